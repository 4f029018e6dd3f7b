import Foundation
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

  @Test func `knows where lines begin and whether the last one was ended`() throws {
    var ends: [Int32] = [0, 0]
    try #require(unsafe pipe(&ends) == 0)
    defer { close(ends[0]) }
    let text = Array("ab\n\ncd\r\ne".utf8)
    let written = unsafe text.withUnsafeBytes { unsafe write(ends[1], $0.baseAddress, $0.count) }
    close(ends[1])
    try #require(written == text.count)
    var input = InputLines(descriptor: ends[0])
    for (start, isOpen) in [(0, false), (3, false), (4, false), (8, true)] {
      #expect(input.next() != nil)
      #expect(input.lineStart == start)
      #expect(input.isAtOpenEnd == isOpen)
    }
    #expect(input.next() == nil)
    #expect(input.failure == nil)
  }

  @Test func `an error of the system is told from the end`() {
    var input = InputLines(descriptor: -1)
    #expect(input.next() == nil)
    #expect(input.failure == EBADF)
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

  @Test func `what an error of the system cuts off is no line`() throws {
    // A socket whose other end was closed before it read everything ends with ECONNRESET.
    var ends: [Int32] = [0, 0]
    let stream = Int32(SOCK_STREAM.rawValue)
    try #require(unsafe socketpair(AF_UNIX, stream, 0, &ends) == 0)
    let (reading, other) = (ends[0], ends[1])
    defer { close(reading) }
    let text = Array("a\nb\ncut o".utf8)
    #expect(unsafe write(other, text, text.count) == text.count)
    #expect(unsafe write(reading, text, 1) == 1)
    close(other)
    var input = InputLines(descriptor: reading)
    #expect(input.next() == Array("a".utf8))
    #expect(input.next() == Array("b".utf8))
    #expect(input.next() == nil)
    #expect(input.failure == ECONNRESET)
  }

  @Test func `an input that does not wait is waited for`() throws {
    var ends: [Int32] = [0, 0]
    try #require(unsafe pipe(&ends) == 0)
    let (reading, writing) = (ends[0], ends[1])
    try #require(fcntl(reading, F_SETFL, O_NONBLOCK) == 0)
    defer { close(reading) }
    let writer = Thread {
      usleep(50_000)
      var byte = UInt8(ascii: "a")
      _ = unsafe write(writing, &byte, 1)
      close(writing)
    }
    writer.start()
    var input = InputLines(descriptor: reading)
    #expect(input.next() == Array("a".utf8))
    #expect(input.next() == nil)
    #expect(input.failure == nil)
  }
}
