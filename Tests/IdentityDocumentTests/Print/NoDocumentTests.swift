import Testing

@testable import IdentityDocument

/// Print that is no document's, of which nothing is stated.
@Suite struct NoDocumentTests {
  private typealias Page = PrintedSpecimen

  /// Rows of a book, whose words are no document's.
  private static let rows = (0..<12).map { row in
    Page.line("Of lines and letters in a row \(row)", 5, 70 + 4 * Double(row))
  }

  /// Lines that look like a number, an office or the number of a card, as they stood in drawn books, tables,
  /// receipts and listings.
  @Test(arguments: [
    [Page.line("CHAPTER18", 5, 10), Page.line("Of lines and letters", 5, 15)],
    [Page.line("TICKET24H", 5, 10), Page.line("TOTAL 12.50", 5, 15)],
    [Page.line("547253", 5, 10), Page.line("95555", 5, 15)],
    [Page.caption("and is autorités holder recognise", 5, 10), Page.line("andis", 5, 13)],
    [Page.line("Ministry of Finance", 5, 10), Page.line("12.08.2024", 5, 15)],
  ])
  func `lines that are like a field's state nothing`(lines: [PrintedLine]) {
    #expect(Page.fields(lines + Self.rows).isEmpty)
  }

  /// The dump of bytes and the table of figures that were taken for licences.
  @Test(arguments: [
    ["1 RNE ELA", "8 Eo 12", "5 E8 E8 BF FF FF", "2 B7 1D"],
    ["1. 7339", "5. 7339 5394561", "8. 95555 1", "2. 12 15"],
  ])
  func `lines behind numbers are no licence where none is a day`(rows: [String]) {
    let lines = rows.enumerated().map { Page.line($1, 5, 10 + 5 * Double($0)) }
    #expect(Page.fields(lines).isEmpty)
  }

  @Test func `a licence is one where a day stands behind its number`() {
    let rows = ["1. MUSTERMANN", "2. ERIKA", "3. 12.08.1974", "5. AB123456"]
    let lines = rows.enumerated().map { Page.line($1, 5, 10 + 5 * Double($0)) }
    #expect(Page.text(Page.fields(lines))[.lastName] == "MUSTERMANN")
  }

  @Test func `a particular at its caption is a person's`() {
    let lines = [
      Page.caption("Date of birth", 28, 20), Page.line("23.08.2001", 28, 23),
      Page.line("Ministry of Interior", 28, 30),
    ]
    #expect(Page.text(Page.fields(lines + Self.rows))[.dob] == "2001-08-23")
  }

  /// A sentence on the back of a card stood for its authority, with 0.75.
  @Test func `a sentence names no office`() {
    let text = "If this card is lost report it immediately to the Ministry of Home Affairs"
    #expect(PrintedText.isSentence(text))
    for office in [
      "Ministry of Home Affairs", "Direktorium für Inneres", "MINISTERSTWO SPRAW WEWNĘTRZNYCH",
      "Préfecture de police de Paris", "Urząd do Spraw Cudzoziemców",
    ] {
      #expect(!PrintedText.isSentence(office), "\(office)")
    }
    let zone = DocumentData(extractionMethod: .mrz)
    let fields = Page.fields([Page.line(text, 5, 20)], beside: zone, format: .td1)
    #expect(fields[.authority] == nil)
  }
}
