public import Raster

#if Tesseract
  import CTesseract

  extension PrintRecognizer {
    /// Finds and reads the words of a page, wherever they stand (page segmentation mode 11).
    ///
    /// Ends without words where `Interruption` says so.
    ///
    /// - Parameter image: The page: dark on light, upright.
    /// - Returns: The words, line by line.
    /// - Throws: `unusableImage` for a side out of range.
    /// - Complexity: Some 400 ms for 60 lines.
    public mutating func words(in image: GrayImage) throws(TextRecognizerError) -> [PlacedWord] {
      try engine.show(image, as: PSM_SPARSE_TEXT)
      defer { engine.clear() }
      guard engine.recognizeUnlessInterrupted() else { return [] }
      return unsafe engine.results { unsafe Self.words(at: $0) } ?? []
    }

    private static func words(at results: OpaquePointer) -> [PlacedWord] {
      var words: [PlacedWord] = []
      var line = -1
      repeat {
        let place = unsafe TessResultIteratorGetPageIteratorConst(results)
        if unsafe TessPageIteratorIsAtBeginningOf(place, RIL_TEXTLINE) != 0 { line += 1 }
        if let word = unsafe word(at: results, place, line: max(0, line)) { words.append(word) }
      } while unsafe TessResultIteratorNext(results, RIL_WORD) != 0
      return words
    }

    private static func word(
      at results: OpaquePointer, _ place: OpaquePointer?, line: Int
    ) -> PlacedWord? {
      guard let text = unsafe TessResultIteratorGetUTF8Text(results, RIL_WORD) else { return nil }
      defer { unsafe TessDeleteText(text) }
      var (left, top, right, bottom) = (Int32(0), Int32(0), Int32(0), Int32(0))
      guard
        unsafe TessPageIteratorBoundingBox(place, RIL_WORD, &left, &top, &right, &bottom) != 0
      else { return nil }
      let confidence = unsafe Double(TessResultIteratorConfidence(results, RIL_WORD)) / 100
      return PlacedWord(
        reading: PrintedText(
          text: unsafe String(cString: text), confidence: min(1, max(0, confidence))),
        area: PixelRectangle(
          x: Int(left), y: Int(top), width: Int(right - left), height: Int(bottom - top)),
        line: line)
    }
  }
#else
  extension PrintRecognizer {
    /// Finds and reads the words of a page.
    ///
    /// - Parameter image: The page.
    /// - Returns: Nothing.
    /// - Throws: `notBuiltIn`.
    public mutating func words(in image: GrayImage) throws(TextRecognizerError) -> [PlacedWord] {
      throw .notBuiltIn
    }
  }
#endif
