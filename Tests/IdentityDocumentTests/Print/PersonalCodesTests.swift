import Testing

@testable import IdentityDocument

/// Personal numbers that their form and the birth tell where their captions are not read.
@Suite struct PersonalCodesTests {
  private typealias Page = PrintedSpecimen

  /// A page whose zone says the birth, 12 August 1974, with a line whose caption is lost.
  private static func number(
    _ texts: [String], state: String = "NOR", others: [PrintedLine] = []
  ) -> PrintedField? {
    var document = Page.passportDocument
    document.issuingCountry = CountryCode(rawValue: state)
    let versions = texts.enumerated().map {
      PrintedLine.Version(
        $0.element, confidence: 0.95 - 0.1 * Double($0.offset),
        look: $0.offset == 0 ? .line : .page)
    }
    let line = PrintedLine(versions, left: 85, right: 105, baseline: 39, capitalHeight: 2)
    return Page.fields([line] + others, beside: document, format: .td3)[.personalNumber]
  }

  @Test(arguments: [
    "120874 17864", "120874-0923", "1740812237207", "740812/1234", "120874-127C", "19740812-1234",
  ])
  func `a number that begins with the birth is the holder's`(text: String) {
    let found = Self.number([text, text])
    #expect(found?.value.text == text)
    #expect(found?.evidence == .form && found?.confidence == 0.85)
  }

  @Test func `a label before it is none of it, and one look alone is less sure`() {
    #expect(Self.number(["cnp 1740812237207", "1740812237207"])?.confidence == 0.85)
    #expect(Self.number(["1740812237207"])?.confidence == 0.6)
  }

  /// Of another day, of too few digits, with another check character, a day, the number of the document.
  @Test(arguments: ["130874 17864", "120874", "120874-127D", "12.08.1974", "C01X0006H", ""])
  func `other numbers are not`(text: String) {
    #expect(Self.number([text, text]) == nil)
  }

  @Test func `of two such numbers neither is stated`() {
    #expect(
      Self.number(["120874 17864", "120874 17864"], others: [Page.line("120874 99999", 85, 60)])
        == nil)
  }

  @Test(
    arguments: [
      ("V35164613", "VEN", true), ("E8164613", "VEN", true), ("V35164613", "COL", false),
      ("V3516461", "VEN", true), ("V351646", "VEN", false), ("X35164613", "VEN", false),
    ])
  func `passports of Venezuela have V or E before it`(text: String, state: String, isOne: Bool) {
    #expect((Self.number([text, text], state: state)?.value.text == text) == isOne)
  }

  @Test(
    arguments: [
      ("ZWJR670626MDFRNS06", true), ("BVUC690804HDFRNS01", true), ("ZWJR670626MDFRNS07", false),
      ("HEGG560427MVZRRL04", true),
    ])
  func `a code of population has a check digit`(text: String, isChecked: Bool) throws {
    #expect(try #require(PopulationCode(text)).isChecked == isChecked)
  }

  /// The last two are the number of a voter, and a code whose month is none.
  @Test(arguments: [
    "", "ZWJR670626", "ZWJR670626MDFRNS0Ñ", "HRMNJS84052109H400", "ZWJR671326MDFRNS06",
  ])
  func `other texts are no codes of population`(text: String) {
    #expect(PopulationCode(text) == nil)
  }

  private static func voter(_ code: [String]) -> [DocumentField: PrintedField] {
    let versions = code.map { PrintedLine.Version($0, confidence: 0.8) }
    return Page.fields([
      Page.line("CREDENCIAL PARA VOTAR", 34, 6.5), Page.caption("NOMBRE", 27.5, 10.7),
      Page.line("PEÑALOZA", 27.6, 13.4), Page.line("XÓCHITL", 27.5, 16.1),
      Page.caption("CLAVE DE ELECTOR", 27.5, 30.8), Page.line("PLXCHT67062609M400", 48, 30.8),
      PrintedLine(versions, left: 27.4, right: 55, baseline: 35.1, capitalHeight: 1.4),
      Page.caption("FECHA DE NACIMIENTO", 27.5, 39), Page.line("26/06/1967", 27.5, 42),
    ])
  }

  @Test func `the code of population is proven by its check digit or by two looks`() {
    #expect(Self.voter(["ZWJR670626MDFRNS06"])[.personalNumber]?.confidence == 0.9)
    #expect(Self.voter(["cure ZWJR6706260MDFRNS06", "ZWJR670626MDFRNS06"])[.personalNumber] != nil)
    #expect(Self.voter(["ZWJR670626MDFRNS07"])[.personalNumber]?.confidence == 0.6)
  }

  /// Beside it the number of the voter is no number of the card.
  @Test func `the number of a voter is less sure beside it`() {
    let fields = Self.voter(["ZWJR670626MDFRNS06", "ZWJR670626MDFRNS06"])
    #expect((fields[.idNumber]?.confidence ?? 0) <= 0.6)
    let alone = Self.voter(["X"])
    #expect((alone[.idNumber]?.confidence ?? 1) > 0.6)
  }

  @Test func `the number of the person is that of an Indonesian card`() {
    let fields = Page.fields([
      Page.line("PROVINSI DKI JAKARTA", 25, 5), Page.line("NIK", 5, 12),
      Page.line("3171020710624105", 25, 12), Page.line("Nama", 5, 17), Page.line("BUDI", 25, 17),
    ])
    #expect(fields[.idNumber]?.value.text == "3171020710624105")
    #expect(fields[.personalNumber]?.value.text == "3171020710624105")
  }
}
