import IdentityDocument
import Testing

@testable import docread

/// Tables that people open in spreadsheets.
@Suite struct CSVTableTests {
  /// A value, as it is written, and as it is written raw.
  static let values = [
    ("MUELLER", "MUELLER", "MUELLER"),
    ("", "", ""),
    ("-", "-", "-"),
    ("A=1", "A=1", "A=1"),
    ("=1+1", "'=1+1", "=1+1"),
    ("+49 30", "'+49 30", "+49 30"),
    ("-2+3", "'-2+3", "-2+3"),
    ("@SUM(A1)", "'@SUM(A1)", "@SUM(A1)"),
    ("\t=1", "'\t=1", "\t=1"),
    ("\r=1", "\"'\r=1\"", "\"\r=1\""),
    ("\u{FF1D}1+1", "'\u{FF1D}1+1", "\u{FF1D}1+1"),
    // With a mark behind it a quotation mark is one character for Swift, and ends a value all the same.
    ("x\"\u{301},=1+1", "\"x\"\"\u{301},=1+1\"", "\"x\"\"\u{301},=1+1\""),
    ("x,\u{301}", "\"x,\u{301}\"", "\"x,\u{301}\""),
    (
      #"=HYPERLINK("http://example.org","x")"#,
      #""'=HYPERLINK(""http://example.org"",""x"")""#,
      #""=HYPERLINK(""http://example.org"",""x"")""#
    ),
  ]

  @Test(arguments: values)
  func `a value is no formula, unless it is to be raw`(
    value: String, written: String, raw: String
  ) {
    #expect(CSVTable().written(value) == written)
    #expect(CSVTable(isRaw: true).written(value) == raw)
  }

  @Test func `the command writes no formula, unless --raw asks for it`() throws {
    let input = #"{"id":"=1+1","path":"no such file"}"#
    let safe = try CommandTests.run(["batch", "--csv"], input: input)
    #expect(safe.output.contains("\r\n'=1+1,no such file,"))
    let raw = try CommandTests.run(["batch", "--csv", "--raw"], input: input)
    #expect(raw.output.contains("\r\n=1+1,no such file,"))
  }
}
