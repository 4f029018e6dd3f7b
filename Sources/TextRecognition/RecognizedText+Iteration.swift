#if Tesseract
  import CTesseract
  import Glibc

  extension RecognizedText {
    /// Copies all symbols out of Tesseract's results.
    ///
    /// - Parameter results: An iterator at its beginning; it is moved to its end.
    init(_ results: OpaquePointer) {
      var characters: [RecognizedCharacter] = []
      repeat {
        if let character = unsafe Self.character(at: results) { characters.append(character) }
      } while unsafe TessResultIteratorNext(results, RIL_SYMBOL) != 0
      self.init(characters: characters)
    }

    private static func character(at results: OpaquePointer) -> RecognizedCharacter? {
      guard let text = unsafe TessResultIteratorGetUTF8Text(results, RIL_SYMBOL) else { return nil }
      defer { unsafe TessDeleteText(text) }
      guard let byte = unsafe asciiByte(text) else { return nil }
      var (left, top, right, bottom) = (Int32(0), Int32(0), Int32(0), Int32(0))
      let page = unsafe TessResultIteratorGetPageIteratorConst(results)
      guard
        unsafe TessPageIteratorBoundingBox(page, RIL_SYMBOL, &left, &top, &right, &bottom) != 0
      else { return nil }
      let stated = unsafe TessResultIteratorConfidence(results, RIL_SYMBOL)
      let reading = RecognizedCharacter.Reading(byte: byte, confidence: probability(stated))
      return RecognizedCharacter(
        reading: reading, columns: Int(left)..<Int(max(left, right)),
        alternatives: unsafe alternatives(at: results, besides: reading))
    }

    /// What else the network sees at the iterator's place.
    ///
    /// Tesseract scores whole paths through the place, so the scores say how the readings stand to
    /// each other and not how probable one is; they are scaled to the confidence of the best.
    private static func alternatives(
      at results: OpaquePointer, besides best: RecognizedCharacter.Reading
    ) -> [RecognizedCharacter.Reading] {
      guard let choices = unsafe TessResultIteratorGetChoiceIterator(results) else { return [] }
      defer { unsafe TessChoiceIteratorDelete(choices) }
      var scores: [(byte: UInt8, score: Double)] = []
      repeat {
        // This text belongs to the iterator.
        guard let text = unsafe TessChoiceIteratorGetUTF8Text(choices),
          let byte = unsafe asciiByte(text), !scores.contains(where: { $0.byte == byte })
        else { continue }
        scores.append((byte, Double(unsafe TessChoiceIteratorConfidence(choices))))
      } while unsafe TessChoiceIteratorNext(choices) != 0
      guard let reference = scores.first(where: { $0.byte == best.byte })?.score else { return [] }
      return scores.filter { $0.byte != best.byte }
        .map { choice in
          let odds = exp((choice.score - reference) / outsideDictionary)
          return .init(byte: choice.byte, confidence: min(1, odds * best.confidence))
        }
        .sorted { $0.confidence > $1.confidence }
    }

    /// The single ASCII character that a C string holds, or `nil`.
    private static func asciiByte(_ text: UnsafePointer<CChar>) -> UInt8? {
      let first = unsafe UInt8(bitPattern: text[0])
      guard first > UInt8(ascii: " "), first <= UInt8(ascii: "~"), unsafe text[1] == 0 else {
        return nil
      }
      return first
    }

    /// The factor that Tesseract puts on the logarithms of readings without a dictionary
    /// (`kDictRatio` in its `lstm/linerec.cpp`); no model here has one.
    private static let outsideDictionary = 2.25
    /// What it adds to every logarithm before that (`kCertOffset`, same place).
    private static let offset = -0.085

    /// The network's probability behind a stated confidence, which is
    /// 100 + 5 · 2.25 · (ln *p* − 0.085), cut off at 0.
    private static func probability(_ confidence: Float) -> Double {
      let logarithm = (Double(confidence) - 100) / (5 * outsideDictionary) - offset
      return min(1, exp(logarithm))
    }
  }
#endif
