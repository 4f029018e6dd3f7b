import Testing

@testable import IdentityDocument

/// Names of which marks or letters were lost, and what the endings of a language, other looks and the
/// title of a page say of them.
@Suite struct NameEndingsTests {
  private typealias Page = PrintedSpecimen

  @Test(
    arguments: [
      ("LTU", "BIRUTE", "BIRUTĖ"), ("LTU", "Jankaviciene", "Jankavičienė"),
      ("LVA", "KALNINŠ", "KALNIŅŠ"), ("LVA", "KALNIŅŠ", nil), ("LVA", "INS", nil),
      ("POL", "MALINSKA", "MALIŃSKA"), ("POL", "ZDZISLAW", "ZDZISŁAW"), ("POL", "LAW", nil),
      ("LTU", "STANISLAW", nil), ("CZE", "NOVAKOVA", "NOVAKOVÁ"),
      ("PRT", "BRANCAO DE GUILHAES", "BRANÇÃO DE GUILHÃES"), ("ISL", "JONSDOTTIR", "JONSDÓTTIR"),
      ("HRV", "HORVAVIC-KOS", "HORVAVIĆ-KOS"), ("D", "MULLER", nil), ("USA", "BIRUTE", nil),
    ] as [(String, String, String?)])
  func ending(state: String, text: String, expected: String?) throws {
    let alphabet = try #require(NationalAlphabet(of: state))
    #expect(alphabet.endingMended(text) == expected)
    // What the zone does not say stays away.
    #expect(alphabet.endingMended(text, like: NameSpelling("OTHER")) == nil)
  }

  @Test func everyEndingIsOfLettersOfOneAlphabet() {
    for state in ["LTU", "LVA", "POL", "CZE", "SVK", "PRT", "ISL", "TUR", "AZE", "HRV"] {
      let letters = NationalAlphabet(of: state)?.letters ?? []
      #expect(letters.contains { $0.properties.isAlphabetic }, "\(state)")
    }
    #expect(NationalAlphabet(of: "LTU")?.endingMended("XXNE") == "XXNĖ")
  }

  /// Small print loses marks; what is large and plain was printed so.
  @Test(arguments: [(8.0, "BIRUTĖ", 0.85), (40, "BIRUTE", 0.85)])
  func aMarkIsLostInSmallPrint(height: Double, expected: String, confidence: Double) {
    var line = Page.line("BIRUTE", 35, 18)
    line.outline = Outline(
      topLeft: .init(x: 0, y: 0), topRight: .init(x: 90, y: 0),
      bottomRight: .init(x: 90, y: height * PrintedLine.outlineHeight),
      bottomLeft: .init(x: 0, y: height * PrintedLine.outlineHeight))
    let field = Page.fields([line], beside: Self.lithuanian, format: .td3)[.printedFirstName]
    #expect(field?.value.text == expected)
    #expect(field?.confidence == confidence)
  }

  /// Each letter must have been seen by some look; the zone gives none.
  @Test(
    arguments: [
      (["BASANAVlCIENĖ", "8ASANAVIČIENE"], "BASANAVIČIENĖ"),
      (["BASANAVlCIENĖ", "BASANAVlČIENE"], nil), (["BASANAVIČI", "ENĖ"], nil),
      // A letter that both have seen is printed, and the name another one.
      (["BASANAVUICIENĖ", "BASANAVUIČIENE"], nil),
    ] as [([String], String?)])
  func looksThatNeedEachOther(texts: [String], expected: String?) {
    var line = Page.line("", 35, 18)
    line.versions = texts.map { .init($0, confidence: 0.4) }
    let field = Page.fields([line], beside: Self.lithuanian, format: .td3)[.printedLastName]
    #expect(field?.evidence == expected.map { _ in .transliteration })
    #expect(field?.value.text == expected)
    #expect(field.map { $0.confidence < 0.9 } ?? true)
  }

  /// A part of the name, and the name misread, are looked at again, as wide as the name is.
  @Test(
    arguments: [
      ("ASANA", PrintFindings.Part(before: 1, count: 5, after: 7)),
      ("BASANAVICENK", PrintFindings.Part(before: 0, count: 13, after: 0)),
      ("ANNA", nil), ("KAUNAS", nil),
    ] as [(String, PrintFindings.Part?)])
  func partsOfNames(text: String, expected: PrintFindings.Part?) {
    let page = PrintedPage(size: .id3, lines: [Page.line(text, 35, 18)])
    let found = page.findings(beside: Self.lithuanian, format: .td3, asOf: Page.reference)
    #expect(found.parts[0] == expected)
    #expect(expected == nil || found.unsettled == [0])
  }

  @Test(
    arguments: [
      (["LATVIJAS REPUBLIKA", "PARAUDZINŠ"], "PARAUDZIŅŠ"),
      (["LATVIJAS REPUBLIKA / EESTI", "PARAUDZINŠ"], "PARAUDZINŠ"),
      (["UTOPIA", "PARAUDZINŠ"], "PARAUDZINŠ"),
      (["OSOBNA ISKAZNICA", "ÐURIĆ"], "ĐURIĆ"), (["NAFNSKÍRTEINI", "GUÐRUN"], "GUÐRÚN"),
    ])
  func theTitleNamesTheState(texts: [String], expected: String) {
    let lines = [
      Page.line(texts[0], 20, 5), Page.caption("Surname", 35, 14), Page.line(texts[1], 35, 17.5),
      Page.caption("Latvia", 35, 45),
    ]
    #expect(Page.fields(lines)[.lastName]?.value.text == expected)
  }

