import Glibc
import Testing

@testable import docread

@Suite struct InputLinesTests {
  /// Reads the lines that a pipe holds.
  private static func lines(of text: [UInt8]) -> [[UInt8]] {
    var ends: [Int32] = [0, 0]
    guard unsafe pipe(&ends) == 0 else { return [] }
    let written = unsafe text.withUnsafeBytes { unsafe write(ends[1], $0.baseAddress, $0.count) }
    close(ends[1])
    defer { close(ends[0]) }
    guard written == text.count else { return [] }
    var input = InputLines(descriptor: ends[0])
    var lines: [[UInt8]] = []
    while let line = input.next() { lines.append(line) }
    return lines
  }

  static let cases: [(String, [String])] = [
    ("", []),
    ("a", ["a"]),
    ("a\nb", ["a", "b"]),
    ("a\n\nb\n", ["a", "", "b"]),
    ("a\r\nb\r", ["a", "b"]),
  ]

  @Test(arguments: cases)
  func `splits standard input into lines`(text: String, expected: [String]) {
    #expect(Self.lines(of: Array(text.utf8)) == expected.map { Array($0.utf8) })
  }
}
