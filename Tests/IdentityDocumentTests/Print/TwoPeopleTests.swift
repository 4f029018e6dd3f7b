import Testing

@testable import IdentityDocument

/// Pictures in which the cards of two people are taken for one page.
@Suite struct TwoPeopleTests {
  private typealias Page = PrintedSpecimen

  private static func card(
    _ surname: String, _ given: String, _ number: String, _ left: Double, _ top: Double
  ) -> [PrintedLine] {
    [
      Page.caption("SURNAME", left, top), Page.line(surname, left, top + 2.6),
      Page.caption("GIVEN NAMES", left, top + 6), Page.line(given, left, top + 8.6),
      Page.caption("DOCUMENT NUMBER", left, top + 12), Page.line(number, left, top + 14.6),
    ]
  }

  /// Where the second card lies.
  @Test(arguments: [(62.0, 0.0), (0, 45), (40, 30)])
  func `nothing is stated of two people`(beside: Double, below: Double) {
    let one = Self.card("MEDICI", "GIANLUCA", "027461845", 10, 10)
    #expect(Page.text(Page.fields(one))[.lastName] == "MEDICI")
    let both = one + Self.card("IBANEZ", "INES", "952778099", 10 + beside, 10 + below)
    #expect(Page.fields(both).isEmpty)
  }

  @Test func `captions of one card that announce the same are near each other`() {
    let lines =
      Self.card("MEDICI", "GIANLUCA", "027461845", 10, 10)
      + [Page.caption("COGNOME", 10, 8.4), Page.caption("NOME", 30, 16)]
    #expect(Page.text(Page.fields(lines))[.lastName] == "MEDICI")
    // One caption elsewhere is no second card.
    let number = [Page.caption("DOCUMENT NUMBER", 70, 45), Page.line("111", 70, 48)]
    #expect(Page.text(Page.fields(lines + number))[.lastName] == "MEDICI")
  }

  /// A long caption in two languages that was cut in two, and a title that reads like the caption of a number.
  @Test func `the parts of one caption, and a title, are no second person's`() {
    let lines = [
      Page.line("DOCUMENTO NACIONAL DE IDENTIDAD", 7, 7, height: 2.4),
      Page.caption("APELLIDOS / SURNAME", 30, 13), Page.line("MEDICI", 30, 16),
      Page.caption("NOMBRE / NAME", 30, 20), Page.line("GIANLUCA", 30, 23),
      Page.caption("NACIONALIDADFECHA DE NACIMIENTO", 43, 27),
      Page.caption("NTO / DATE OF BIRTH", 72, 27), Page.line("02 06 1971", 50, 30),
      Page.caption("NUM SOPORTE / DOCUMENT NO", 30, 41), Page.line("027461845", 30, 44),
    ]
    let fields = Page.text(Page.fields(lines))
    #expect(fields[.lastName] == "MEDICI")
    #expect(fields[.idNumber] == "027461845")
  }

  @Test func `beside a zone the page is that of the zone`() {
    let other = Self.card("IBANEZ", "INES", "952778099", 10, 120)
    let fields = Page.fields(
      Page.passport + other, beside: Page.passportDocument, format: .td3)
    #expect(fields[.printedLastName]?.value.text == "MÜLLER-ÅBERG")
  }

  private static func licence(
    _ surname: String, _ birth: String, _ issue: String, _ expiry: String, _ left: Double,
    _ top: Double
  ) -> [PrintedLine] {
    [
      Page.line("1. \(surname)", left, top), Page.line("2. GIANLUCA", left, top + 4.5),
      Page.line("3. \(birth) ROMA", left, top + 9), Page.line("4a. \(issue)", left, top + 13.5),
      Page.line("4b. \(expiry)", left, top + 18), Page.line("5. RO1234567X", left, top + 22.5),
    ]
  }

  @Test(arguments: [(85.0, 0.0), (0, 54)])
  func `nothing is stated of two licences, whose days have numbers`(beside: Double, below: Double) {
    let one = Self.licence("MEDICI", "02.06.1971", "15.06.2023", "15.06.2033", 30, 10)
    #expect(Page.text(Page.fields(one))[.lastName] == "MEDICI")
    let other = Self.licence(
      "IBANEZ", "13.09.1991", "21.03.2022", "21.03.2032", 30 + beside, 10 + below)
    #expect(Page.fields(one + other).isEmpty)
  }

  @Test func `the back of a licence, which repeats its days, is no second person's`() {
    let one = Self.licence("MEDICI", "02.06.1971", "15.06.2023", "15.06.2033", 30, 10)
    let back = [
      Page.line("4a. 15.06.2023", 30, 80), Page.line("4b. 15.06.2033", 30, 85),
      Page.caption("3. DATE OF BIRTH", 30, 90), Page.line("B 01.02.1990 15.06.2033", 30, 95),
    ]
    let fields = Page.fields(one + back)
    #expect(Page.text(fields)[.lastName] == "MEDICI")
    #expect(fields[.expiryDate]?.sourceText.contains("2033") == true)
  }

  private static func american(
    _ birth: String, _ issue: String, _ expiry: String, _ left: Double, _ top: Double
  ) -> [PrintedLine] {
    [
      Page.line("4d DL D1234567", left, top), Page.line("3 DOB \(birth)", left, top + 5),
      Page.line("1 MEDICI", left, top + 10), Page.line("2 ANNA", left, top + 14),
      Page.line("4a ISS \(issue)", left, top + 22), Page.line("4b EXP \(expiry)", left, top + 27),
    ]
  }

  @Test func `nothing is stated of two American licences`() {
    let one = Self.american("03/27/1959", "11/01/2024", "03/27/2032", 30, 10)
    #expect(Page.fields(one)[.dob] != nil)
    let other = Self.american("11/09/1974", "10/02/2021", "11/09/2029", 115, 10)
    #expect(Page.fields(one + other).isEmpty)
  }
}
