import Testing

@testable import IdentityDocument

/// Licences of Canada, Australia and other states whose fields have neither Europe's numbers nor America's labels.
@Suite struct CommonwealthLicenceTests {
  private typealias Page = PrintedSpecimen

  private static func values(_ lines: [PrintedLine]) -> [DocumentField: String] {
    Page.text(Page.fields(lines))
  }

  /// Titles, the rows above the street, and the names that they say.
  @Test(
    arguments: [
      ("Driver Licence", ["STANFIELD", "EMILY"], ["STANFIELD", "EMILY"]),
      ("OPERATOR'S LICENCE", ["PETROV,", "DAVID ALAN"], ["PETROV", "DAVID ALAN"]),
      ("Driver Licence", ["Nadia SINCLAIR"], ["SINCLAIR", "Nadia"]),
      ("Driver's Licence", ["CHAN, Tai Man"], ["CHAN", "Tai Man"]),
      ("DRIVER LICENCE", ["PETER JOHN HARGROVE"], ["HARGROVE", "PETER JOHN"]),
      ("DRIVER LICENCE", ["HARGROVE"], [nil, nil]),
      ("DRIVER LICENCE", ["VICTORIA AUSTRALIA"], [nil, nil]),
      ("MEMBER'S CARD", ["STANFIELD", "EMILY"], [nil, nil]),
    ] as [(String, [String], [String?])])
  func `names stand above the address`(title: String, rows: [String], names: [String?]) {
    let above = rows.enumerated().map {
      Page.line($1, 4, 19.5 - 3.2 * Double(rows.count - 1 - $0))
    }
    let lines =
      [Page.line(title, 4, 6)] + above + [
        Page.line("238 GEORGE ST", 4, 23), Page.line("BRADDON ACT 2845", 4, 26),
      ]
    let fields = Page.fields(lines)
    #expect([fields[.lastName]?.value.text, fields[.firstName]?.value.text] == names)
    #expect(fields[.lastName]?.confidence ?? 0 <= 0.75)
  }

  @Test func `a part of the house belongs to the address`() {
    let lines = [
      Page.line("Driver Licence", 4, 6), Page.line("UNIT 9", 4, 20), Page.line("12 HIGH ST", 4, 23),
      Page.line("PALMERSTON NT 0830", 4, 26),
    ]
    #expect(Self.values(lines)[.addressLine] == "UNIT 9 12 HIGH ST PALMERSTON NT 0830")
  }

  @Test func `labels stand in the line of their values`() {
    let lines = [
      Page.line("DRIVER'S LICENCE", 4, 5), Page.line("NDL: 7658056", 4, 11),
      Page.line("Issued: 201 9-JAN-05", 4, 15), Page.line("Expires: 2024-DEC-24", 45, 15),
      Page.line("Class: 5 6", 4, 33), Page.line("Ht: 165.3 cm", 45, 37),
      Page.line("DOB: 1969-NOV-25", 4, 45),
    ]
    let values = Self.values(lines)
    #expect(values[.idNumber] == "7658056")
    #expect(values[.issuingDate] == "2019-01-05")
    #expect(values[.expiryDate] == "2024-12-24")
    #expect(values[.dob] == "1969-11-25")
    #expect(values[.categories] == "5 6")
    #expect(values[.height] == "165.3 cm")
  }

  @Test
  func `captions of two languages stand over values, and the number of the card is another one`() {
    let lines = [
      Page.line("DRIVER'S LICENCE", 31, 4), Page.caption("4d NUMBER/NUMÉRO", 28, 25),
      Page.line("F4248 38266 960724", 28, 28), Page.caption("4a ISS/DÉL", 28, 32),
      Page.line("2023/11/07", 28, 35), Page.caption("4b EXP/EXP", 52, 32),
      Page.line("2028/07/24", 52, 35), Page.caption("5 DD/RÉF", 28, 43),
      Page.line("WS3188525", 28, 46), Page.caption("3 DOB/DDN", 52, 43),
      Page.line("1996/07/24", 52, 46),
    ]
    let values = Self.values(lines)
    #expect(values[.idNumber] == "F4248 38266 960724")
    #expect(values[.issuingDate] == "2023-11-07")
    #expect(values[.expiryDate] == "2028-07-24")
    #expect(values[.dob] == "1996-07-24")
    let card = [
      Page.line("Driver Licence", 4, 5), Page.caption("Licence number", 4, 30),
      Page.line("P334154", 4, 33), Page.caption("Card number", 45, 30),
      Page.line("598529270", 45, 33),
    ]
    #expect(Self.values(card)[.idNumber] == "P334154")
  }

