import Foundation
import IdentityDocument
import Testing

/// JSON as it is read: strictly, within limits, and with the place of what does not fit.
@Suite struct JSONParsingTests {
  private func read(_ text: String, _ limits: JSONValue.Limits = JSONValue.Limits()) throws
    -> JSONValue
  {
    try JSONValue(parsing: Array(text.utf8), limits: limits)
  }

  /// The error of bytes, or `nil` where they are read.
  private func error(
    _ bytes: [UInt8], _ limits: JSONValue.Limits = JSONValue.Limits()
  ) -> JSONError? {
    do throws(JSONError) {
      _ = try JSONValue(parsing: bytes, limits: limits)
      return nil
    } catch {
      return error
    }
  }

  static let values: [(String, JSONValue)] = [
    ("null", .null), (" true\n", true), ("\tfalse\r", false), ("0", 0), ("-0", 0), ("12", 12),
    ("-7", -7), ("0.5", 0.5), ("1.0", 1), ("1e3", 1000), ("1E+3", 1000), ("25e-1", 2.5),
    ("-1.5e+3", -1500), ("9007199254740993", 9_007_199_254_740_993),
    ("9223372036854775807", .integer(.max)), ("1e300", .number(1e300)),
    ("18446744073709551616", .number(18_446_744_073_709_551_616)),
    ("[]", []), ("[ ]", []), ("{}", [:]), ("{ }", [:]), ("[1, \"a\",[null]]", [1, "a", [.null]]),
    (#"{"b": 1, "a": [true]}"#, ["b": 1, "a": [true]]), (#"{"": ""}"#, ["": ""]),
    (#""a\"b\\c\/d""#, "a\"b\\c/d"), (#""\b\f\n\r\t\u0000""#, "\u{8}\u{C}\n\r\t\0"),
    (#""\u00e9\u00C9\uD834\uDD1E""#, "éÉ𝄞"), (#""Þorsson 𝄞 😀""#, "Þorsson 𝄞 😀"),
    ("\"\u{7F}\u{2028}\"", "\u{7F}\u{2028}"),
  ]

  @Test(arguments: values)
  func `values are read as RFC 8259 has them`(text: String, value: JSONValue) throws {
    #expect(try read(text) == value)
    // Foundation does not keep the order of members.
    guard (value.members?.count ?? 0) < 2 else { return }
    #expect(try JSONDecoder().decode(JSONValue.self, from: Data(text.utf8)) == value)
  }

  @Test(arguments: values.map(\.1) + JSONValueTests.values.map(\.0))
  func `what is written is read again`(value: JSONValue) throws {
    let again = try JSONValue(parsing: value.bytes)
    #expect(again.bytes == value.bytes)
    #expect(try read(value.indentedText) == again)
  }

  static let faults: [(String, JSONError.Reason, Int)] = [
    ("", .unexpectedEnd, 0), ("  \n", .unexpectedEnd, 3), ("\u{FEFF}{}", .unexpectedByte, 0),
    ("{} {}", .unexpectedByte, 3), ("[1 2]", .unexpectedByte, 3), ("[1,]", .unexpectedByte, 3),
    ("[,1]", .unexpectedByte, 1), ("[1", .unexpectedEnd, 2), ("[1}", .unexpectedByte, 2),
    ("{", .unexpectedEnd, 1), ("{1:2}", .unexpectedByte, 1), (#"{"a"}"#, .unexpectedByte, 4),
    (#"{"a":}"#, .unexpectedByte, 5), (#"{"a":1,}"#, .unexpectedByte, 7),
    (#"{"a":1,"a":2}"#, .repeatedName("a"), 7), (#"{"a":1,"\u0061":2}"#, .repeatedName("a"), 7),
    ("tru", .unexpectedEnd, 3), ("True", .unexpectedByte, 0), ("nulL", .unexpectedByte, 3),
    ("truex", .unexpectedByte, 4), ("NaN", .unexpectedByte, 0), ("Infinity", .unexpectedByte, 0),
    ("'a'", .unexpectedByte, 0), ("/* */1", .unexpectedByte, 0), ("\u{B}1", .unexpectedByte, 0),
    ("\u{C}1", .unexpectedByte, 0), ("\u{A0}1", .unexpectedByte, 0),
    ("01", .invalidNumber, 0), ("-", .invalidNumber, 0), ("+1", .invalidNumber, 0),
    (".5", .invalidNumber, 0), ("1.", .invalidNumber, 0), ("1.e5", .invalidNumber, 0),
    ("1e", .invalidNumber, 0), ("1e+", .invalidNumber, 0), ("--1", .invalidNumber, 0),
    ("1.2.3", .invalidNumber, 0), ("[1e999]", .invalidNumber, 1), ("0x10", .unexpectedByte, 1),
    ("\"a", .unexpectedEnd, 2), ("\"a\nb\"", .unexpectedByte, 2), ("\"\t\"", .unexpectedByte, 1),
    (#""\"#, .unexpectedEnd, 2), (#""\x""#, .unexpectedByte, 2), (#""\u12"#, .unexpectedByte, 2),
    (#""\u12G4""#, .unexpectedByte, 2), (#""\u+123""#, .unexpectedByte, 2),
    (#""\uD834""#, .invalidText, 7), (#""\uDD1E""#, .invalidText, 7),
    (#""\uD834\u0041""#, .invalidText, 13), (#""\uD834\n""#, .unexpectedByte, 8),
  ]

  @Test(arguments: faults)
  func `what is no JSON is refused at its place`(
    text: String, reason: JSONError.Reason, offset: Int
  ) {
    let error = error(Array(text.utf8))
    #expect(error?.reason == reason)
    #expect(error?.offset == offset)
  }

  @Test func `places count lines and bytes from one`() {
    let text = "{\n  \"é\": 1,\n  \"b\": ?\n}"
    #expect(
      error(Array(text.utf8)) == JSONError(.unexpectedByte, offset: 20, line: 3, column: 8))
    #expect(error(Array(text.utf8))?.description == "no JSON at line 3, column 8")
  }

  @Test(
    arguments: [
      [0x22, 0xFF, 0x22], [0x22, 0xC3, 0x22], [0x22, 0xC0, 0x80, 0x22],
      [0x22, 0xED, 0xA0, 0x80, 0x22], [0x22, 0xF4, 0x90, 0x80, 0x80, 0x22],
    ] as [[UInt8]])
  func `texts that are not UTF-8 are refused`(bytes: [UInt8]) {
    #expect(error(bytes)?.reason == .invalidText)
    #expect(error(bytes)?.offset == 0)
  }

  @Test(arguments: ["[", "{\"a\":", "[{\"a\":"])
  func `depth has a limit`(unit: String) {
    let bomb = Array(String(repeating: unit, count: 100_000).utf8)
    #expect(error(bomb)?.reason == .tooDeep)
    // However much a caller allows, no stack runs over.
    #expect(error(bomb, JSONValue.Limits(deepest: .max))?.reason == .tooDeep)
    #expect(error(bomb, JSONValue.Limits(deepest: 0))?.reason == .tooDeep)
  }

  @Test(arguments: [1, 64, 256])
  func `as many values as the limit are read in each other`(depth: Int) throws {
    let limits = JSONValue.Limits(deepest: depth)
    let brackets = { (count: Int) in
      String(repeating: "[", count: count) + String(repeating: "]", count: count)
    }
    #expect(try read(brackets(depth), limits).elements != nil)
    let deeper = error(Array(brackets(depth + 1).utf8), limits)
    #expect(deeper?.reason == .tooDeep)
    #expect(deeper?.offset == depth)
  }

  @Test func `size has a limit`() throws {
    #expect(try read("[10]", JSONValue.Limits(mostBytes: 4)) == [10])
    let limits = JSONValue.Limits(mostBytes: 3)
    #expect(error(Array("[10]".utf8), limits)?.reason == .tooLong)
    #expect(error(Array("[10]".utf8), limits)?.offset == 3)
    #expect(error([], JSONValue.Limits(mostBytes: -1))?.reason == .tooLong)
  }

  @Test func `every prefix, every changed byte and noise have an answer`() {
    let text = Array(#"{"a": [1, -0.5e3, true, null], "b": {"c": "\u00e9\uD834\uDD1E\n"}}"#.utf8)
    for count in text.indices {
      #expect((error(Array(text.prefix(count)))?.offset ?? .max) <= count)
      for byte: UInt8 in [0, 9, 0x22, 0x2C, 0x5C, 0x5D, 0x7B, 0x7D, 0x80, 0xFF] {
        var changed = text
        changed[count] = byte
        let offset = error(changed)?.offset ?? 0
        #expect((0...text.count).contains(offset))
      }
    }
    var generator = PayloadRandom(seed: 11)
    let alphabet = Array("{}[]\",:\\u09eE+-.tfn \n".utf8) + [0x80]
    for _ in 0..<2000 {
      let noise = (0..<24).map { _ in alphabet[Int(generator.next() % UInt64(alphabet.count))] }
      guard let value = try? JSONValue(parsing: noise) else { continue }
      #expect((try? JSONValue(parsing: value.bytes)) == value)
    }
  }

  @Test(arguments: ["[", "\"", "{\"a\":1,", "1", "\\", " ", "[1,", "\"a\","])
  func `a megabyte of one thing is soon refused or read`(unit: String) {
    let bytes = Array(String(repeating: unit, count: 1_000_000 / unit.utf8.count).utf8)
    let time = ContinuousClock().measure { _ = error(bytes) }
    #expect(time < .seconds(10))
  }
}
