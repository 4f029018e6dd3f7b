/// A name as a machine readable zone has it, compared with print in every way of spelling at once.
///
/// A printed letter may stand for several texts of a zone: Ü for `U`, `UE` or `UXX`. One name may mix
/// them, as Ä becomes `AE` and Å becomes `A` in zones of the same state.
struct NameSpelling {
  /// The letters of the name, without fillers and blanks.
  let letters: [UInt8]

  /// Takes the letters of a name.
  ///
  /// - Parameter name: The name as the zone or a barcode has it; what is not `A` to `Z` parts it.
  init(_ name: String) {
    letters = name.utf8.compactMap { byte in
      switch byte {
      case "A"..."Z": byte
      case "a"..."z": byte.uppercased
      default: nil
      }
    }
  }

  /// Whether a text spells the whole name and nothing else.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  func isSpelled(by text: some Sequence<Unicode.Scalar>) -> Bool {
    !letters.isEmpty && progress(through: text).contains(letters.count)
  }

  /// Whether a text spells the whole name and goes on.
  ///
  /// - Complexity: O(*n*²) in the length of the text.
  func isBegun(by text: [Unicode.Scalar]) -> Bool {
    text.indices.dropFirst().contains { isSpelled(by: text[..<$0]) }
      && !isSpelled(by: text)
  }

  /// How many letters of the name are spelled after a text, in each way in which all of it fits.
  ///
  /// - Parameters:
  ///   - text: The print.
  ///   - start: How many letters are spelled before it, in each way.
  /// - Returns: The numbers, each once; none where the text does not go on with the name.
  func progress(
    through text: some Sequence<Unicode.Scalar>, from start: [Int] = [0]
  ) -> [Int] {
    var places = start
    var last: [ShortText]?
    for scalar in text {
      guard let spellings = Self.spellings(of: scalar, after: last) else { return [] }
      guard !spellings.isEmpty else { continue }
      var next: [Int] = []
      for place in places {
        for spelling in spellings {
          let end = place + spelling.count
          guard end <= letters.count, !next.contains(end), spelling.equals(letters[place..<end])
          else { continue }
          next.append(end)
        }
      }
      guard !next.isEmpty else { return [] }
      (places, last) = (next, spellings)
    }
    return places
  }

  /// Whether a text spells the name with each letter in one way alone: of two `Ö` in one name not one is `OE` and
  /// the other `O`.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  func isEvenlySpelled(by text: String) -> Bool {
    let letters = text.unicodeScalars.map { $0.capital }
    let repeated = Set("ÄÅÖÜ".unicodeScalars).filter { letter in
      letters.count { $0 == letter } > 1
    }
    return repeated.allSatisfy { letter in
      Transliteration.LatinStyle.allCases.contains { style in
        guard let way = LatinTable.letters(for: letter.value, style: style) else { return true }
        var bytes: [UInt8] = []
        way.append(to: &bytes)
        return isSpelled(
          by: letters.flatMap { $0 == letter ? bytes.map { Unicode.Scalar($0) } : [$0] })
      }
    }
  }

  /// What a zone may have for a printed letter: nothing for a hyphen or an apostrophe, `nil` for what
  /// no name has.
  static func spellings(
    of scalar: Unicode.Scalar, after last: [ShortText]? = nil
  ) -> [ShortText]? {
    switch NameCharacter(scalar) {
    case .character(let byte): return byte.isCapital ? [ShortText(byte)] : nil
    case .separator, .silent: return []
    case .doubling: return last ?? []
    case .other: break
    }
    var all: [ShortText?] = nationalPractice(scalar)
    switch scalar.value {
    case 0xC0...0x24F, 0x1E00...0x1EFF:
      all += Transliteration.LatinStyle.allCases.map {
        LatinTable.letters(for: scalar.value, style: $0)
      }
    case 0x400...0x52F:
      all += Transliteration.CyrillicLanguage.allCases.map {
        CyrillicTable.letters(for: scalar.value, language: $0)
      }
    case ArabicTable.tehMarbuta:
      all += [true, false].map { ArabicTable.tehMarbuta(atEndOfComponent: $0) }
    case 0x600...0x6FF: all.append(ArabicTable.letters(for: scalar.value))
    default: break
    }
    var once: [ShortText] = []
    for case .some(let text) in all where !once.contains(text) { once.append(text) }
    return once.isEmpty ? nil : once
  }

  /// What issuers write beside the tables of Doc 9303-3, §6, seen on specimens of their documents.
  private static func nationalPractice(_ scalar: Unicode.Scalar) -> [ShortText?] {
    switch scalar {
    case "Ø", "ø": ["O"]
    case "Đ", "đ": ["D", "DJ"]
    case "Ə", "ə": ["A", "E"]
    case "Ő", "ő": ["OE"]
    case "Ű", "ű": ["UE"]
    case "Ý", "ý": ["I"]
    case "Г", "г": ["H"]
    default: []
    }
  }
}
