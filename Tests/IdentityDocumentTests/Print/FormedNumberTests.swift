import Testing

@testable import IdentityDocument

/// Cards whose numbers have a form of their own, and no caption.
@Suite struct FormedNumberTests {
  private typealias Page = PrintedSpecimen

  private static func values(_ lines: [PrintedLine]) -> [DocumentField: String] {
    Page.text(Page.fields(lines))
  }

  @Test(
    arguments: [
      ("A123456(3)", FormedNumber.Issuer.hongKong, true), ("A123456(4)", .hongKong, false),
      ("AB987654(3)", .hongKong, true), ("950315-05-6793", .malaysia, nil),
      ("KA21 20219769638", .india, nil), ("001-0013052-0", .dominicanRepublic, nil),
      ("CI202057741", .ivoryCoast, nil), ("C1202057741", .ivoryCoast, nil),
    ] as [(String, FormedNumber.Issuer, Bool?)])
  func forms(text: String, issuer: FormedNumber.Issuer, isChecked: Bool?) throws {
    let number = try #require(FormedNumber(text, of: issuer))
    #expect(number.isChecked == isChecked)
  }

  @Test(
    arguments: [
      ("A123456", FormedNumber.Issuer.hongKong), ("1234567(3)", .hongKong),
      ("A12345(3)", .hongKong),
      ("951315-05-6793", .malaysia), ("950315-056793", .malaysia), ("KA21 18219769638", .india),
      ("K121 20219769638", .india), ("", .hongKong), ("--", .malaysia), ("", .india),
      ("0010013052-0", .dominicanRepublic), ("001-001305-20", .dominicanRepublic),
      ("", .dominicanRepublic), ("CI20205774", .ivoryCoast), ("CJ202057741", .ivoryCoast),
      ("", .ivoryCoast),
    ])
  func `other texts are none`(text: String, issuer: FormedNumber.Issuer) {
    #expect(FormedNumber(text, of: issuer) == nil)
  }

  @Test func `a card of Hong Kong has its names before a comma and behind it`() {
    let lines = [
      Page.line("HONG KONG PERMANENT IDENTITY CARD", 26, 7.7),
      Page.line("WONG, Siu Fong", 31, 17.5),
      Page.caption("Date of Birth", 31, 25.6), Page.line("16-05-1984", 31, 28.9),
      Page.line("A123456(3)", 52, 46.6),
    ]
    let fields = Page.fields(lines)
    #expect(fields[.idNumber]?.value.text == "A123456(3)" && fields[.idNumber]?.confidence == 0.9)
    #expect(fields[.lastName]?.value.text == "WONG" && fields[.firstName]?.value.text == "Siu Fong")
    // Elsewhere such a text is no number, and a comma parts no names.
    let others = Self.values(Array(lines.dropFirst()))
    #expect(others[.idNumber] == nil && others[.lastName] == nil)
  }

  @Test func `a Dominican card has its number below the titles`() {
    let lines = [
      Page.line("REPÚBLICA DOMINICANA", 30, 4.5), Page.line("001-0013052-0", 5, 15),
      Page.caption("LUGAR DE NACIMIENTO:", 5, 19.6), Page.line("LA ROMANA, R.D.", 23, 19.6),
    ]
    #expect(Self.values(lines)[.idNumber] == "001-0013052-0")
    #expect(Self.values(Array(lines.dropFirst()))[.idNumber] == nil)
  }

  /// The number stands behind `n°`, which looks read in their own ways.
  @Test func `a card of Côte d'Ivoire has its number below the titles`() {
    let looks = [("ne CI202057741", 0.77), ("C1202057741", 0.68), ("n° CI202057741", 0.64)]
    let number = PrintedLine(
      looks.map { .init($0.0, confidence: $0.1) }, left: 34, right: 48, baseline: 12.6,
      capitalHeight: 1.8)
    let fields = Page.fields([Page.line("RÉPUBLIQUE DE CÔTE D'IVOIRE", 26, 5), number])
    #expect(fields[.idNumber]?.value.text == "CI202057741")
    #expect(fields[.idNumber]?.confidence == 0.85)
    #expect(Page.fields([number])[.idNumber]?.confidence != 0.85)
  }

