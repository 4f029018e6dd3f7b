import Testing

@testable import IdentityDocument

/// Captions, numbers and rows of cards that were not understood before, with people who do not exist.
@Suite struct MoreCardsTests {
  private typealias Page = PrintedSpecimen

  private static func values(_ lines: [PrintedLine]) -> [DocumentField: String] {
    Page.text(Page.fields(lines))
  }

  /// What a caption announces that stands over a value of a card.
  @Test(
    arguments: [
      ("GESCHL./SEX", "F", .gender, "F"), ("GESL./SEX", "M", .gender, "M"),
      ("STAATSANG./NATIONALITY", "TUR", .originatingCountry, "TUR"),
      ("Nationality", "India", .originatingCountry, "IND"),
      ("Uyruğu / Nationality", "T.C.ITUR", .originatingCountry, "TUR"),
      ("Nationality", "BbATAPNA | BGR", .originatingCountry, "BGR"),
      ("6. Persönliche Kennnummer", "R293760049", .personalNumber, "R293760049"),
      ("8. Kennnummer der Karte", "80276729218682455786", .idNumber, "80276729218682455786"),
      ("Henkilötunnus / Personbeteckning", "270665-951M", .personalNumber, "270665-951M"),
      ("NIE", "Y9412339R", .personalNumber, "Y9412339R"),
      ("USCIS#", "115-272-077", .personalNumber, "115-272-077"),
      ("Civil ID No", "271051785035", .personalNumber, "271051785035"),
      ("Registro Geral", "068.701.603-07", .idNumber, "068.701.603-07"),
      ("Elector's Name", "Kavita Deshpande", .fullName, "Kavita Deshpande"),
      ("délivrée le", "14.02.2021", .issuingDate, "2021-02-14"),
    ] as [(String, String, DocumentField, String)])
  func `a caption announces its field`(
    caption: String, text: String, field: DocumentField, value: String
  ) {
    let lines = [
      Page.line("IDENTITY CARD", 20, 5), Page.caption(caption, 30, 22), Page.line(text, 30, 25.4),
    ]
    #expect(Self.values(lines)[field] == value)
  }

  @Test(
    arguments: [
      ("FEMALEIVROULIK", .female), ("MALE/MANLIK", .male), ("X / F", .female), ("F", .female),
      ("M F X", nil), ("MALE FEMALE", nil), ("INIGALILIAN", nil),
    ] as [(String, Sex?)])
  func `the sex in two languages`(text: String, sex: Sex?) {
    #expect(PrintedSex.sex(in: text) == sex)
  }

  /// The sex behind a birth, and behind another script that is read as a few letters.
  @Test(
    arguments: [
      ("07/04/1962 FEMALEIVROULIK", "F"), ("07/04/1962 MALE/MANLIK", "M"),
      ("07/04/1962 PAARL", nil),
    ] as [(String, String?)])
  func `the sex stands behind the birth`(text: String, sex: String?) {
    let values = Self.values([
      Page.line("DRIVING LICENCE", 26, 6.5), Page.caption("Birth/Geboorte", 28, 24),
      Page.line(text, 48, 24),
    ])
    #expect(values[.dob] == "1962-04-07")
    #expect(values[.gender] == sex)
    #expect(sex == nil || values[.placeOfBirth] == nil)
  }

  @Test func `labels behind a stroke follow another script`() {
    var sex = Page.line("am FEMALE", 29, 31)
    sex.versions.append(.init("afm / FEMALE", confidence: 0.6))
    let values = Self.values([
      Page.line("Government of India", 20, 8), Page.line("am AA/DOB: 03/03/1970", 29, 27), sex,
    ])
    #expect(values[.dob] == "1970-03-03")
    #expect(values[.gender] == "F")
  }

  @Test(arguments: [
    ("Primer Apellido", "Segundo Apellido"), ("Primer Apelido", "Segundo Apelido"),
  ])
  func `two surnames of Peru are one, and names of four letters are not another script's`(
    first: String, second: String
  ) {
    let values = Self.values([
      Page.line("REPÚBLICA DEL PERÚ", 4, 5), Page.line("DNI 24417621-3", 60, 6),
      Page.caption(first, 29, 13.4), Page.line("CHÁVEZ", 29, 16.4),
      Page.caption(second, 29, 19.7), Page.line("QUIROGA", 29, 22.6),
      Page.caption("Pre Nombres", 29, 25.9), Page.line("JOSÉ LUIS", 29, 28.9),
    ])
    #expect(values[.lastName] == "CHÁVEZ QUIROGA")
    #expect(values[.firstName] == "JOSÉ LUIS")
    #expect(values[.idNumber] == "24417621")
  }

