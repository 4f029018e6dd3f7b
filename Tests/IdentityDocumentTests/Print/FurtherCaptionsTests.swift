import Testing

@testable import IdentityDocument

/// Captions and signs of cards of more states, with people who do not exist.
@Suite struct FurtherCaptionsTests {
  private typealias Page = PrintedSpecimen

  private static func values(_ lines: [PrintedLine]) -> [DocumentField: String] {
    Page.text(Page.fields([Page.line("IDENTITY CARD", 20, 5)] + lines))
  }

  @Test(
    arguments: [
      ("Yabancı Kimlik No / Foreigner ID No", "99418200042", .personalNumber, "99418200042"),
      ("Personenkennziffer", "090598-S-41827", .personalNumber, "090598-S-41827"),
      ("C.I.N.", "11418273", .personalNumber, "11418273"),
      ("IDESP", "BHK418273", .idNumber, "BHK418273"),
      ("Lytis / Sex", "MIF", .gender, "F"), ("Sex/Gender", "M / yuz", .gender, "M"),
      ("Spol-Pol / Cex", "M", .gender, "M"),
      ("Country/Region", "INDIA", .originatingCountry, "IND"),
      ("Fecha Caducidad", "04 05 2030", .expiryDate, "2030-05-04"),
      ("Adresse du domicile", "41 RUE DES LILAS", .addressLine, "41 RUE DES LILAS"),
      // What is no field's.
      ("Registered Domicile", "KAGOSHIMA", .placeOfBirth, nil),
      ("Gyldig fra", "01.03.2022", .expiryDate, nil),
      ("Uyruğu / Nationality", "DANİMARKA", .originatingCountry, "DNK"),
      ("Sex/Gender", "M / F", .gender, nil),
    ] as [(String, String, DocumentField, String?)])
  func `a caption announces its field`(
    caption: String, text: String, field: DocumentField, value: String?
  ) {
    let lines = [Page.caption(caption, 30, 22), Page.line(text, 30, 25.4)]
    #expect(Self.values(lines)[field] == value)
  }

  @Test(
    arguments: [
      ("Nr. / No.", "18273940", "18273940"), ("N°", "0418273", "0418273"),
      ("Uimh./No.", "C418273", "C418273"), ("Nr. / No.", "12.03.1988", nil),
      ("Of", "18273940", nil),
    ] as [(String, String, String?)])
  func `a number stands below its sign`(sign: String, text: String, number: String?) {
    let lines = [
      Page.caption("Surname", 30, 10), Page.line("HALVORSEN", 30, 14), Page.caption(sign, 60, 22),
      Page.line(text, 60, 25.4),
    ]
    #expect(Self.values(lines)[.idNumber] == number)
  }

  @Test func `digits in groups are no card access number`() {
    func number(_ looks: [String]) -> String? {
      var line = Page.line("", 30, 30)
      line.versions = looks.map { .init($0, confidence: 0.9) }
      return Self.values([
        Page.caption("Date of birth", 30, 20), Page.line("04.05.1982", 30, 24), line,
      ])[.cardAccessNumber]
    }
    #expect(number(["174175", "174 175"]) == nil)
    #expect(number(["174175", "174175"]) == "174175")
  }

  /// The captions of a passport of Croatia stand below their values.
  @Test func `values stand over the captions of a passport`() {
    let values = ["MÜLLER-ÅBERG", "JÜRGEN", "12.08.1974", "STARI GRAD", "01.02.2017", "31.01.2027"]
    let captions = [
      "Prezime/Surname", "Ime/Given names", "Datum rođenja/Date of birth",
      "Mjesto rođenja/Place of birth", "Datum izdavanja/Date of issue",
      "Datum isteka/Date of expiry",
    ]
    var lines = zip(values, captions).enumerated().flatMap { row, texts in
      [
        Page.line(texts.0, 38, 6 + 10.6 * Double(row), height: 2.9),
        Page.line(texts.1, 38, 9.3 + 10.6 * Double(row), height: 1.8),
      ]
    }
    lines += [
      Page.line("PU SPLITSKO", 75, 48.4, height: 2.9),
      Page.line("Tijelo/Authority", 75, 51.7, height: 1.8),
    ]
    let found = Page.text(Page.fields(lines, beside: Page.passportDocument, format: .td3))
    #expect(found[.placeOfBirth] == "STARI GRAD")
    #expect(found[.authority] == "PU SPLITSKO")
    #expect(found[.issuingDate] == "2017-02-01")
  }

  @Test func `the registrar below the place of issue is no office`() {
    let lines = [
      Page.line("SAN ANDRÉS DE TUMACO", 3, 11.2), Page.line("(NARIÑO)", 3, 14.4),
      Page.caption("LUGAR DE NACIMIENTO", 3, 16.5), Page.line("1.58", 3, 21.8),
      Page.caption("ESTATURA", 3, 23.9), Page.line("22-FEB-2010 PASTO", 3, 29.2),
      Page.caption("FECHA LUGAR DE EXPEDICIÓN", 3, 31.2), Page.line("CARLOS PEÑA", 3, 36.5),
      Page.caption("REGISTRADOR NACIONAL", 3, 38.6),
    ]
    let found = Page.text(Page.fields(lines))
    #expect(found[.placeOfBirth] == "SAN ANDRÉS DE TUMACO (NARIÑO)")
    #expect(found[.authority] == nil)
    #expect(found[.issuingDate] == "2010-02-22")
  }

  @Test func `the number of Peru stands behind its label in the row of the title`() {
    func number(_ state: String) -> String? {
      Page.text(
        Page.fields([
          Page.line(state, 3, 4),
          Page.line("DOCUMENTO NACIONAL DE IDENTIDAD DNI 41827394 -5", 3, 7.4),
        ]))[.idNumber]
    }
    #expect(number("REPÚBLICA DEL PERÚ") == "41827394")
    #expect(number("REPÚBLICA ARGENTINA") != "41827394")
  }

  @Test(
    arguments: [
      ("NOR", "Personnr./Personal No.", "41827", "41827"), ("NOR", "Personal No.", "41827", nil),
      ("AZE", "Şəxsi №/Personal No.", "5K418R2", "5K418R2"),
      ("LVA", "Personal No.", "5K418R2", nil),
      ("VNM", "Số GCMND / ID card No", "046192004182", "046192004182"),
    ] as [(String, String, String, String?)])
  func `personal numbers of some states are shorter or have a second caption`(
    state: String, caption: String, text: String, number: String?
  ) {
    var document = Page.passportDocument
    document.issuingCountry = CountryCode(rawValue: state)
    let found = Page.fields(
      Page.passport + [Page.caption(caption, 90, 38), Page.line(text, 90, 42)], beside: document,
      format: .td3)
    #expect(found[.personalNumber]?.value.text == number)
  }
}
