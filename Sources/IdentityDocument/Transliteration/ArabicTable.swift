/// Letters of the Arabic script, with those of Persian, Pashto and Urdu.
///
/// Source: ICAO Doc 9303-3, §6.C, which takes X as an escape: `XSH`, `XTT`. Vowel signs are not
/// encoded, a shadda doubles the letter before it.
enum ArabicTable {
  /// Teh marbuta, which is mapped by its place in the component.
  static let tehMarbuta: UInt32 = 0x629

  /// What stands for teh marbuta: `XAH` at the end of a name component, else `XTA`.
  static func tehMarbuta(atEndOfComponent: Bool) -> ShortText {
    atEndOfComponent ? "XAH" : "XTA"
  }

  /// The letters that stand for one.
  ///
  /// - Parameter value: The scalar value, U+0600–U+06FF.
  /// - Returns: One to three letters, or `nil` where the table has none.
  static func letters(for value: UInt32) -> ShortText? {
    value < 0x66E ? arabic(value) : extended(value)
  }

  private static func arabic(_ value: UInt32) -> ShortText? {
    switch value {
    case 0x621: "XE"
    case 0x622: "XAA"
    case 0x623: "XAE"
    case 0x624: "XW"
    case 0x625: "I"
    case 0x626: "XI"
    case 0x627: "A"
    case 0x628: "B"
    case 0x62A: "T"
    case 0x62B: "XTH"
    case 0x62C: "J"
    case 0x62D: "XH"
    case 0x62E: "XKH"
    case 0x62F: "D"
    case 0x630: "XDH"
    case 0x631: "R"
    case 0x632: "Z"
    case 0x633: "S"
    case 0x634: "XSH"
    case 0x635: "XSS"
    case 0x636: "XDZ"
    case 0x637: "XTT"
    case 0x638: "XZZ"
    case 0x639: "E"
    case 0x63A: "G"
    case 0x641: "F"
    case 0x642: "Q"
    case 0x643: "K"
    case 0x644: "L"
    case 0x645: "M"
    case 0x646: "N"
    case 0x647: "H"
    case 0x648: "W"
    case 0x649: "XAY"
    case 0x64A: "Y"
    default: nil
    }
  }

  private static func extended(_ value: UInt32) -> ShortText? {
    switch value {
    case 0x671: "XXA"
    case 0x679: "XXT"
    case 0x67C: "XRT"
    case 0x67E: "P"
    case 0x681: "XKE"
    case 0x685: "XXH"
    case 0x686: "XC"
    case 0x688: "XXD"
    case 0x689: "XDR"
    case 0x691: "XXR"
    case 0x693: "XRR"
    case 0x696: "XRX"
    case 0x698: "XJ"
    case 0x69A: "XXS"
    case 0x6A9: "XKK"
    case 0x6AB: "XXK"
    case 0x6AD: "XNG"
    case 0x6AF: "XGG"
    case 0x6BA: "XNN"
    case 0x6BC: "XXN"
    case 0x6BE: "XDO"
    case 0x6C0: "XYH"
    case 0x6C1: "XXG"
    case 0x6C2: "XGE"
    case 0x6C3: "XTG"
    case 0x6CC: "XYA"
    case 0x6CD: "XXY"
    case 0x6D0: "Y"
    case 0x6D2: "XYB"
    case 0x6D3: "XBE"
    default: nil
    }
  }
}
