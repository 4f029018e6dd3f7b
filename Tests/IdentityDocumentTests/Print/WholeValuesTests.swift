import Testing

@testable import IdentityDocument

/// Names that a zone has cut, and values that stand in places of their own.
@Suite struct WholeValuesTests {
  private typealias Page = PrintedSpecimen

  /// Two fillers stand behind each given name, so that the zone has no room for the next one.
  @Test func `French cards may leave out a whole name`() {
    #expect(MRZ.Format.frenchIdentityCard.isFilled(by: "ROUX", "JEROME NOEL"))
    #expect(!MRZ.Format.frenchIdentityCard.isFilled(by: "ROUX", "CHLOE ANNE"))
    #expect(!MRZ.Format.frenchIdentityCard.isFilled(by: "ROUX", "JEROME"))
  }

  /// The zone of a passport that is full, cut between two names.
  private static let zone = """
    P<FRABENOIT<DURAND<<MAELYS<GAELLE<MARIE<ZOE<
    79KZ779921FRA8111225F3009093<<<<<<<<<<<<<<<6
    """

  @Test func `names go on in the row below where the zone is full`() throws {
    let page = PrintedPage(
      size: .id3,
      lines: [
        Page.caption("Prénoms/Given names (2)", 41, 26.9),
        Page.line("MAËLYS-GAËLLE MARIE ZOÉ", 41, 29.8, height: 2.2),
        Page.line("CHLOÉ ANAÏS", 41, 33.1, height: 2.2),
        Page.caption("Nationalité/Nationality (3)", 41, 36),
      ])
    let fields = page.fields(beside: try MRZ(parsing: Self.zone), asOf: Page.reference)
    let name = try #require(fields.first { $0.field == .printedFirstName })
    #expect(name.value.text == "MAËLYS-GAËLLE MARIE ZOÉ CHLOÉ ANAÏS")
    #expect(name.confidence < 0.9)
  }

  @Test func `a capital that may have lost its mark is less sure`() {
    func confidence(_ name: String, _ state: String) -> Double? {
      var document = Page.passportDocument
      document.firstName = "AINE"
      document.issuingCountry = CountryCode(rawValue: state)
      return Page.fields([Page.line(name, 35, 26)], beside: document, format: .td3)[
        .printedFirstName]?.confidence
    }
    #expect(confidence("Aine", "IRL") == 0.85)
    #expect(confidence("Áine", "IRL") == 0.97)
    #expect(confidence("AINE", "IRL") == 0.97)
    #expect(confidence("Aine", "D") == 0.97)
  }

  @Test func `the number of the zone's optional data at the caption of the personal one`() {
    var document = Page.passportDocument
    document.optionalData1 = "3073737876621"
    func fields(_ printed: String) -> [DocumentField: PrintedField] {
      Page.fields(
        [Page.caption("EMŠO / Personal No.", 53, 3), Page.line(printed, 53, 5.6)],
        beside: document, format: .td1)
    }
    #expect(fields("3073737876621")[.personalNumber]?.value.text == "3073737876621")
    #expect(fields("3073737876621")[.personalNumber]?.evidence == .equal)
    #expect(fields("993073737876621")[.personalNumber] == nil)
  }

  @Test(
    arguments: [
      ("SLOVENSKO", "SVN"), ("LATVIJA", "LVA"), ("MAGYARIHUNGARIAN", "HUN"),
      ("POLSKIElPOLISH", "POL"),
      ("MAGYARIPOLISH", nil), ("SLOVENSKÁ REPUBLIKA", "SVK"),
    ] as [(String, String?)])
  func `nationalities with a stroke that was read as a letter`(text: String, state: String?) {
    #expect(NationalityName.state(in: text)?.rawValue == state)
  }

  @Test(
    arguments: [
      ("Gnéas / Sex", "F/M", Sex.male), ("Gnéas / Sex", "B/F", .female), ("Sexul/Sex", "M", .male),
    ])
  func `the sex in Irish and Romanian`(caption: String, letter: String, sex: Sex) {
    let fields = Page.fields([Page.caption(caption, 41, 38.5), Page.line(letter, 41, 41.6)])
    #expect(fields[.gender]?.value == .sex(sex))
  }