  @Test func `half of a surname is none`() {
    let values = Self.values([
      Page.line("REPÚBLICA DEL PERÚ", 4, 5), Page.line("HUAMÁN", 29, 16.4),
      Page.caption("Segundo Ap", 29, 19.7), Page.line("QUIROGA", 29, 22.6),
      Page.caption("Pre Nombres", 29, 25.9), Page.line("MIGUEL ÁNGEL", 29, 28.9),
    ])
    #expect(values[.lastName] == nil)
  }

  /// The letter is that of the rest by 23.
  @Test(arguments: [("12345678Z", 0.85), ("12345678A", 0.6)])
  func `the number behind DNI is the person's in Spain`(number: String, confidence: Double) {
    let fields = Page.fields([
      Page.line("DOCUMENTO NACIONAL DE IDENTIDAD", 15, 8), Page.line("DNI", 30, 14),
      Page.line(number, 36, 14),
    ])
    #expect(fields[.personalNumber]?.value.text == number)
    #expect(fields[.personalNumber]?.confidence == confidence)
  }

  @Test func `the discriminator of Ontario is not the number`() {
    let values = Self.values([
      Page.line("DRIVER'S LICENCE", 27, 5.7), Page.line("PERMIS DE CONDUIRE", 27, 8.7),
      Page.caption("4d NUMBER NUMÉRO", 29, 29), Page.line("S6977-19884-07588", 29, 32),
      Page.caption("4a ISS DÉL", 29, 35), Page.line("2019/03/14", 29, 37.9),
      Page.caption("4b EXP EXP", 50, 35), Page.line("2024/03/14", 50, 37.9),
      Page.caption("5 DD RÉF", 29, 41), Page.line("DE4994739", 29, 43.9),
      Page.caption("3 DOB DDN", 4, 46.5), Page.line("1962/06/25", 4, 49.4),
    ])
    #expect(values[.idNumber] == "S6977-19884-07588")
  }

  @Test func `the number of the holder stands beside that of the card`() {
    let values = Self.values([
      Page.line("REPUBLIC OF KENYA", 45, 6), Page.line("SERIAL NUMBER: 852673822", 4, 11),
      Page.line("ID NUMBER: 27068234", 48, 11), Page.caption("FULL NAMES", 32, 17),
      Page.line("PETER KAMAU KIPTOO", 32, 20),
    ])
    #expect(values[.idNumber] == "27068234")
  }

  @Test func `a caption that came apart announces both names`() {
    let values = Self.values([
      Page.line("PERMISO DE RESIDENCIA", 15, 6), Page.caption("APELLIDOS", 31.2, 13.4),
      Page.caption("Y NOMBRE", 41.5, 13.4), Page.line("GUAMÁN VERA", 31.2, 16.3),
      Page.line("BYRON PATRICIO", 31.2, 18.9, height: 1.7), Page.caption("SEXO", 31.2, 22.1),
      Page.line("M", 31.2, 25.1),
    ])
    #expect(values[.lastName] == "GUAMÁN VERA")
    #expect(values[.firstName] == "BYRON PATRICIO")
  }

  @Test func `the office behind par is that of the issue`() {
    let lines = [
      Page.line("Carte valable jusqu'au", 9.7, 36.8, height: 1.8),
      Page.line("14.02.2031", 52, 36.5),
      Page.line("délivrée le", 9.7, 44.8, height: 1.6), Page.line("14.02.2021", 52, 44.5),
      Page.line("par", 9.7, 53, height: 1.6), Page.line("PREFECTURE DU DOUBS (25)", 24, 52.7),
    ]
    let values = Self.values(lines)
    #expect(values[.issuingDate] == "2021-02-14")
    #expect(values[.authority] == "PREFECTURE DU DOUBS (25)")
  }

