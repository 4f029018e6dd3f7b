import DocumentReading
import IdentityDocument

/// One input of `docread parse`, parsed.
struct ParsedInput {
  /// What it says, or why it says nothing.
  let outcome: Result<Answer, ReaderError>
  /// What is wrong with a text that is no zone, and where.
  private(set) var fault: MRZError?
  /// Whether lenient reading takes the text that strict reading refuses.
  private var isForgiven = false
  private let id: String?
  /// The file that was named and cannot be read.
  private let path: String?

  /// The longest text of a zone, its line ends of two bytes included: three lines of 30, two of 44.
  private static let longestZone = 3 * (30 + 2)

  init(line: [UInt8], asOf: CalendarDate, leniency: MRZ.Leniency = .strict) {
    guard line.count <= BatchInput.longestLine else {
      self.init(refusedWith: ReaderError(.inputTooLong))
      return
    }
    self.init(ParseInput(line: line), asOf: asOf, leniency: leniency)
  }

  private init(refusedWith error: ReaderError) {
    (id, path, outcome) = (nil, nil, .failure(error))
  }

  /// What was meant as the path of a file that cannot be read.
  init(unreadable path: String, _ error: ReaderError) {
    (id, self.path, outcome) = (nil, path, .failure(error))
  }

  /// Parses an input, or says that a line was none.
  init(_ input: ParseInput, asOf: CalendarDate, leniency: MRZ.Leniency) {
    (id, path) = (input.id, nil)
    switch input.content {
    case .none(let fault):
      outcome = .failure(ReaderError(.notAZoneOrPayload, naming: fault))
    case .zone(let bytes):
      switch Self.zone(bytes, leniency) {
      case .success(let zone): outcome = .success(Answer(zones: [zone], asOf: asOf))
      case .failure(let error):
        fault = error
        isForgiven = Self.isForgiven(bytes, error, leniency)
        outcome = .failure(Self.refusal(error, isForgiven: isForgiven))
      }
    case .payload(let bytes):
      outcome = Self.payload(bytes, asOf: asOf)
    case .any(let bytes):
      switch Self.zone(bytes, leniency) {
      case .success(let zone):
        outcome = .success(Answer(zones: [zone], asOf: asOf))
      case .failure(let error):
        let payload = Self.payload(bytes, asOf: asOf)
        guard case .failure = payload else {
          outcome = payload
          return
        }
        let isForgiven = Self.isForgiven(bytes, error, leniency)
        if bytes.contains(.ascii("<")) || bytes.count <= Self.longestZone || isForgiven {
          (fault, self.isForgiven) = (error, isForgiven)
          outcome = .failure(Self.refusal(error, isForgiven: isForgiven))
        } else {
          outcome = payload
        }
      }
    }
  }

  /// Whether lenient reading takes a text in which strict reading found a character that no zone has.
  private static func isForgiven(
    _ bytes: [UInt8], _ error: MRZError, _ leniency: MRZ.Leniency
  ) -> Bool {
    guard leniency == .strict, case .unexpectedCharacter = error else { return false }
    return (try? MRZ(parsing: bytes, leniency: .lenient)) != nil
  }

  private static func refusal(_ fault: MRZError, isForgiven: Bool) -> ReaderError {
    ReaderError(.notAZone, ["fault": fault.message + (isForgiven ? Self.hint : "")])
  }

  private static let hint = "; lenient reading forgives it"

  /// What is wrong with a text that is no zone; drawn, with the line in which it is.
  func faultDescription(isDrawn: Bool) -> String? {
    fault.map { $0.message + (isForgiven ? Self.hint : "") + (isDrawn ? $0.drawing : "") }
  }

  private static func zone(
    _ bytes: [UInt8], _ leniency: MRZ.Leniency
  ) -> Result<ZoneSource, MRZError> {
    Result { () throws(MRZError) in ZoneSource(try MRZ(parsing: bytes, leniency: leniency)) }
  }

  /// A payload; the line end that an editor or `echo` puts behind it is no part of it.
  private static func payload(
    _ bytes: [UInt8], asOf: CalendarDate
  ) -> Result<Answer, ReaderError> {
    var bare = bytes
    while let last = bare.last, last == .ascii("\n") || last == .ascii("\r") {
      bare.removeLast()
    }
    for candidate in bare.count == bytes.count ? [bytes] : [bytes, bare] {
      let barcode = BarcodeSource(candidate, asOf: asOf)
      if barcode.isRecognised { return .success(Answer(barcodes: [barcode], asOf: asOf)) }
    }
    var error = ReaderError(.unknownPayload, ["count": "\(bytes.count)"])
    if bytes.count == 1 { error.message.replace("1 bytes", with: "1 byte") }
    return .failure(error)
  }

  /// The answer to the input.
  func json(in language: MessageLanguage) -> JSONValue {
    switch outcome {
    case .success(var answer):
      answer.id = id
      return answer.json(in: language)
    case .failure(let error):
      return AnswerError(error, fault: fault).answer(id: id, path: path, in: language)
    }
  }
}
