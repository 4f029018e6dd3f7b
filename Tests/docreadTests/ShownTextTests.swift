import IdentityDocument
import Testing

@testable import docread

/// What people read holds nothing that a terminal obeys.
@Suite struct ShownTextTests {
  static let texts: [(String, String, String)] = [
    ("MÜLLER 李 🙂", "MÜLLER 李 🙂", "MÜLLER 李 🙂"),
    (
      "a\u{1B}[31mb\u{7F}\u{9B}0m", "a\\u{1b}[31mb\\u{7f}\\u{9b}0m", "a\\u{1b}[31mb\\u{7f}\\u{9b}0m"
    ),
    ("a\nb\tc\r\n", "a\\u{a}b\\u{9}c\\u{d}\\u{a}", "a\nb\\u{9}c\\u{d}\n"),
  ]

  @Test(arguments: texts)
  func `control characters are written out`(text: String, shown: String, lines: String) {
    #expect(text.shown == shown)
    #expect(Array(text.shownLines.utf8) == Array(lines.utf8))
  }

  @Test func `a name of a file does not reach the terminal as it is`() throws {
    let outcome = try CommandTests.run(["read", "no\u{1B}[31mfile"])
    #expect(outcome.code == 1)
    #expect(outcome.errors.contains("no\\u{1b}[31mfile"))
    #expect(!outcome.errors.contains("\u{1B}"))
    #expect(try CommandTests.run(["no\u{1B}[31mcommand"]).errors.contains("no\\u{1b}[31mcommand"))
  }

  @Test func `nor does what a document says`() throws {
    var document = DocumentData()
    document.idNumber = "1\u{1B}]0;title\u{7}\n  accepted"
    let summary = DocumentSummary(document, asOf: .latest, in: .english).description
    #expect(summary == "  document number   1\\u{1b}]0;title\\u{7}\\u{a}  accepted")
  }
}
