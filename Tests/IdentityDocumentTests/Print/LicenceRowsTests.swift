import Testing

@testable import IdentityDocument

@Suite struct LicenceRowsTests {
  private typealias Page = PrintedSpecimen

  /// A licence whose numbers were not read, but for those that are given.
  private static func fields(
    title: String = "FÜHRERSCHEIN", _ rows: [String], step: Double = 5
  ) -> [DocumentField: PrintedField] {
    let lines = rows.enumerated().map { Page.line($1, 32, 16 + step * Double($0)) }
    return Page.fields([Page.line(title, 16, 7)] + lines)
  }

  private static let rows = [
    "MUSTERMANN", "ERIKA", "12.08.1974 BERLIN", "19.01.2013", "18.01.2028", "B072RRE2I55",
  ]

  @Test func theRowsAroundTheDatesAreKnown() {
    let fields = Self.fields(Self.rows)
    #expect(
      Page.text(fields) == [
        .lastName: "MUSTERMANN", .firstName: "ERIKA", .dob: "1974-08-12",
        .issuingDate: "2013-01-19", .expiryDate: "2028-01-18", .idNumber: "B072RRE2I55",
        .placeOfBirth: "BERLIN", .documentType: "driverLicense",
      ])
    for field in [DocumentField.lastName, .firstName, .idNumber] {
      #expect(fields[field]?.evidence == .position)
      #expect(fields[field]?.confidence ?? 1 < 0.85)
    }
  }

  @Test(arguments: [
    ("RDW", 55.0, true), ("RDW", 90, false), ("R2D2", 55, false),
    ("PREFECTURE 75", 55, true),
  ])
  func theAuthorityStandsBesideTheDateOfIssue(text: String, left: Double, isStated: Bool) {
    var lines = Self.rows.enumerated().map { Page.line($1, 32, 16 + 5 * Double($0)) }
    lines += [Page.line("FÜHRERSCHEIN", 16, 7), Page.line(text, left, 31)]
    let authority = Page.fields(lines)[.authority]
    #expect(authority?.value.text == (isStated ? text : nil))
    #expect(authority?.confidence ?? 0.75 == 0.75)
  }

  /// Field 3 has the place behind the date of birth, field 8 the address below the number.
  @Test(
    arguments: [
      ("& 55 RUE BASSE, KÖLN", "55 RUE BASSE, KÖLN"), ("AM/B/BE", nil), ("01.02.2013 XX YY", nil),
      ("KÖLN", nil), ("UNTERSCHRIFT DES INHABERS", nil),
    ] as [(String, String?)])
  func placeAndAddressByTheirRows(last: String, address: String?) {
    let rows = Self.rows.map { $0.replacing("12.08.1974", with: "3} 12.08.1974") } + [last]
    let fields = Self.fields(rows)
    #expect(fields[.placeOfBirth]?.value.text == "BERLIN")
    #expect(fields[.placeOfBirth]?.confidence == 0.75)
    #expect(fields[.addressLine]?.value.text == address)
  }

  @Test(
    arguments: [("LOGROÑO", "29 HOOFDSTRAAT, LOGROÑO"), ("01.02.2013", nil)] as [(String, String?)])
  func anAddressMayComeApart(town: String, address: String?) {
    var lines = Self.rows.enumerated().map { Page.line($1, 32, 16 + 5 * Double($0)) }
    lines += [
      Page.line("FÜHRERSCHEIN", 16, 7), Page.line("29 HOOFDSTRAAT,", 32, 46),
      Page.line(town, 60, 46),
    ]
    #expect(Page.fields(lines)[.addressLine]?.value.text == address)
  }

  /// The date beside its number alone is that of its own line, beside which the authority stands.
  @Test func theNumberOfTheDateOfIssueMayStandAlone() {
    var lines = Self.rows.enumerated().map { Page.line($1, 36, 16 + 5 * Double($0)) }
    lines += [
      Page.line("FÜHRERSCHEIN", 16, 7), Page.line("4a", 32, 30.9, height: 1.4),
      Page.line("STADT KÖLN", 60, 31),
    ]
    #expect(Page.fields(lines)[.authority]?.value.text == "STADT KÖLN")
  }

  @Test func aSureLookAtTheLineBeatsADoubtfulOneAtItsNumberToo() {
    var name = Page.line("DVOŘÁK", 38, 16, confidence: 0.96, isAgreed: false)
    name.versions.append(.init("1 DVORŘAI", confidence: 0.64))
    let lines = ["2. ERIKA", "3. 12.08.1974", "4a. 19.01.2013", "4b. 18.01.2028"]
      .enumerated().map { Page.line($1, 32, 21 + 5 * Double($0)) }
    #expect(Page.fields(lines + [name])[.lastName]?.value.text == "DVOŘÁK")
  }

  /// An expiry that is no whole number of years after the issue proves no days: their rows tell them.
  @Test(arguments: [("16.01.2028", 0.75), ("16.01.2012", nil)] as [(String, Double?)])
  func threeDaysOneBelowTheOther(expiry: String, confidence: Double?) {
    let fields = Self.fields(Self.rows.map { $0.replacing("18.01.2028", with: expiry) })
    #expect(fields[.expiryDate]?.confidence == confidence)
    #expect(fields[.dob]?.confidence == confidence)
    #expect(fields[.lastName]?.value.text == "MUSTERMANN")
  }

  @Test func withoutTitleOrNumbersItIsNoLicence() {
    let fields = Self.fields(title: "STADTBÜCHEREI", Self.rows)
    #expect(fields[.lastName] == nil && fields[.firstName] == nil)
  }

  @Test func whatIsNotTheRowOfItsFieldIsLeftOut() {
    // The row between the surname and the date is missing, and the number has small letters.
    let rows = ["MUSTERMANN", "", "12.08.1974", "19.01.2013", "18.01.2028", "B072rre2i55"]
    let fields = Self.fields(rows)
    #expect(fields[.lastName]?.value.text == "MUSTERMANN")
    #expect(fields[.firstName] == nil && fields[.idNumber] == nil)
  }

  @Test func aTitleIsNoName() {
    let rows = ["FÜHRERSCHEIN", "ERIKA", "12.08.1974", "19.01.2013", "18.01.2028", "B072RRE2I55"]
    #expect(Self.fields(rows)[.lastName] == nil)
  }

  @Test(
    arguments: [
      ("FÜHRERSCHEIN", .driverLicense), ("PERMIS DE CONDUIRE", .driverLicense),
      ("PERMISO. DE CONDUCCIÓN-", .driverLicense), ("FUEHRERSCHEN", .driverLicense),
      ("PERSONALAUSWEIS", .identityCard), ("", nil), ("PRAWO JAZDY RP", .driverLicense),
      ("TITRE DE SÉJOUR", .identityCard), ("IDENTITY CARD", .identityCard), ("PASSPORT", nil),
      ("diese Karte gilt nur zusammen mit dem Führerschein der Klasse", nil),
    ] as [(String, DocumentKind?)])
  func titles(text: String, kind: DocumentKind?) {
    #expect(DocumentTitle.kind(of: FoldedText.words(of: text)) == kind)
  }

  @Test func aTitleSaysWhatThePageIs() {
    let rows = ["1. MUSTERMANN", "2. ERIKA", "3. 12.08.1974"]
    #expect(Self.fields(rows)[.documentType]?.value == .kind(.driverLicense))
    #expect(Self.fields(title: "Straßenverzeichnis", rows)[.documentType] == nil)
    // A heading over nothing is none.
    #expect(Self.fields([]).isEmpty)
  }

  @Test func theReadingWithoutTheNumberSaysHowTheValueBegins() {
    // The dot of the number was taken for a digit.
    var number = Page.line("24465999", 38, 41, isAgreed: false)
    number.versions.append(.init("5 724465999", confidence: 0.7))
    let lines = ["1. MUSTERMANN", "2. ERIKA", "3. 12.08.1974", "4a. 19.01.2013", "4b. 18.01.2028"]
      .enumerated().map { Page.line($1, 32, 16 + 5 * Double($0)) }
    #expect(Page.fields(lines + [number])[.idNumber]?.value.text == "24465999")
  }

  @Test func smallLettersBeforeCapitalsAreNoPartOfAName() {
    let lines = [
      Page.caption("Uzvārds / Surname", 35, 14), Page.line("PARAUDZIŅŠ", 35, 18),
      Page.caption("Vārds / Given names", 35, 22), Page.line("a. ANDRIS", 35, 26),
    ]
    #expect(Page.fields(lines)[.firstName]?.value.text == "ANDRIS")
  }

  @Test func aNumberByItsFormNeedsNoCaption() {
    let one = [Page.line("PA9992921", 60, 8, isAgreed: false)]
    #expect(Page.fields(one)[.idNumber]?.confidence == 0.5)
    var other = one[0]
    other.versions.append(.init("PA9992924", confidence: 0.8))
    #expect(Page.fields([other])[.idNumber] == nil)
  }

  @Test func aCaptionOfBothNamesIsThatOfTheGivenOnes() {
    let both = [Page.caption("NOME / NAME", 35, 22), Page.line("CHIARA", 35, 26)]
    let surname = [Page.caption("COGNOME / SURNAME", 35, 14), Page.line("BRAMBILLA", 35, 18)]
    #expect(
      Page.text(Page.fields(surname + both)) == [.lastName: "BRAMBILLA", .firstName: "CHIARA"])
    #expect(Page.fields(both).isEmpty)
    // The one word that was read well says no more than the other.
    let misread = [Page.caption("NOMSRE NAME.", 35, 22), Page.line("XIMENA", 35, 26)]
    let apellidos = [Page.caption("APELUDOS", 35, 14), Page.line("QUIÑONES", 35, 18)]
    #expect(
      Page.text(Page.fields(apellidos + misread)) == [
        .lastName: "QUIÑONES", .firstName: "XIMENA",
      ])
    #expect(Page.fields(misread).isEmpty)
  }
}
