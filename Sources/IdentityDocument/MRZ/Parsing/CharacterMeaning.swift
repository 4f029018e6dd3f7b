/// What a character means in lenient reading.
enum CharacterMeaning {
  case itself
  /// A letter or digit of another case or width.
  case capital(UInt8)
  case filler
  /// A blank as wide as a character, which may stand for a filler.
  case space
  /// `«` and its like: two fillers in the eyes of a recogniser, or one.
  case fillers
  /// What draws nothing and has another width: tabulators, control characters, byte order marks.
  case blank
  case lineEnd
  case unknown

  /// The meaning of a character.
  init(_ scalar: Unicode.Scalar) {
    self =
      switch scalar {
      case "a"..."z": .capital(UInt8.ascii(scalar).uppercased)
      case "Ａ"..."Ｚ", "０"..."９": .capital(UInt8(truncatingIfNeeded: scalar.value &- 0xFEE0))
      case "ａ"..."ｚ": .capital(UInt8(truncatingIfNeeded: scalar.value &- 0xFF00))
      case "0"..."9", "A"..."Z", "<": .itself
      case "\n", "\r", "|", "\u{85}", "\u{2028}", "\u{2029}": .lineEnd
      case " ", "\u{A0}", "\u{2000}"..."\u{200A}", "\u{202F}", "\u{205F}", "\u{3000}": .space
      // Tabulators, what readers send around a zone (STX, ETX), hyphens that are not shown, marks
      // without width, of direction and of variants, the byte order mark.
      case "\u{1}"..."\u{9}", "\u{B}", "\u{C}", "\u{E}"..."\u{1F}", "\u{7F}", "\u{AD}", "\u{34F}",
        "\u{180E}", "\u{200B}"..."\u{200F}", "\u{202A}"..."\u{202E}", "\u{2060}",
        "\u{2066}"..."\u{2069}", "\u{FE00}"..."\u{FE0F}", "\u{FEFF}":
        .blank
      // `˂` and `ᐸ` are letters of other scripts; the mirrored ones are Vietnamese practice.
      case "‹", "›", ">", "〈", "〉", "⟨", "⟩", "＜", "＞", "﹤", "﹥", "❮", "❯", "≺", "≤", "˂", "ᐸ":
        .filler
      case "«", "»", "≪", "≫", "《", "》": .fillers
      default: .unknown
      }
  }

  /// Whether it is one that looks like a filler, or like two, and is none.
  var isAngle: Bool {
    switch self {
    case .filler, .fillers: true
    default: false
    }
  }

  /// Whether it draws nothing and ends no line.
  var isBlank: Bool {
    switch self {
    case .space, .blank: true
    default: false
    }
  }
}