  /// In Quebec the numbers of the fields stand before their rows, and are read as lines of their own.
  @Test func `a name ends where the next number stands`() {
    func number(_ text: String, _ baseline: Double) -> PrintedLine {
      Page.line(text, 28.4, baseline, height: 1.1, isAgreed: false)
    }
    let lines = [
      Page.line("PERMIS DE CONDUIRE", 28, 5), Page.line("4d T1129-210875-68", 28, 10),
      Page.line("1. TREMBLAY", 28.5, 14.2), number("2", 17.2), Page.line("JEAN-FRANÇOIS", 30, 17.2),
      number("8", 20.2), Page.line("867, RUE SAINT-DENIS", 30, 20.2),
      Page.caption("3 Date de naissance", 28, 26), Page.line("1975-08-21", 28, 28.6),
      Page.caption("15 Sexe 16 Taille", 53, 26), Page.line("M", 53, 28.6),
      Page.caption("4a Délivré le", 28, 32.5), Page.line("2023-12-18", 28, 35),
      Page.caption("4b Expire le", 53, 32.5), Page.line("2031-08-21", 53, 35),
    ]
    let values = Self.values(lines)
    #expect(values[.lastName] == "TREMBLAY")
    #expect(values[.dob] == "1975-08-21")
    #expect(values[.issuingDate] == "2023-12-18")
    #expect(values[.expiryDate] == "2031-08-21")
  }

  /// The number, the surname, and the number that is stated.
  @Test(
    arguments: [
      ("06262 62269 00010", "OBRIEN", "O6262 62269 00010"),
      ("0138-3781-0361", "OKAFOR", "O138-3781-0361"),
      ("06262 62269 00010", "BRIEN", "06262 62269 00010"),
      ("P334154", "OBRIEN", "P334154"), ("0334154", "OBRIEN", "0334154"),
    ])
  func `a long number begins with the letter of the surname`(
    printed: String, surname: String, number: String
  ) {
    let lines = [
      Page.line("DRIVER'S LICENCE", 31, 4), Page.caption("Surname", 28, 14),
      Page.line(surname, 28, 17), Page.caption("Licence No.", 28, 25), Page.line(printed, 28, 28),
    ]
    let field = Page.fields(lines)[.idNumber]
    #expect(field?.value.text == number)
    #expect(number == printed || field?.confidence ?? 1 <= 0.75)
  }

  @Test(
    arguments: [
      ("5", ["5"]), ("G2 M", ["G2", "M"]), ("5F/4", ["5F", "4"]), ("MR", ["MR"]), ("Å", ["A"]),
      ("CAR", ["CAR"]), ("NONE", []), ("55", []), ("", []), ("12/05/2020", []),
    ])
  func `classes at their caption`(text: String, classes: [String]) {
    #expect(LicenceCategories.captioned(in: text) == classes)
    let lines = [Page.caption("9 CLASS/CATÉG.", 42, 38), Page.line(text, 42, 40.5)]
    let stated = Page.fields(lines)[.categories]?.value
    #expect(stated == (classes.isEmpty ? nil : .list(classes)))
  }

