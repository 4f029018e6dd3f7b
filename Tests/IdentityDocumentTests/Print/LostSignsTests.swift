import Testing

@testable import IdentityDocument

/// Months of two languages, digits and signs that a look loses, and numbers whose form a state fixes.
@Suite struct LostSignsTests {
  private typealias Page = PrintedSpecimen

  /// `MEI` is May in Dutch and June in Irish, `LIP` July in Polish and June in Croatian.
  @Test(
    arguments: [
      ("27 JUN/MEI 1951", [6]), ("05 JUN/MEITH 1999", [6]), ("10 MEI/MAY 1994", [5]),
      ("10 MEI 1994", [5]), ("14 LIP/JUL 1990", [7]), ("14 LIP/JUN 1990", [6]),
      ("03 LIS/OCT 2001", [10]), ("03 MRT/MAR 2001", [3]), ("03 SRP/AUG 2001", [8]),
      ("03 BEAL/MAY 2001", [5]), ("11 JAN/JUN 2001", []), ("11 OKT/JUN 2001", [6]),
    ] as [(String, [Int])])
  func `a month in two languages is the one that both allow`(text: String, months: [Int]) {
    #expect(PrintedDate.dates(in: text).map(\.month) == months)
  }

  @Test func `a day that two looks agree on counts before its beginning`() {
    var birth = Page.line("13.12.1986", 28, 32)
    birth.versions = [
      .init("13.12.19;", confidence: 0.95, look: .page),
      .init("13.12.1986", confidence: 0.92, look: .columns), .init("13.12.1986", confidence: 0.85),
    ]
    let fields = Page.fields([
      Page.caption("Date de naissance Date of birth", 28, 29.5), birth,
      Page.caption("Date d'expiration Date of expiry", 58, 29.5), Page.line("02.06.2029", 58, 32),
    ])
    #expect(fields[.dob]?.value.text == "1986-12-13")
    #expect(fields[.dob]?.confidence == 0.87)
  }

  @Test(
    arguments: [
      ("2 MEI/MAY 2004", 0.6), ("12 MEI/MAY 2004", 0.87), ("12 MEI/MAY 04", 0.6),
    ])
  func `a day with fewer digits than the others is in doubt`(birth: String, confidence: Double) {
    let fields = Page.fields([
      Page.caption("geboortedatum date of birth", 28, 29.5), Page.line(birth, 28, 32),
      Page.caption("geldig tot date of expiry", 58, 29.5), Page.line("24 APR/APR 2035", 58, 32),
    ])
    #expect(fields[.dob]?.confidence == confidence)
  }

  @Test(
    arguments: [
      ("7 OLD MILL LANE, LONDON EH1 9GP", "7 OLD MILL LANE, LONDON EH1 9GP"),
      ("8 7 OLD MILL LANE, LONDON EH1 9GP", "7 OLD MILL LANE, LONDON EH1 9GP"),
      ("8. 14 OLD MILL LANE, LONDON EH1 9GP", "14 OLD MILL LANE, LONDON EH1 9GP"),
    ])
  func `a house of one digit is no number of a field`(row: String, address: String) {
    let fields = Page.fields([
      Page.line("DRIVING LICENCE", 16, 6.2), Page.line("1. OKORO", 34, 14.7),
      Page.line("2. ANGUS", 34, 19.1), Page.line("3. 27.06.2000 UNITED KINGDOM", 29, 23.6),
      Page.line("4a. 25.05.2025", 29, 28.1), Page.line("4b. 24.05.2035", 29, 32.6),
      Page.line("5. OKORO006270AJ3TM", 29, 37.1), Page.line(row, 34, 41.6),
    ])
    #expect(fields[.addressLine]?.value.text == address)
  }

  /// Ontario has fifteen characters.
  @Test(
    arguments: [
      ("no. C9097-06067-14676", ["C9097-06067-14676"]),
      ("C9097-06067-146761", []),
    ])
  func `numbers of licences by their groups`(text: String, numbers: [String]) {
    #expect(LicenceNumber.numbers(in: text).map(\.text) == numbers)
  }

  @Test func `Italy's tax code has letters and digits at their places`() {
    #expect(NumberForm.italianTaxCode("RSSMRAB5T1OA562S") == nil)
    #expect(NumberForm.italianTaxCode("RSSMRA85T1OA562S") == "RSSMRA85T10A562S")
    #expect(NumberForm.italianTaxCode("RSSMRA85T10A562S") == "RSSMRA85T10A562S")
    #expect(NumberForm.italianTaxCode("RSSMRA85T10A56") == nil)
  }

  @Test(
    arguments: [
      ("OCONN5101360G5HN", "OCONN510136OG5HN"), ("ANGEL603062AJOHH", "ANGEL603062AJ0HH"),
      ("OKORO006270AJ3TM", "OKORO006270AJ3TM"), ("OKORO013320AJ3TM", nil), ("OKORO006270AJ3T", nil),
      ("FOX99807159WK9AB", "FOX99807159WK9AB"),
    ] as [(String, String?)])
  func `numbers of British licences have their form`(text: String, number: String?) {
    #expect(NumberForm.britishLicence(text) == number)
  }

  @Test func `numbers of the Netherlands have no O`() {
    let fields = Page.fields([
      Page.line("KONINKRIJK DER NEDERLANDEN", 4, 5), Page.caption("document number", 28, 35.8),
      Page.line("HXOH564W2", 28, 38.4),
    ])
    #expect(fields[.idNumber]?.value.text == "HX0H564W2")
  }

  @Test func `an office goes on behind wide blanks, in letters or as a code`() {
    func office(_ parts: [(String, Double, Double)]) -> PrintedField? {
      Page.fields(
        [Page.caption("AUTORIDAD/AUTHORITY", 42, 58.9)]
          + parts.map { text, left, right in
            var line = Page.line(text, left, 61.8, height: 1.75)
            line.right = right
            return line
          })[.authority]
    }
    let code = office([("OFIC.", 42.4, 48.8), ("285A6D1", 52.4, 63.6)])
    #expect(code?.value.text == "OFIC. 285A6D1")
    let three = office([
      ("Burgemeester", 42.4, 65.8), ("van", 68.4, 73.7), ("Groningen", 76.2, 93),
    ])
    #expect(three?.value.text == "Burgemeester van Groningen")
    #expect(three?.lines.count == 3)
    let hyphened = office([("Pass-", 41.5, 48.6), ("und Patentamt", 53, 80)])
    #expect(hyphened?.value.text == "Pass- und Patentamt")
  }
}
