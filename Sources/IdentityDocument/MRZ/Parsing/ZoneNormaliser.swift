/// Turns a text into what strict reading takes, and notes every change.
///
/// A line that is too long to be of a zone ends the work: strict reading then says what is wrong.
struct ZoneNormaliser {
  /// The text with its changes.
  private(set) var bytes: [UInt8] = []
  /// The changes, in the order of the text.
  private(set) var normalisations: [MRZ.Normalisation] = []

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
  private enum Meaning {
    case itself
    case capital(UInt8)
    case filler
    /// `«` and its like: two fillers in the eyes of a recogniser, or one.
    case fillers
    case blank
    case lineEnd
    case unknown
  }

  /// Normalises a text.
  init(_ text: borrowing Span<UInt8>) {
    var index = 0
    while index < text.count {
      let (scalar, length) = Self.scalar(in: text, at: index)
      index += length
      column += 1
      switch Self.meaning(of: scalar) {
      case .lineEnd:
        // The line feed of CRLF ends no second line.
        if scalar == "\r", index < text.count, text[index] == 0x0A { index += 1 }
        if line.isEmpty, !isInBlank {
          note(scalar, at: column, written: "")
          isInBlank = true
        }
        endLine()
      case .blank:
        if !isInBlank { note(scalar, at: column, written: "") }
        isInBlank = true
      case let meaning:
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
    if !bytes.isEmpty { bytes.append(0x0A) }
    let pairs = line.count { if case .fillers = $0.meaning { true } else { false } }
    let fitsSingle = ZoneShape.isLength(line.count)
    let countsTwice = ZoneShape.isLength(line.count + pairs) || !fitsSingle
    for kept in line {
      switch kept.meaning {
      case .itself: bytes.append(UInt8(truncatingIfNeeded: kept.scalar.value))
      case .capital(let letter):
        bytes.append(letter)
        note(kept.scalar, at: kept.column, written: String(Unicode.Scalar(letter)))
      case .filler:
        bytes.append(ZoneText.Character.filler)
        note(kept.scalar, at: kept.column, written: "<")
      case .fillers:
        bytes.append(ZoneText.Character.filler)
        if countsTwice { bytes.append(ZoneText.Character.filler) }
        note(kept.scalar, at: kept.column, written: countsTwice ? "<<" : "<")
      case .blank, .lineEnd, .unknown:
        for byte in UTF8.encode(kept.scalar) ?? UTF8.encodedReplacementCharacter {
          bytes.append(byte)
        }
      }
    }
  }

  private mutating func note(_ read: Unicode.Scalar, at column: Int, written: String) {
    normalisations.append(
      MRZ.Normalisation(line: lineNumber, column: column, read: read, written: written))
  }

  private static func meaning(of scalar: Unicode.Scalar) -> Meaning {
    switch scalar.value {
    case 0x61...0x7A: .capital(UInt8(truncatingIfNeeded: scalar.value) & 0xDF)
    case 0x30...0x39, 0x41...0x5A, 0x3C: .itself
    case 0x0A, 0x0D, 0x7C, 0x85, 0x2028, 0x2029: .lineEnd
    // Tabulator, space, the spaces of Unicode's general punctuation, the byte order mark.
    case 0x09, 0x0B, 0x0C, 0x20, 0xA0, 0x2000...0x200B, 0x202F, 0x205F, 0x3000, 0xFEFF: .blank
    // ‹ › > 〈 〉 ⟨ ＜ ＞: the last but Vietnamese practice, a mirrored filler.
    case 0x2039, 0x203A, 0x3E, 0x3008, 0x3009, 0x27E8, 0x27E9, 0xFF1C, 0xFF1E, 0x02C2: .filler
    // « » ≪ ≫ 《 》
    case 0xAB, 0xBB, 0x226A, 0x226B, 0x300A, 0x300B: .fillers
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
