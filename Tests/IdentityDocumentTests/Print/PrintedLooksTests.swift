import Testing

@testable import IdentityDocument

/// Several looks at one line, as a recogniser gives them.
@Suite struct PrintedLooksTests {
  private typealias Page = PrintedSpecimen

  /// The line counts whose text two looks share, then the longer one of two where one is cut off.
  @Test(
    arguments: [
      ([("USTERMANN", 0.91), ("MUSTERMANN", 0.9)], "MUSTERMANN", false),
      ([("22.", 0.97), ("22.02.2008", 0.96)], "22.02.2008", false),
      ([("BERLIN", 0.95), ("BERLIM", 0.97), ("Berlin,", 0.6)], "BERLIN", true),
      ([("PRAHA", 0.96), ("bS PRAHA", 0.88), ("PRAHA", 0.7)], "PRAHA", true),
      ([("KÖLN", 0.9), ("KÖLN AM RHEIN", 0.5)], "KÖLN", false),
      ([("QATAR", 0.9), ("A5 QATAR", 0.8)], "QATAR", true),
      ([("A5 QATAR", 0.9), ("QATAR", 0.3)], "QATAR", true),
      ([("PAZ", 0.9), ("LA PAZ", 0.8)], "LA PAZ", false),
      ([("PRAHA 1", 0.9), ("PRAHA", 0.8)], "PRAHA 1", false),
      // A number whose beginning some looks have lost.
      ([("8876", 0.9), ("418876", 0.89), ("8876", 0.8), ("418876", 0.7)], "418876", true),
      ([("8876", 0.9), ("418876", 0.89), ("8876", 0.8)], "8876", true),
      ([("ÖGREGLA", 0.9)], "ÖGREGLA", false), ([("", 0.9), ("X", 0.1)], "", false),
    ] as [([(String, Double)], String, Bool)])
  func readingThatCounts(versions: [(String, Double)], text: String, isAgreed: Bool) {
    let line = PrintedLine(
      versions.map { .init($0.0, confidence: $0.1) }, left: 0, right: 10, baseline: 5,
      capitalHeight: 2)
    let assigned = AssignedLine(line, index: 0)
    #expect(assigned.text == text)
    #expect(assigned.isAgreed == isAgreed)
  }

  /// The net for printed lines loses marks more often than it invents them: where another look sees more of
  /// them, and the same letters, it does not count.
  @Test(
    arguments: [
      ("PÉCS", "PECS", "PÉCS", false), ("PECS", "PÉCS", "PÉCS", true),
      ("PÉCS", "PECZ", "PECZ", true), ("ŁÓDŹ", "ŁODŹ", "ŁÓDŹ", false),
      ("PECS", "PECS", "PECS", true),
    ] as [(String, String, String, Bool)])
  func marksThatTheNetHasLostDoNotCount(
    line: String, net: String, text: String, isAgreed: Bool
  ) {
    let line = PrintedLine(
      [
        .init(line, confidence: 0.93), .init(net, confidence: 0.92, look: .columns),
        .init(net, confidence: 0.91, look: .page),
      ], left: 0, right: 10, baseline: 5, capitalHeight: 2)
    let assigned = AssignedLine(line, index: 0)
    #expect(assigned.text == text)
    #expect(assigned.isAgreed == isAgreed)
  }

  @Test func marksThatTheLanguageLacksDoNotKeepLooksFromAgreeing() throws {
    let line = PrintedLine(
      [.init("RİKIÐ", confidence: 0.9), .init("RÍKIÐ", confidence: 0.8, look: .page)], left: 0,
      right: 10, baseline: 5, capitalHeight: 2)
    #expect(!AssignedLine(line, index: 0).isAgreed)
    let alphabet = try #require(NationalAlphabet(of: "ISL"))
    #expect(AssignedLine(line, index: 0, alphabet: alphabet).isAgreed)
  }

  @Test func aNameWhoseMarksWereNotReadIsRestoredAndLessSure() throws {
    var document = Page.passportDocument
    document.lastName = "THORMUNDUR"
    document.firstName = "OESP"
    document.issuingCountry = CountryCode(rawValue: "ISL")
    let fields = Page.fields(
      [Page.line("PORMUNDUR", 35, 18), Page.line("OSP", 35, 26)], beside: document, format: .td3)
    let name = try #require(fields[.printedLastName])
    #expect(name.value.text == "ÞORMUNDUR" && name.sourceText == "ÞORMUNDUR")
    #expect(name.confidence < 0.7 && name.evidence == .restored)
    #expect(fields[.printedFirstName]?.value.text == "ÖSP")
    let print = PrintedPage().source(stating: Array(fields.values), of: .mrz)
    #expect(print.claims.isEmpty)
  }

