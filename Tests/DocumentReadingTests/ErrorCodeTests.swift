import DocumentReading
import Foundation
import Testing

/// The table of errors: every code has its row, and what is given out is in the table.
@Suite struct ErrorCodeTests {
  @Test(arguments: ErrorCode.allCases)
  func `a code is a letter, a stage and four digits, and has a whole row`(code: ErrorCode) {
    #expect(code.rawValue.wholeMatch(of: /[A-Z][0-6][0-9]{4}/) != nil)
    #expect(code.rawValue.first == code.kind.rawValue)
    #expect(code.rawValue.dropFirst().first == "\(code.stage.rawValue)".first)
    for sentence in [code.sentence, code.cause, code.remedy] { #expect(!sentence.isEmpty) }
    #expect(code.cause.hasSuffix(".") && code.remedy.hasSuffix("."))
    #expect(!code.sentence.hasSuffix("."))
    #expect(ReaderError(code).code == code.rawValue)
    #expect(ReaderError(code).message == code.sentence)
  }

  static let guide: [(ErrorCode, String)] = [
    (.cancelled, "G00000"), (.sessionFinished, "J00000"), (.sideMissing, "N00000"),
    (.addressNotInBarcode, "Y00000"), (.wrongSide, "Z00000"),
  ]

  @Test(arguments: guide)
  func `Jumio: a code that the guide names stands literally`(code: ErrorCode, literal: String) {
    #expect(ReaderError(code).description.hasPrefix("\(literal): "))
  }

  static let sentences: [(ErrorCode, [String: String], String)] = [
    (.sideMissing, ["side": "back"], "the back is not read yet"),
    (.sideMissing, [:], "the {side} is not read yet"),
    (.sideMissing, ["page": "back"], "the {side} is not read yet"),
    (.sideMissing, ["side": "{side}"], "the {side} is not read yet"),
    (
      .pictureTooSmall, ["width": "3", "height": "4"],
      "the picture is too small to show a document: 3 × 4 pixels"
    ),
    (.notAZone, ["fault": "a } b { c"], "a } b { c"),
    (
      .notAnInput, [:],
      "the input line is neither a path nor {\"id\":…,\"path\":…,\"side\":\"front|back\"}"
    ),
  ]

  @Test(arguments: sentences)
  func `values stand in place of the braces`(
    code: ErrorCode, values: [String: String], sentence: String
  ) {
    #expect(ReaderError(code, values).message == sentence)
  }

  @Test func `what a picture file lacks is said as in the table`() {
    let reader = DocumentReader(configuration: ReaderConfiguration(asOf: SampleReading.day))
    let path = "/nowhere/at all.png"
    #expect(throws: ReaderError(.fileNotFound, message: "there is no file \(path)")) {
      try reader.read(contentsOfFile: path)
    }
    #expect(ErrorCode.fileNotFound.sentence == "there is no file {path}")
  }

  @Test func `the page of the documentation is the table`() throws {
    let page = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
      .appending(path: "Sources/DocumentReading/DocumentReading.docc/ErrorCodes.md")
    let printed = try String(contentsOf: page, encoding: .utf8).split(separator: "\n")
      .filter { $0.hasPrefix("| `") }.map(String.init)
    let rows = ErrorCode.allCases.map { code in
      let cells = [code.sentence, code.cause, code.remedy].map {
        $0.replacing("|", with: "\\|").replacing("<", with: "\\<")
      }
      return "| `\(code.rawValue)` | \(cells.joined(separator: " | ")) |"
    }
    #expect(printed == rows)
  }
}
