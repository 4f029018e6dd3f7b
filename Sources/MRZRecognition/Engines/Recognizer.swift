/// What reads the lines of a zone.
package enum Recognizer: String, Hashable, Sendable, CaseIterable {
  /// Our own fast net.
  case fast
  /// Our own thorough net.
  case thorough
  /// The mean of the thorough net and its peer.
  case peer
  /// Our own net for other typefaces; the thorough one has it read characters that stand at uneven
  /// distances.
  case typeset
  /// Tesseract with our own model.
  case tesseract

  /// Whether it is one of our nets, whose confidences compare with each other.
  var isNet: Bool { self != .tesseract }

  /// Whether it was built in: Tesseract is where the package has its trait of that name.
  package var isBuiltIn: Bool {
    #if Tesseract
      true
    #else
      isNet
    #endif
  }
}
