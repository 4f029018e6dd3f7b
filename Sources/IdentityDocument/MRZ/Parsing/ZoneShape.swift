/// What the lengths of a text's lines say about its layout.
enum ZoneShape {
  /// Three lines of 30 characters.
  case threeLinesOf30
  /// Two lines of 36 characters.
  case twoLinesOf36
  /// Two lines of 44 characters.
  case twoLinesOf44
  /// One line of 30 characters.
  case oneLineOf30
  /// Lines of 9, 30 and 30 characters.
  case linesOf9And30And30

  /// The lengths that a line of some layout has.
  static let lineLengths = [9, 30, 36, 44]
  /// The lengths that a line has in some layout or when all lines of a layout are run together.
  static let lengths = [30, 36, 44, 69, 72, 88, 90]

  /// Recognises the lines of a text, whether they stand apart or are run together.
  init(_ scanner: borrowing ZoneScanner, of bytes: borrowing Span<UInt8>) throws(MRZError) {
    switch (scanner.lineCount, scanner.lengths[0], scanner.lengths[1], scanner.lengths[2]) {
    case (2, 44, 44, _), (1, 88, _, _): self = .twoLinesOf44
    case (3, 30, 30, 30), (1, 90, _, _): self = .threeLinesOf30
    case (2, 36, 36, _), (1, 72, _, _): self = .twoLinesOf36
    case (1, 30, _, _): self = .oneLineOf30
    case (3, 9, 30, 30), (1, 69, _, _): self = .linesOf9And30And30
    default: throw Self.error(scanner, of: bytes)
    }
  }

  /// What is wrong with lines that are of no layout.
  private static func error(
    _ scanner: borrowing ZoneScanner, of bytes: borrowing Span<UInt8>
  ) -> MRZError {
    let count = scanner.lineCount
    let first = scanner.lengths[0]
    let expected: [Int]
    switch (count, first) {
    case (1, 36), (1, 44), (3, 36), (3, 44):
      return .unexpectedLineCount(
        count, expected: 2, at: scanner.place(in: bytes, line: count, column: 1))
    case (1, 9), (2, 9), (2, 30):
      return .unexpectedLineCount(
        count, expected: 3, at: scanner.place(in: bytes, line: count, column: 1))
    case (1, _): return lengthError(scanner, of: bytes, line: 1, expected: lengths)
    case (2, _): expected = [36, 44]
    default: expected = [9, 30]
    }
    guard expected.contains(first) else {
      // The second line, where it has a length that fits, says what the first should have had.
      let second = scanner.lengths[1]
      let hint = count == 2 && expected.contains(second) ? [second] : expected
      return lengthError(scanner, of: bytes, line: 1, expected: hint)
    }
    let length = first == 9 ? 30 : first
    let line = scanner.lengths[1] == length ? 3 : 2
    return lengthError(scanner, of: bytes, line: line, expected: [length])
  }

  /// A line of a length other than expected; the place is where it ends or should have ended.
  private static func lengthError(
    _ scanner: borrowing ZoneScanner, of bytes: borrowing Span<UInt8>, line: Int, expected: [Int]
  ) -> MRZError {
    let length = scanner.lengths[line - 1]
    var column = length + 1
    for limit in expected where limit < length { column = limit + 1 }
    return .unexpectedLineLength(
      expected: expected, at: scanner.place(in: bytes, line: line, column: column))
  }
}

extension ZoneShape {
  /// Whether a line of some layout, or all lines of one run together, have so many characters.
  static func isLength(_ count: Int) -> Bool { count == 9 || lengths.contains(count) }

  /// The longest of these lengths that is no longer than a line; 0 where there is none.
  static func longestLength(upTo count: Int) -> Int {
    lengths.last { $0 <= count } ?? (count < 9 ? 0 : 9)
  }
}
