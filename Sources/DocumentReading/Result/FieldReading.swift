/// A value as it was read, with what it was read from and how sure the reading is.
public struct FieldReading: Hashable, Sendable, Codable {
  /// The value: a date as `YYYY-MM-DD`, names with blanks, everything else as printed.
  public var value: String
  /// The characters as printed, fillers included.
  public var sourceText: String
  /// How sure the least certain character is, 0 to 1; 1 for text that was not read from pixels.
  public var confidence: Double

  /// Makes a reading of its parts.
  public init(value: String, sourceText: String, confidence: Double) {
    self.value = value
    self.sourceText = sourceText
    self.confidence = confidence
  }
}
