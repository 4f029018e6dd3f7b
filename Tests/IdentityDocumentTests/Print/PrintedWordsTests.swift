import Testing

@testable import IdentityDocument

/// Fields that their own words, or what else the page says, tell without a caption.
@Suite struct PrintedWordsTests {
  private typealias Page = PrintedSpecimen

  @Test(
    arguments: [
      ("Ministère des Affaires étrangères", true), ("MINISTERSTWO", true),
      ("MINISTERSTVO VNÚTRA SR", true), ("STADT KÖLN", true), ("STADTHAGEN", false),
      ("PU ZAGREBAČKA", true), ("PU", false), ("PUEBLA", false), ("HELSINGIN POLIISILAITOS", true),
      ("Burg. van Stad en Dorp", true), ("SPCLEP Cluj-Napoca", true), ("LUXEMBOURG", false),
      ("PASSPORT OFFICE", true), ("MINISTRY OF INTEFNAL AFFAIRS", true), ("IAESTRY OF", false),
      ("КИЇВ", false), ("", false),
    ])
  func offices(text: String, isOffice: Bool) {
    #expect(OfficeName.isOffice(text) == isOffice)
  }

  @Test(
    arguments: [
      ("EESTI / EST", true), ("Genève CHE", true), ("MADRID (ESP", true), ("OTTAWA CAN", true),
      ("BERLIN", false), ("MAR DEL XQZ", false), ("12 34 DEU", false), ("F ITA", false),
      ("", false),
    ])
  func placesWithTheirState(text: String, hasState: Bool) {
    #expect(PlaceName.endsWithState(text) == hasState)
  }

  /// What stands below the birth and names an office is the authority, the title above is not.
  @Test(arguments: [(52.0, "STADT KÖLN"), (4.0, nil)] as [(Double, String?)])
  func anOfficeBelowTheBirthIsTheAuthority(baseline: Double, authority: String?) {
    let lines = [
      Page.line("MÜLLER-ÅBERG", 35, 18), Page.line("JÜRGEN", 35, 26),
      Page.line("12.08.1974", 35, 34), Page.line("STADT KÖLN", 35, baseline),
    ]
    let fields = Page.fields(lines, beside: Page.passportDocument, format: .td1)
    #expect(fields[.authority]?.value.text == authority)
  }

  /// Codes of Latvia, Estonia, Czechia, Serbia, Sweden and China, and what is none.
  @Test(
    arguments: [
      ("121282-88882", "12.12.1982", true), ("45911231023", "23.11.1959", true),
      ("115229/1111", "29.02.1911", true), ("0101980500012", "01.01.1980", true),
      ("19750515-1234", "15.05.1975", true), ("110101198001010012", "01.01.1980", true),
      ("121282-88882", "12.12.1983", false), ("12121982", "12.12.1982", false),
      ("01012003 01012013", "01.01.2013", false), ("", "01.01.2013", false),
    ])
  func birthsInPersonalCodes(code: String, birth: String, isHeld: Bool) {
    let lines = [
      Page.line(birth, 35, 20), Page.line(code, 35, 28), Page.line("05.03.2017", 35, 36),
    ]
    let found = Page.fields(lines)[.dob]
    #expect((found != nil) == isHeld)
    #expect(found.map { $0.evidence == .form && $0.confidence == 0.95 } ?? true)
  }

  /// Residence permits and cards print a place and a date in one line.
  @Test(
    arguments: [
      ("PLACE AND DATE OF ISSUE", "UK 08-08-2014", DocumentField.authority, "UK"),
      ("PLACE AND DATE OF BIRTH", "ROMA (RM) 30.12.1964", .placeOfBirth, "ROMA (RM)"),
    ])
  func aCaptionOfTwoValues(caption: String, line: String, field: DocumentField, text: String) {
    let fields = Page.fields([Page.caption(caption, 30, 20), Page.line(line, 30, 23)])
    #expect(fields[field]?.value.text == text)
    #expect(fields[field == .authority ? .issuingDate : .dob]?.evidence == .captionAgreed)
  }