  @Test func `what no caption announces is no class`() {
    #expect(LicenceCategories.list(in: "5").isEmpty)
    #expect(
      Self.values([Page.caption("Eyes", 42, 38), Page.line("5", 42, 40.5)])[.categories] == nil)
  }

  /// A licence of Massachusetts prints a fourth day behind its number.
  @Test func `American days stand below their labels`() {
    let lines = [
      Page.line("DRIVER'S LICENSE", 40, 5), Page.caption("4a ISS", 28, 8),
      Page.line("09/15/2024", 28, 10.5), Page.caption("4b EXP", 53, 8),
      Page.line("12/17/2029", 53, 10.5), Page.caption("3 DOB", 53, 14),
      Page.line("12/17/1967", 53, 16.5), Page.caption("9 CLASS", 28, 20), Page.line("D", 28, 22.5),
      Page.line("5DD 09/15/2024 Rev 02/22/2016", 28, 46, height: 1.5),
    ]
    let values = Self.values(lines)
    #expect(values[.issuingDate] == "2024-09-15")
    #expect(values[.expiryDate] == "2029-12-17")
    #expect(values[.dob] == "1967-12-17")
    #expect(values[.categories] == "D")
  }

  /// Cards of Queensland have their own number beside that of the licence.
  @Test func `the number of the card is not that of the licence`() {
    let card = [
      Page.line("Queensland Driver Licence", 4, 5), Page.caption("Card number", 28, 41),
      Page.line("YB22795764", 28, 43.5),
    ]
    #expect(Page.fields(card)[.idNumber] == nil)
    let both = card + [Page.line("CRN 192 253 400", 28, 23)]
    #expect(Page.text(Page.fields(both))[.idNumber] == "192 253 400")
  }

  /// A letter of the series, told by the check letter; without it a digit there is doubted.
  @Test(
    arguments: [
      ("S1234567D", "S1234567D", 0.85), ("81234567D", "S1234567D", 0.75),
      ("51234567D", "S1234567D", 0.75),
      ("81234567E", "81234567E", 0.45), ("41234567D", "41234567D", 0.45),
    ] as [(String, String, Double)])
  func `numbers of Singapore begin with a letter`(text: String, number: String, confidence: Double)
  {
    let lines = [
      Page.line("REPUBLIC OF SINGAPORE", 26, 5), Page.line("IDENTITY CARD NO. \(text)", 26, 9),
      Page.caption("Date of birth", 30, 33), Page.line("17-02-1977", 30, 35.5),
    ]
    let field = Page.fields(lines)[.idNumber]
    #expect(field?.value.text == number)
    #expect(field?.confidence == confidence)
  }

  @Test(arguments: ["S1234567D", "T0000001E", "F1234567N", "G1234567X", "M1234567K"])
  func `check letters of Singapore`(number: String) {
    let signs = Array(number.utf8)
    #expect(SingaporeNumber.check(of: Array(signs.dropLast())) == signs.last)
  }

  /// Numbers of that length begin with a letter: the surname's, where a digit looks like it.
  @Test(
    arguments: [
      ("STANFIELD,", "8049-537-88-928-0", "S049-537-88-928-0", 0.75),
      ("OKAFOR,", "09066 96851 81109", "O9066 96851 81109", 0.75),
      ("MARSH,", "09066 96851 81109", "09066 96851 81109", 0.45),
    ] as [(String, String, String, Double)])
  func `no number of that length has digits alone`(
    surname: String, number: String, mended: String, confidence: Double
  ) {
    let lines = [
      Page.line("DRIVER'S LICENCE", 31, 4), Page.caption("1,2 NAME/NOM", 28, 10.6),
      Page.line(surname, 28, 13.6),
      Page.line("MICHAEL", 28, 16.6), Page.line("8 493 STATION ST", 28, 19.5),
      Page.line("OTTAWA, ON, K1A 0B1", 30, 22), Page.caption("4d NUMBER/NUMÉRO", 28, 25),
      Page.line(number, 28, 28),
    ]
    let field = Page.fields(lines)[.idNumber]
    #expect(field?.value.text == mended)
    #expect(field?.confidence == confidence)
  }

  /// Three abbreviations of America, and names without labels.
  @Test func `a licence of Alberta has its names over its address`() {
    let lines = [
      Page.line("OPERATOR'S LICENCE", 28.4, 5.2), Page.line("THORNBURY", 28.3, 16, height: 1.8),
      Page.line("AMELIA", 28.4, 19.1, height: 1.8),
      Page.line("1435 KING ST W", 28.4, 22.6, height: 1.6),
      Page.line("EDMONTON, AB T1G 2L4", 28.4, 25.3, height: 1.6),
      Page.line("DOB 28 OCT 1960", 28.3, 30.1), Page.line("Exp 28 OCT 2029", 56.6, 30.2),
      Page.line("Iss 13 AUG 2024", 28.3, 34.3), Page.line("DD VW85068966-NFP", 28.2, 46.8),
    ]
    let values = Page.text(Page.fields(lines))
    #expect(values[.lastName] == "THORNBURY" && values[.firstName] == "AMELIA")
    #expect(values[.dob] == "1960-10-28" && values[.issuingDate] == "2024-08-13")
  }

  /// A title on a dark band is not read; the town and two labelled days tell the licence.
  @Test func `a licence of British Columbia is told by its town`() {
    let lines = [
      Page.line("9166488", 10.6, 11.2), Page.line("NDL:", 3.6, 11.2, height: 1.3),
      Page.line("Issued: 2024-FEB-04", 3.6, 15), Page.line("Expires: 2029-SEP-01", 37, 15),
      Page.line("BEAUMONT,", 3.7, 19.3), Page.line("AMELIA", 3.7, 22.4),
      Page.line("3936 HARBOUR RD", 3.6, 25.9), Page.line("VICTORIA, BC V1U 1J5", 3.5, 28.7),
      Page.line("Ht: 155.2 cm", 16.4, 36.8), Page.line("DOB: 1988-SEP-01", 3.6, 45.4),
    ]
    let values = Page.text(Page.fields(lines))
    #expect(values[.lastName] == "BEAUMONT" && values[.firstName] == "AMELIA")
    #expect(values[.dob] == "1988-09-01" && values[.expiryDate] == "2029-09-01")
    #expect(values[.idNumber] == "9166488" && values[.height] == "155.2 cm")
    #expect(values[.addressLine] == "3936 HARBOUR RD VICTORIA, BC V1U 1J5")
    // Without a day at its label it is an address of anybody.
    let others = Page.text(Page.fields(lines.filter { !$0.versions[0].text.contains(":") }))
    #expect(others[.addressLine] == nil && others[.idNumber] == nil)
  }
}
