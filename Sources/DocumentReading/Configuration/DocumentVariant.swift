/// What a document is made of (Jumio's `NetverifyDocumentVariant`).
public enum DocumentVariant: String, Hashable, Sendable, Codable, CaseIterable {
  /// Paper.
  case paper
  /// Plastic.
  case plastic
}
