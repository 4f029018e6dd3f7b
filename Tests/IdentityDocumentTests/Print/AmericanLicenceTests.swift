import Testing

@testable import IdentityDocument

@Suite struct AmericanLicenceTests {
  private typealias Page = PrintedSpecimen

  @Test(
    arguments: [
      ("4d DLN 99 999 999", [(.number, "99 999 999")]), ("DL: F9999", [(.number, "F9999")]),
      ("LIC. NO. D12345678", [(.number, "D12345678")]), ("LIC# 123456", [(.number, "123456")]),
      ("4b EXP 08/31/2019 3 DOB 08/31/1977", [(.expiry, "08/31/2019"), (.birth, "08/31/1977")]),
      ("4bEXP08/31/2019", [(.expiry, "08/31/2019")]), ("DOB:10-31-90", [(.birth, "10-31-90")]),
      ("Dos 06/17/2000", [(.birth, "06/17/2000")]), ("3DoB 11-11-1973", [(.birth, "11-11-1973")]),
      ("1 SAMPLE", [(.lastName, "SAMPLE")]), ("ı KALEOHANO", [(.lastName, "KALEOHANO")]),
      ("LN CARDHOLDER", [(.lastName, "CARDHOLDER")]), ("FN IMA", [(.firstName, "IMA")]),
      ("15 SEX F 16 HGT 5'-05\"", [(.sex, "F"), (.height, "5'-05\"")]), ("ANYTOWN, CA 95818", []),
      ("1ıLN WHITLOCK", [(.lastName, "WHITLOCK")]), ("ıLıN OCANA", [(.lastName, "OCANA")]),
      ("DRIVER'S", []), ("", []),
      ("9 CLASS C", [(.category, "C")]), ("4d DLN", [(.number, "")]),
      ("DL M60-09-0749 9CĽASS-A", [(.number, "M60-09-0749"), (.category, "A")]),
      ("5 DD 00/00/0000NNNAN/ANFD/YY", [(.other, "00/00/0000NNNAN/ANFD/YY")]),
      ("3008 03/31/1980", [(.birth, "03/31/1980")]), ("3b008 03-31-80", [(.birth, "03-31-80")]),
      ("3008 24TH STREET", []), ("3008", []), ("UNIT 3008 03/31/1980", []),
      // Small capitals are read as small letters.
      ("pln 87823187", [(.number, "87823187")]),
      ("en FENNA SASKIA", [(.firstName, "FENNA SASKIA")]),
      ("issveo 10/16/2026 »o 711", [(.issue, "10/16/2026 »o 711")]), ("EN FENNA", []),
      ("expres 08/16/2033", [(.expiry, "08/16/2033")]), ("HeT 5'-07\"", [(.height, "5'-07\"")]),
    ] as [(String, [(LicenceLabel, String)])])
  func labelledTexts(text: String, expected: [(LicenceLabel, String)]) {
    let found = LabelledText.texts(in: text)
    #expect(found.map { $0.label } == expected.map { $0.0 })
    #expect(found.map { $0.text } == expected.map { $0.1 })
  }

  /// The lines of a licence with the heights that they stand at.
  static let rows: [(String, Double)] = [
    ("DRIVER LICENSE", 8), ("DL Y1234562", 14), ("EXP 08/31/2029", 18), ("LN CARDHOLDER", 22),
    ("FN IMA", 26), ("2570 24TH STREET", 30), ("ANYTOWN, CA 95818", 33), ("DOB 08/31/1977", 38),
    ("SEX F", 42), ("ISS 08/15/2024", 48),
  ]

  static func fields(_ rows: [(String, Double)]) -> [DocumentField: PrintedField] {
    Page.fields(rows.map { Page.line($0.0, 32, $0.1) })
  }

