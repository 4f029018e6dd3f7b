import Testing

@testable import IdentityDocument

/// Layouts of cards, permits, passports and visas that captions alone tell apart.
@Suite struct CardLayoutsTests {
  private typealias Page = PrintedSpecimen

  private static func zone(_ last: String, _ first: String, _ state: String) -> DocumentData {
    var document = DocumentData(extractionMethod: .mrz)
    document.issuingCountry = CountryCode(rawValue: state)
    (document.lastName, document.firstName) = (last, first)
    return document
  }

  private static func names(_ fields: [DocumentField: PrintedField]) -> [String?] {
    [fields[.lastName]?.value.text, fields[.firstName]?.value.text]
  }

  /// They spell the zone's name and have other marks than the holder's may have.
  @Test(
    arguments: [
      "OTEC, MATKA / PARENTS", "Name of father", "GENITORI", "Geburtsname", "SPOUSE'S NAME",
    ])
  func `names of others and at birth are not the holder's`(caption: String) {
    let zone = Self.zone("KOVAC", "JAN", "SVK")
    let others = [Page.caption(caption, 6, 30), Page.line("KOVÁČ JÁN", 6, 33)]
    #expect(Page.fields(others, beside: zone, format: .td1)[.printedLastName] == nil)
    let own = [Page.caption("PRIEZVISKO / SURNAME", 6, 14), Page.line("KOVAČ", 6, 17)]
    let fields = Page.fields(own + others, beside: zone, format: .td1)
    #expect(fields[.printedLastName]?.value.text == "KOVAČ")
  }

  @Test func `a caption of parents that came apart speaks of parents`() {
    let zone = Self.zone("DANGELO", "LUCA", "ITA")
    var first = Page.caption("COGNOME", 24.2, 4.6)
    first.right = 33.1
    let lines = [
      first, Page.caption("E NOME DEI GENITORI PARENTS' NAME", 36.3, 4.6),
      Page.line("ROSSI MARIO, VERDI ADA", 24.3, 7.8),
    ]
    #expect(Page.fields(lines, beside: zone, format: .td1)[.printedLastName] == nil)
    let other = [first, Page.line("ROSSI", 24.3, 7.8)]
    let stated = Page.fields(other, beside: zone, format: .td1)[.printedLastName]
    #expect(stated?.value.text == "ROSSI")
  }

  /// Captions that stand over both names, the rows below them, and what is known then.
  @Test(
    arguments: [
      ("NOME", ["PATEL", "PRIYA"], ["PATEL", "PRIYA"]), ("NOME", ["PRIYA PATEL"], [nil, nil]),
      ("APELLIDOS/NOMBRE", ["GARCÍA LÓPEZ", "ANA"], ["GARCÍA LÓPEZ", "ANA"]),
      ("NOM/PRÉNOMS", ["DURAND", "LÉA", "MARIE"], [nil, nil]),
      ("NAME", ["SAMPLE", "SUSANNA"], ["SAMPLE", "SUSANNA"]),
      ("NAME", ["VIKRAM SHARMA"], [nil, nil]),
    ] as [(String, [String], [String?])])
  func `one caption may stand over both names`(
    caption: String, rows: [String], names: [String?]
  ) {
    let lines = rows.enumerated().map { Page.line($1, 31, 18 + 3.6 * Double($0)) }
    let fields = Page.fields([Page.caption(caption, 31, 15)] + lines)
    #expect(Self.names(fields) == names)
    #expect(fields[.firstName]?.confidence ?? 0 <= 0.6)
  }

  @Test func `what stands below a row that was not read is not its value`() {
    let lines = [
      Page.caption("NAME", 31, 15), Page.line("OKONKWO", 31, 18, confidence: 0.45, isAgreed: false),
      Page.line("CHINEDU EMEKA", 31, 21.6),
    ]
    #expect(Page.fields(lines)[.lastName] == nil)
  }

  @Test(arguments: [true, false])
  func `a second surname with a caption of its own belongs to the first`(isRead: Bool) {
    let lines = [
      Page.caption("PRIMER APELLIDO", 31, 12), Page.line("GARCÍA", 31, 15.4),
      Page.caption("SEGUNDO APELLIDO", 31, 20),
      Page.line("IBÁÑEZ", 31, 23.4, confidence: isRead ? 0.95 : 0.3, isAgreed: isRead),
      Page.caption("NOMBRE", 31, 28), Page.line("CARMEN", 31, 31.4),
    ]
    #expect(Page.fields(lines)[.lastName]?.value.text == (isRead ? "GARCÍA IBÁÑEZ" : nil))
  }

  /// Rows of addresses, and what they are together.
  @Test(
    arguments: [
      (["4 RUE DES LILAS", "76600 LE HAVRE"], "4 RUE DES LILAS 76600 LE HAVRE"),
      (["ČSA 1234/5", "BANSKÁ BYSTRICA"], "ČSA 1234/5 BANSKÁ BYSTRICA"),
      (["9 HIGH STREET"], "9 HIGH STREET"),
    ])
  func `addresses begin with the house's number and end with the town`(
    rows: [String], address: String
  ) {
    let lines = rows.enumerated().map { Page.line($1, 6, 18 + 3.4 * Double($0)) }
    let fields = Page.fields([Page.caption("ADRESSE / Address", 6, 15)] + lines)
    #expect(fields[.addressLine]?.value.text == address)
  }

