/// What was recognised in a line of print.
public struct PrintedText: Hashable, Sendable {
  /// The text, in the spelling of the model, with single spaces between words.
  public var text: String
  /// The mean of the confidences of its words, 0 to 1, by Tesseract; it is not calibrated.
  public var confidence: Double

  /// Makes a text with its confidence.
  public init(text: String, confidence: Double) {
    self.text = text
    self.confidence = confidence
  }
}
