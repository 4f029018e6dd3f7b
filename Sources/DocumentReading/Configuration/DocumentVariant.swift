import IdentityDocument

/// What a document is made of (Jumio's `NetverifyDocumentVariant`).
public enum DocumentVariant: String, Hashable, Sendable, Codable, CaseIterable {
  /// Paper: passports and visas.
  case paper
  /// Plastic: cards of the size ID-1.
  case plastic

  /// What a document must be made of, or `nil` where its kind comes in both.
  ///
  /// Passports are booklets and visas stickers (ICAO Doc 9303-4 and 9303-7); TD1 is the size ID-1
  /// (9303-5, §3), as is the card of AAMVA's standard. Cards of the size TD2 come in both.
  ///
  /// - Parameter models: What the document is.
  public init?(of models: Set<DocumentModel>) {
    if models.contains(.kind(.passport)) || models.contains(.kind(.visa)) {
      self = .paper
    } else if models.contains(.format(.td1)) || models.contains(.payload(.aamva)) {
      self = .plastic
    } else {
      return nil
    }
  }
}
