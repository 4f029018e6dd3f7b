/// A side of a document; the raw values are those of SelphID's result keys.
public enum Side: String, Hashable, Sendable, CaseIterable {
  /// The side with the portrait.
  case front = "Front"
  /// The other side.
  case back = "Back"
}

#if !hasFeature(Embedded)
  extension Side: Codable, CodingKeyRepresentable {}
#endif
