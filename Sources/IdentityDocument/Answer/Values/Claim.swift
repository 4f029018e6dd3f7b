/// What one source says of one field, and what proves it.
public struct Claim: Hashable, Sendable {
  /// The field.
  public var field: DocumentField
  /// The value.
  public var value: FieldValue
  /// The source.
  public var source: SourcePath
  /// How sure the reading is, 0 to 1; 1 for text that was not read from pixels.
  public var confidence: Double
  /// What proves the value.
  public var proof: Proof
  /// The characters as the source has them, not normalised; empty where it has none, since the value
  /// follows from what kind of source it is.
  public var sourceText: String
  /// Whether the source may have cut the value to the room that it has.
  public var isPossiblyCut: Bool

  /// Makes a claim.
  ///
  /// - Parameters:
  ///   - field: The field.
  ///   - value: The value.
  ///   - source: The source.
  ///   - confidence: How sure the reading is, 0 to 1.
  ///   - proof: What proves the value.
  ///   - sourceText: The characters as the source has them; the value's text where left out.
  ///   - isPossiblyCut: Whether the source may have cut the value.
  public init(
    _ field: DocumentField, _ value: FieldValue, source: SourcePath, confidence: Double = 1,
    proof: Proof = .none, sourceText: String? = nil, isPossiblyCut: Bool = false
  ) {
    self.field = field
    self.value = value
    self.source = source
    self.confidence = confidence
    self.proof = proof
    self.sourceText = sourceText ?? value.text
    self.isPossiblyCut = isPossiblyCut
  }

  /// The confidence as an answer writes it.
  ///
  /// By it claims are chosen, so that whoever has the answer chooses the same, and of two people in one document all is the
  /// first one's where both were read alike, and not some of either as further digits fall.
  var statedConfidence: Double { JSONValue.stated(confidence) }

  /// The claim as an answer writes it.
  var json: JSONValue {
    .members([
      ("value", value.json), ("source", .string(source.rawValue)),
      ("confidence", .share(confidence)), ("proof", .string(proof.rawValue)),
      ("sourceText", sourceText.isEmpty ? nil : .string(sourceText)),
    ])
  }
}

extension Claim: Comparable {
  /// The order in which claims to one field are written, by source.
  public static func < (left: Claim, right: Claim) -> Bool { left.key < right.key }

  private var key: (DocumentField, SourcePath, String, String, Proof, Double) {
    (field, source, value.text, sourceText, proof, confidence)
  }
}

#if !hasFeature(Embedded)
  extension Claim: Codable {}
#endif
