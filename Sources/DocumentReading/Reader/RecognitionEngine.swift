/// Which recogniser reads the lines of a machine-readable zone.
public enum RecognitionEngine: String, Hashable, Sendable, Codable, CaseIterable {
  /// Our own small net.
  case own
  /// Tesseract with our own model.
  case tesseract
  /// Our own net, and Tesseract where its reading is refused.
  case both
}
