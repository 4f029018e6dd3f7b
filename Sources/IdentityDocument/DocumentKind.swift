/// What a document is, in the terms of the reading kits (Jumio's `NetverifyDocumentType`).
public enum DocumentKind: String, Hashable, Sendable, CaseIterable {
  /// A passport or another travel document in the form of a booklet.
  case passport
  /// A driving licence.
  case driverLicense
  /// An identity card, a residence permit or another card.
  case identityCard
  /// A visa.
  case visa
}

#if !hasFeature(Embedded)
  extension DocumentKind: Codable {}
#endif
