/// What a character of a name is to a machine readable zone.
///
/// Source: ICAO Doc 9303-3, §4.6: hyphens become fillers; apostrophes and other punctuation are left
/// out; a comma is left out or becomes a filler.
enum NameCharacter {
  /// A letter or digit of the zone's own alphabet, a capital letter already.
  case character(UInt8)
  /// Something that parts two components.
  case separator
  /// Something that is left out.
  case silent
  /// The Arabic shadda, which doubles the letter before it (§6.C).
  case doubling
  /// A letter to be looked up.
  case other

  init(_ scalar: Unicode.Scalar) {
    self =
      switch scalar {
      case "0"..."9", "A"..."Z": .character(.ascii(scalar))
      case "a"..."z": .character(UInt8.ascii(scalar).uppercased)
      // Arabic digits, and those of Persian and Urdu.
      case "\u{660}"..."\u{669}": .character(UInt8(digit: Int(scalar.value) - 0x660))
      case "\u{6F0}"..."\u{6F9}": .character(UInt8(digit: Int(scalar.value) - 0x6F0))
      // Blanks, hyphens and dashes, comma, slash, filler.
      case "\t", "\n", "\r", " ", "\u{A0}", "\u{2000}"..."\u{200A}", "\u{202F}", "\u{3000}",
        "-", "\u{2010}"..."\u{2015}", "\u{2212}", ",", "\u{60C}", "/", "<":
        .separator
      // Apostrophes and what is typed for them, full stop, middle dot.
      case "'", "`", "\u{B4}", "\u{B7}", "\u{2B9}"..."\u{2BF}", "\u{2018}"..."\u{201B}",
        "\u{2032}", ".":
        .silent
      // Soft hyphen, joiners and marks of direction.
      case "\u{AD}", "\u{200B}"..."\u{200F}", "\u{202A}"..."\u{202E}",
        "\u{2066}"..."\u{2069}", "\u{FEFF}":
        .silent
      case "\u{651}": .doubling
      // Combining marks of Latin and Cyrillic, Arabic vowel signs and tatweel; the soft sign.
      case "\u{300}"..."\u{36F}", "\u{483}"..."\u{487}", "\u{610}"..."\u{61A}", "\u{640}",
        "\u{64B}"..."\u{65F}", "\u{670}", "\u{42C}", "\u{44C}":
        .silent
      default: .other
      }
  }
}
