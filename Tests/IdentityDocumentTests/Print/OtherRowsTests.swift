import Testing

@testable import IdentityDocument

/// Rows and parts of rows of offices, places, addresses and names, and the signs between them.
@Suite struct OtherRowsTests {
  private typealias Page = PrintedSpecimen

  private static func fields(
    _ lines: [PrintedLine], beside document: DocumentData = Page.passportDocument
  ) -> [DocumentField: PrintedField] {
    Page.fields(lines, beside: document, format: .td3)
  }

  /// A line of which one look has lost a sign.
  private static func line(_ texts: [String], _ left: Double, _ baseline: Double) -> PrintedLine {
    PrintedLine(
      texts.map { .init($0, confidence: 0.95) }, left: left,
      right: left + 1.6 * Double(texts[0].utf8.count), baseline: baseline, capitalHeight: 2)
  }

  @Test func `an ampersand between words is kept where one look has it`() {
    let found = Self.fields([
      Page.caption("Authority", 35, 54),
      Self.line(["MPS Exit Entry Administration", "MPS Exit & Entry Administration"], 35, 58),
    ])
    #expect(found[.authority]?.value.text == "MPS Exit & Entry Administration")
  }

  @Test(arguments: [
    ("PASSPORT, IMMIGRATION &", "CITIZENSHIP AGENCY"),
    ("PASSPORT, IMMIGRATION", "& CITIZENSHIP AGENCY"),
  ])
  func `an ampersand between rows is kept`(upper: String, lower: String) {
    let found = Self.fields([
      Page.caption("Authority", 35, 54), Page.line(upper, 35, 57), Page.line(lower, 35, 60),
    ])
    #expect(found[.authority]?.value.text == "PASSPORT, IMMIGRATION & CITIZENSHIP AGENCY")
  }

  @Test func `an office that ends with one is not whole`() {
    let found = Self.fields([
      Page.caption("Authority", 35, 54), Page.line("PASSPORT, IMMIGRATION &", 35, 57),
    ])
    #expect((found[.authority]?.confidence ?? 0) <= 0.6)
  }

  @Test func `the second row of an office has parts as well`() {
    let found = Self.fields([
      Page.caption("Authority", 35, 50), Page.line("United States", 35, 53),
      Page.line("Department of", 35, 56.4), Page.line("State", 59, 56.4),
    ])
    #expect(found[.authority]?.value.text == "United States Department of State")
  }

  /// The word over it is a caption elsewhere.
  @Test func `PASSPORT over DEPARTMENT is an office`() {
    let found = Self.fields([
      Page.caption("Authority", 35, 50), Page.line("PASSPORT", 35, 53),
      Page.line("DEPARTMENT", 35, 56),
    ])
    #expect(found[.authority]?.value.text == "PASSPORT DEPARTMENT")
    let alone = Self.fields([Page.caption("Authority", 35, 50), Page.line("PASSPORT", 35, 53)])
    #expect(alone[.authority] == nil)
  }

  /// The print of the birth is 2 mm high.
  private static func office(_ rows: [String]) -> PrintedField? {
    fields(
      [Page.line("12.08.1974", 35, 34), Page.line("31.01.2027", 75, 50)]
        + [Page.caption("Authority", 35, 54)]
        + rows.enumerated().map {
          Page.line($0.element, 35, 56.3 + 2.2 * Double($0.offset), height: 1.2)
        }
    )[.authority]
  }

