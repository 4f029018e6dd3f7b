/// One document as all its sources say it together.
///
/// ```swift
/// let zone = ZoneSource(try MRZ(parsing: text)).source(.mrz, asOf: today)
/// let code = BarcodeSource(payload, asOf: today).source(.barcode(0), asOf: today)
/// let documents = MergedDocument.documents(from: [zone, code], asOf: today)
/// documents.first?.document.lastName
/// documents.first?.conflicts
/// ```
public struct MergedDocument: Hashable, Sendable {
  /// Why it is not accepted; empty where it is.
  public var refusals: [Refusal]
  /// What the document says, as far as the merge decides it.
  public var document: DocumentData
  /// What every source says, by field and source, each with its proof.
  public var claims: [Claim]
  /// The fields of which proven values differ.
  public var conflicts: [Conflict]
  /// Where its sources stand in the answer, in order.
  public var sources: [SourcePath]

  /// Whether it is fit for use without a human look.
  public var isAccepted: Bool { refusals.isEmpty }

  /// The claims to a field, in the order of their sources.
  ///
  /// - Parameter field: The field.
  /// - Returns: The claims.
  public func claims(_ field: DocumentField) -> [Claim] { claims.filter { $0.field == field } }

  /// How many fields of the document are proven by more than confidence.
  var provenFieldCount: Int {
    Set(claims.lazy.filter { $0.proof > .none }.map { $0.field }).count
  }

  /// The claims by field, as an answer writes them.
  var claimsJSON: JSONValue? {
    let members = DocumentField.allCases.compactMap { field -> JSONValue.Member? in
      let claims = claims(field)
      return claims.isEmpty
        ? nil : JSONValue.Member(field.rawValue, .array(claims.map { $0.json }))
    }
    return members.isEmpty ? nil : .object(members)
  }
}

#if !hasFeature(Embedded)
  extension MergedDocument: Codable {}
#endif