  @Test func `captions of two columns that were read as one line speak of their own columns`() {
    var caption = Page.caption("Colour of eyes Augenfarbe Address Anschrift", 6, 15)
    caption.right = 54
    let lines = [caption, Page.line("GRÜN", 6, 18.5), Page.line("BAHNHOFSTRASSE", 34, 18.5)]
    #expect(Page.fields(lines)[.addressLine]?.value.text == "BAHNHOFSTRASSE")
    #expect(Page.fields(Array(lines.prefix(2)))[.addressLine]?.value.text != "BAHNHOFSTRASSE")
  }

  @Test(
    arguments: [
      ("Surname", "DOE", .lastName, "DOE"),
      ("Nationality", "FIN", DocumentField.originatingCountry, "FIN"),
      ("UYRUĞU / Nationality", "T.C. / TUR", .originatingCountry, "TUR"),
      ("SPOL / SEX", "ŽIF", .gender, "F"), ("Geslacht / Sex", "VIF", .gender, "F"),
      ("Myndighet / Authority", "Polismyndigheten", .authority, "Polismyndigheten"),
      ("Plaats van afgifte / Place of issue", "'s-Hertogenbosch", .authority, "'s-Hertogenbosch"),
      ("N.º DOCUMENTO / DOCUMENT NO", "82081357 2 PL4", .idNumber, "82081357 2 PL4"),
      ("ČÍSLO DOKLADU / DOCUMENT NO", "REPUBLIKA 061748827", .idNumber, "061748827"),
      ("Identity Card No", "NO AB9085117", .idNumber, "AB9085117"),
      ("Personal No", "49403136526", .personalNumber, "49403136526"),
      ("Sünnikoht / Place of birth", "TALLINN / EST", .placeOfBirth, "TALLINN / EST"),
    ])
  func values(caption: String, text: String, field: DocumentField, value: String) {
    let fields = Page.fields([Page.caption(caption, 31, 15), Page.line(text, 31, 18.4)])
    #expect(fields[field]?.value.text == value)
  }

  @Test func `a stroke that one of three looks has lost stays`() {
    var line = Page.line("CORCAIGH IRL", 31, 18.4, isAgreed: false)
    line.versions += [
      .init("CORCAIGH / IRL", confidence: 0.9),
      .init("CORCAIGH / IRL", confidence: 0.9, look: .page),
    ]
    let fields = Page.fields([Page.caption("Place of birth", 31, 15), line])
    #expect(fields[.placeOfBirth]?.value.text == "CORCAIGH / IRL")
  }

  /// A number beside a day, whose line was read apart from it, is a number.
  @Test func `a day in the next line is not this line's`() {
    var number = Page.line("GVW763702", 31, 30)
    number.right = 46
    let lines = [
      Page.caption("NÚM SOPORT", 31, 27), number, Page.caption("VALIDEZ", 52, 27),
      Page.line("10 04 2029", 52, 30),
    ]
    let fields = Page.fields(lines)
    #expect(fields[.idNumber]?.value.text == "GVW763702")
    #expect(fields[.expiryDate]?.value.text == "2029-04-10")
  }

  /// A visa that is valid for a year was not issued on its first day.
  @Test func `the first day of a visa is not that of its issue`() {
    var zone = Self.zone("DUPONT", "ANNE", "D")
    zone.dob = DocumentDate(yymmdd: "740812")?.resolved(asOf: Page.reference, as: .birth)
    zone.expiryDate = DocumentDate(yymmdd: "200317")?.resolved(asOf: Page.reference, as: .expiry)
    let days = [
      Page.line("18.03.2019", 38, 21), Page.line("17.03.2020", 60, 21),
      Page.caption("DATE OF ISSUE", 68, 31), Page.line("21.02.2019", 68, 34),
    ]
    let issued = Page.fields(days, beside: zone, format: .mrvB)[.issuingDate]
    #expect(issued?.value.text == "2019-02-21")
    let alone = Page.fields(Array(days.prefix(2)), beside: zone, format: .mrvB)[.issuingDate]
    #expect(alone?.confidence ?? 0 <= 0.6)
  }

  @Test func `an office has two rows, and a place of issue counts where there is no office`() {
    let place = [Page.caption("Place of issue", 31, 30), Page.line("NAIROBI", 31, 33.4)]
    #expect(Page.fields(place)[.authority]?.value.text == "NAIROBI")
    let office = [
      Page.caption("Authority", 31, 40), Page.line("United States", 31, 43.4),
      Page.line("Department of State", 31, 46.8),
    ]
    let both = Page.fields(place + office)[.authority]
    #expect(both?.value.text == "United States Department of State")
  }

  @Test func `a smaller row that one look alone has seen is not joined to an office`() {
    let lines = [
      Page.caption("Authority", 31, 40), Page.line("DAXILI NAZIRLIYI", 31, 43.4),
      Page.line("MINISTRY OF", 31, 46.4, height: 1.4, isAgreed: false),
    ]
    #expect(Page.fields(lines)[.authority]?.value.text == "DAXILI NAZIRLIYI")
  }

  @Test func `captions over names and days make no European licence of another one`() {
    let lines = [
      Page.line("DRIVING LICENCE", 16, 7), Page.caption("Date of birth", 32, 13),
      Page.line("12.08.1974", 32, 16), Page.caption("Licence No", 32, 19),
      Page.line("MH1220110012345", 32, 22), Page.line("BRIDGET KOWALCZYK", 32, 27),
      Page.line("ROSE LANE", 32, 31), Page.line("PUNE 411004", 32, 35),
    ]
    let fields = Page.fields(lines)
    #expect(fields[.lastName] == nil && fields[.firstName] == nil)
    #expect(fields[.idNumber]?.value.text == "MH1220110012345")
  }
}
