/// One thing that was read and that says something of a document: a zone, a barcode, the print of a
/// page, a chip.
public struct DocumentSource: Hashable, Sendable {
  /// What a source is.
  ///
  /// Sources of different kinds are read independently of each other.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A machine readable zone.
    case zone
    /// A barcode.
    case barcode
    /// The print of a page.
    case page
    /// The files of a chip.
    case chip
  }

  /// Where it stands in the answer.
  public var path: SourcePath
  /// What it is.
  public var kind: Kind
  /// What it says, field by field.
  public var claims: [Claim]
  /// Why it is not accepted; empty where it is.
  public var refusals: [Refusal]
  /// The source whose document it is known to belong to, as the print around a zone is.
  public var belongsTo: SourcePath?
  /// Where it was found in its picture.
  public var outline: Outline?
  /// How likely it is that every character but those of the names is right, 0 to 1, where a zone was
  /// read from a picture: what is left in doubt once another source has proven the names.
  public var confidenceBesideNames: Double?

  /// Makes a source.
  ///
  /// - Parameters:
  ///   - path: Where it stands in the answer.
  ///   - kind: What it is.
  ///   - claims: What it says.
  ///   - refusals: Why it is not accepted.
  ///   - belongsTo: The source whose document it is known to belong to.
  ///   - outline: Where it was found.
  public init(
    _ path: SourcePath, kind: Kind, claims: [Claim], refusals: [Refusal] = [],
    belongsTo: SourcePath? = nil, outline: Outline? = nil
  ) {
    self.path = path
    self.kind = kind
    self.claims = claims
    self.refusals = refusals
    self.belongsTo = belongsTo
    self.outline = outline
  }

  /// Whether it is fit for use without a human look.
  public var isAccepted: Bool { refusals.isEmpty }

  /// Makes a source of what a document says, with one confidence and one proof for all of it.
  ///
  /// - Parameters:
  ///   - path: Where it stands in the answer.
  ///   - kind: What it is.
  ///   - document: What it says.
  ///   - proof: What proves it.
  ///   - confidence: How sure the reading is, 0 to 1.
  ///   - refusals: Why it is not accepted.
  ///   - sourceText: The characters that the source has for a field where they are not the text of its
  ///     value.
  public init(
    _ path: SourcePath, kind: Kind, saying document: DocumentData, proof: Proof,
    confidence: Double = 1, refusals: [Refusal] = [],
    sourceText: (DocumentField) -> String? = { _ in nil }
  ) {
    let claims = DocumentField.allCases.compactMap { field in
      document[field].flatMap { value -> Claim? in
        guard !value.isEmpty else { return nil }
        return Claim(
          field, value, source: path, confidence: confidence, proof: proof,
          sourceText: sourceText(field) ?? value.date?.printed)
      }
    }
    self.init(path, kind: kind, claims: claims, refusals: refusals)
  }

  /// The claims to a field.
  func claims(_ field: DocumentField) -> [Claim] { claims.filter { $0.field == field } }
}

#if !hasFeature(Embedded)
  extension DocumentSource: Codable {}
  extension DocumentSource.Kind: Codable {}
#endif