  @Test func theMonthStandsBeforeTheDay() {
    let fields = Self.fields(Self.rows)
    #expect(
      Page.text(fields) == [
        .lastName: "CARDHOLDER", .firstName: "IMA", .dob: "1977-08-31", .idNumber: "Y1234562",
        .issuingDate: "2024-08-15", .expiryDate: "2029-08-31", .gender: "F",
        .addressLine: "2570 24TH STREET ANYTOWN, CA 95818", .documentType: "driverLicense",
      ])
    // Licences expire on birthdays: the two days prove each other, and not that of issue.
    #expect(fields.filter { $0.value.confidence >= 0.9 }.keys.sorted() == [.dob, .expiryDate])
    #expect(fields[.dob]?.evidence == .threeDates)
  }

  @Test func aNamedLabelCountsBeforeANumber() {
    var lines = Self.rows.map { Page.line($0.0, 32, $0.1) }
    lines[4] = Page.line("2 EN IMA-LOU", 32, 26)
    lines[4].versions.append(.init("2 FN IMA-LOU", confidence: 0.6))
    #expect(Page.fields(lines)[.firstName]?.value.text == "IMA-LOU")
  }

  /// Labels in small capitals are read as small letters, or not at all.
  @Test func aNumberAndNamesBehindMisreadLabels() {
    var rows = Self.rows
    rows[1].0 = "o 099968854"
    rows[4].0 = "ru IMA"
    let fields = Self.fields(rows)
    #expect(fields[.idNumber]?.value.text == "099968854")
    #expect(fields[.idNumber]?.confidence == 0.75)
    #expect(fields[.firstName]?.value.text == "IMA")
    // Of two numbers above the name none is known to be the licence's.
    let two = Self.fields(rows + [("123456789", 10)])
    #expect(two[.idNumber] == nil)
  }

  /// The number of the next field, whose label was misread, is no part of the number.
  @Test(
    arguments: [
      ("4d DL NO. 20062679 9 cLAsSsS D", "20062679"), ("4d DL NO. 20062679 9cLass D", "20062679"),
      ("4d DLN 99 999 999", "99 999 999"), ("DL 20062679 9", "20062679 9"),
      ("4d LIC# 615 430 904cass C", "615 430 904"), ("4d LIC# 615 430 15sex F", "615 430"),
    ])
  func theNumberEndsBeforeTheNextField(text: String, number: String) {
    var rows = Self.rows
    rows[1].0 = text
    #expect(Self.fields(rows)[.idNumber]?.value.text == number)
  }

  /// A misread year is a whole number of years as well: an unusual validity needs two looks.
  @Test(
    arguments: [
      ("08/15/2029", true, 0.95), ("08/15/2028", true, 0.95), ("08/15/2029", false, 0.95),
      ("08/15/2028", false, 0.8),
    ])
  func aYearIsProvenByAUsualValidityOrTwoLooks(expiry: String, isAgreed: Bool, confidence: Double) {
    let rows = Self.rows.map { $0.0.hasPrefix("EXP") ? ("EXP " + expiry, $0.1) : $0 }
    let fields = Page.fields(rows.map { Page.line($0.0, 32, $0.1, isAgreed: isAgreed) })
    #expect(fields[.expiryDate]?.confidence == confidence)
    #expect(fields[.expiryDate]?.evidence == .threeDates)
  }

  @Test func aDayThatCannotBeIsLeftOut() {
    var rows = Self.rows
    rows[7] = ("DOB 31/08/1977", 38)
    rows[9] = ("ISS 08/15/2044", 48)
    let fields = Self.fields(rows)
    #expect(fields[.dob] == nil && fields[.issuingDate] == nil)
    #expect(fields[.expiryDate]?.confidence ?? 1 < 0.9)
  }

  /// An expiry whose decade was misread comes before the issue: where both may be that without labels, as where the
  /// later day has passed, and ten years on one digit would have to be misread, they prove nothing.
  @Test(arguments: [(0.9, 2018, 0.95), (0.2, 2018, 0.8), (0.9, 2014, 0.8)])
  func aDayThatWasHardlyReadProvesNoOther(confidence: Double, issue: Int, most: Double) {
    let rows = [("DRIVER LICENSE", 8.0), ("08/15/\(issue + 10)", 18), ("DOB 08/31/1977", 38)]
    let hardly = Page.line("08/15/\(issue)", 32, 48, confidence: confidence, isAgreed: false)
    let fields = Page.fields(rows.map { Page.line($0.0, 32, $0.1) } + [hardly])
    #expect(fields[.issuingDate]?.value.text == "\(issue)-08-15")
    #expect(fields[.issuingDate]?.confidence == (confidence < 0.3 ? 0.6 : most))
    #expect(fields[.expiryDate]?.confidence == most)
  }

  @Test func threeDaysThatFitNeedNoLabels() {
    let rows = Self.rows.map {
      ($0.0.replacing("DOB ", with: "").replacing("ISS ", with: ""), $0.1)
    }
    let dates = Page.text(Self.fields(rows)).filter { [.dob, .issuingDate].contains($0.key) }
    #expect(dates == [.dob: "1977-08-31", .issuingDate: "2024-08-15"])
    let others = rows.map { ($0.0.replacing("08/31/1977", with: "07/30/1977"), $0.1) }
    #expect(Self.fields(others)[.dob] == nil)
  }

  /// A day that one of several looks has read is no fourth one.
  @Test func aMisreadDayIsNoFourth() {
    var lines = Self.rows.map { row in
      Page.line(row.0.replacing("DOB ", with: "").replacing("ISS ", with: ""), 32, row.1)
    }
    lines[7].versions.append(.init("08/31/1917", confidence: 0.5))
    lines[8] = Page.line("15 SEX F 16 HGT 5'-05\"", 32, 42)
    let dates = Page.text(Page.fields(lines)).filter { [.dob, .issuingDate].contains($0.key) }
    #expect(dates == [.dob: "1977-08-31", .issuingDate: "2024-08-15"])
  }

  /// Nothing but their place below a number says what they are.
  @Test func namesWithoutTheirLabelsAreLeftOut() {
    let rows = Self.rows.map {
      (
        $0.0.replacing("LN ", with: "").replacing("FN ", with: ""),
        $0.0.hasPrefix("EXP") ? 52 : $0.1
      )
    }
    let fields = Self.fields(rows)
    #expect(fields[.lastName] == nil && fields[.firstName] == nil)
  }

  /// What is left of a label in small capitals says that there was one.
  @Test(
    arguments: [("x ", "w: "), ("", "w: "), ("ı: ", "")])
  func namesStandAboveTheAddress(last: String, first: String) {
    let rows = Self.rows.map {
      (
        $0.0.replacing("LN ", with: last).replacing("FN ", with: first)
          .replacing("DOB ", with: "oos. ").replacing("2570", with: "s: 2570"), $0.1
      )
    }
    let fields = Self.fields(rows)
    #expect(fields[.lastName]?.value.text == "CARDHOLDER")
    #expect(fields[.firstName]?.value.text == "IMA")
    #expect(fields[.firstName]?.confidence == 0.6)
    #expect(fields[.addressLine]?.value.text == "2570 24TH STREET ANYTOWN, CA 95818")
  }

  @Test(
    arguments: [
      ("aduc#:", true), ("4n", true), ("«", true), ("o:", true), ("IMA", false), ("8", false),
      ("24th", false), ("soldier", false), ("", true),
    ])
  func restsOfLabels(word: String, isRest: Bool) {
    #expect(LicenceLabel.isRest(word) == isRest)
  }

  @Test func theSurnameStandsAboveTheGivenNames() {
    let rows = Self.rows.map { ($0.0.replacing("LN ", with: ""), $0.1) }
    let fields = Self.fields(rows)
    #expect(fields[.lastName]?.value.text == "CARDHOLDER")
    #expect(fields[.lastName]?.evidence == .position)
    #expect(fields[.lastName]?.confidence ?? 1 < 0.85)
  }

  /// The row below a surname may be a street whose number was not read.
  @Test(arguments: [("LAKESHORE DR", nil), ("ELM ST", nil), ("IMA DRU", "IMA DRU")])
  func aStreetIsNoName(row: String, name: String?) {
    let rows = Self.rows.map { ($0.0 == "FN IMA" ? row : $0.0, $0.1) }
    let fields = Self.fields(rows)
    #expect(fields[.lastName]?.value.text == "CARDHOLDER")
    #expect(fields[.firstName]?.value.text == name)
  }

  @Test(arguments: ["FNIMA MARIA", "EN: IMA MARIA", "FN IMA MARIA"])
  func labelsAreNoPartOfNames(text: String) {
    let rows = Self.rows.map { ($0.0 == "FN IMA" ? text : $0.0, $0.1) }
    #expect(Self.fields(rows)[.firstName]?.value.text == "IMA MARIA")
  }

  @Test func captionsInWholeWordsAreOfNoLicence() {
    let lines = [
      Page.caption("Date of birth / Sex", 35, 14), Page.line("12.08.1974", 35, 18),
      Page.caption("Date of issue", 35, 22), Page.line("01.02.2017", 35, 26),
      Page.caption("Licence number / ID", 35, 30), Page.line("C01X0006H", 35, 34),
    ]
    #expect(Page.fields(lines)[.dob]?.value.text == "1974-08-12")
  }

  @Test func theRowBelowTheSurnameHasTheGivenNames() {
    let rows = Self.rows.map { ($0.0.replacing("FN ", with: ""), $0.1) }
    let fields = Self.fields(rows)
    #expect(fields[.firstName]?.value.text == "IMA" && fields[.firstName]?.evidence == .position)
  }

  @Test func aLabelAloneLeadsToTheNextLineOfItsRow() {
    let lines =
      Self.rows.filter { !$0.0.hasPrefix("DL") }.map { Page.line($0.0, 32, $0.1) }
      + [Page.line("4d DLN", 32, 14, height: 1.3), Page.line("Y1234562", 40, 14)]
    #expect(Page.fields(lines)[.idNumber]?.value.text == "Y1234562")
  }

  @Test(
    arguments: [
      ("ANYTOWN, CA 95818", "ANYTOWN, CA 95818"),
      ("HARRISBURG PA 17101-0000", "HARRISBURG PA 17101-0000"),
      ("ANYTOWN, ZZ 95818", nil), ("CA 95818", nil), ("ANYTOWN, CA 9581", nil), ("", nil),
      ("12, CA 95818", nil), ("NEW YORK NY, 10001", "NEW YORK NY, 10001"),
      ("OTTAWA, ON K1A 0B1", "OTTAWA, ON K1A 0B1"), ("CARLTON VIC 3053", "CARLTON VIC 3053"),
      ("GEORGETOWN, IA-18003", "GEORGETOWN, IA 18003"), ("ANYTOWN CO57829", "ANYTOWN CO 57829"),
      ("ANYTOWN, ZZ-18003", nil), ("ANYTOWN, IA-1800", nil), ("IA-18003", nil),
      ("OTTAWA, ON K1A 081", nil), ("CARLTON ZZ 3053", nil), ("OTTAWA, CA K1A 0B1", nil),
    ])
  func postalTowns(line: String, town: String?) {
    #expect(PostalTown(line)?.text == town)
  }
}
