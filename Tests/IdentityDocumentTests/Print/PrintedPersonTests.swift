import Testing

@testable import IdentityDocument

/// Sex, nationality, issuing state and height as they are printed.
@Suite struct PrintedPersonTests {
  private typealias Page = PrintedSpecimen

  @Test(
    arguments: [
      ("F", .female), ("M/M", .male), ("ŽEN/F", .female), ("KVK/F", .female), ("Female", .female),
      ("Männlich", .male), ("X", .unspecified), ("M/F", nil), ("F M", nil), ("KÖLN", nil),
      ("", nil),
      ("F A B C", nil), ("Nam", .male), ("Nữ", .female), ("Gabo/Male", .male), ("Gore/Male", nil),
    ] as [(String, Sex?)])
  func sexAsPrinted(text: String, sex: Sex?) {
    #expect(PrintedSex.sex(in: text) == sex)
  }

  @Test(
    arguments: [
      ("178 cm", "178 cm", true), ("1,78 m", "178 cm", true), ("1.78", "178 cm", false),
      ("178", "178 cm", false), ("5'-02\"", "5'-02\"", true), ("5’ 7\"", "5'-07\"", true),
      ("5'11", "5'-11\"", true),
    ])
  func heightAsPrinted(text: String, height: String, hasUnit: Bool) {
    #expect(PrintedHeight(text)?.text == height)
    #expect(PrintedHeight(text)?.hasUnit == hasUnit)
  }

  @Test(
    arguments: [
      "", "cm", "19 cm", "300 cm", "1,7 m", "3,10 m", "9'-02\"", "5'-13\"", "12.08.1974", "KÖLN",
    ])
  func whatIsNoHeight(text: String) {
    #expect(PrintedHeight(text) == nil)
  }

  @Test(
    arguments: [
      ("DEUTSCH", "D"), ("BRITISH CITIZEN", "GBR"), ("SLOVENSKÁ REPUBLIKA/SLOVAK", "SVK"),
      ("ÍSLENSKUR/ICELANDIC", "ISL"), ("NLD", "NLD"), ("KÖLN", nil), ("XQZ", nil), ("", nil),
      ("FIJIAN", "FJI"), ("KAZAKHSTAN", "KAZ"), ("CABO-VERDIANA", "CPV"), ("MACEDONIAN", "MKD"),
      ("PAPUA NEW GUINEAN", "PNG"), ("NIGÉRIENNE", "NER"), ("NIGERIAN", "NGA"), ("GEORGIA", nil),
    ] as [(String, String?)])
  func nationalityAsPrinted(text: String, state: String?) {
    #expect(NationalityName.state(in: text)?.rawValue == state)
  }

  private static func lines(sex: String, state: String, height: String) -> [PrintedLine] {
    Page.passport.filter { $0.versions[0].text != "DEUTSCH" } + [
      Page.line(state, 35, 34), Page.caption("Geschlecht/Sex", 100, 30), Page.line(sex, 100, 34),
      Page.caption("Größe/Height", 100, 38), Page.line(height, 100, 42), Page.line("UTO", 60, 8),
    ]
  }

  private static var document: DocumentData {
    var document = Page.passportDocument
    document.gender = .female
    document.originatingCountry = CountryCode(rawValue: "D")
    document.issuingCountry = CountryCode(rawValue: "UTO")
    return document
  }

  /// Print that says what the zone says of sex and states agrees with what no digit protects.
  @Test func whatTheZoneSaysOfThePersonAgrees() {
    let fields = Page.fields(
      Self.lines(sex: "W/F", state: "DEUTSCH", height: "168 cm"), beside: Self.document,
      format: .td3)
    #expect(fields[.gender]?.value == .sex(.female))
    #expect(fields[.originatingCountry]?.value.text == "DEU")
    #expect(fields[.issuingCountry]?.value.text == "UTO")
    for field in [DocumentField.gender, .originatingCountry, .issuingCountry] {
      #expect(fields[field]?.evidence == .equal)
    }
    #expect(fields[.height]?.value.text == "168 cm")
    #expect(fields[.placeOfBirth]?.value.text == "KÖLN")
  }

  @Test func whatContradictsTheZoneNeedsTwoLooks() {
    let other = Self.lines(sex: "M/M", state: "POLSKIE/POLISH", height: "-")
    let fields = Page.fields(other, beside: Self.document, format: .td3)
    #expect(fields[.gender]?.value == .sex(.male))
    #expect(fields[.gender]?.evidence == .captionAgreed)
    #expect(fields[.originatingCountry]?.value.text == "POL")
    #expect(fields[.height] == nil)
    let unsure = other.map { line in
      var line = line
      line.versions.removeLast()
      return line
    }
    let fewer = Page.fields(unsure, beside: Self.document, format: .td3)
    #expect(fewer[.gender] == nil && fewer[.originatingCountry] == nil)
  }