  @Test(arguments: ["[a]", "Ca]", "(a)"])
  func `a letter in brackets is no part of a name`(letter: String) {
    let fields = Page.fields([
      Page.line("BUNDESREPUBLIK DEUTSCHLAND", 4, 5, height: 1.6),
      Page.caption("[a] Name/Surname/Nom [b] Geburtsname/Name at birth/Nom de naissance", 28, 11),
      Page.line(letter + " KÖHLER", 28, 13.4, height: 1.7),
      Page.line("[b] VON DER HEYDT", 28, 16, height: 1.7),
      Page.caption("Vornamen/Given names/Prénoms", 28, 21),
      Page.line("JÜRGEN", 28, 23.3, height: 1.7),
      Page.caption("Geburtstag/Date of birth/Date de naissance", 28, 27),
      Page.line("09.11.1981", 28, 29.3, height: 1.7),
    ])
    #expect(fields[.lastName]?.value.text == "KÖHLER")
    #expect(fields[.firstName]?.value.text == "JÜRGEN")
  }

  private static func licence(_ rows: [PrintedLine]) -> [DocumentField: PrintedField] {
    Page.fields(
      [
        Page.line("PERMIS DE CONDUCERE", 16, 6.2), Page.line("2. ION", 34, 19.8),
        Page.line("4a. 12.01.2021", 29, 30), Page.line("4b. 11.01.2036", 29, 35.2),
        Page.line("5. R69761147T", 29, 40.3),
      ] + rows)
  }

  @Test func `offices and places have the letters of their state`() {
    let fields = Self.licence([
      Page.line("ROMÂNIA", 16, 9.7), Page.line("1. POP", 34, 14.7),
      Page.line("3. 14.05.1985 Mun. Iaşi", 29, 24.9), Page.line("4c. SRPCIV Timiş", 57, 30),
    ])
    #expect(fields[.authority]?.value.text == "SRPCIV Timiș")
    #expect(fields[.placeOfBirth]?.value.text == "Mun. Iași")
  }

  @Test func `a dash that one look has lost, and what stands behind a wide blank`() {
    var office = Page.line("4c. IMT Lisboa", 57, 30)
    office.versions[0].look = .page
    office.versions[1] = .init("4c. IMT - Lisboa", confidence: 0.93)
    var surname = Page.line("1. VAN", 34, 14.7)
    surname.right = 39.6
    var rest = Page.line("'T HOF", 44, 14.7)
    rest.versions.append(.init("T HOF", confidence: 0.93, look: .columns))
    let fields = Self.licence([
      surname, rest, Page.line("3. 14.05.1985, 's-Gravenhage", 29, 24.9), office,
    ])
    #expect(fields[.authority]?.value.text == "IMT - Lisboa")
    #expect(fields[.lastName]?.value.text == "VAN 'T HOF")
    #expect(fields[.placeOfBirth]?.value.text == "'s-Gravenhage")
  }

  @Test(
    arguments: [("B/CICE", ["B", "C", "CE"]), ("AM/A1/B", ["AM", "A1", "B"]), ("BIX", nil)]
      as [(String, [String]?)])
  func `categories in the last row of a licence`(row: String, categories: [String]?) {
    let fields = Self.licence([
      Page.line("1. POP", 29, 14.7), Page.line("3. 14.05.1985 IASI", 29, 24.9),
      Page.line(row, 34, 45.4),
    ])
    #expect(fields[.categories]?.value == categories.map { .list($0) })
  }

  @Test func `surname and given names over the address of an American licence`() {
    let fields = Page.fields([
      Page.line("Pennsylvania DRIVER'S LICENSE", 4, 5.5), Page.line("DL No. 54 158 834", 30, 10.5),
      Page.line("DATE OF BIRTH 10/17/2002", 30, 19), Page.line("O'BRIEN, HAPPY JAMES", 30, 23.5),
      Page.line("2570 24TH STREET", 30, 27.1), Page.line("HARRISBURG, PA 17101", 30, 30.4),
    ])
    #expect(fields[.lastName]?.value.text == "O'BRIEN")
    #expect(fields[.firstName]?.value.text == "HAPPY JAMES")
  }
}
