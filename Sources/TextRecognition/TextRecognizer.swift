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
    public static let greatestSide = 32767

    private let handle: OpaquePointer

    /// Makes an engine of the model that is built in.
    ///
    /// - Throws: `unusableModel` where the Tesseract at hand cannot load it.
    public init() throws(TextRecognizerError) {
      let model = unsafe UnsafeRawBufferPointer(
        start: mrz_model_bytes(), count: Int(mrz_model_size()))
      try unsafe self.init(engine: Self.makeEngine(model))
    }

    /// Makes an engine of a model in memory, `TessBaseAPIInit5`; the bytes are copied.
    ///
    /// - Parameter model: The content of a `.traineddata` file with an LSTM network.
    /// - Throws: `unusableModel` where the bytes are no such model.
    public init(model: [UInt8]) throws(TextRecognizerError) {
      try unsafe self.init(engine: model.withUnsafeBytes(Self.makeEngine))
    }

    /// Takes a ready engine over.
    private init(engine handle: OpaquePointer?) throws(TextRecognizerError) {
      guard let handle = unsafe handle else { throw .unusableModel }
      unsafe self.handle = unsafe handle
    }

    deinit { unsafe TessBaseAPIDelete(handle) }

    private static func makeEngine(_ model: UnsafeRawBufferPointer) -> OpaquePointer? {
      // Tesseract takes no bytes at all for the wish to look for a file.
      guard model.count > 0, let size = Int32(exactly: model.count),
        let handle = unsafe TessBaseAPICreate()
      else { return nil }
      SingleThread.limit()
      unsafe TessBaseAPISetVariable(handle, "debug_file", "/dev/null")
      let status = unsafe TessBaseAPIInit5(
        handle, model.baseAddress, size, "mrz", OEM_LSTM_ONLY, nil, 0, nil, nil, 0, 0)
      guard status == 0 else {
        unsafe TessBaseAPIDelete(handle)
        return nil
      }
      let settings = [
        ("tessedit_char_whitelist", alphabet),
        // Print comes dark on light; without this a poor line is recognised a second time inverted.
        ("tessedit_do_invert", "0"),
        // Alternatives for every character, their scores in the finest steps there are.
        ("lstm_choice_mode", "2"),
        ("lstm_rating_coefficient", "1"),
      ]
      for (name, value) in settings { unsafe TessBaseAPISetVariable(handle, name, value) }
      return unsafe handle
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
      let sides = 1...Self.greatestSide
      guard sides.contains(image.width), sides.contains(image.height) else {
        throw .unusableImage(width: image.width, height: image.height, limit: Self.greatestSide)
      }
      // Scaled to the network's height, so narrow an image has not even the three columns it asks for.
      guard image.width * 8 > image.height else { return RecognizedText(characters: []) }
      SingleThread.limit()
      unsafe TessBaseAPISetPageSegMode(
        handle, segmentation == .rawLine ? PSM_RAW_LINE : PSM_SINGLE_LINE)
      unsafe image.pixels.withUnsafeBufferPointer { pixels in
        unsafe TessBaseAPISetImage(
          handle, pixels.baseAddress, Int32(image.width), Int32(image.height), 1, Int32(image.width)
        )
      }
      // Without a stated resolution Tesseract guesses one and says so on standard error.
      unsafe TessBaseAPISetSourceResolution(handle, 300)
      defer { unsafe TessBaseAPIClear(handle) }
      guard unsafe TessBaseAPIRecognize(handle, nil) == 0 else { throw .recognitionFailed }
      guard let results = unsafe TessBaseAPIGetIterator(handle) else {
        return RecognizedText(characters: [])
      }
      defer { unsafe TessResultIteratorDelete(results) }
      return unsafe RecognizedText(results)
    }
  }

  /// Not safe to share: one engine serves one thread at a time.
  @available(*, unavailable)
  extension TextRecognizer: Sendable {}
#endif