  /// The rows of an address whose number 8 was not read, and such that end with no postcode.
  @Test(
    arguments: [
      (["26 ORCHARD LANE, NORWICH,", "BB3 3MK"], "26 ORCHARD LANE, NORWICH, BB3 3MK"),
      (["8. 26 ORCHARD LANE, NORWICH, BB3 3MK"], "26 ORCHARD LANE, NORWICH, BB3 3MK"),
      (["14 MAIN STREET,", "SLIGO, F91 E2C4"], "14 MAIN STREET, SLIGO, F91 E2C4"),
      (["26 ORCHARD LANE, NORWICH,", "BB3 33K"], nil),
    ] as [([String], String?)])
  func `an address ends with its postcode`(rows: [String], address: String?) {
    let texts = [
      "1. WHITAKER", "2. CHARLOTTE ANNE", "3. 25.11.1959 UNITED KINGDOM", "4a. 21.09.2019",
      "4b. 20.09.2029", "5. WHITA561259C9F5YC 43",
    ]
    let lines =
      [Page.line("DRIVING LICENCE", 17, 7.7)]
      + texts.enumerated().map {
        Page.line($0.element, 29, 13.4 + 3.5 * Double($0.offset), height: 1.6)
      }
      + rows.enumerated().map {
        Page.line($0.element, 33, 40 + 2.9 * Double($0.offset), height: 1.6)
      }
    #expect(Self.values(lines)[.addressLine] == address)
  }

  /// Two captions of numbers on one card, and an office whose name reads like one, were taken for two people.
  @Test func `a card of Ecuador is one person's`() {
    let values = Self.values([
      Page.line("REPÚBLICA DEL ECUADOR", 14, 5),
      Page.caption("DIRECCIÓN GENERAL DE REGISTRO CIVIL, IDENTIFICACIÓN Y CEDULACIÓN", 14, 7.4),
      Page.line("CÉDULA DE IDENTIDAD", 14, 10.4), Page.caption("APELLIDOS", 30, 13.4),
      Page.line("GUAMÁN", 30, 16.3), Page.line("VERA", 30, 19.2), Page.caption("NOMBRES", 30, 23),
      Page.line("LUIS ALBERTO", 30, 26), Page.caption("No. DOCUMENTO", 64, 27.5),
      Page.line("396957865", 64, 30.4), Page.caption("FECHA DE NACIMIENTO", 30, 33.3),
      Page.line("28 OCT 1972", 30, 36.2), Page.caption("NUI", 4.1, 48.3),
      Page.line("1771106632", 8, 48.4),
    ])
    #expect(values[.dob] == "1972-10-28")
    #expect(values[.firstName] == "LUIS ALBERTO")
  }

  @Test func `captions stand below their values on the back of Colombia's older cards`() {
    let values = Self.values([
      Page.line("FECHA DE NACIMIENTO 03-MAY-1998", 29, 10.3),
      Page.line("MEDELLÍN", 29.2, 14.9, height: 1.6),
      Page.line("(ANTIOQUIA)", 29, 17.7, height: 1.6),
      Page.caption("LUGAR DE NACIMIENTO", 29, 20.2),
      Page.line("1.72", 29, 24.7), Page.caption("ESTATURA", 29, 27.1),
      Page.caption("ÍNDICE DERECHO", 6.6, 30.2),
      Page.line("06-MAY-2016 MEDELLÍN", 29, 32.2),
      Page.caption("FECHA LUGAR DE EXPEDICIÓN", 29, 34.6),
    ])
    #expect(values[.placeOfBirth] == "MEDELLÍN (ANTIOQUIA)")
    #expect(values[.issuingDate] == "2016-05-06")
  }

  @Test func `the issue of Hong Kong's cards stands below the first registration`() {
    let values = Self.values([
      Page.line("HONG KONG PERMANENT IDENTITY CARD", 4, 10), Page.line("WONG, Mei Ling", 30, 19),
      Page.caption("HAH Date of Birth", 30, 28), Page.line("28-11-1997", 30, 31.6),
      Page.caption("SHH Date of Issue", 30, 40.5), Page.line("(06-96)", 30, 44),
      Page.line("02-08-20", 30, 48.3), Page.line("P574787(5)", 60, 49.9),
    ])
    #expect(values[.issuingDate] == "2020-08-02")
  }

  @Test func `the letter left of the height is the sex on American licences`() {
    let values = Self.values([
      Page.line("DRIVER LICENSE", 31, 2), Page.line("3 DOB 12/17/1962", 27, 30),
      Page.line("F", 27, 40),
      Page.line("16 HGT 5'-04\"", 41, 40), Page.line("18 EYES BRO", 27, 44),
    ])
    #expect(values[.gender] == "F")
  }
}
