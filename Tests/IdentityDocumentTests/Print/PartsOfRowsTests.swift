import Testing

@testable import IdentityDocument

/// Values of which a row has come apart, or a slash was read as a letter.
@Suite struct PartsOfRowsTests {
  private typealias Page = PrintedSpecimen

  private static func passport(_ lines: [PrintedLine]) -> [DocumentField: PrintedField] {
    Page.fields(
      [
        Page.caption("Date of birth", 35, 20), Page.line("12.08.1974", 35, 24),
        Page.caption("Place of birth / Lieu de naissance", 35, 28),
        Page.caption("Date of issue", 35, 42),
        Page.line("12.08.2020", 35, 46),
      ] + lines)
  }

  @Test func `a part behind a dash belongs to the place`() {
    let fields = Self.passport([
      Page.line("ACHACACHI", 35, 32), Page.line("OMASUYOS", 53, 32),
    ])
    #expect(fields[.placeOfBirth]?.value.text == "ACHACACHI OMASUYOS")
  }

  @Test func `a place with a part that was not read is less sure`() {
    let fields = Self.passport([
      Page.line("ACHACACHI", 35, 32),
      Page.line("0MASUY0S", 53, 32, confidence: 0.4, isAgreed: false),
    ])
    #expect(fields[.placeOfBirth]?.value.text == "ACHACACHI")
    #expect(fields[.placeOfBirth]?.confidence ?? 1 < 0.85)
  }

  @Test func `a place begins at its caption, whichever part was read better`() {
    let fields = Self.passport([
      Page.line("MACEIO", 35, 32, confidence: 0.9), Page.line("AL", 50.2, 32, confidence: 0.99),
    ])
    #expect(fields[.placeOfBirth]?.value.text == "MACEIO")
    #expect(fields[.placeOfBirth]?.confidence ?? 1 < 0.85)
  }

  @Test(arguments: [("NEW MEXICO; U.S.A.", "NEW MEXICO, U.S.A."), ("A;B", "A;B"), (";", "")])
  func `a semicolon before a blank is a comma`(text: String, cleaned: String) {
    #expect(PrintedText.cleaned(text) == cleaned)
  }

  @Test func `the upper row of a place is the first, whichever was read better`() {
    let fields = Self.passport([
      Page.line("NYAMAGABE", 35, 32, confidence: 0.8),
      Page.line("SOUTHERN PROVINCE", 35, 34.6, confidence: 0.96),
    ])
    #expect(fields[.placeOfBirth]?.value.text.hasPrefix("NYAMAGABE") == true)
  }

  @Test(
    arguments: [
      ("SRIPFIMG", ["SR/PF/MG", "SRIPF/MG"], nil, "SR/PF/MG"),
      ("ZENITH", ["ZEN/TH", "ZEN/TH"], nil, "ZENITH"), ("PÕLVAIEST", [], "EST", "PÕLVA/EST"),
      ("PÕLVAIEST", [], "LVA", "PÕLVAIEST"), ("DIPLOMA", ["D1PLOMA"], nil, "DIPLOMA"),
      ("IST", [], "IST", "IST"), ("", ["/"], "EST", ""),
    ] as [(String, [String], String?, String)])
  func `a slash is mended`(text: String, looks: [String], state: String?, mended: String) {
    let versions = looks.map { PrintedLine.Version($0, confidence: 0.5) }
    #expect(PrintedSlash.mended(text, by: versions, state: state) == mended)
  }

  @Test(arguments: [
    ("FEIRA DE SANTANAIBA", "FEIRA DE SANTANA/BA", true), ("ZENITH", "ZEN/TH", false),
    ("MEDELLIN", "MEDELL/N", false),
  ])
  func `the net tells a slash before a code`(text: String, look: String, isMended: Bool) {
    let version = PrintedLine.Version(look, confidence: 0.9, look: .columns)
    #expect(
      PrintedSlash.mended(text, by: [version], state: nil) == (isMended ? look : text))
  }
}

/// Values of cards without a zone whose own caption was not read.
@Suite struct CaptionsUnreadTests {
  private typealias Page = PrintedSpecimen

