/// Proven values of one field that differ.
public struct Conflict: Hashable, Sendable {
  /// The field.
  public var field: DocumentField
  /// The claims, the one whose value stands in the document first.
  public var claims: [Claim]

  /// Makes a conflict.
  ///
  /// - Parameters:
  ///   - field: The field.
  ///   - claims: The claims that differ.
  public init(field: DocumentField, claims: [Claim]) {
    self.field = field
    self.claims = claims
  }

  /// The conflict as an answer writes it.
  var json: JSONValue {
    [
      "field": .string(field.rawValue),
      "claims": .array(
        claims.map { ["value": $0.value.json, "source": .string($0.source.rawValue)] }),
    ]
  }
}

#if !hasFeature(Embedded)
  extension Conflict: Codable {}
#endif
