import Testing

@testable import IdentityDocument

/// Values that a page prints in Cyrillic, Greek or another script, too, as recognisers of Latin letters read them.
@Suite struct OtherScriptsTests {
  private typealias Page = PrintedSpecimen

  @Test(arguments: [
    // ТОДОРОВА, ЕЛЕНА СТОЯНОВА, БУРГАС, ШЕВЧУК, АНДРІЙ, КУЗНЕЦОВА, НҰРЛАНОВ, НИШ
    ("TOJOPOBA", "TODOROVA"), ("ENEHA CTOAHOBA", "ELENA STOYANOVA"), ("BYPTAC", "BURGAS"),
    ("LEBYYK", "SHEVCHUK"), ("AHAPIŠ", "ANDRII"), ("KYSHEQŲOBA", "KUZNETSOVA"),
    ("HYPJIAHOB", "NURLANOV"), ("HMW", "NIŠ"),
    // ΑΛΕΞΙΟΥ, ΔΗΜΗΤΡΑ, ΟΙΚΟΝΟΜΟΥ, ΒΑΣΙΛΙΚΗ, ΓΕΩΡΓΙΟΥ
    ("AAEZIOY", "ALEXIOU"), ("AHMHTPA", "DIMITRA"), ("OIKONOMOY", "OIKONOMOU"),
    ("BAZIAIKH", "VASILIKI"), ("TEQPTIOY", "GEORGIOU"),
  ])
  func `letters of another script stand for those of the same word`(seen: String, latin: String) {
    #expect(LookalikeSpelling(seen, of: latin).isOne)
  }

  @Test(arguments: [
    ("MARIA", "MARIN"), ("GÖTTINGEN", "GÖTTINGEN"), ("SMITH", "JOHN"), ("ANNA", "HANNAH"),
    ("KOVAČEVIĆ", "MARKO"), ("A01234567", "D01234567"), ("", "ANNA"), ("GARCÍA", "LÓPEZ"),
  ])
  func `words of Latin letters are no other script's`(one: String, other: String) {
    #expect(!LookalikeSpelling(one, of: other).isOne)
  }

  @Test(
    arguments: [
      ("BYPTAC/BURGAS", "BURGAS"), ("BYPTACIBURGAS", "BURGAS"), ("BURGAS/BYPTAC", "BURGAS"),
      ("03.10.1986 BYPTAC/BURGAS", "03.10.1986 BURGAS"), ("NY HMW/PU NIŠ", "PU NIŠ"),
      ("YJIAAHBAATAP/ULAANBAATAR", "ULAANBAATAR"), ("MIT/UCO", nil), ("ALICANTE/ALACANT", nil),
      ("/", nil), ("", nil), (String(repeating: "H/N", count: 40), nil),
    ] as [(String, String?)])
  func `the part in Latin letters is told from the other`(text: String, latin: String?) {
    #expect(LookalikeSpelling.latinPart(of: text) == latin)
  }

  /// A Bulgarian licence, whose rows are printed in both scripts.
  @Test func `numbered fields have the row in Latin letters`() {
    let fields = Page.fields([
      Page.line("DRIVING LICENCE", 44, 7), Page.line("1. TOJOPOBA", 30, 11),
      Page.line("TODOROVA", 33.3, 13.5), Page.line("2. ENEHA CTOAHOBA", 30, 16.9),
      Page.line("ELENA STOYANOVA", 33.4, 19.5), Page.line("3. 03.10.1986", 30, 23),
      Page.line("BYPTAC/BURGAS", 54, 23), Page.line("4a. 22.04.2020", 30, 26.4),
      Page.line("4b. 22.04.2030", 30, 30), Page.line("5. 284017365", 30, 33.4),
      Page.line("4c. MBP/MOI BGR", 60, 26.4),
    ])
    #expect(fields[.authority]?.value.text == "MOI BGR")
    #expect(fields[.lastName]?.value.text == "TODOROVA")
    #expect(fields[.firstName]?.value.text == "ELENA STOYANOVA")
    #expect(fields[.placeOfBirth]?.value.text == "BURGAS")
  }