  @Test func `offices may be in small print by their words`() {
    #expect(
      Self.office(["MAIN DEPARTMENT FOR", "IMMIGRATION AND NATIONALITY AFFAIRS"])?.value.text
        == "MAIN DEPARTMENT FOR IMMIGRATION AND NATIONALITY AFFAIRS")
    #expect(Self.office(["SEE PAGE TWO"]) == nil)
  }

  @Test(arguments: ["Oifig na bPasanna", "D.G.P.", "REGISTRO CIVIL E IDENTIFICACIÓN"])
  func `offices have letters before capitals, and stops`(text: String) {
    let found = Self.fields([Page.caption("Authority", 35, 54), Page.line(text, 35, 58)])
    #expect(found[.authority]?.value.text.hasPrefix(String(text.dropLast())) == true)
  }

  @Test(
    arguments: [
      ("Oifig na bPasanna", true), ("oIfIg nA BpaSanna", false), ("U.S.A.", true),
      ("a.b.c.", false),
      (". . .", false),
    ])
  func `values are told from strays`(text: String, isOne: Bool) {
    #expect((PrintedText.likeness(text) > 0.7) == isOne)
  }

  @Test func `a place goes on behind its comma`() {
    let found = Self.fields([
      Page.caption("Place of birth", 35, 38), Self.line(["WISCONSIN,", "WISCONSIN,"], 35, 42),
      Page.line("U.S.A.", 54.5, 42),
    ])
    #expect(found[.placeOfBirth]?.value.text == "WISCONSIN, U.S.A.")
  }

  @Test func `an address goes on behind its comma, and behind nothing else`() {
    func address(_ first: String) -> String? {
      Self.fields([
        Page.caption("Domicile/Residence", 35, 38), Self.line([first, first], 35, 42),
        Page.line("MEDINA", 35 + 1.6 * Double(first.utf8.count) + 3.4, 42),
      ])[.addressLine]?.value.text
    }
    #expect(address("DAKAR,") == "DAKAR, MEDINA")
    #expect(address("DAKAR") == "DAKAR")
  }

  @Test(
    arguments: [
      ("U 4/12 WATTLE GR", "U 4/12 WATTLE GR"), ("U 3 27 WATTLE GR", "U 3 27 WATTLE GR"),
      ("8 27 WATTLE GR", "27 WATTLE GR"), ("U 27 WATTLE GR", "27 WATTLE GR"),
    ])
  func `a unit before the number of a house is a part of the address`(street: String, text: String)
  {
    let found = Page.fields([
      Page.line("Driver Licence", 4, 5), Page.line("New South Wales, Australia", 40, 5),
      Page.line("Kylie FITZWILLIAM", 4, 11), Page.line(street, 4, 17),
      Page.line("DUBBO NSW 2830", 4, 20), Page.caption("Date of Birth", 4, 32),
      Page.line("21 JAN 1995", 4, 35),
    ])
    #expect(found[.addressLine]?.value.text == text + " DUBBO NSW 2830")
  }

  @Test(
    arguments: [
      ("Ì2 TRIQ IL-KBIRA", "12 TRIQ IL-KBIRA"), ("I2/4 TRIQ IL-KBIRA", "12/4 TRIQ IL-KBIRA"),
      ("IL-KBIRA 2", "IL-KBIRA 2"), ("I TRIQ", "I TRIQ"), ("2A TRIQ", "2A TRIQ"), ("", ""),
    ])
  func `the number of a house has no stroke`(read: String, text: String) {
    #expect(PrintAssignment.withHouseNumber(read) == text)
  }

  @Test func `given names go on behind a wide blank`() {
    func names(_ second: PrintedLine) -> String? {
      Page.fields([
        Page.caption("Surname", 42, 20), Page.line("CHATTERJEE", 42, 23),
        Page.caption("Given Names", 42, 27), Page.line("LAKSHMI", 42, 30), second,
        Page.caption("Date of Birth", 42, 34), Page.line("01.06.1971", 42, 37),
      ])[.firstName]?.value.text
    }
    #expect(names(Page.line("DEVI", 56, 30)) == "LAKSHMI DEVI")
    // Far from it stands something else.
    #expect(names(Page.line("DEVI", 75, 30)) == "LAKSHMI")
  }

  @Test(
    arguments: [
      ("RAJU A L MUTHU", ["RAJU A/L MUTHU"], "RAJU A/L MUTHU"),
      ("PRIYA D O RAMASAMY", ["PRIYA D/O RAMASAMY", "X"], "PRIYA D/O RAMASAMY"),
      ("RAJU A L MUTHU", ["RAJU A L MUTHU"], "RAJU A L MUTHU"), ("A L", ["A/L"], "A L"),
      ("ANNA B C", ["ANNA B/C"], "ANNA B C"), ("", [], ""),
    ])
  func `names keep the stroke of son and daughter of`(
    name: String, looks: [String], mended: String
  ) {
    let versions = looks.map { PrintedLine.Version($0, confidence: 0.9) }
    #expect(PrintedSlash.mended(name, ofDescentIn: versions) == mended)
  }
}
