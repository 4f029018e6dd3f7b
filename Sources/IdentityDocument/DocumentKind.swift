/// What kind of document it is (Jumio's `NetverifyDocumentType`).
public enum DocumentKind: String, Hashable, Sendable, CaseIterable {
  /// A passport, or another travel document in its format.
  case passport
  /// A driving licence.
  case driverLicense
  /// An identity card or a residence permit.
  case identityCard
  /// A visa.
  case visa
}

#if !hasFeature(Embedded)
  extension DocumentKind: Codable {}
#endif