  /// A Greek card: names below their captions, first in Greek letters.
  @Test func `captions have the row in Latin letters`() {
    let fields = Page.fields([
      Page.line("IDENTITY CARD", 50, 7), Page.caption("Eróvupo/Surname", 30, 10.2),
      Page.line("OIKONOMOY", 30, 12.7), Page.line("OIKONOMOU", 30, 15.2),
      Page.caption("Ovopa/Given name", 30, 18), Page.line("BAZIAIKH", 30, 20.5),
      Page.line("VASILIKI", 30, 23), Page.caption("Hp. yévvnang/Date of birth", 30, 31.6),
      Page.line("16 04 1987", 30, 34), Page.caption("Hy. AńëngDate of expiry", 30, 37),
      Page.line("11 12 2033", 30, 39.5),
    ])
    #expect(fields[.lastName]?.value.text == "OIKONOMOU")
    #expect(fields[.firstName]?.value.text == "VASILIKI")
    #expect(fields[.dob]?.value.text == "1987-04-16")
    #expect(fields[.expiryDate]?.value.text == "2033-12-11")
  }

  /// `М. ОДЕСА` stands on a Ukrainian licence in Cyrillic letters alone.
  @Test func `what may be another script's letters alone is left out`() {
    func fields(given: String) -> [DocumentField: PrintedField] {
      Page.fields([
        Page.line("DRIVING LICENCE", 14, 7), Page.line("1. KPABYEHKO", 30, 11.5),
        Page.line("KRAVCHENKO", 33.2, 14), Page.line("2. " + given, 30, 17),
        Page.line("IRYNA", 33.2, 19.5), Page.line("3. 21.07.1989 M. OQECA", 30, 23),
        Page.line("4a. 30.08.2021", 30, 26.5), Page.line("4b. 30.08.2031", 30, 30),
        Page.line("5. BXA418273", 30, 33.5),
      ])
    }
    let both = fields(given: "IPMHA")
    #expect(both[.lastName]?.value.text == "KRAVCHENKO")
    #expect(both[.placeOfBirth] == nil)
    // One pair of words alone is too little to say so.
    #expect(fields(given: "BOHDAN")[.placeOfBirth]?.value.text == "M. OQECA")
  }

  /// Passports of China have the authority in both scripts, one over the other.
  @Test func `a row that no look has read makes place for the one below it`() {
    var document = DocumentData(extractionMethod: .mrz)
    document.issuingCountry = CountryCode(rawValue: "CHN")
    document.lastName = "ZHOU"
    document.firstName = "XIAOLIN"
    let lines = [
      Page.caption("ZRH Authority", 42, 48),
      Page.line("AZRE REES", 42, 51, confidence: 0.1, isAgreed: false),
      Page.line("MPS Exit & Entry Administration", 42, 53.7),
      Page.caption("HEt Place of birth", 42, 32.6), Page.line("mL/ZHEJIANG", 42, 35.7),
    ]
    let page = PrintedPage(size: .id3, zoneTop: 71, lines: lines)
    let fields = Dictionary(
      uniqueKeysWithValues: page.fields(
        beside: document, format: .td3, asOf: Page.reference
      ).map { ($0.field, $0.value.text) })
    #expect(fields[.authority] == "MPS Exit & Entry Administration")
    #expect(fields[.placeOfBirth] == "ZHEJIANG")
  }

  @Test(arguments: [
    ("23 11B/NOV 2018", [2018, 11, 23]), ("14 2%4/FEB 2023", [2023, 2, 14]),
    ("21 84/AUG 1997", [1997, 8, 21]), ("1998£02A25H", [1998, 2, 25]),
    ("2025F04A10A", [2025, 4, 10]),
  ])
  func `days with words of another script`(text: String, key: [Int]) {
    #expect(PrintedDate.dates(in: text).map { $0.key } == [key])
  }

