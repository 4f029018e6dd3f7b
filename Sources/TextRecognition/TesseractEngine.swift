#if Tesseract
  import CTesseract
  import Raster

  /// An engine of Tesseract, which ends with its owner; it serves one thread at a time.
  @safe struct TesseractEngine: ~Copyable {
    /// The greatest side of a picture, in pixels: Tesseract counts in 16 bits.
    static let greatestSide = 32767

    private let handle: OpaquePointer

    /// Makes an engine of a model in memory; the bytes are copied.
    ///
    /// - Parameter model: The content of a `.traineddata` file with an LSTM network.
    /// - Throws: `unusableModel` where the bytes are no such model.
    init(model: [UInt8]) throws(TextRecognizerError) {
      try unsafe self.init { handle in
        unsafe model.withUnsafeBytes { unsafe Self.load($0, into: handle) }
      }
    }

    /// Makes an engine of a model in memory that is no array.
    init(model: UnsafeRawBufferPointer) throws(TextRecognizerError) {
      try unsafe self.init { handle in unsafe Self.load(model, into: handle) }
    }

    /// Makes an engine of models that are installed, `TessBaseAPIInit2`.
    ///
    /// - Parameters:
    ///   - models: Tesseract's names for them.
    ///   - folder: Where they are.
    /// - Throws: `unusableModel` where one cannot be loaded.
    init(models: [String], in folder: String) throws(TextRecognizerError) {
      try unsafe self.init { handle in
        unsafe TessBaseAPIInit2(handle, folder, models.joined(separator: "+"), OEM_LSTM_ONLY)
      }
    }

    /// Gives an engine a model in memory, `TessBaseAPIInit5`; 0 where that could be done.
    private static func load(_ model: UnsafeRawBufferPointer, into handle: OpaquePointer) -> Int32 {
      // Tesseract takes no bytes at all for the wish to look for a file.
      guard model.count > 0, let size = Int32(exactly: model.count) else { return -1 }
      return unsafe TessBaseAPIInit5(
        handle, model.baseAddress, size, "mrz", OEM_LSTM_ONLY, nil, 0, nil, nil, 0, 0)
    }

    /// Makes an engine that `load` gives its models; it answers 0 where it could.
    private init(_ load: (OpaquePointer) -> Int32) throws(TextRecognizerError) {
      guard let handle = unsafe TessBaseAPICreate() else { throw .unusableModel }
      SingleThread.limit()
      unsafe TessBaseAPISetVariable(handle, "debug_file", "/dev/null")
      guard unsafe load(handle) == 0 else {
        unsafe TessBaseAPIDelete(handle)
        throw .unusableModel
      }
      unsafe self.handle = unsafe handle
      // Print comes dark on light; without this a poor line is recognised a second time inverted.
      set("tessedit_do_invert", to: "0")
    }

    deinit { unsafe TessBaseAPIDelete(handle) }

    /// Sets a variable of Tesseract, `TessBaseAPISetVariable`.
    func set(_ variable: String, to value: String) {
      unsafe TessBaseAPISetVariable(handle, variable, value)
    }

    /// Hands a picture over, `TessBaseAPISetImage`; ``clear()`` is to follow.
    ///
    /// - Parameters:
    ///   - image: The picture: dark on light, upright.
    ///   - mode: How print is looked for in it.
    /// - Throws: `unusableImage` for a side out of range.
    mutating func show(
      _ image: GrayImage, as mode: TessPageSegMode
    ) throws(TextRecognizerError) {
      let sides = 1...Self.greatestSide
      guard sides.contains(image.width), sides.contains(image.height) else {
        throw .unusableImage(width: image.width, height: image.height, limit: Self.greatestSide)
      }
      SingleThread.limit()
      unsafe TessBaseAPISetPageSegMode(handle, mode)
      unsafe image.pixels.withUnsafeBufferPointer { pixels in
        unsafe TessBaseAPISetImage(
          handle, pixels.baseAddress, Int32(image.width), Int32(image.height), 1,
          Int32(image.width))
      }
      // Without a stated resolution Tesseract guesses one and says so on standard error.
      unsafe TessBaseAPISetSourceResolution(handle, 300)
    }

    /// Whether a line is so narrow that, scaled to the network's height, it has not even the three
    /// columns that the network asks for.
    static func isTooNarrow(_ line: GrayImage) -> Bool { line.width * 8 <= line.height }

    /// Recognises the picture; `false` where Tesseract gave up.
    mutating func recognize() -> Bool { unsafe TessBaseAPIRecognize(handle, nil) == 0 }

    /// Recognises the picture, and gives up where `Interruption` says so.
    mutating func recognizeUnlessInterrupted() -> Bool {
      guard let monitor = unsafe TessMonitorCreate() else { return false }
      defer { unsafe TessMonitorDelete(monitor) }
      unsafe TessMonitorSetCancelFunc(monitor) { _, _ in Interruption.isRaised }
      return unsafe TessBaseAPIRecognize(handle, monitor) == 0
    }

    /// All that was recognised, and the mean of the confidences of its words in hundredths; `nil`
    /// where Tesseract has none.
    var text: (text: String, confidence: Int)? {
      guard let text = unsafe TessBaseAPIGetUTF8Text(handle) else { return nil }
      defer { unsafe TessDeleteText(text) }
      return unsafe (String(cString: text), Int(TessBaseAPIMeanTextConf(handle)))
    }

    /// Calls `body` with an iterator at the beginning of what was recognised; `nil` where there is none.
    borrowing func results<Result>(_ body: (OpaquePointer) -> Result) -> Result? {
      guard let results = unsafe TessBaseAPIGetIterator(handle) else { return nil }
      defer { unsafe TessResultIteratorDelete(results) }
      return unsafe body(results)
    }

    /// Forgets the picture and what was recognised, `TessBaseAPIClear`.
    func clear() { unsafe TessBaseAPIClear(handle) }
  }
#endif