  /// An Italian card, whose caption of the place and the day ends before the day.
  private static func card(_ birth: [PrintedLine], expiry: String = "06.01.2029") -> [DocumentField:
    PrintedField]
  {
    Page.fields(
      [
        Page.caption("NOME / NAME", 31, 18), Page.line("DOMENICO", 31, 21.3),
        Page.caption("COGNOME / SURNAME", 31, 11), Page.line("ROSSETTI", 31, 14.3),
        Page.caption("LUOGO E DATA DI NASCITA / PLACE AND DATE OF BIRTH", 31, 25),
        Page.caption("EMISSIONE / ISSUING", 31, 37), Page.line("11.04.2019", 31, 40.5),
        Page.caption("SCADENZA / EXPIRY", 58, 37), Page.line(expiry, 58, 40.5),
      ] + birth)
  }

  @Test func `a day beside the place of birth is the birth`() {
    let fields = Self.card([
      Page.line("CANTÙ (CO)", 31, 28), Page.line("06.01.1975", 79, 28),
    ])
    #expect(fields[.dob]?.value.text == "1975-01-06")
    #expect(fields[.dob]?.confidence ?? 1 < 0.85)
    #expect(fields[.placeOfBirth]?.value.text == "CANTÙ (CO)")
  }

  @Test func `two days beside the place are none`() {
    let fields = Self.card([
      Page.line("CANTÙ (CO)", 31, 28), Page.line("06.01.1975", 79, 28),
      Page.line("07.01.1976", 85, 28),
    ])
    #expect(fields[.dob] == nil)
  }

  /// Given names of a Polish card, with a row above that no caption announces.
  private static func names(
    _ surname: String, _ top: Double = 16.2, isAgreed: Bool = true
  ) -> String? {
    Page.fields(
      [
        Page.line(surname, 30, top, confidence: 0.95, isAgreed: isAgreed),
        Page.caption("IMIONA / GIVEN NAMES", 30, 21.5), Page.line("ŁUCJA", 30, 24.8),
        Page.caption("DATA URODZENIA / DATE OF BIRTH", 58, 28.3),
        Page.line("08.03.1997", 58, 31.6),
        Page.caption("TERMIN WAŻNOŚCI / EXPIRY DATE", 30, 42), Page.line("14.11.2029", 30, 45.2),
      ])[.lastName].map { "\($0.value.text) \($0.confidence)" }
  }

  @Test func `the row above the given names is likely the surname`() {
    #expect(Self.names("ŻÓŁTOWSKA") == "ŻÓŁTOWSKA 0.6")
    #expect(Self.names("ŻÓŁTOWSKA", isAgreed: false) == nil)
    #expect(Self.names("ŻÓŁTOWSKA", 10) == nil)
    #expect(Self.names("CZT482019") == nil)
  }
}

/// Values of numbered fields and of passports that go on below, and say so.
@Suite struct WrappedValuesTests {
  private typealias Page = PrintedSpecimen

  @Test func `a place behind a day goes on below`() {
    let fields = Page.fields([
      Page.line("FÜHRERSCHEIN", 14, 5), Page.line("1. von Reichenbach", 29, 10.7),
      Page.line("2. Friederike Luise", 29, 14.2), Page.line("3. 09.02.1994 Garmisch-", 29, 17.5),
      Page.line("Partenkirchen", 33, 20.2), Page.line("4a. 17.08.2020", 29, 23.6),
      Page.line("4c. Landratsamt", 60, 23.6), Page.line("Berchtesgadener Land", 64.5, 26),
      Page.line("4b. 16.08.2035", 29, 27.6), Page.line("5. B072RRE2I55", 29, 31.3),
    ])
    #expect(fields[.placeOfBirth]?.value.text == "Garmisch-Partenkirchen")
    #expect(fields[.authority]?.value.text == "Landratsamt Berchtesgadener Land")
  }

  /// A passport whose place of birth has no caption that was read.
  @Test func `a place goes on below a comma`() {
    let fields = Page.fields(
      [
        Page.line("12.08.1974", 35, 34), Page.line("GUADALAJARA,", 62, 44),
        Page.line("JALISCO", 62, 46.9), Page.line("01.02.2017", 35, 52),
        Page.line("31.01.2027", 75, 60),
      ], beside: Page.passportDocument, format: .td3)
    #expect(fields[.placeOfBirth]?.value.text == "GUADALAJARA, JALISCO")
  }
}