  /// Two looks that agree, and a third one whose check digit agrees.
  @Test func `a number that looks dispute is not sure`() {
    let looks = [("A123466(3)", 0.9), ("A123466(3)", 0.8), ("A123456(3)", 0.85)]
    let number = PrintedLine(
      looks.map { .init($0.0, confidence: $0.1) }, left: 52, right: 70, baseline: 46.6,
      capitalHeight: 2)
    let fields = Page.fields([Page.line("HONG KONG PERMANENT IDENTITY CARD", 26, 7.7), number])
    #expect(fields[.idNumber]?.confidence == 0.6)
  }

  /// The number says the day of birth, of this century for those who are twelve then, and the sex.
  @Test(
    arguments: [
      ("950315-05-6793", "LELAKI", "1995-03-15", "M"),
      ("050315-05-6792", "PEREMPUAN", "2005-03-15", "F"),
      ("200315-05-6792", "PEREMPUAN", "1920-03-15", "F"),
      ("950315-05-6792", "LELAKI", "1995-03-15", nil),
    ] as [(String, String, String, String?)])
  func `a Malaysian number says birth and sex`(
    number: String, word: String, birth: String, sex: String?
  ) {
    let lines = [
      Page.line("KAD PENGENALAN", 3.4, 3.8), Page.line("MALAYSIA", 3.4, 6.8),
      Page.line(number, 3.4, 12.8, height: 2.6),
      Page.line("RAJESH A/L MUTHU", 3.5, 32.5), Page.line("NO 57 JALAN MAWAR 4", 3.4, 37.6),
      Page.line("SELANGOR", 3.4, 43), Page.line(word, 58.9, 48.7),
    ]
    let values = Self.values(lines)
    #expect(values[.idNumber] == number && values[.dob] == birth && values[.gender] == sex)
    #expect(values[.fullName] == "RAJESH A/L MUTHU")
  }

  @Test func `an Indian licence has its number below the title`() {
    let lines = [
      Page.line("Indian Union Driving Licence", 24, 3.6), Page.line("KA21 20219769638", 21, 11),
      Page.line("Name: AMIT KUMAR CHAUDHARY", 27, 23.5),
      Page.line("Date Of Birth: 24-07-1974", 27, 27.4),
    ]
    #expect(Self.values(lines)[.idNumber] == "KA21 20219769638")
  }

  /// Surnames in two rows and given names in a third one, which the population code begins with.
  @Test(
    arguments: [
      ("IAQC720319HMCPKN00", 0.87), ("QUIC720319HMCPKN00", 0.75),
    ])
  func `names of Mexican voters stand in three rows`(code: String, confidence: Double) {
    let lines = [
      Page.line("CREDENCIAL PARA VOTAR", 34, 6.5), Page.caption("NOMBRE", 27.5, 10.7),
      Page.line("IBARRA", 27.6, 13.4),
      Page.line("QUISPE", 27.5, 16.1), Page.line("CARLOS ANDRÉS", 27.4, 18.8),
      Page.caption("DOMICILIO", 27.5, 23),
      Page.line("C HIDALGO 254 INT 5", 27.5, 25.5), Page.line("CURP \(code)", 27.4, 35.1),
    ]
    let fields = Page.fields(lines)
    #expect(fields[.lastName]?.value.text == "IBARRA QUISPE")
    #expect(fields[.firstName]?.value.text == "CARLOS ANDRÉS")
    #expect(fields[.lastName]?.confidence == confidence)
    let two = Page.fields(lines.filter { $0.versions.first?.text != "QUISPE" })
    #expect(two[.lastName] == nil)
  }
}
