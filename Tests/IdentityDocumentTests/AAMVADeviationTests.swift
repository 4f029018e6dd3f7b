import Testing

@testable import IdentityDocument

/// Barcodes that are not as the standard says, each invented after one that was met.
@Suite struct AAMVADeviationTests {
  struct Row: Sendable {
    let name: String
    let header: String
    let lines: [String]
    let deviations: [AAMVADeviation]
  }

  static let rows: [Row] = [
    Row(
      name: "as the standard says", header: "@\n\u{1E}\rANSI 6360000102DL00390006ZV00450006DL",
      lines: ["DAQ", "ZVZVA"], deviations: []),
    Row(
      name: "offset 0000", header: "@\n\u{1E}\rANSI 6360120101DL00000007DL", lines: ["DAQX"],
      deviations: [.offsetWrong(type: "DL", stated: 0)]),
    Row(
      name: "offset not numeric", header: "@\n\u{1E}\rANSI 9908760101DLabac0007DL", lines: ["DAQX"],
      deviations: [.designatorNotNumeric(type: "DL"), .issuerUnknown]),
    Row(
      name: "offset one too large", header: "@\n\u{1E}\rANSI 6360050101DL00300007DL",
      lines: ["DAQX"], deviations: [.offsetWrong(type: "DL", stated: 30)]),
    Row(
      name: "offset into a value that holds the type",
      header: "@\n\u{1E}\rANSI 6360050101DL00420018DL", lines: ["DAQX", "DABBRADLEY"],
      deviations: [.offsetWrong(type: "DL", stated: 42)]),
    Row(
      name: "length wrong", header: "@\n\u{1E}\rANSI 6360050101DL00290009DL", lines: ["DAQX"],
      deviations: [.lengthWrong(type: "DL", stated: 9, found: 7)]),
    Row(
      name: "subfile type missing", header: "@\n\u{1E}\rANSI 6360600101DL00290005",
      lines: ["DAQX"],
      deviations: [.subfileTypeMissing(type: "DL"), .offsetWrong(type: "DL", stated: 29)]),
    Row(
      name: "subfile type alone", header: "@\n\u{1E}\rANSI 6360200101DL00290008DL\n",
      lines: ["DAQX"], deviations: [.subfileTypeAlone(type: "DL")]),
    Row(
      name: "subfile type repeated", header: "@\n\u{1E}\rANSI 6360200101DL00290009DLDL",
      lines: ["DAQX"], deviations: [.subfileTypeRepeated(type: "DL")]),
    Row(
      name: "file type AAMVA", header: "@\n\u{1E}\rAAMVA6360030101DL00290007DL", lines: ["DAQX"],
      deviations: [.fileTypeAAMVA]),
    Row(
      name: "entries missing", header: "@\n\u{1E}\rANSI 63600401DL00270007DL", lines: ["DAQX"],
      deviations: [.entryCountMissing]),
    Row(
      name: "jurisdiction version in version 1",
      header: "@\n\u{1E}\rANSI 636026010001DL00310007DL", lines: ["DAQX"],
      deviations: [.jurisdictionVersionTooEarly]),
    Row(
      name: "one subfile announced, two there",
      header: "@\n\u{1E}\rANSI 6360000101DL00390006ZV00450006DL",
      lines: ["DAQ", "ZVZVA"], deviations: [.entryCountWrong(stated: 1, found: 2)]),
    Row(
      name: "subfile not designated", header: "@\n\u{1E}\rANSI 6360000101DL00290006DL",
      lines: ["DAQ", "ZVZVA"], deviations: [.subfileNotDesignated(type: "ZV")]),
    Row(
      name: "record separator is FS", header: "@\n\u{1C}\rANSI 6360050101DL00290007DL",
      lines: ["DAQX"], deviations: [.headerSeparators]),
    Row(
      name: "compliance indicator lost", header: "ANSI 6360050101DL00290007DL", lines: ["DAQX"],
      deviations: [.complianceIndicatorMissing]),
    Row(
      name: "byte order mark", header: "\u{FEFF}@\n\u{1E}\rANSI 6360050101DL00290007DL",
      lines: ["DAQX"], deviations: [.leadingBytes(3)]),
    Row(
      name: "a line that is no element", header: "@\n\u{1E}\rANSI 6360050101DL00290012DL",
      lines: ["DAQX", "\\928"], deviations: [.lineNotUnderstood(bytes: 4)]),
    Row(
      name: "element repeated", header: "@\n\u{1E}\rANSI 6360050101DL00290017DL",
      lines: ["DAQX", "DAQY", "DAQX"], deviations: [.elementRepeated(id("DAQ"))]),
    Row(
      name: "element of another version", header: "@\n\u{1E}\rANSI 6360050101DL00290012DL",
      lines: ["DAQX", "DCSX"], deviations: [.elementNotOfVersion(id("DCS"))]),
    Row(
      name: "date in the other order", header: "@\n\u{1E}\rANSI 6360050101DL00290019DL",
      lines: ["DAQX", "DBB08121974"], deviations: [.dateOrder(id("DBB"))]),
    Row(
      name: "date with hyphens", header: "@\n\u{1E}\rANSI 6360040101DL00290021DL",
      lines: ["DAQX", "DBB1974-08-12"], deviations: [.datePunctuation(id("DBB"))]),
    Row(
      name: "date unreadable", header: "@\n\u{1E}\rANSI 6360040101DL00290019DL",
      lines: ["DAQX", "DBBMMDDCCYY"], deviations: [.dateUnreadable(id("DBB"))]),
    Row(
      name: "given names first", header: "@\n\u{1E}\rANSI 6360250101DL00290023DL",
      lines: ["DAQX", "DAAERIKA A SMITH"], deviations: [.fullNameOrder]),
    Row(
      name: "middle name with the first", header: "@\n\u{1E}\rANSI 6360290101DL00290025DL",
      lines: ["DAQX", "DAASMITH, ERIKA A"], deviations: [.middleNameWithFirst]),
    Row(
      name: "trailing comma", header: "@\n\u{1E}\rANSI 6360120101DL00290019DL",
      lines: ["DAQX", "DAG12 A ST,"], deviations: [.trailingComma(id("DAG"))]),
    Row(
      name: "residence for mailing address", header: "@\n\u{1E}\rANSI 6360290101DL00290018DL",
      lines: ["DAQX", "DAL12 A ST"], deviations: [.residenceAddress]),
  ]

