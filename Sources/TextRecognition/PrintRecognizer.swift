public import Raster

#if Tesseract
  import CTesseract

  /// Tesseract, made ready for lines of print in any language that is installed.
  ///
  /// An owner holds one engine, which takes up to a second to make and serves one thread at a time.
  ///
  /// ```swift
  /// var recognizer = try PrintRecognizer()
  /// try recognizer.text(in: line).text  // "Müller"
  /// ```
  @safe public struct PrintRecognizer: ~Copyable {
    var engine: TesseractEngine

    /// Makes an engine of models that are installed, `TessBaseAPIInit2`.
    ///
    /// - Parameters:
    ///   - names: The scripts or languages, such as `Latin` or `Cyrillic`; without any the standard
    ///     one (``PrintModels/standard``). Each costs its time in every line.
    ///   - models: Where they are.
    /// - Throws: `missingModel` where one is not installed, `unusableModel` where it cannot be loaded.
    public init(
      _ names: [String] = [], of models: PrintModels = .installed
    ) throws(TextRecognizerError) {
      let wanted = try Self.models(names, of: models)
      guard let folder = models.folder else { throw .unusableModel }
      engine = try TesseractEngine(models: wanted, in: folder)
    }

    /// Reads one line.
    ///
    /// - Parameter image: The line: dark on light, upright, with a little paper around it.
    /// - Returns: The text; empty where none is seen.
    /// - Throws: `unusableImage` for a side out of range, `recognitionFailed` where Tesseract fails.
    /// - Complexity: O(*w*) in the width of the image at the height of the network's input.
    public mutating func text(in image: GrayImage) throws(TextRecognizerError) -> PrintedText {
      try engine.show(image, as: PSM_SINGLE_LINE)
      defer { engine.clear() }
      guard !TesseractEngine.isTooNarrow(image) else { return PrintedText(text: "", confidence: 0) }
      guard engine.recognize(), let found = engine.text else { throw .recognitionFailed }
      let words = found.text.split { $0.isWhitespace }
      return PrintedText(
        text: words.joined(separator: " "),
        confidence: min(1, max(0, Double(found.confidence) / 100)))
    }
  }

  /// Not safe to share: one engine serves one thread at a time.
  @available(*, unavailable)
  extension PrintRecognizer: Sendable {}
#else
  /// A recogniser of print that was not built in: it cannot be made.
  public struct PrintRecognizer: ~Copyable {
    /// Refuses: the package was built without its trait `Tesseract`.
    ///
    /// - Parameters:
    ///   - names: The scripts or languages.
    ///   - models: Where they are.
    /// - Throws: `notBuiltIn`.
    public init(
      _ names: [String] = [], of models: PrintModels = .installed
    ) throws(TextRecognizerError) {
      throw .notBuiltIn
    }

    /// Reads one line.
    ///
    /// - Parameter image: The line.
    /// - Returns: Nothing.
    /// - Throws: `notBuiltIn`.
    public mutating func text(in image: GrayImage) throws(TextRecognizerError) -> PrintedText {
      throw .notBuiltIn
    }
  }
#endif

extension PrintRecognizer {
  /// Whether the package was built with a recogniser of print.
  public static var isBuiltIn: Bool {
    #if Tesseract
      true
    #else
      false
    #endif
  }

  /// The models that are asked for, by Tesseract's names.
  static func models(
    _ names: [String], of models: PrintModels
  ) throws(TextRecognizerError) -> [String] {
    guard !names.isEmpty else {
      guard let standard = models.standard else { throw .missingModel("Latin") }
      return [standard]
    }
    var found: [String] = []
    for name in names {
      guard let model = models.model(name) else { throw .missingModel(name) }
      found.append(model)
    }
    return found
  }
}
