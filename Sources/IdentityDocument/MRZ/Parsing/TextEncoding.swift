/// How the bytes of a text are its characters.
///
/// Texts that are no UTF-8 come from editors and shells that write UTF-16 and from old ones that
/// write `«` as one byte (ISO 8859-1); texts with escapes from pages, addresses and logs.
enum TextEncoding {
  case utf8
  case utf16LittleEndian
  case utf16BigEndian

  /// A character of a text.
  struct Character {
    /// The character, of an escape the first one.
    var scalar: Unicode.Scalar
    /// What it means, of an escape that of the character it stands for.
    var meaning: CharacterMeaning
    /// How many bytes it takes.
    var byteCount: Int
    /// How many columns it takes.
    var columnCount: Int

    init(_ scalar: Unicode.Scalar, byteCount: Int) {
      self.scalar = scalar
      meaning = CharacterMeaning(scalar)
      self.byteCount = byteCount
      columnCount = 1
    }
  }

  /// Tells the encoding by a byte order mark, or by the zeros that two characters of ASCII have in UTF-16.
  init(_ text: borrowing Span<UInt8>) {
    guard text.count >= 4, text.count.isMultiple(of: 2) else {
      self = .utf8
      return
    }
    switch (text[0], text[1], text[2], text[3]) {
    case (0xFF, 0xFE, _, _), (1..., 0, 1..., 0): self = .utf16LittleEndian
    case (0xFE, 0xFF, _, _), (0, 1..., 0, 1...): self = .utf16BigEndian
    default: self = .utf8
    }
  }

  /// The character at a byte; U+FFFD where the bytes are no text.
  ///
  /// A line feed behind a carriage return is one character with it.
  func character(in text: borrowing Span<UInt8>, at index: Int) -> Character {
    var character =
      switch self {
      case .utf8: Self.escape(in: text, at: index) ?? Self.utf8Character(in: text, at: index)
      case .utf16LittleEndian, .utf16BigEndian: utf16Character(in: text, at: index)
      }
    let next = index + character.byteCount
    guard character.scalar == "\r", next < text.count else { return character }
    switch self {
    case .utf8: if text[next] == .ascii("\n") { character.byteCount += 1 }
    case .utf16LittleEndian, .utf16BigEndian:
      let following = utf16Character(in: text, at: next)
      if following.scalar == "\n" { character.byteCount += following.byteCount }
    }
    return character
  }

  /// What stands in a text where a character was read, an escape as it is written there.
  func text(of character: Character, in text: borrowing Span<UInt8>, at index: Int) -> String {
    character.columnCount == 1
      ? String(character.scalar) : self.text(text, from: index, to: index + character.byteCount)
  }

  /// The text between two bytes, with U+FFFD for what is none.
  func text(_ text: borrowing Span<UInt8>, from start: Int, to end: Int) -> String {
    var read = String.UnicodeScalarView()
    var index = start
    while index < end {
      let character =
        switch self {
        case .utf8: Self.utf8Character(in: text, at: index)
        case .utf16LittleEndian, .utf16BigEndian: utf16Character(in: text, at: index)
        }
      read.append(character.scalar)
      index += character.byteCount
    }
    return String(read)
  }

  private static func utf8Character(
    in text: borrowing Span<UInt8>, at index: Int
  ) -> Character {
    let first = text[index]
    guard first >= 0x80 else { return Character(Unicode.Scalar(first), byteCount: 1) }
    var excerpt: [UInt8] = []
    for position in index..<min(index + 4, text.count) { excerpt.append(text[position]) }
    var decoder = UTF8()
    var iterator = excerpt.makeIterator()
    if case .scalarValue(let scalar) = decoder.decode(&iterator) {
      return Character(scalar, byteCount: UTF8.width(scalar))
    }
    // Blanks and guillemets of ISO 8859-1.
    let isKnown = [0xA0, 0xAB, 0xAD, 0xBB].contains(first)
    return Character(isKnown ? Unicode.Scalar(first) : "\u{FFFD}", byteCount: 1)
  }

  /// A character of two bytes; what takes four is in no zone.
  private func utf16Character(in text: borrowing Span<UInt8>, at index: Int) -> Character {
    guard index + 1 < text.count else { return Character("\u{FFFD}", byteCount: 1) }
    let (first, second) = (UInt32(text[index]), UInt32(text[index + 1]))
    let value =
      if case .utf16LittleEndian = self { second << 8 | first } else { first << 8 | second }
    return Character(Unicode.Scalar(value) ?? "\u{FFFD}", byteCount: 2)
  }

  /// What stands for a character of a zone in pages (HTML), addresses (RFC 3986) and JSON.
  private static let escapes: [(text: String, meaning: CharacterMeaning)] = [
    ("&lt;", .filler), ("&#60;", .filler), ("&#x3c;", .filler), ("%3c", .filler),
    ("\\u003c", .filler), ("&laquo;", .fillers), ("&nbsp;", .space),
    ("<br>", .lineEnd), ("<br/>", .lineEnd), ("<br />", .lineEnd), ("%0a", .lineEnd),
    ("%0d", .lineEnd), ("\\r", .lineEnd), ("\\n", .lineEnd), ("\\t", .blank),
  ]

  private static func escape(in text: borrowing Span<UInt8>, at index: Int) -> Character? {
    switch text[index] {
    case "&", "%", "\\", "<": break
    default: return nil
    }
    for escape in escapes where holds(text, escape.text, at: index) {
      let count = escape.text.utf8.count
      var character = Character(Unicode.Scalar(text[index]), byteCount: count)
      character.columnCount = count
      character.meaning = escape.meaning
      return character
    }
    return nil
  }

  /// Whether a text holds another one at a place, in capitals or not.
  private static func holds(
    _ text: borrowing Span<UInt8>, _ wanted: String, at index: Int
  ) -> Bool {
    guard index + wanted.utf8.count <= text.count else { return false }
    var position = index
    for byte in wanted.utf8 {
      let isSmall = byte &- .ascii("a") < 26
      guard text[position] == byte || isSmall && text[position] == byte.uppercased else {
        return false
      }
      position += 1
    }
    return true
  }
}