  @Test(arguments: rows)
  func everyDeviationIsNamed(row: Row) throws {
    let card = try AAMVACard(parsing: AAMVASpecimen.bytes(row.header, row.lines))
    let deviations = card.deviations.filter { deviation in
      if case .elementMissing = deviation { false } else { true }
    }
    #expect(deviations == row.deviations, "\(row.name)")
    #expect(card.subfiles.first?.elements.first?.id.rawValue == "DAQ")
    #expect(deviations.allSatisfy { !$0.description.isEmpty })
  }

  @Test(arguments: ["BRADLEY", "HANDLEY"])
  func anOffsetIntoAValueDoesNotCutIt(name: String) throws {
    let bytes = AAMVASpecimen.bytes(
      "@\n\u{1E}\rANSI 6360050101DL00290018DL", ["DAQX", "DAB\(name)"])
    let text = String(decoding: bytes, as: UTF8.self)
    for offset in 29..<bytes.count {
      let stated = text.replacing("DL0029", with: "DL00\(offset)")
      let card = try AAMVACard(parsing: Array(stated.utf8))
      #expect(card.subfiles.first?.elements.last?.value == name, "\(offset)")
    }
  }

  @Test(
    arguments: [
      ("|", [AAMVADeviation.elementSeparator(0x7C)]), ("\r\n", []), ("\n\r", []),
      ("\u{1E}", [.elementSeparator(0x0D)]),
    ])
  func otherSeparators(separator: String, deviations: [AAMVADeviation]) throws {
    let lines = ["DLDAQX1", "DBB19740812", "DAIBONN", "DAGX", ""]
    let text = "@\n\u{1E}\rANSI 6360050101DL00290035" + lines.joined(separator: separator)
    let card = try AAMVACard(parsing: Array(text.utf8))
    #expect(card.documentNumber == "X1")
    #expect(card.city == "BONN")
    #expect(card.dateOfBirth?.description == "1974-08-12")
    for deviation in deviations { #expect(card.deviations.contains(deviation)) }
  }

  @Test func separatorsLost() throws {
    let text = """
      ANSI 6360000102DL00390190ZV02290063DLDAQT1234DAADAMON,ADAM,MADDOX,DAG1 DALE STREETDAIROMEDAJVA\
      DAK22304      DBA20300101DBB19740812DBCMDBD20200101DAU509ZVZVAX
      """
    let card = try AAMVACard(parsing: Array(text.utf8))
    #expect(card.deviations.contains(.elementSeparatorsMissing))
    #expect(card.documentNumber == "T1234")
    #expect(card.lastName == "DAMON")
    #expect(card.firstName == "ADAM")
    #expect(card.city == "ROME")
    #expect(card.postCode == "22304")
    #expect(card.sex == .male)
    #expect(card.height == BodyHeight(69, .inches))
    #expect(card.dateOfIssue?.description == "2020-01-01")
    #expect(card["ZVA"] == "X")
  }

  @Test(arguments: [
    ("CLAUD", "SPRINGFIELD", "DACOSTA"), ("WINIFRED", "LAREDO", "REED"), ("D", "DADE", "DDD"),
    ("EDD", "MEDFORD", "DAJANI"),
  ])
  func separatorsLostBehindNamesThatEndAsElementsBegin(first: String, city: String, last: String)
    throws
  {
    let text =
      "@ANSI 636000080001DL00310238DLDAQX110-6623-46DCS\(last)DDENDAC\(first)DDFNDADDAVIDDDGNDCAD"
      + "DCBNONEDCDNONEDBD07042023DBB10042002DBA10042031DBC1DAU061 inDAYDICDAG8 RUE DU LACDAI\(city)"
      + "DAJVADAK231680000  DCF44038741992DCGUSADDAFDDB05012019DDK1"
    let card = try AAMVACard(parsing: Array(text.utf8))
    #expect(card.deviations.contains(.elementSeparatorsMissing))
    #expect(card.lastName == last)
    #expect(card.firstName == first)
    #expect(card.city == city)
    #expect(card.subdivision == "VA")
    #expect(card.postCode == "23168")
  }

  /// A header that states more subfiles than there are takes no element for a designator.
  @Test func moreSubfilesStatedThanThereAre() throws {
    let text =
      "@\n\u{1E}\rANSI 636000090003DL00310238DLDAQ123456789\nDCSDOE\nDACJANE\nDBB10042002\r"
    let card = try AAMVACard(parsing: Array(text.utf8))
    #expect(card.documentNumber == "123456789")
    #expect(card.lastName == "DOE")
  }

  @Test(arguments: [
    ("DAADOE@JANE@MARY", "DOE", "JANE", nil as String?),
    ("DAAJOHN Q PUBLIC JR", "PUBLIC", "JOHN", "JR"), ("DAAJOHN Q PUBLIC", "PUBLIC", "JOHN", nil),
    ("DAAMARY IV", "IV", "MARY", nil),
  ])
  func fullNames(element: String, last: String, first: String, suffix: String?) throws {
    let text = "@\n\u{1E}\rANSI 6360250101DL00290035DLDAQX1\nDBB19740812\n\(element)\n"
    let card = try AAMVACard(parsing: Array(text.utf8))
    #expect((card.lastName, card.firstName, card.nameSuffix) == (last, first, suffix))
  }

  @Test(arguments: [
    ("123450000  ", "12345"), ("12345-0000", "12345"), ("123456789", "123456789"),
    ("12345-6789", "12345-6789"), ("K1A0B10000", "K1A0B1"), ("K1A 0B1", "K1A 0B1"),
    ("10000", "10000"),
  ])
  func postalCodesHaveNoPadding(text: String, code: String) throws {
    let card = try AAMVACard(
      parsing: Array("@\n\u{1E}\rANSI 636000080001DL00310238DLDAQX1\nDAK\(text)\n".utf8))
    #expect(card.postCode == code)
  }

  @Test func whatSaysNothingIsLeftOut() throws {
    let text =
      "@\n\u{1E}\rANSI 636000080001DL00310238DLDAQ\nDAQX1\nDCSHUANG\u{7F}\nDACJANE\nDADnone\nDCUNone\n"
    let card = try AAMVACard(parsing: Array(text.utf8))
    #expect(card.documentNumber == "X1")
    #expect(card.lastName == "HUANG")
    #expect((card.middleName, card.nameSuffix) == (nil, nil))
  }

  @Test func mandatoryElementsThatAreMissing() throws {
    let card = try AAMVACard(
      parsing: AAMVASpecimen.bytes("@\n\u{1E}\rANSI 636000100001ID00310007ID", ["DAQX"]))
    #expect(card.deviations.contains(.elementMissing(Self.id("DBB"))))
    #expect(!card.deviations.contains(.elementMissing(Self.id("DCA"))))
    #expect(card.documentKind == .identityCard)
  }

  @Test(
    arguments: [
      "", "ANSI ", "ANSI 63600", "ANSI 6360000A", "@\n\u{1E}\rAAMVA", "passport", "%VA^DOE$JOHN^",
    ])
  func whatIsNoBarcodeOfTheKind(text: String) {
    #expect(throws: AAMVAError.noHeader) { try AAMVACard(parsing: Array(text.utf8)) }
  }

  @Test func aHeaderWithNothingAfterIt() {
    #expect(throws: AAMVAError.noElements(at: 29)) {
      try AAMVACard(parsing: Array("@\n\u{1E}\rANSI 6360000101DL00290007".utf8))
    }
  }

  private static func id(_ text: StaticString) -> AAMVAElementID { AAMVAElementID(text) }
}
