/// A barcode as an answer has it: its bytes, what its payload says, and what keeps it from being
/// accepted.
public struct BarcodeSource: Hashable, Sendable {
  /// The kind of symbol, such as `PDF417` or `QR`, or `nil` for a payload that was given as bytes.
  public var symbology: String?
  /// The bytes, exactly as encoded.
  public var bytes: [UInt8]
  /// The bytes as text, where they are text.
  public var text: String?
  /// What the payload is.
  public var payload: IdentityPayload
  /// Why the payload could not be read though it begins as one that is known.
  public var payloadError: AAMVAError?
  /// Why it is not accepted; empty where it is.
  public var refusals: [Refusal]
  /// The codewords that error correction changed, where the symbol says so.
  public var correctedErrors: Int?
  /// The codewords that error correction filled in, where the symbol says so.
  public var correctedErasures: Int?
  /// Where it was found, or `nil` for a payload that was given as bytes.
  public var outline: Outline?
  /// The side that it was found on, where that is known.
  public var side: Side?

  /// Recognises a payload.
  ///
  /// It is accepted where it says who its holder is: a number, a surname and a date of birth.
  ///
  /// - Parameters:
  ///   - bytes: The bytes of the symbol.
  ///   - text: The bytes as text, where the symbol says how.
  ///   - symbology: The kind of symbol.
  ///   - reference: The day that decides centuries.
  public init(
    _ bytes: [UInt8], text: String? = nil, symbology: String? = nil, asOf reference: CalendarDate
  ) {
    self.bytes = bytes
    self.text = text
    self.symbology = symbology
    payload = IdentityPayload(recognising: bytes)
    if case .unrecognised = payload {
      do throws(AAMVAError) {
        _ = try AAMVACard(parsing: bytes)
      } catch {
        // Without a header it is some other payload, not a card that is damaged.
        payloadError = error == .noHeader ? nil : error
      }
    }
    refusals = Self.refusals(of: payload.documentData(asOf: reference))
  }

  /// Whether it may make a document; where another kind of payload was asked for, it claims nothing.
  public var isWanted = true {
    didSet { if !isWanted { refusals = [Refusal(.expectedElsewhere)] } }
  }

  /// Whether it is fit for use without a human look.
  public var isAccepted: Bool { refusals.isEmpty }

  /// Whether the payload is of a kind that is known.
  public var isRecognised: Bool {
    if case .unrecognised = payload { return false }
    return true
  }

  private static func refusals(of document: DocumentData?) -> [Refusal] {
    guard let document else { return [Refusal(.incompletePayload)] }
    return [DocumentField.idNumber, .lastName, .dob].compactMap { field in
      document[field] == nil ? Refusal(.incompletePayload, field: field) : nil
    }
  }

  /// What the payload says, field by field, as a source of the merge.
  ///
  /// - Parameters:
  ///   - path: Where the barcode stands in the answer.
  ///   - reference: The day that decides centuries.
  /// - Returns: The source; it claims nothing where the payload is not known.
  public func source(_ path: SourcePath, asOf reference: CalendarDate) -> DocumentSource {
    var source = DocumentSource(
      path, kind: .barcode,
      saying: (isWanted ? payload.documentData(asOf: reference) : nil) ?? DocumentData(),
      proof: .errorCorrection,
      refusals: refusals.map { refusal in
        var refusal = refusal
        refusal.source = path
        return refusal
      }, sourceText: payload.sourceText)
    source.outline = outline
    guard case .aamva(let card) = payload else { return source }
    let isCut = (
      last: card.lastNameTruncation == .truncated,
      first: card.firstNameTruncation == .truncated || card.middleNameTruncation == .truncated
    )
    for index in source.claims.indices {
      switch source.claims[index].field {
      case .lastName: source.claims[index].isPossiblyCut = isCut.last
      case .firstName: source.claims[index].isPossiblyCut = isCut.first
      default: continue
      }
    }
    return source
  }
}