  /// Spanish cards print the second surname below the first, and others a surname that is long.
  @Test(
    arguments: [
      ("APELLIDOS", 18.0, "ESPAÑOLA GARCÍA"), ("SURNAME", 18, "ESPAÑOLA GARCÍA"),
      ("APELLIDOS", 20, "ESPAÑOLA"),
    ])
  func surnamesInTwoLines(caption: String, baseline: Double, name: String) {
    let lines = [
      Page.caption(caption, 30, 12), Page.line("ESPAÑOLA", 30, 15),
      Page.line("GARCÍA", 30, baseline), Page.caption("NOMBRE", 30, baseline + 3),
      Page.line("CARMEN", 30, baseline + 6),
    ]
    let fields = Page.fields(lines)
    #expect(fields[.lastName]?.value.text == name)
    #expect(fields[.firstName]?.value.text == "CARMEN")
  }

  /// A caption of no table may stand before a date, in small letters.
  @Test(
    arguments: [
      ("UK 01-02-2017", "UK"), ("Wydano 01-02-2017", nil), ("01-02-2017 Warszawa", "Warszawa"),
    ] as [(String, String?)])
  func anAuthorityBesideTheIssue(line: String, authority: String?) {
    let lines = [Page.line("12.08.1974", 35, 20), Page.line(line, 35, 40)]
    let expiry = Page.line("31.01.2027", 65, 51)
    let fields = Page.fields(lines + [expiry], beside: Page.passportDocument, format: .td1)
    #expect(fields[.issuingDate]?.value.text == "2017-02-01")
    #expect(fields[.authority]?.value.text == authority)
  }

  @Test(arguments: [("BERLIN", "BERLIN"), ("F ITA", nil), ("DEUTSCH", nil)] as [(String, String?)])
  func aPlaceBesideTheBirth(text: String, place: String?) {
    let lines = [
      Page.caption("Date of birth", 30, 20), Page.line("12.08.1974 " + text, 30, 23),
    ]
    #expect(Page.fields(lines)[.placeOfBirth]?.value.text == place)
  }

  /// Days of validity in one line are those of issue and expiry.
  @Test func daysOfValidity() {
    let lines = [Page.line("12.08.1974", 35, 34), Page.line("18.06.20-31.01.2027", 65, 51)]
    let fields = Page.fields(lines, beside: Page.passportDocument, format: .td2)
    #expect(fields[.issuingDate]?.value.text == "2020-06-18")
    #expect(fields[.expiryDate]?.value.text == "2027-01-31")
  }

  /// Spanish passports print the code of an office.
  @Test(arguments: [("28361A6D1", "28361A6D1"), ("C01X0006H", nil)] as [(String, String?)])
  func anAuthorityMayBeACode(code: String, authority: String?) {
    let lines = [Page.caption("AUTORIDAD/AUTHORITY", 70, 46), Page.line(code, 70, 50)]
    let fields = Page.fields(lines, beside: Page.passportDocument, format: .td3)
    #expect(fields[.authority]?.value.text == authority)
  }

  @Test(
    arguments: [
      ("X4RTBPFW4", true), ("13AA00002", true), ("CA00000AA", true), ("YZ42CP4X2", true),
      ("L01X00T47", true), ("MUSTERMAN", false), ("123456789", false), ("12AUG1974", false),
    ])
  func formsOfNumbers(text: String, hasForm: Bool) {
    #expect(PrintedNumber.hasForm(text) == hasForm)
    let lines = [Page.caption("Document No", 30, 20), Page.line(text, 30, 23)]
    #expect((Page.fields(lines)[.idNumber] != nil) == (hasForm || text == "123456789"))
  }

  /// Six digits of which another line has more are a part of a number.
  @Test(arguments: [("L01X00T47", true), ("01938568", false), ("938 56801", false)])
  func sixDigitsOfALongerNumber(other: String, isRead: Bool) {
    let lines = [
      Page.line("IDENTITY CARD", 20, 4), Page.line("938568", 60, 45), Page.line(other, 30, 9),
    ]
    #expect((Page.fields(lines)[.cardAccessNumber] != nil) == isRead)
  }
}