  @Test func aLetterThatOneLookHasSeenIsRead() throws {
    var document = Page.passportDocument
    document.lastName = "THORMUNDUR"
    document.issuingCountry = CountryCode(rawValue: "ISL")
    var line = Page.line("PORMUNDUR", 35, 18)
    line.versions.append(.init("ÞORNUNDUR", confidence: 0.3, look: .page))
    let name = try #require(
      Page.fields([line], beside: document, format: .td3)[.printedLastName])
    #expect(name.value.text == "ÞORMUNDUR")
    #expect(name.confidence == 0.85 && name.evidence == .transliteration)
  }

  /// The zone has `A` for both.
  @Test func looksThatDifferInAMarkAreNotSure() throws {
    var document = Page.passportDocument
    document.lastName = "CHATELAIN"
    document.issuingCountry = CountryCode(rawValue: "UTO")
    var line = Page.line("CHÂTELAIN", 35, 18)
    #expect(
      Page.fields([line], beside: document, format: .td3)[.printedLastName]?.confidence == 0.97)
    line.versions.append(.init("CHATELAIN", confidence: 0.8, look: .page))
    let name = try #require(
      Page.fields([line], beside: document, format: .td3)[.printedLastName])
    #expect(name.value.text == "CHÂTELAIN" && name.confidence == 0.85)
  }

  /// `N` in a Latvian zone stands for `Ņ` as well, which one look or small print may lose.
  @Test(
    arguments: [
      ("LVA", true, 20.0, 0.97), ("LVA", false, 20, 0.85), ("LVA", true, 10, 0.85),
      ("D", false, 10, 0.97), ("UTO", true, 10, 0.97), ("UTO", false, 10, 0.85),
    ])
  func aMarkThatTheZoneDoesNotShow(
    state: String, isAgreed: Bool, height: Double, confidence: Double
  ) {
    var document = Page.passportDocument
    document.lastName = "KALNENS"
    document.issuingCountry = CountryCode(rawValue: state)
    var line = Page.line("KALNENS", 35, 18, isAgreed: isAgreed)
    let bottom = height * PrintedLine.outlineHeight
    line.outline = Outline(
      topLeft: .init(x: 0, y: 0), topRight: .init(x: 90, y: 0),
      bottomRight: .init(x: 90, y: bottom), bottomLeft: .init(x: 0, y: bottom))
    let fields = Page.fields([line], beside: document, format: .td3)
    #expect(fields[.printedLastName]?.confidence == confidence)
  }

  /// Hungarian has `Ö` and `Ő`, which a zone writes alike and small print does not part.
  @Test(arguments: [(20.0, 0.97), (10, 0.85)])
  func aMarkThatSmallPrintDoesNotTellFromAnother(height: Double, confidence: Double) {
    var document = Page.passportDocument
    document.lastName = "KOVARY"
    document.issuingCountry = CountryCode(rawValue: "HUN")
    var line = Page.line("KÖVÁRY", 35, 18)
    let bottom = height * PrintedLine.outlineHeight
    line.outline = Outline(
      topLeft: .init(x: 0, y: 0), topRight: .init(x: 90, y: 0),
      bottomRight: .init(x: 90, y: bottom), bottomLeft: .init(x: 0, y: bottom))
    let name = Page.fields([line], beside: document, format: .td3)[.printedLastName]
    #expect(name?.value.text == "KÖVÁRY" && name?.confidence == confidence)
  }

  /// A Czech name in a Slovak passport: two looks that are sure see its mark in small print, others do not.
  @Test(
    arguments: [
      (12.0, 0.95, "ZDENĚK"), (12, 0.85, "ZDENÉK"), (10, 0.95, "ZDENÉK"), (20, 0.6, "ZDENĚK"),
    ])
  func aForeignMarkInSmallPrint(height: Double, confidence: Double, expected: String) {
    var document = Page.passportDocument
    document.firstName = "ZDENEK"
    document.issuingCountry = CountryCode(rawValue: "SVK")
    var line = Page.line("", 35, 18)
    line.versions = [
      .init("ZDENĚK", confidence: confidence),
      .init("ZDENĚK", confidence: confidence, look: .page),
    ]
    let bottom = height * PrintedLine.outlineHeight
    line.outline = Outline(
      topLeft: .init(x: 0, y: 0), topRight: .init(x: 90, y: 0),
      bottomRight: .init(x: 90, y: bottom), bottomLeft: .init(x: 0, y: bottom))
    let name = Page.fields([line], beside: document, format: .td3)[.printedFirstName]
    #expect(name?.value.text == expected)
  }

  /// A name of another language beside one that a look has misread.
  @Test(arguments: [("ILZE-ÕIE-LĪIGA", "ILZE-ÕIE-LĪGA"), ("ILZE-OIE-LĪGA", "ILZE-OIE-LĪGA")])
  func aForeignMarkThatBothLooksHaveSeen(onPage: String, expected: String) {
    var document = Page.passportDocument
    document.firstName = "ILZE OIE LIGA"
    document.issuingCountry = CountryCode(rawValue: "LVA")
    var line = Page.line("", 35, 26)
    line.versions = [
      .init("ILZE-ÕIE-LĪGA", confidence: 0.88), .init(onPage, confidence: 0.23, look: .page),
    ]
    let name = Page.fields([line], beside: document, format: .td3)[.printedFirstName]
    #expect(name?.value.text == expected)
  }

  @Test func aBirthWhoseCenturyIsPrintedComesBeforeTheIssue() {
    var document = Page.passportDocument
    document.dob = DocumentDate(yymmdd: "110101")?.resolved(asOf: Page.reference, as: .birth)
    document.expiryDate = DocumentDate(yymmdd: "120704")?.resolved(
      asOf: Page.reference, as: .expiry)
    #expect(document.dob?.year == 2011)
    let fields = Page.fields(
      [Page.line("01.01.1911", 35, 34), Page.line("04.07.2002", 35, 50)], beside: document,
      format: .td3)
    #expect(fields[.issuingDate]?.value.text == "2002-07-04")
  }

  @Test(
    arguments: [
      ("bS EMBASSY", "EMBASSY"), ("= QATAR A", "QATAR"), ("A5 QATAR", "QATAR"),
      ("LA PAZ", "LA PAZ"),
      ("PRAHA 1", "PRAHA 1"), ("1. NODAĻA", "1. NODAĻA"), ("VPK (19)", "VPK (19)"),
      ("a. ANDRIS", "ANDRIS"),
      ("X", "X"), ("", ""), ("Ø", "Ø"),
    ])
  func strays(text: String, expected: String) {
    #expect(PrintedText.withoutStrays(text) == expected)
  }

  /// What two looks agree on needs no third one; what one look saw, and a name that is almost the
  /// zone's, do.
  @Test func linesThatAreWorthAnotherLook() {
    var lines = [
      Page.line("MÜLIER-ÅBERG", 35, 18), Page.line("JÜRGEN", 35, 26),
      Page.line("12.08.1974", 75, 34), Page.caption("Geburtsort/Place of birth", 35, 38),
      Page.line("KÖLN", 35, 42, isAgreed: false), Page.line("01.02.2017", 35, 50),
      Page.line("31.01.2027", 75, 50), Page.line("STADT KOLN", 35, 58, isAgreed: false),
    ]
    func unsettled() -> [Int] {
      PrintedPage(size: .id3, lines: lines)
        .findings(beside: Page.passportDocument, format: .td3, asOf: Page.reference).unsettled
    }
    #expect(unsettled() == [0, 4, 7])
    lines[0] = Page.line("MÜLLER-ÅBERG", 35, 18)
    lines[4] = Page.line("KÖLN", 35, 42)
    lines[7] = Page.line("STADT KOLN", 35, 58)
    #expect(unsettled() == [])
  }

  /// A specimen whose zone has the day of issue as that of expiry proves neither.
  @Test func aDateAtTheCaptionOfAnotherIsNoProof() {
    var document = Page.passportDocument
    document.expiryDate = DocumentDate(yymmdd: "080808")?.resolved(
      asOf: Page.reference, as: .expiry)
    let lines = [
      Page.caption("Date of issue", 35, 46), Page.line("08.08.2008", 35, 50),
      Page.caption("Date of expiry", 75, 46), Page.line("07.05.2009", 75, 50),
    ]
    let fields = Page.fields(lines, beside: document, format: .td3)
    #expect(fields[.expiryDate]?.value.text == "2009-05-07")
    #expect(fields[.expiryDate]?.evidence == .captionAgreed)
    let alone = Page.fields(Array(lines.prefix(2)), beside: document, format: .td3)
    #expect(alone[.expiryDate]?.evidence == .equal)
  }

  /// A letter that was read twice with different marks is one.
  @Test(arguments: [
    ("ZÚÑŇIGA", "ZÚÑIGA"), ("OZOLINŅA", "OZOLIŅA"), ("ZÚÑNIGA", "ZÚÑIGA"), ("ANNA", "ANNA"),
    ("SAÁVEDRA", "SAÁVEDRA"), ("ŇŇ", "ŇŇ"), ("ÉÈ", "É"), ("JOHANSSON", "JOHANSSON"), ("", ""),
  ])
  func doubledLettersAreOne(read: String, expected: String) {
    let line = PrintedLine(
      [.init(read, confidence: 0.6, look: .columns)], left: 0, right: 20, baseline: 10,
      capitalHeight: 2)
    #expect(line.withoutDoubledLetters.versions.map { $0.text } == [expected])
  }
}
