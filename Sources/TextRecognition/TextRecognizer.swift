#if Tesseract
  import CMRZModel
  import CTesseract
  public import Raster

  /// Tesseract, made ready for lines of machine-readable text: `A` to `Z`, `0` to `9` and `<`.
  ///
  /// An owner holds one engine. It may pass from thread to thread but serves one at a time: keep it in
  /// a `Mutex`, one for every thread that shall work at once.
  ///
  /// ```swift
  /// var recognizer = try TextRecognizer()
  /// let line = try recognizer.text(in: strip.image)
  /// line.text  // "P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<"
  /// ```
  @safe public struct TextRecognizer: ~Copyable {
    /// How Tesseract looks for the line in an image.
    public enum Segmentation: Hashable, Sendable {
      /// The whole image is the line (page segmentation mode 13).
      case rawLine
      /// The line is looked for in the image (page segmentation mode 7).
      case singleLine
    }

    /// The characters that can be recognised.
    public static let alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789<"

    /// The greatest side of an image, in pixels: Tesseract counts in 16 bits.
    public static let greatestSide = TesseractEngine.greatestSide

    private var engine: TesseractEngine

    /// Makes an engine of the model that is built in.
    ///
    /// - Throws: `unusableModel` where the Tesseract at hand cannot load it.
    public init() throws(TextRecognizerError) {
      let model = unsafe UnsafeRawBufferPointer(
        start: mrz_model_bytes(), count: Int(mrz_model_size()))
      try unsafe self.init(TesseractEngine(model: model))
    }

    /// Makes an engine of a model in memory, `TessBaseAPIInit5`; the bytes are copied.
    ///
    /// - Parameter model: The content of a `.traineddata` file with an LSTM network.
    /// - Throws: `unusableModel` where the bytes are no such model.
    public init(model: [UInt8]) throws(TextRecognizerError) {
      try self.init(TesseractEngine(model: model))
    }

    /// Takes a ready engine over, and sets what lines of machine-readable text ask for.
    private init(_ engine: consuming TesseractEngine) {
      engine.set("tessedit_char_whitelist", to: Self.alphabet)
      // Alternatives for every character, their scores in the finest steps there are.
      engine.set("lstm_choice_mode", to: "2")
      engine.set("lstm_rating_coefficient", to: "1")
      self.engine = engine
    }

    /// Reads one line.
    ///
    /// - Parameters:
    ///   - image: The line: dark on light, upright, cut close to the print.
    ///   - segmentation: How the line is looked for.
    /// - Returns: The characters; none where no text is seen.
    /// - Throws: `unusableImage` for a side out of range, `recognitionFailed` where Tesseract fails.
    /// - Complexity: O(*w*) in the width of the image at the height of the network's input.
    public mutating func text(
      in image: GrayImage, segmentation: Segmentation = .rawLine
    ) throws(TextRecognizerError) -> RecognizedText {
      try engine.show(image, as: segmentation == .rawLine ? PSM_RAW_LINE : PSM_SINGLE_LINE)
      defer { engine.clear() }
      guard !TesseractEngine.isTooNarrow(image) else { return RecognizedText(characters: []) }
      guard engine.recognize() else { throw .recognitionFailed }
      return unsafe engine.results { unsafe RecognizedText($0) } ?? RecognizedText(characters: [])
    }
  }

  /// Not safe to share: one engine serves one thread at a time.
  @available(*, unavailable)
  extension TextRecognizer: Sendable {}
#endif
