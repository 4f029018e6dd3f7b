/// Whether the sources of a field say the same.
public enum Agreement: String, Hashable, Sendable, Codable, CaseIterable {
  /// Only one source has the field.
  case notCompared
  /// All sources say the same, after transliteration.
  case equal
  /// The sources differ.
  case differs
}
