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

  /// Whether it keeps the document from being accepted.
  ///
  /// Number, birth, expiry and surname always do. A chip holds the zone as it is printed, so that whatever else
  /// of it differs tells a forgery, but for optional data (BSI TR-03135, 5.7.2).
  var decidesIdentity: Bool {
    if field.decidesIdentity { return true }
    guard claims.contains(where: { $0.source.isChip }) else { return false }
    switch field {
    case .firstName, .gender, .originatingCountry, .issuingCountry: return true
    default: return false
    }
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
