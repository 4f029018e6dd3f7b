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
    let value = scalar.value
    self =
      switch value {
      case 0x30...0x39, 0x41...0x5A: .character(UInt8(truncatingIfNeeded: value))
      case 0x61...0x7A: .character(UInt8(truncatingIfNeeded: value - 0x20))
      case 0x660...0x669: .character(UInt8(truncatingIfNeeded: value - 0x660 + 0x30))
      case 0x6F0...0x6F9: .character(UInt8(truncatingIfNeeded: value - 0x6F0 + 0x30))
      // Blanks, hyphens and dashes, comma, slash, filler.
      case 0x09, 0x0A, 0x0D, 0x20, 0xA0, 0x2000...0x200A, 0x202F, 0x3000,
        0x2D, 0x2010...0x2015, 0x2212, 0x2C, 0x060C, 0x2F, 0x3C:
        .separator
      // Apostrophes and what is typed for them, full stop, middle dot.
      case 0x27, 0x60, 0xB4, 0xB7, 0x2B9...0x2BF, 0x2018...0x201B, 0x2032, 0x2E:
        .silent
      // Soft hyphen, joiners and marks of direction.
      case 0xAD, 0x200B...0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFEFF:
        .silent
      case 0x651: .doubling
      // Combining marks of Latin and Cyrillic, Arabic vowel signs and tatweel; the soft sign.
      case 0x300...0x36F, 0x483...0x487, 0x610...0x61A, 0x640, 0x64B...0x65F, 0x670, 0x42C, 0x44C:
        .silent
      default: .other
      }
  }
}
