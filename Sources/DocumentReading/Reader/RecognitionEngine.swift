import MRZRecognition

/// Which recogniser reads the lines of a machine-readable zone.
///
/// Our own nets are the default. As a second opinion Tesseract earns nothing: over 400 fresh frames
/// (`Corpus/Synthesis/make.py frames --seed 15031 --count 100 --grade g1` to `g4`; `docread-bench
/// pictures --engines own,both`) 361 zones are exact, 266 accepted and none wrongly with it and
/// without it, and the slowest tenth takes 57.1 ms of CPU time instead of 12.1.
public enum RecognitionEngine: String, Hashable, Sendable, Codable, CaseIterable {
  /// Our own nets: the fast one, the thorough one and its peer, and the one for other typefaces.
  case own
  /// Tesseract with our own model.
  case tesseract
  /// Our own nets, and Tesseract where their reading is refused and not certain.
  case both

  /// Whether it was built in.
  ///
  /// Tesseract is where the package has its trait `Tesseract`, which is on unless it is switched off.
  /// Reading with an engine that is not built in is an error, `F30002`.
  public var isBuiltIn: Bool { recognizers.allSatisfy(\.isBuiltIn) }
}
