import Testing

@testable import IdentityDocument

/// What the zone says and print has without a caption, and words that spell a name of the zone and are none.
@Suite struct KnownPersonTests {
  private typealias Page = PrintedSpecimen

  private static var document: DocumentData {
    var document = Page.passportDocument
    document.originatingCountry = CountryCode(rawValue: "SWE")
    document.gender = .female
    return document
  }

  private static let names = [
    Page.caption("Surname", 35, 14), Page.line("MÜLLER-ÅBERG", 35, 18),
    Page.caption("Given names", 35, 22), Page.line("JÜRGEN", 35, 26),
    Page.line("12.08.1974", 75, 38),
  ]

  @Test(
    arguments: [
      ("SVENSK/SWEDISH", 34, "SWE"), ("SWEDEN", 34, "SWE"), ("SVENSK", 10, nil),
      ("NORSK", 34, nil), ("SVENSK AB", 34, nil),
    ] as [(String, Double, String?)])
  func `the nationality of the zone needs no caption`(
    text: String, baseline: Double, state: String?
  ) {
    let found = Page.fields(
      Self.names + [Page.line(text, 35, baseline)], beside: Self.document, format: .td3)
    #expect(found[.originatingCountry]?.value.text == state)
  }

  @Test(
    arguments: [("F", 2, "F"), ("M", 2, nil), ("F", 1, nil)] as [(String, Double, String?)])
  func `the letter of the zone's sex needs no caption`(text: String, height: Double, sex: String?) {
    let found = Page.fields(
      Self.names + [Page.line(text, 35, 46, height: height)], beside: Self.document, format: .td3)
    #expect(found[.gender]?.value.text == sex)
  }

  private static var card: DocumentData {
    var document = DocumentData(extractionMethod: .mrz)
    (document.lastName, document.firstName) = ("MINTAI", "KATALIN ILONA")
    return document
  }

  @Test func `a name beside other words on the back of a card is somebody else's`() {
    func name(_ row: String) -> String? {
      Page.fields([Page.line(row, 46, 7, height: 1.5)], beside: Self.card, format: .td1)[
        .printedLastName]?.value.text
    }
    #expect(name("MINTAI KATALIN") == nil)
    #expect(name("MINTAI") == "MINTAI")
  }

  @Test func `a row with all names is no continuation of those that the zone cut`() {
    var document = DocumentData(extractionMethod: .mrz)
    (document.lastName, document.firstName) = ("ALSUWAIDI", "KHALID MOHAMMED")
    #expect(document.lastName != nil)
    let page = PrintedPage(size: .id3, lines: [Page.line("KHALID MOHAMMED ALSUWAIDI", 35, 22)])
    let assignment = PrintAssignment(page, beside: document, format: .td3, asOf: Page.reference)
    #expect(assignment.endsWithSurname("KHALID MOHAMMED ALSUWAIDI"))
    #expect(!assignment.endsWithSurname("KHALID MOHAMMED ALI"))
    #expect(!assignment.endsWithSurname("ALSUWAIDI"))
  }

  @Test func `the first of two surnames is completed or less sure`() {
    var document = DocumentData(extractionMethod: .mrz)
    document.issuingCountry = CountryCode(rawValue: "PER")
    (document.lastName, document.firstName) = ("QUISPE", "ROSA ELVIRA")
    func surname(_ lines: [PrintedLine]) -> PrintedField? {
      Page.fields(
        [Page.caption("Primer Apellido", 28, 7.6), Page.line("QUISPE", 28, 10, height: 1.4)]
          + lines,
        beside: document, format: .td1)[.printedLastName]
    }
    let given = Page.line("ROSA ELVIRA", 28, 20.2, height: 1.4)
    let second = Page.line("HUAMAN", 28, 15.1, height: 1.4)
    #expect(surname([second, given])?.value.text == "QUISPE HUAMAN")
    #expect(surname([second, given])?.confidence == 0.75)
    #expect(surname([given])?.value.text == "QUISPE")
    #expect(surname([given])?.confidence == 0.6)
  }

  @Test(
    arguments: [
      ("LVA", "ĢERTRÜDE", "ĢERTRŪDE"), ("LTU", "ŠARÜNAS", "ŠARŪNAS"), ("HUN", "KÕRÖSI", "KŐRÖSI"),
      ("NZL", "ARAPÕTIKI", "ARAPŌTIKI"), ("NZL", "MÜLLER", "MÜLLER"), ("EST", "ÕUN", "ÕUN"),
    ])
  func `lines above letters are read as waves and dots`(state: String, read: String, own: String) {
    #expect(NationalAlphabet(of: state)?.withOwnTwins(read) == own)
  }

  @Test func `commas below the first letter of Romanian names may be lost`() {
    #expect(NationalAlphabet(of: "ROU")?.mayHaveLostInitial(in: "TURCANU") == true)
    #expect(NationalAlphabet(of: "ROU")?.mayHaveLostInitial(in: "POPESCU") == false)
    #expect(NationalAlphabet(of: "HUN")?.mayHaveLostInitial(in: "SZABÓ") == false)
  }
}
