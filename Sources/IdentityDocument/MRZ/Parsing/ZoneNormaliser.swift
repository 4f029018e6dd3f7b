/// Turns a text into what strict reading takes, and notes every change.
///
/// A line that is too long to be of a zone ends the work: strict reading then says what is wrong.
struct ZoneNormaliser {
  /// The text with its changes.
  private(set) var bytes: [UInt8] = []
  /// The changes, in the order of the text.
  private(set) var normalisations: [MRZ.Normalisation] = []

  /// Whether the text holds spaces, so that ``Spaces`` matter.
  private(set) var hasSpaces = false

  /// What the spaces of a text are.
  enum Spaces: CaseIterable {
    /// Put there by hand or by a recogniser, and left out.
    case leftOut
    /// Fillers, where characters stand on both sides.
    case fillersWithin
    /// Fillers, save before the first character of a line.
    case fillersToTheEnd
  }

  private let spaces: Spaces
  private var lineNumber = 1
  private var column = 0
  /// The characters of the line so far that stay.
  private var line: [Kept] = []
  private var isInBlank = false

  /// One character of a line that stays, and what is to be written for it.
  private struct Kept {
    let scalar: Unicode.Scalar
    let column: Int
    let meaning: Meaning
  }

  /// What a character means in lenient reading.
  enum Meaning {
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
  }

  /// Normalises a text.
  init(_ text: borrowing Span<UInt8>, spaces: Spaces = .leftOut) {
    self.spaces = spaces
    var index = 0
    while index < text.count {
      let (scalar, length) = Self.scalar(in: text, at: index)
      index += length
      column += 1
      let meaning = Self.meaning(of: scalar)
      if case .space = meaning { hasSpaces = true }
      switch meaning {
      case .lineEnd:
        // The line feed of CRLF ends no second line.
        if scalar == "\r", index < text.count, text[index] == .ascii("\n") { index += 1 }
        if line.isEmpty, !isInBlank {
          note(scalar, at: column, written: "")
          isInBlank = true
        }
        endLine()
      case .space where spaces == .leftOut || line.isEmpty, .blank:
        if !isInBlank { note(scalar, at: column, written: "") }
        isInBlank = true
      default:
        isInBlank = false
        line.append(Kept(scalar: scalar, column: column, meaning: meaning))
        if line.count + bytes.count > 4 * MRZ.Characters.count {
          endLine()
          return
        }
      }
    }
    endLine()
    // Blanks were noted before the characters of their line.
    normalisations.sort { ($0.line, $0.column) < ($1.line, $1.column) }
  }

  /// Writes the line with its changes, if anything is left of it.
  private mutating func endLine() {
    defer {
      lineNumber += 1
      column = 0
      line.removeAll()
    }
    // Empty lines and blanks around them are one run of blanks.
    guard !line.isEmpty else { return }
    isInBlank = false
    if spaces == .fillersWithin { dropTrailingSpaces() }
    if !bytes.isEmpty { bytes.append(.ascii("\n")) }
    let pairs = line.count { if case .fillers = $0.meaning { true } else { false } }
    let fitsSingle = ZoneShape.isLength(line.count)
    let countsTwice = ZoneShape.isLength(line.count + pairs) || !fitsSingle
    for kept in line {
      switch kept.meaning {
      case .itself: bytes.append(UInt8(truncatingIfNeeded: kept.scalar.value))
      case .capital(let letter):
        bytes.append(letter)
        note(kept.scalar, at: kept.column, written: String(Unicode.Scalar(letter)))
      case .filler, .space:
        bytes.append(.ascii("<"))
        note(kept.scalar, at: kept.column, written: "<")
      case .fillers:
        bytes.append(.ascii("<"))
        if countsTwice { bytes.append(.ascii("<")) }
        note(kept.scalar, at: kept.column, written: countsTwice ? "<<" : "<")
      case .blank, .lineEnd, .unknown:
        for byte in UTF8.encode(kept.scalar) ?? UTF8.encodedReplacementCharacter {
          bytes.append(byte)
        }
      }
    }
  }

  /// Leaves out the spaces behind the last character of a line.
  private mutating func dropTrailingSpaces() {
    var last: Kept?
    while let kept = line.last, case .space = kept.meaning { last = line.removeLast() }
    if let last { note(last.scalar, at: last.column, written: "") }
  }

  private mutating func note(_ read: Unicode.Scalar, at column: Int, written: String) {
    normalisations.append(
      MRZ.Normalisation(line: lineNumber, column: column, read: read, written: written))
  }

  static func meaning(of scalar: Unicode.Scalar) -> Meaning {
    switch scalar {
    case "a"..."z": .capital(UInt8.ascii(scalar).uppercased)
    case "Ａ"..."Ｚ", "０"..."９": .capital(UInt8(truncatingIfNeeded: scalar.value &- 0xFEE0))
    case "ａ"..."ｚ": .capital(UInt8(truncatingIfNeeded: scalar.value &- 0xFF00))
    case "0"..."9", "A"..."Z", "<": .itself
    case "\n", "\r", "|", "\u{85}", "\u{2028}", "\u{2029}": .lineEnd
    case " ", "\u{A0}", "\u{2000}"..."\u{200A}", "\u{202F}", "\u{205F}", "\u{3000}": .space
    // Tabulators, what readers send around a zone (STX, ETX), marks without width, the byte order mark.
    case "\u{1}"..."\u{9}", "\u{B}", "\u{C}", "\u{E}"..."\u{1F}", "\u{7F}", "\u{200B}"..."\u{200F}",
      "\u{2060}", "\u{FEFF}":
      .blank
    // The last but Vietnamese practice, a mirrored filler.
    case "‹", "›", ">", "〈", "〉", "⟨", "⟩", "＜", "＞", "˂": .filler
    case "«", "»", "≪", "≫", "《", "》": .fillers
    default: .unknown
    }
  }

  /// The character of UTF-8 text at a byte and its length; U+FFFD and 1 where the bytes are no text.
  private static func scalar(
    in text: borrowing Span<UInt8>, at index: Int
  ) -> (scalar: Unicode.Scalar, length: Int) {
    let first = text[index]
    guard first >= 0x80 else { return (Unicode.Scalar(first), 1) }
    var excerpt: [UInt8] = []
    for position in index..<min(index + 4, text.count) { excerpt.append(text[position]) }
    var decoder = UTF8()
    var iterator = excerpt.makeIterator()
    guard case .scalarValue(let scalar) = decoder.decode(&iterator) else {
      return ("\u{FFFD}", 1)
    }
    return (scalar, UTF8.width(scalar))
  }
}
