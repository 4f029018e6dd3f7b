import Testing

@testable import IdentityDocument

@Suite struct NumberedFieldsTests {
  private typealias Page = PrintedSpecimen

  @Test func europeanLicence() {
    let lines = [
      "1. MUSTERMANN", "2. ERIKA", "3. 12.08.1974 BERLIN", "4a. 19.01.2013 4b. 18.01.2028",
      "4c. LANDRATSAMT MUSTERHAUSEN", "5. B072RRE2I55", "9. AM/B/BE/L",
    ].enumerated().map { Page.line($1, 30, 14 + 5 * Double($0)) }
    let fields = Page.fields(lines)
    #expect(
      Page.text(fields) == [
        .lastName: "MUSTERMANN", .firstName: "ERIKA", .dob: "1974-08-12", .placeOfBirth: "BERLIN",
        .issuingDate: "2013-01-19", .expiryDate: "2028-01-18",
        .authority: "LANDRATSAMT MUSTERHAUSEN", .idNumber: "B072RRE2I55", .categories: "AM B BE L",
      ])
    #expect(fields.values.allSatisfy { $0.confidence < 0.9 })
  }

  /// 4d is a number for administrative purposes, and in Canada that of the licence.
  @Test(
    arguments: [
      ("4d. 99483922225", [], "99483922225"), ("4d. ID 038453961", [], "038453961"),
      ("4d. 09/05/2027", [], nil), ("4d. Ankara", [], nil), ("99483922225", [], nil),
      ("4d. B9634-200370-34", ["634, RUE DES ERABLES", "QUEBEC QC H5R 3T2"], nil),
    ] as [(String, [String], String?)])
  func administrativeNumber(row: String, others: [String], number: String?) {
    let rows = [
      "DRIVING LICENCE", "1. YILMAZ", "2. ELIF", "3. 11.10.1996 ANKARA", "4a. 14.10.2024",
      "4b. 11.10.2034", row, "5. 602401",
    ]
    let lines = (rows + others).enumerated().map { Page.line($1, 30, 10 + 4.5 * Double($0)) }
    let values = Page.text(Page.fields(lines))
    #expect(values[.personalNumber] == number && values[.lastName] == "YILMAZ")
  }

  /// One look takes 4b for 4c, and another sees but the end of the day; an office may be a number.
  @Test(
    arguments: [
      (["035", "28/07/2035", "4c. 28/07/2035"], nil), (["4c. 035"], "035"), (["4c. DVLA"], "DVLA"),
    ] as [([String], String?)])
  func theEndOfADayIsNoOffice(looks: [String], authority: String?) {
    var row = Page.line(looks[0], 62, 27.5, confidence: 0.64, isAgreed: false)
    row.versions += looks.dropFirst().map { .init($0, confidence: 0.6, look: .columns) }
    let lines = ["1. ĐURIĆ", "2. ŠPELA", "3. 05/04/1960", "4a. 28/07/2025"].enumerated().map {
      Page.line($1, 30, 14 + 4.5 * Double($0))
    }
    let all = [Page.line("DRIVING LICENCE", 16, 7)] + lines + [row]
    #expect(Page.fields(all)[.authority]?.value.text == authority)
  }

  /// The box of a value behind its number, whose strip shows the number as well.
  @Test func `a number that two lines have stands before one value`() {
    let lines = ["1. PŘIBYL", "2. VOJTĚCH", "3. 24.06.1996", "4a. 03.02.2022"].enumerated().map {
      Page.line($1, 30, 14 + 4.5 * Double($0))
    }
    let row = [Page.line("4c.", 57, 27.5), Page.line("4c. MĚÚ TŘEBOŇ", 62, 27.5)]
    let fields = Page.fields([Page.line("DRIVING LICENCE", 16, 7)] + lines + row)
    #expect(fields[.authority]?.value.text == "MĚÚ TŘEBOŇ")
  }

  /// German and Italian licences print years without a century.
  @Test(
    arguments: [
      ("12.08.64 BERLIN", "19.01.13", "18.01.28", ["1964-08-12", "2013-01-19", "2028-01-18"]),
      (
        "01/02/80 ROMA (RM)", "19/01/2013", "01/02/2023",
        ["1980-02-01", "2013-01-19", "2023-02-01"]
      ),
      ("12.08.04 BERLIN", "19.01.23", "18.01.38", ["2004-08-12", "2023-01-19", "2038-01-18"]),
    ])
  func yearsWithoutACentury(birth: String, issue: String, expiry: String, days: [String]) {
    let lines = ["1. ROSSI", "2. MARIO", "3. " + birth, "4a. " + issue, "4b. " + expiry]
      .enumerated().map { Page.line($1, 30, 14 + 5 * Double($0)) }
    let fields = Page.fields(lines)
    #expect([.dob, .issuingDate, .expiryDate].map { fields[$0]?.value.text } == days)
  }

  /// Names, places and offices go on in a line close below; a row further down is another field.
  @Test(arguments: [(3.0, true), (5.0, false)])
  func valuesGoOnBelow(distance: Double, goesOn: Bool) {
    let lines = [
      Page.line("1. MORGAN", 30, 10), Page.line("2. SARAH", 30, 17),
      Page.line("MEREDYTH", 34, 17 + distance), Page.line("3. 11.03.1976", 30, 26),
      Page.line("PARIS 13E", 34, 26 + distance), Page.line("4a. 19.01.2013", 30, 33),
      Page.line("4c. LANDRATSAMT", 62, 33), Page.line("MUSTERHAUSEN AM SEE", 66, 33 + distance),
      Page.line("4b. 18.01.2028", 30, 40),
    ]
    let text = Page.text(Page.fields(lines))
    #expect(text[.firstName] == (goesOn ? "SARAH MEREDYTH" : "SARAH"))
    #expect(text[.placeOfBirth] == (goesOn ? "PARIS 13E" : nil))
    #expect(text[.authority] == (goesOn ? "LANDRATSAMT MUSTERHAUSEN AM SEE" : "LANDRATSAMT"))
  }

  @Test func americanLicence() {
    let lines = [
      "4d DLN 99 999 999", "3 DOB 01/07/1973", "4b EXP 01/07/2030", "4a ISS 01/08/2024",
      "1 SAMPLE", "2 ANDREW JASON", "8 123 MAIN STREET", "HARRISBURG, PA 17101-0000",
      "9 CLASS C", "15 SEX M", "16 HGT 5'-11\"", "18 EYES BRO",
    ].enumerated().map { Page.line($1, 30, 10 + 3.5 * Double($0)) }
    let fields = Page.fields(lines)
    #expect(
      Page.text(fields) == [
        .lastName: "SAMPLE", .firstName: "ANDREW JASON", .dob: "1973-01-07",
        .issuingDate: "2024-01-08", .expiryDate: "2030-01-07", .idNumber: "99 999 999",
        .addressLine: "123 MAIN STREET HARRISBURG, PA 17101-0000", .categories: "C", .gender: "M",
        .height: "5'-11\"",
      ])
  }

  @Test(
    arguments: [
      ("ac MIT-UCO", [("4c", "MIT-UCO")]), ("ab. 18.01.2028", [("4b", "18.01.2028")]),
      ("4¢ RDW", [("4c", "RDW")]), ("a RDW", []), ("RDW ac", []),
      ("1. MUSTERMANN", [("1", "MUSTERMANN")]), ("I. MUSTERMANN", [("1", "MUSTERMANN")]),
      ("1SAMPLE", [("1", "SAMPLE")]), ("4a. 19.01.2013", [("4a", "19.01.2013")]),
      ("4bEXP 08/31/2019", [("4b", "EXP 08/31/2019")]),
      ("3DOB08/31/1977", [("3", "DOB08/31/1977")]),
      ("4a.19.01.2013 4b.18.01.2028", [("4a", "19.01.2013"), ("4b", "18.01.2028")]),
      ("4d. 920418-7570 5. 9204173856", [("4d", "920418-7570"), ("5", "9204173856")]),
      ("8. HUS 5. SAL", [("8", "HUS 5. SAL")]), ("4c. KREIS 5 ULM", [("4c", "KREIS 5 ULM")]),
      ("5.", [("5", "")]), ("12.08.1974", []), ("123 MAIN STREET", []), ("MUSTERMANN", []),
      ("", []),
      ("4B2 HOUSE", []), ("é1. X", []), ("4", [("4", "")]),
    ] as [(String, [(String, String)])])
  func numberedTexts(text: String, expected: [(String, String)]) {
    let found = NumberedText.texts(in: text)
    #expect(found.map { $0.number } == expected.map { $0.0 })
    #expect(found.map { $0.text } == expected.map { $0.1 })
  }

  /// A title is no name, a day no office, a sign or two no number, and what was hardly read nothing.
  @Test(
    arguments: [
      ("1. RIJBEWIJS", 0.95, DocumentField.lastName, nil), ("1. JANSEN", 0.95, .lastName, "JANSEN"),
      ("4c. 20.09.2032", 0.95, .authority, nil), ("4c. RDW", 0.95, .authority, "RDW"),
      ("5. g8", 0.95, .idNumber, nil), ("5. B072RRE2I55", 0.95, .idNumber, "B072RRE2I55"),
      ("4c. uacnarsaet dwtotcx", 0.07, .authority, nil),
    ] as [(String, Double, DocumentField, String?)])
  func textsHaveTheirFieldsForm(
    text: String, confidence: Double, field: DocumentField, expected: String?
  ) {
    let lines = [
      Page.line("2. ERIKA", 30, 19), Page.line("3. 12.08.1974", 30, 24),
      Page.line("4a. 19.01.2013", 30, 29), Page.line("4b. 18.01.2028", 30, 34),
      Page.line(text, 62, text.hasPrefix("1") ? 14 : 40, confidence: confidence, isAgreed: false),
    ]
    #expect(Page.fields(lines)[field]?.value.text == expected)
  }

  /// Two looks that read the day alike say nothing of what one of them has read behind it.
  @Test func looksThatAgreeOnAPartOfALine() {
    var issue = Page.line("4a. 19.01.2013", 30, 29)
    issue.versions.append(.init("4a. 19.01.2013 4c. LANDRATSANT", confidence: 0.3, look: .columns))
    let lines = [
      Page.line("1. MUSTERMANN", 30, 14), Page.line("2. ERIKA", 30, 19),
      Page.line("3. 12.08.1974", 30, 24), issue, Page.line("4b. 18.01.2028", 30, 34),
    ]
    let fields = Page.fields(lines)
    #expect(fields[.authority].map { $0.confidence < 0.6 } ?? true)
    #expect(fields[.issuingDate].map { $0.confidence > 0.8 } ?? false)
  }

  /// The number of a house is not that of a field: behind the number of the field, or where another look has seen that.
  @Test(
    arguments: [
      (["8. 2 BURNS CRESCENT, LEEDS"], "2 BURNS CRESCENT, LEEDS"),
      (["8 RUE BASSE, NICE", "s. 8 RUE BASSE, NICE"], "8 RUE BASSE, NICE"),
      (["8 RUE BASSE, NICE"], "RUE BASSE, NICE"), (["8. RUE BASSE, NICE"], "RUE BASSE, NICE"),
    ])
  func addressesBeginWithTheirHouse(readings: [String], expected: String) {
    var address = Page.line(readings[0], 30, 44, isAgreed: false)
    for reading in readings.dropFirst() {
      address.versions.append(.init(reading, confidence: 0.8, look: .page))
    }
    let lines = [
      Page.line("1. MUSTERMANN", 30, 14), Page.line("3. 12.08.1974", 30, 24),
      Page.line("4a. 19.01.2013", 30, 29), Page.line("4b. 18.01.2028", 30, 34),
      Page.line("5. B072RRE2I55", 30, 39), address,
    ]
    #expect(Page.fields(lines)[.addressLine]?.value.text == expected)
  }

  /// A number that one look misread counts less than one that is read twice, however sure the text is.
  @Test func theSurerOfTwoLinesWithANumber() {
    var surname = Page.line("KUČERA", 30, 14)
    surname.versions.append(.init("2. KUČERA", confidence: 0.37, look: .columns))
    let lines = [
      surname, Page.line("2 ZDEŇKA BLAŽENA", 30, 19), Page.line("3. 12.08.1974", 30, 24),
      Page.line("4a. 19.01.2013", 30, 29), Page.line("4b. 18.01.2028", 30, 34),
    ]
    let fields = Page.text(Page.fields(lines))
    #expect(fields[.firstName] == "ZDEŇKA BLAŽENA")
    #expect(fields[.lastName] == "KUČERA")
  }

  /// A pattern below a name, hardly read, is no part of it.
  @Test(arguments: [(0.35, "LO PRESTI"), (0.9, "LO PRESTI EI LN")])
  func patternsDoNotGoOn(confidence: Double, expected: String) {
    let lines = [
      Page.line("1. LO PRESTI", 30, 14),
      Page.line("EI LN", 31, 17, confidence: confidence, isAgreed: false),
      Page.line("2. MARIO", 30, 21), Page.line("3. 12.08.1974", 30, 26),
      Page.line("4a. 19.01.2013", 30, 31), Page.line("4b. 18.01.2028", 30, 36),
    ]
    #expect(Page.fields(lines)[.lastName]?.value.text == expected)
  }

  @Test func theAuthorityBehindTheIssueInOneLine() {
    let lines = [
      Page.line("1. MUSTERMANN", 30, 14), Page.line("2. ERIKA", 30, 19),
      Page.line("3. 12.08.1974", 30, 24), Page.line("10.11.2021 STADT PLZEŇ", 34, 29),
      Page.line("4b. 10.11.2031", 30, 34),
    ]
    let fields = Page.fields(lines)
    #expect(fields[.authority]?.value.text == "STADT PLZEŇ")
    #expect(fields[.authority]?.confidence == 0.75)
  }

  @Test func twoNumbersAreNoLicence() {
    let lines = [Page.line("1. MUSTERMANN", 30, 14), Page.line("2. ERIKA", 30, 19)]
    #expect(Page.fields(lines).isEmpty)
  }

  @Test(
    arguments: [
      ("AM/B/BE/L", ["AM", "B", "BE", "L"]), ("B B", ["B"]), ("D", ["D"]), ("MUSTER", []),
      ("", []), ("A1 X9", []),
    ])
  func categories(text: String, expected: [String]) {
    #expect(LicenceCategories.list(in: text) == expected)
  }

  /// The row below the number of a licence is the address, its label seen or not.
  @Test(arguments: ["WW3040702A", "5. WW3040702A", "8 WW3040702A"])
  func theAddressStandsBelowTheNumber(number: String) {
    let rows = [
      ("LO PRESTI", 33.0, 13.0), ("GIANLUCA TOMMASO", 34, 17), ("02.06.2000 FORLÌ", 33, 22),
      ("26.04.2022", 34, 26), ("26.04.2032", 34, 31), (number, 34, 35),
      ("182 RUE BASSE, FORLÌ", 33, 39), ("AM/B/L", 34, 51),
    ]
    let lines =
      [Page.line("PERMISO DE CONDUCCIÓN", 16, 6)] + rows.map { Page.line($0.0, $0.1, $0.2) }
    #expect(Page.text(Page.fields(lines))[.addressLine] == "182 RUE BASSE, FORLÌ")
  }
}
