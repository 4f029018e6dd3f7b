import CorpusIndex
import Testing

@Suite struct TruthTableTests {
  @Test func `Columns are found by their names, in any order`() throws {
    let text = """
      note\tmrz\tkind\tfile\tformat
      a\t\(Specimen.passport.joined(separator: "|"))\tpositive\ta.png\tTD3

      b\t\tnegative\tb.png\tnone
      """
    let rows = try TruthTable(parsing: text, file: "manifest.tsv").rows
    #expect(rows.map(\.file) == ["a.png", "b.png"])
    #expect(rows.map(\.line) == [2, 4])
    #expect(
      rows[0].expectation.documents == [
        DocumentExpectation(format: "MRP", lines: Specimen.passport)
      ])
    #expect(rows[1].expectation == Expectation())
  }

  @Test func `Without a format the lines say it, without a kind the content`() throws {
    let text = "file\tmrz\na.png\t\(Specimen.passport.joined(separator: "|"))\nb.png\n"
    let rows = try TruthTable(parsing: text, file: "t").rows
    #expect(rows[0].expectation.documents.first?.format == "MRP")
    #expect(rows[0].expectation.kind == .positive)
    #expect(rows[1].expectation.kind == .negative)
  }

  @Test func `Payloads are hexadecimal, grades may be numbers, line ends may be CRLF`() throws {
    let text = "file\tgrade\tsymbology\tpayload_hex\r\na.jpg\t3\tPDF417\t400aFF\r\n"
    let expectation = try #require(TruthTable(parsing: text, file: "t").rows.first).expectation
    #expect(expectation.grade == "g3")
    #expect(
      expectation.barcodes == [
        BarcodeExpectation(symbology: "PDF417", payload: .bytes([0x40, 0x0A, 0xFF]))
      ])
  }

  @Test(arguments: [
    ("", CorpusError.missingColumn(file: "t", column: "file")),
    ("kind\tmrz\n", .missingColumn(file: "t", column: "file")),
    ("file\n\n\t", .invalidRow(file: "t", line: 3, reason: "2 cells in 1 columns")),
    ("file\tkind\n\tpositive", .invalidRow(file: "t", line: 2, reason: "the row names no file")),
    (
      "file\tkind\na\tmaybe",
      .invalidRow(
        file: "t", line: 2, reason: "the kind is “maybe”, neither positive nor negative")
    ),
    (
      "file\tkind\na\tpositive",
      .invalidRow(file: "t", line: 2, reason: "positive, but nothing is expected")
    ),
    (
      "file\tkind\tmrz\na\tnegative\tX|Y",
      .invalidRow(file: "t", line: 2, reason: "negative, but with content")
    ),
    ("file\na\na", .invalidRow(file: "t", line: 3, reason: "a stands already in line 2")),
    (
      "file\tpayload_hex\na\t4G",
      .invalidRow(
        file: "t", line: 2, reason: "payload_hex is not pairs of hexadecimal digits")
    ),
  ])
  func `A table that does not hold is refused with its line`(
    text: String, error: CorpusError
  ) {
    #expect(throws: error) { try TruthTable(parsing: text, file: "t") }
  }
}
