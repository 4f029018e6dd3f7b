import Testing

@testable import IdentityDocument

/// The categories of European licences: their table on page 2, and the list behind the number 9.
@Suite struct CategoryTableTests {
  private typealias Page = PrintedSpecimen

  /// Columns 9, 10 and 11 of page 2, and field 12 below them with a code.
  private static let back = [
    Page.line("11.", 22, 4, height: 1), Page.line("12.", 31, 4, height: 1),
    Page.line("AM", 6, 8, height: 1.2), Page.line("29.05.16", 12, 8, height: 1.2),
    Page.line("29.05.31", 38, 8, height: 1.2),
    Page.line("B 29.05.16", 6, 12, height: 1.2), Page.line("29.05.31", 38, 12, height: 1.2),
    Page.line("BE 29.05.16", 6, 16, height: 1.2), Page.line("29.05.31", 38, 16, height: 1.2),
    Page.line("12.", 6, 31, height: 1.1), Page.line("01.06", 9, 31, height: 1.2),
    Page.line("12. 01.06", 6, 34, height: 1.2),
    Page.caption("1. Name 2. Vorname 3. Geburtsdatum und -ort 4a. Ausstellungsdatum", 6, 49),
  ]

  @Test func `days of categories and codes of restrictions are none of the licence`() {
    let fields = Page.fields(Self.back)
    #expect(fields[.dob] == nil && fields[.issuingDate] == nil && fields[.expiryDate] == nil)
  }

  /// Page 1 above the table, as where both are in one picture.
  @Test func `days behind their numbers stay`() {
    let front = [
      Page.line("FÜHRERSCHEIN", 18, -50), Page.line("1. WEBER", 35, -45),
      Page.line("2. ANNA", 35, -41), Page.line("3. 24.04.1988 KÖLN", 35, -37),
      Page.line("4a. 10.06.2016", 35, -33), Page.line("4b. 09.06.2031", 35, -29),
      Page.line("5. J010000SD51", 35, -25),
    ]
    let fields = Page.fields(front + Self.back)
    #expect(fields[.dob]?.value.text == "1988-04-24")
    #expect(fields[.issuingDate]?.value.text == "2016-06-10")
    #expect(fields[.expiryDate]?.value.text == "2031-06-09")
  }

  /// Two rows are no table.
  @Test func `days beside a category or two stay`() {
    let fields = Page.fields([
      Page.caption("Date of birth", 30, 10), Page.line("24.04.1988", 30, 14),
      Page.line("B", 20, 14), Page.line("C 24.04.1988", 20, 20),
    ])
    #expect(fields[.dob]?.value.text == "1988-04-24")
  }

  private static func licence(_ categories: String, title: String = "PERMIS DE CONDUIRE")
    -> [DocumentField: PrintedField]
  {
    Page.fields([
      Page.line(title, 28, 5), Page.line("1. D'HÉROUVILLE", 29, 11), Page.line("2. ZOÉ", 29, 15),
      Page.line("3. 22.11.1956 NÎMES", 29, 19), Page.line("4a. 22.04.2022", 29, 23),
      Page.line("4b. 22.04.2037", 29, 27), Page.line("5. 92MC19495", 29, 31),
      Page.line(categories, 8, 48),
    ])
  }

  @Test(
    arguments: [
      ("9. AM/B/BE", "AM B BE"), ("9. AMIBIBEICICE", "AM B BE C CE"),
      ("9. A1/AIBIBE", "A1 A B BE"), ("9. AM, B, L", "AM B L"), ("9. B", "B"),
    ])
  func `categories stand behind their number, whatever their strokes are read as`(
    text: String, categories: String
  ) {
    #expect(Self.licence(text)[.categories]?.value.text == categories)
  }

  /// A digit is a class of New Zealand alone, and words are none.
  @Test(arguments: ["9. 1, 6", "9. BILL", "9. ICI", "9. I"])
  func `other texts behind it are none`(text: String) {
    #expect(Self.licence(text)[.categories] == nil)
  }

  @Test func `classes of New Zealand are digits`() {
    let fields = Self.licence("9. 1, 6", title: "NEW ZEALAND DRIVING LICENCE")
    #expect(fields[.categories]?.value.text == "1 6")
  }
}
