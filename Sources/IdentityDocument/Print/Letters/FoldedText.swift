/// Print without its marks and capitals, so that it can be compared and searched.
enum FoldedText {
  /// Words of `a` to `z` and digits with one blank between them.
  ///
  /// Æ and Œ become two letters, ß and Þ too; everything that is no Latin letter parts words.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  static func words(of text: String) -> [UInt8] {
    var bytes: [UInt8] = []
    var isParted = false
    for scalar in text.unicodeScalars {
      if isMark(scalar) { continue }
      let letters = letters(of: scalar)
      guard !letters.isEmpty else {
        isParted = !bytes.isEmpty
        continue
      }
      if isParted { bytes.append(.ascii(" ")) }
      isParted = false
      bytes += letters
    }
    return bytes
  }

  /// One byte for each scalar: small letters and digits, punctuation as it is, a blank for every
  /// kind of space, and a question mark for what has no place here.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  static func characters(of text: String) -> [UInt8] {
    text.unicodeScalars.map { scalar in
      if let letter = letters(of: scalar).first { return letter }
      switch scalar {
      case "\u{B7}", "\u{2022}", "\u{2219}": return .ascii(".")
      case "\u{2010}"..."\u{2015}", "\u{2212}": return .ascii("-")
      case "!"..."~": return .ascii(scalar)
      default: return scalar.properties.isWhitespace ? .ascii(" ") : .ascii("?")
      }
    }
  }

  /// The letters that stand for one in captions, none for what is no letter or digit.
  static func letters(of scalar: Unicode.Scalar) -> [UInt8] {
    switch scalar {
    case "0"..."9", "a"..."z": return [.ascii(scalar)]
    case "A"..."Z": return [UInt8.ascii(scalar).lowercased]
    case "Ø", "ø": return [.ascii("o")]
    case "Ə", "ə": return [.ascii("e")]
    default: break
    }
    switch scalar.value {
    case 0xC0...0x24F, 0x1E00...0x1EFF:
      var bytes: [UInt8] = []
      LatinTable.letters(for: scalar.value, style: .plain)?.append(to: &bytes)
      return bytes.map { $0.lowercased }
    default: return []
    }
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    (0x300...0x36F).contains(scalar.value)
  }
}