  /// The language of a licence is known by its title.
  @Test func namesBehindNumbersHaveTheLettersOfTheTitle() {
    let lines = [
      Page.line("VADĪTĀJA APLIECĪBA", 30, 5), Page.line("1. KALNINŠ", 30, 12),
      Page.line("2. MÄRTINŠ", 30, 16, isAgreed: false), Page.line("3. 01.02.1980 RĪGA", 30, 20),
      Page.line("4a. 01.02.2020", 30, 24), Page.line("4b. 01.02.2030", 30, 28),
      Page.line("5. AB123456", 30, 32), Page.line("9. B", 30, 45),
    ]
    let fields = Page.text(Page.fields(lines))
    #expect(fields[.lastName] == "KALNIŅŠ")
    #expect(fields[.firstName] == "MÄRTIŅŠ")
    #expect(fields[.idNumber] == "AB123456")
  }

  /// A zone without a separator has the given names among the surname's words.
  @Test(arguments: [(nil, 0.85), ("ANNA", 0.97)] as [(String?, Double)])
  func aNameThatIsNotParted(given: String?, confidence: Double) {
    var document = Page.passportDocument
    document.lastName = "BERG MARIA"
    document.firstName = given
    let field = Page.fields([Page.line("BERG MARIA", 35, 18)], beside: document, format: .td3)
    #expect(field[.printedLastName]?.confidence == confidence)
  }

  /// A look at a line and what stands beside it sees the beginning of the next one.
  @Test func aDateInTwoLinesOfWhichOneLookHasSeenAPart() {
    var day = Page.line("31 JAN 2", 35, 50, isAgreed: false)
    day.right = 50
    let lines = [day, Page.line("2017", 54, 50)]
    let fields = Page.fields(lines, beside: Page.passportDocument, format: .td3)
    #expect(fields[.issuingDate]?.value.text == "2017-01-31")
  }

  /// A value that has a word of captions in it is none, where it is as large and as well read as values.
  @Test(arguments: [(0.75, true), (0.65, false)])
  func anOfficeIsNoCaption(confidence: Double, isValue: Bool) {
    let lines = [
      Page.caption("Authority", 35, 54),
      Page.line("PASSPORT OFFICE", 35, 58, confidence: confidence),
    ]
    let fields = Page.text(Page.fields(lines, beside: Page.passportDocument, format: .td3))
    #expect((fields[.authority] == "PASSPORT OFFICE") == isValue)
  }

  /// Nothing on a document is dated after its expiry: two looks at such a date are a contradiction, even
  /// where the zone's date stands on the page as that of something else.
  @Test(
    arguments: [
      (["01.01.2029"], true, "2029-01-01", PrintedField.Evidence.afterExpiry),
      (["31.01.2027", "01.01.2029"], true, "2029-01-01", .afterExpiry),
      (["31.01.2027", "01.01.2029"], false, "2027-01-31", .equal),
      (["31.01.2027", "01.01.2029", "02.01.2029"], true, "2027-01-31", .equal),
      (["31.01.2027", "01.01.2059"], true, "2027-01-31", .equal),
    ])
  func aDateAfterTheExpiry(
    dates: [String], isAgreed: Bool, expected: String, evidence: PrintedField.Evidence
  ) {
    let lines = dates.enumerated().map { index, text in
      Page.line(
        text, 35, 18 + 8 * Double(index), isAgreed: index == 0 && dates.count > 1 || isAgreed)
    }
    let field = Page.fields(lines, beside: Page.passportDocument, format: .td3)[.expiryDate]
    #expect(field?.value.text == expected)
    #expect(field?.evidence == evidence)
  }

  /// Captions say of what a date is before its place in time does.
  @Test(
    arguments: [
      ("Date of expiry", "Valid until", "2027-01-31", PrintedField.Evidence.equal),
      ("Date of issue", "Date of expiry", "2029-01-01", .captionAgreed),
      ("Date of expiry", "Date of issue", "2027-01-31", .equal),
    ])
  func captionsBesideADateAfterTheExpiry(
    known: String, later: String, expected: String, evidence: PrintedField.Evidence
  ) {
    let lines = [
      Page.caption(known, 35, 14), Page.line("31.01.2027", 35, 17.5, isAgreed: true),
      Page.caption(later, 75, 14), Page.line("01.01.2029", 75, 17.5, isAgreed: true),
    ]
    let field = Page.fields(lines, beside: Page.passportDocument, format: .td3)[.expiryDate]
    #expect(field?.value.text == expected)
    #expect(field?.evidence == evidence)
  }

  private static var lithuanian: DocumentData {
    var document = Page.passportDocument
    document.issuingCountry = CountryCode(rawValue: "LTU")
    document.lastName = "BASANAVICIENE"
    document.firstName = "BIRUTE"
    return document
  }
}
