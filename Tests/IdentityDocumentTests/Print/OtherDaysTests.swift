import Testing

@testable import IdentityDocument

/// Days that are none of the three of a document, and pages that are none.
@Suite struct OtherDaysTests {
  private typealias Page = PrintedSpecimen

  private static func fields(_ lines: [PrintedLine]) -> [DocumentField: PrintedField] {
    Page.fields(lines)
  }

  /// Chile's licence has no birth: the day of the first licence would be taken for one.
  @Test func `the day of a first licence is no birth`() {
    let fields = Self.fields([
      Page.line("LICENCIA DE CONDUCTOR", 4, 9.8), Page.caption("FECHA 1ª LICENCIA", 58, 32.1),
      Page.line("26/05/2008", 58, 35), Page.caption("FECHA ÚLTIMO CONTROL", 28, 44.5),
      Page.line("26/05/2021", 28, 47.4), Page.caption("FECHA DE CONTROL", 58, 44.5),
      Page.line("26/05/2027", 58, 47.4),
    ])
    #expect(fields[.dob] == nil)
    #expect(fields[.issuingDate]?.value.text == "2021-05-26")
    #expect(fields[.expiryDate]?.value.text == "2027-05-26")
  }

  /// Nobody of less than fifteen years has a licence; a birth on the day of the issue is seldom.
  @Test(
    arguments: [
      ("12.03.2008", nil), ("17.08.1988", 0.8), ("12.03.1988", 0.95),
    ] as [(String, Double?)])
  func `the birth of a driver is so long ago`(birth: String, confidence: Double?) {
    let fields = Self.fields([
      Page.line("PERMIS DE CONDUIRE", 20, 5), Page.line(birth, 30, 20),
      Page.line("17.08.2021", 30, 30), Page.line("17.08.2031", 30, 35),
    ])
    #expect(fields[.dob]?.confidence == confidence)
  }

  @Test func `the range of validity is not the first issue`() {
    let fields = Self.fields([
      Page.line("DRIVING LICENCE", 26, 6.5), Page.caption("Birth/Geboorte", 28, 23),
      Page.line("14/03/1981", 48, 23), Page.caption("Valid/Geldig", 28, 31),
      Page.line("26/07/2019 - 25/07/2024", 48, 31),
      Page.line("First issue/Eerste uitreiking 26/07/2009", 28, 51),
    ])
    #expect(fields[.issuingDate]?.value.text == "2019-07-26")
    #expect(fields[.expiryDate]?.value.text == "2024-07-25")
    #expect(fields[.dob]?.value.text == "1981-03-14")
  }

  @Test func `days of a letter are nobody's`() {
    let fields = Self.fields([
      Page.line("Lüneburg, den 12.08.2020", 20, 20),
      Page.line("Sehr geehrte Damen und Herren,", 20, 40),
      Page.line("hiermit kündige ich den oben genannten Vertrag zum 12.08.2030.", 20, 48),
      Page.line("Meine Tochter Antje Vogt, geboren am 15.11.1967 in Celle, ist ebenfalls", 20, 56),
      Page.line("Mit freundlichen Grüßen", 20, 70),
    ])
    #expect(fields.isEmpty)
  }

  /// Three days that fit by chance say nothing of what the page is.
  @Test(arguments: [
    ("", 0.8), ("CARTE NATIONALE D'IDENTITÉ", 0.95), ("PERMIS DE CONDUIRE", 0.95),
  ])
  func `three days without a document are not sure`(title: String, confidence: Double) {
    let days = ["12.03.1988", "17.08.2021", "17.08.2031"].enumerated().map {
      Page.line($0.element, 30, 20 + 5 * Double($0.offset))
    }
    let fields = Self.fields(title.isEmpty ? days : days + [Page.line(title, 20, 8)])
    #expect(
      [DocumentField.dob, .issuingDate, .expiryDate].allSatisfy {
        fields[$0]?.confidence == confidence
      })
  }

  @Test(arguments: [
    "Mit freundlichen Grüßen", "TAKE ONE TABLET BY MOUTH DAILY", "LAVORO SUBORDINATO",
    "OCCUPATION: TRADING",
    "METHODIST PRIMARY SCH", "FEMALE/VROULIK", "ID Ni", ": ISLAM",
  ])
  func `words that are no place are none by their position`(text: String) {
    let fields = Self.fields([
      Page.line("IDENTITY CARD", 20, 5), Page.caption("Date of birth", 30, 17.4),
      Page.line("12.03.1988", 30, 20), Page.line(text, 30, 29),
    ])
    #expect(fields[.placeOfBirth] == nil && fields[.authority] == nil)
    let town = Self.fields([
      Page.line("IDENTITY CARD", 20, 5), Page.caption("Date of birth", 30, 17.4),
      Page.line("12.03.1988", 30, 20), Page.line("BAD HERSFELD", 30, 29),
    ])
    #expect(town[.placeOfBirth]?.value.text == "BAD HERSFELD")
  }

  @Test func `the text behind an unknown label is no place`() {
    let fields = Self.fields([
      Page.line("VOTER IDENTITY CARD", 20, 5), Page.line("Date of Birth: 12.03.1988", 5, 20),
      Page.line("Polling Ward:", 5, 25), Page.line("HILLTOP NORTH", 25, 25),
    ])
    #expect(fields[.placeOfBirth] == nil)
  }

  /// A library card and a customer's number are no document's.
  @Test func `what a page that is no document says is not sure`() {
    let card = [
      Page.caption("Nom", 10, 10), Page.line("LEMAÎTRE", 10, 13), Page.caption("Prénom", 10, 17),
      Page.line("AMÉLIE", 10, 20), Page.caption("Carte valable jusqu'au", 10, 24),
      Page.line("12.03.2031", 10, 27), Page.line("691773", 60, 40),
    ]
    let fields = Self.fields(card)
    #expect(fields[.lastName]?.confidence == 0.75 && fields[.expiryDate]?.confidence == 0.75)
    #expect(fields[.cardAccessNumber] == nil)
    let told = Self.fields(card + [Page.line("CARTE NATIONALE D'IDENTITÉ", 10, 5)])
    #expect(told[.lastName]?.confidence == 0.87 && told[.cardAccessNumber] != nil)
  }
}