  @Test func aSexWithoutItsCaptionIsTheZonesOrNone() {
    let pair = [Page.line("ŽEN/F", 60, 34)]
    #expect(Page.fields(pair, beside: Self.document, format: .td3)[.gender]?.evidence == .equal)
    var male = Self.document
    male.gender = .male
    #expect(Page.fields(pair, beside: male, format: .td3)[.gender] == nil)
    #expect(Page.fields(pair)[.gender] == nil)
  }

  @Test(arguments: [("168 cm", true), ("1,68 m", true), ("168", false)])
  func aHeightWithItsUnitNeedsNoCaption(text: String, isRead: Bool) {
    #expect((Page.fields([Page.line(text, 35, 34)])[.height] != nil) == isRead)
  }

  /// What stands where the zone does is the zone, and proves none of its names.
  @Test(arguments: [(66.0, true), (75.0, false), (81.0, false)])
  func theZonesOwnLetters(baseline: Double, isPrint: Bool) {
    let page = PrintedPage(
      size: .id3, zoneTop: 71.5, lines: [Page.line("P D MUELLER AABERG", 10, baseline)])
    let fields = page.fields(
      beside: Page.passportDocument, format: .td3, asOf: Page.reference)
    #expect(fields.contains { $0.field == .printedLastName } == isPrint)
  }

  /// The letters of a language whose first one alone is the other sex, below the caption of that language.
  @Test(
    arguments: [
      ("Lytis / Sex", "M/F", "F"), ("Nem / Sex", "F/M", "M"), ("Sex", "M/F", nil),
      ("Geschlecht / Sex", "F/M", nil),
    ] as [(String, String, String?)])
  func `two letters are of the language of their caption`(
    caption: String, text: String, sex: String?
  ) {
    let lines = [
      Page.line("IDENTITY CARD", 20, 5), Page.caption(caption, 30, 22), Page.line(text, 30, 25.4),
    ]
    #expect(Page.text(Page.fields(lines))[.gender] == sex)
  }

  @Test(arguments: [("LTU", true), ("HUN", false)])
  func `the zone of Lithuania agrees with a woman's two letters`(state: String, agrees: Bool) {
    var document = Self.document
    document.issuingCountry = CountryCode(rawValue: state)
    let pair = [Page.caption("Lytis/Sex/Sexe", 60, 31), Page.line("M/F", 60, 34)]
    let sex = Page.fields(pair, beside: document, format: .td3)[.gender]
    #expect((sex?.evidence == .equal) == true)
    #expect(sex?.value == .sex(.female))
    let alone = Page.fields([Page.line("M/F", 60, 34)], beside: document, format: .td3)[.gender]
    #expect((alone?.evidence == .equal) == agrees)
  }

  /// Sexes whose captions nobody could read, and whose captions stand beside another script.
  @Test func `a sex in two languages needs no caption`() {
    func sex(_ lines: PrintedLine...) -> String? {
      Page.text(Page.fields([Page.line("KİMLİK KARTI", 20, 5)] + lines))[.gender]
    }
    #expect(sex(Page.line("K/F", 60, 28)) == "F")
    #expect(sex(Page.line("E/M", 60, 28)) == "M")
    #expect(sex(Page.line("K/F", 60, 28), Page.line("E/M", 60, 34)) == nil)
    #expect(sex(Page.line("MANN", 60, 28)) == nil)
    #expect(sex(Page.caption("Sex yuia", 60, 25), Page.line("F", 60, 28)) == "F")
    #expect(sex(Page.caption("WARGANEGARA", 60, 25), Page.line("PEREMPUAN", 60, 28)) == "F")
  }

  @Test func `a look that reads a sex counts where the surest reads none`() {
    var sex = Page.line("JAF", 60, 28)
    sex.versions = [.init("JAF", confidence: 0.57), .init("J/F", confidence: 0.56, look: .page)]
    let lines = [Page.line("IDENTITY CARD", 20, 5), Page.caption("Sex", 60, 25), sex]
    let found = Page.fields(lines)[.gender]
    #expect(found?.value == .sex(.female))
    #expect((found?.confidence ?? 1) <= 0.6)
  }
}
