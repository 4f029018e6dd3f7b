/// Cyrillic letters.
///
/// Source: ICAO Doc 9303-3, §6.B, with its exceptions for five languages. The soft sign is left out
/// there and does not come here.
enum CyrillicTable {
  /// The letters that stand for one.
  ///
  /// - Parameters:
  ///   - value: The scalar value, U+0400–U+052F, of a capital or a small letter.
  ///   - language: Whose exceptions apply.
  /// - Returns: One to four letters, or `nil` where the table has none.
  static func letters(
    for value: UInt32, language: Transliteration.CyrillicLanguage
  ) -> ShortText? {
    let capital = capital(of: value)
    return exception(capital, language) ?? general(capital)
  }

  /// The capital letter; the blocks pair them at three distances.
  private static func capital(of value: UInt32) -> UInt32 {
    switch value {
    case 0x430...0x44F: value - 0x20
    case 0x450...0x45F: value - 0x50
    case 0x460...0x4BF, 0x4D0...0x52F: value & ~1
    default: value
    }
  }

  private static func exception(
    _ value: UInt32, _ language: Transliteration.CyrillicLanguage
  ) -> ShortText? {
    switch (language, value) {
    case (.belarusian, 0x401): "IO"
    case (.belarusian, 0x413), (.serbian, 0x413): "H"
    case (.bulgarian, 0x429): "SHT"
    case (.macedonian, 0x403): "GJ"
    case (.macedonian, 0x40C): "KJ"
    case (.macedonian, 0x40F): "DJ"
    case (.macedonian, 0x425), (.serbian, 0x425): "H"
    case (.macedonian, 0x426), (.serbian, 0x426), (.serbian, 0x427): "C"
    case (.serbian, 0x416): "Z"
    case (.serbian, 0x428): "S"
    case (.ukrainian, 0x418): "Y"
    default: nil
    }
  }

  private static func general(_ value: UInt32) -> ShortText? {
    switch value {
    case 0x401, 0x415, 0x42D: "E"  // Ё Е Э
    case 0x402, 0x414: "D"  // Ђ Д
    case 0x403, 0x413, 0x490: "G"  // Ѓ Г Ґ
    case 0x404, 0x42A: "IE"  // Є Ъ
    case 0x405, 0x40F: "DZ"  // Ѕ Џ
    case 0x406, 0x407, 0x418, 0x419: "I"  // І Ї И Й
    case 0x408: "J"  // Ј
    case 0x409: "LJ"  // Љ
    case 0x40A: "NJ"  // Њ
    case 0x40B, 0x4BA: "C"  // Ћ Һ
    case 0x40C, 0x41A: "K"  // Ќ К
    case 0x40E, 0x423, 0x46A: "U"  // Ў У Ѫ
    case 0x410: "A"
    case 0x411: "B"
    case 0x412: "V"
    case 0x416: "ZH"  // Ж
    case 0x417: "Z"
    case 0x41B: "L"
    case 0x41C: "M"
    case 0x41D: "N"
    case 0x41E: "O"
    case 0x41F: "P"
    case 0x420: "R"
    case 0x421: "S"
    case 0x422: "T"
    case 0x424: "F"
    case 0x425: "KH"  // Х
    case 0x426: "TS"  // Ц
    case 0x427: "CH"  // Ч
    case 0x428: "SH"  // Ш
    case 0x429: "SHCH"  // Щ
    case 0x42B, 0x474: "Y"  // Ы Ѵ
    case 0x42E: "IU"  // Ю
    case 0x42F: "IA"  // Я
    default: nil
    }
  }
}
