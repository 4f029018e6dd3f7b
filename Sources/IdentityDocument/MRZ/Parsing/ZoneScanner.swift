/// Finds the lines of a zone in bytes and copies their characters, in one pass.
///
/// Lines end with a line feed, with a carriage return and a line feed, or with `|`. Empty lines may
/// stand at the end only.
struct ZoneScanner {
  /// The characters of the lines, one line behind the other.
  private(set) var characters = MRZ.Characters(repeating: 0)
  /// The number of lines that are not empty.
  private(set) var lineCount = 0
  /// The lengths of the lines.
  private(set) var lengths = InlineArray<3, Int>(repeating: 0)
  /// Where the lines begin in the text.
  private var starts = InlineArray<3, Int>(repeating: 0)
  /// The number of characters of all lines together.
  private var count = 0

  /// Reads a text.
  init(_ bytes: borrowing Span<UInt8>) throws(MRZError) {
    var index = 0
    var hasEmptyLine = false
    while index < bytes.count {
      let start = index
      let limit = min(bytes.count, index + MRZ.Characters.count - count)
      while index < limit {
        let byte = bytes[index]
        guard Self.isOfZone(byte) else { break }
        characters[count] = byte
        count &+= 1
        index &+= 1
      }
      if index == limit, index < bytes.count, Self.isOfZone(bytes[index]) {
        throw overflow(of: bytes, lineStart: start)
      }
      let length = index - start
      if index < bytes.count {
        guard let next = Self.lineEnd(in: bytes, at: index) else {
          throw MRZError.unexpectedCharacter(
            Self.scalar(in: bytes, at: index),
            at: Self.place(in: bytes, line: lineCount + 1, start: start, column: length + 1))
        }
        index = next
      }
      if length == 0 {
        hasEmptyLine = true
        continue
      }
      if hasEmptyLine {
        throw MRZError.unexpectedLineLength(
          expected: ZoneShape.lengths, at: .init(line: lineCount + 1, column: 1, text: ""))
      }
      guard lineCount < 3 else {
        throw MRZError.unexpectedLineCount(
          4, expected: 3, at: Self.place(in: bytes, line: 4, start: start, column: 1))
      }
      starts[lineCount] = start
      lengths[lineCount] = length
      lineCount += 1
    }
    guard lineCount > 0 else { throw MRZError.empty }
  }

  /// The place of a column of a line that was read.
  func place(in bytes: borrowing Span<UInt8>, line: Int, column: Int) -> MRZError.Place {
    Self.place(in: bytes, line: line, start: starts[line - 1], column: column)
  }

  /// What to say of a text with more characters than any zone.
  private func overflow(of bytes: borrowing Span<UInt8>, lineStart: Int) -> MRZError {
    if lineCount == 0 {
      return .unexpectedLineLength(
        expected: ZoneShape.lengths,
        at: Self.place(in: bytes, line: 1, start: lineStart, column: count + 1))
    }
    for index in 0..<min(lineCount, 3) where !ZoneShape.lineLengths.contains(lengths[index]) {
      return .unexpectedLineLength(
        expected: ZoneShape.lineLengths,
        at: place(in: bytes, line: index + 1, column: lengths[index] + 1))
    }
    let expected = lengths[0] == 9 ? 30 : lengths[0]
    var count = 0
    do throws(MRZError) {
      count = try Self.lineCount(of: bytes, first: lengths[0], others: expected)
    } catch { return error }
    return .unexpectedLineCount(
      count, expected: expected == 30 ? 3 : 2,
      at: Self.place(in: bytes, line: lineCount + 1, start: lineStart, column: 1))
  }

  /// How many lines a text has, counted up to one more than ``MRZError/mostLines``; an error where one of
  /// them has not its length; the first line of a Swiss licence is shorter than the others.
  private static func lineCount(
    of bytes: borrowing Span<UInt8>, first: Int, others: Int
  ) throws(MRZError) -> Int {
    var (count, index) = (0, 0)
    while index < bytes.count, count <= MRZError.mostLines {
      let start = index
      let length = count == 0 ? first : others
      while index < bytes.count, index - start <= length, isOfZone(bytes[index]) { index += 1 }
      let next = index < bytes.count ? lineEnd(in: bytes, at: index) : bytes.count
      // Empty lines may stand at the end.
      if index > start || next == nil {
        count += 1
        let place = place(
          in: bytes, line: count, start: start, column: min(index - start, length) + 1)
        guard next != nil || index - start > length else {
          throw MRZError.unexpectedCharacter(scalar(in: bytes, at: index), at: place)
        }
        guard index - start == length else {
          throw MRZError.unexpectedLineLength(expected: [length], at: place)
        }
      }
      index = next ?? bytes.count
    }
    return count
  }

  /// Whether a byte is a character of a zone.
  @inline(__always)
  static func isOfZone(_ byte: UInt8) -> Bool {
    byte.isCapital || byte.isDigit || byte == .ascii("<")
  }

  /// Where the text goes on behind a line end, or `nil` where there is no line end.
  private static func lineEnd(in bytes: borrowing Span<UInt8>, at index: Int) -> Int? {
    switch bytes[index] {
    case "\n", "|": index + 1
    case "\r" where index + 1 < bytes.count && bytes[index + 1] == .ascii("\n"): index + 2
    default: nil
    }
  }

  /// The character of UTF-8 text at a byte, or U+FFFD where the bytes are no text.
  private static func scalar(in bytes: borrowing Span<UInt8>, at index: Int) -> Unicode.Scalar {
    var excerpt: [UInt8] = []
    for position in index..<min(index + 4, bytes.count) { excerpt.append(bytes[position]) }
    var decoder = UTF8()
    var iterator = excerpt.makeIterator()
    guard case .scalarValue(let scalar) = decoder.decode(&iterator) else { return "\u{FFFD}" }
    return scalar
  }

  /// The place of a column of a line that begins at a byte, with the text of the line up to the
  /// first character that no zone has.
  private static func place(
    in bytes: borrowing Span<UInt8>, line: Int, start: Int, column: Int
  ) -> MRZError.Place {
    var text = ""
    var index = start
    let limit = min(bytes.count, start + MRZ.Characters.count + 1)
    while index < limit, isOfZone(bytes[index]) {
      text.unicodeScalars.append(Unicode.Scalar(bytes[index]))
      index += 1
    }
    if index < limit, lineEnd(in: bytes, at: index) == nil {
      let scalar = scalar(in: bytes, at: index)
      text.unicodeScalars.append(MRZError.isVisible(scalar) ? scalar : " ")
    }
    return MRZError.Place(line: line, column: column, text: text)
  }
}