  @Test(arguments: [
    ("TETI/DAM JIMR/SURNAME", true), ("Hy. AńëngDate of expiry", true), ("ROREAuthority", true),
    ("Pesidence/NOT A CAPTION", false), ("MINISTRY OF", false), ("GENERAL AUTHORITY FOR", false),
  ])
  func `captions behind another script's`(text: String, isCaption: Bool) {
    #expect(CaptionReading(text).isCaption == isCaption)
  }
}

/// Columns and offices in two scripts.
@Suite struct OtherScriptColumnsTests {
  private typealias Page = PrintedSpecimen

  /// Cards of Bulgaria have the row in Latin letters right of the other one.
  @Test func `the column in Latin letters counts`() {
    let fields = Page.fields([
      Page.line("IDENTITY CARD", 46, 7), Page.caption("Surname", 29, 10.4),
      Page.line("TEOPTMEB", 29, 13), Page.line("GEORGIEV", 57, 13),
      Page.caption("Given names", 29, 16), Page.line("HVKONAÑ", 29, 18.6),
      Page.line("NIKOLAY", 57, 18.6), Page.caption("Date of birth", 60, 32.8),
      Page.line("14.08.1976", 60, 35.4),
    ])
    #expect(fields[.lastName]?.value.text == "GEORGIEV")
    #expect(fields[.firstName]?.value.text == "NIKOLAY")
  }

  /// The zone's passport of Bulgaria, with the name of the office in two languages and a day with two months.
  @Test(
    arguments: [
      ("MBP/MOI BGR", "MOI BGR"), ("ZAGREB/MUP", "ZAGREB/MUP"), ("KMIB/UKR", nil),
    ] as [(String, String?)])
  func `an office in two languages`(text: String, office: String?) {
    var document = DocumentData(extractionMethod: .mrz)
    document.issuingCountry = CountryCode(rawValue: "BGR")
    document.lastName = "GEORGIEV"
    document.firstName = "NIKOLAY"
    let fields = Page.fields(
      [
        Page.line("TEOPTMEB/GEORGIEV", 40, 20), Page.caption("Date of issue", 40, 46),
        Page.line("25 BEP/SEP 2013", 40, 50), Page.caption("Authority", 40, 54),
        Page.line(text, 40, 58),
      ], beside: document, format: .td3)
    #expect(fields[.authority]?.value.text == office)
    #expect(fields[.issuingDate]?.value.text == "2013-09-25")
  }

  @Test func `titles before names are no captions`() {
    #expect(!CaptionReading("Miss Sudarat").isCaption)
  }

  @Test(
    arguments: [
      ("CYP", "AEMEZOZ/LIMASSOL", "LIMASSOL"), ("MKD", "TETOBO/TETOVO", "TETOVO"),
      ("GEO", "gJgmnonbo/KUTAISI, GEORGIA", "KUTAISI, GEORGIA"),
      ("ARM", "&3NFUFP/GYUMRI", "GYUMRI"),
      ("UKR", "M. XAPKIB/UKR", nil), ("D", "AEMEZOZ/LIMASSOL", "AEMEZOZ/LIMASSOL"),
    ] as [(String, String, String?)])
  func `what stands before a slash in the letters of the state is left out`(
    state: String, printed: String, latin: String?
  ) {
    var document = Page.passportDocument
    document.issuingCountry = CountryCode(rawValue: state)
    let fields = Page.fields(
      [
        Page.caption("Surname", 35, 14), Page.line("MÜLLER-ÅBERG", 35, 18),
        Page.caption("Place of birth", 35, 38), Page.line(printed, 35, 42),
        Page.line("TOJOPOBA", 75, 14), Page.line("TODOROVA", 75, 18),
      ], beside: document, format: .td3)
    #expect(fields[.placeOfBirth]?.value.text == latin)
  }

  @Test func `an office behind a slash is stated though all its letters look like others`() {
    var document = Page.passportDocument
    document.issuingCountry = CountryCode(rawValue: "MKD")
    let fields = Page.fields(
      [Page.caption("Authority", 75, 52), Page.line("MBP-TETOBO/MOI-TETOVO", 75, 56)],
      beside: document, format: .td3)
    #expect(fields[.authority]?.value.text == "MOI-TETOVO")
  }
}
