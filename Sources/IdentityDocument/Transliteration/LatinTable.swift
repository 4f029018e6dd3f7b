/// Latin letters beyond `A` to `Z`.
///
/// Source: ICAO Doc 9303-3, §6.A. Letters that it does not list, Vietnamese ones among them, become
/// their base letter by the canonical decompositions of the Unicode Character Database.
enum LatinTable {
  /// The letters that stand for one.
  ///
  /// - Parameters:
  ///   - value: The scalar value, U+00C0–U+024F or U+1E00–U+1EFF.
  ///   - style: Which alternatives to use.
  /// - Returns: One to four letters, or `nil` where the table has none.
  static func letters(for value: UInt32, style: Transliteration.LatinStyle) -> ShortText? {
    if let text = special(value, style) { return text }
    let letter: UInt8
    if value >= 0x1E00 {
      letter = byte(of: extendedAdditional, at: value - 0x1E00)
    } else {
      letter = byte(of: latin1ToExtendedB, at: value - 0xC0)
    }
    return letter == .ascii(".") || letter == 0 ? nil : ShortText(letter)
  }

  private static func special(
    _ value: UInt32, _ style: Transliteration.LatinStyle
  ) -> ShortText? {
    switch value {
    case 0xC4, 0xE4: style == .plain ? "A" : "AE"
    case 0xC5, 0xE5: style == .plain ? "A" : "AA"
    case 0xD6, 0xF6: style == .plain ? "O" : "OE"
    case 0xDC, 0xFC: style == .expanded ? "UE" : style == .plain ? "U" : "UXX"
    case 0xD1, 0xF1: style == .escaped ? "NXX" : "N"
    case 0xC6, 0xE6: "AE"
    case 0xD8, 0xF8, 0x152, 0x153: "OE"
    case 0xDE, 0xFE: "TH"
    case 0xDF, 0x1E9E: "SS"
    case 0x132, 0x133: "IJ"
    default: nil
    }
  }

  private static func byte(of table: StaticString, at index: UInt32) -> UInt8 {
    table.withUTF8Buffer { bytes in
      index < bytes.count ? unsafe bytes[Int(index)] : 0
    }
  }

  /// The base letters of U+00C0 to U+024F; a full stop where there is none.
  private static let latin1ToExtendedB: StaticString = """
    AAAAAA.CEEEEIIIIDNOOOOO.OUUUUY..AAAAAA.CEEEEIIIIDNOOOOO.OUUUUY.YAAAAAACCCCCCCCDD\
    DDEEEEEEEEEEGGGGGGGGHHHHIIIIIIIIII..JJKKKLLLLLLLLLLNNNNNNNNNOOOOOO..RRRRRRSSSSSS\
    SSTTTTTTUUUUUUUUUUUUWWYYYZZZZZZS................................OO.............U\
    U............................AAIIOOUUUUUUUUUU.AAAA..GGGGKKOOOO..J...GG..NNAA....\
    AAAAEEEEIIIIOOOORRRRUUUUSSTT..HH......AAEEOOOOOOOOYY............................
    """

  /// The base letters of U+1E00 to U+1EFF; a full stop where there is none.
  private static let extendedAdditional: StaticString = """
    AABBBBBBCCDDDDDDDDDDEEEEEEEEEEFFGGHHHHHHHHHHIIIIKKKKKKLLLLLLLLMMMMMMNNNNNNNNOOOOOOOOPPPP\
    RRRRRRRRSSSSSSSSSSTTTTTTTTUUUUUUUUUUVVVVWWWWWWWWWWXXXXYYZZZZZZHTWY.S....\
    AAAAAAAAAAAAAAAAAAAAAAAAEEEEEEEEEEEEEEEEIIIIOOOOOOOOOOOOOOOOOOOOOOOOUUUUUUUUUUUUUU\
    YYYYYYYY......
    """
}

extension ShortText: ExpressibleByStringLiteral {
  init(stringLiteral text: StaticString) { self.init(text) }
}
