import Testing

@testable import IdentityDocument

/// Pages as other hands drew them: initials read as small letters, captions of which a part was read, offices in two
/// rows, and days whose caption was not read.
@Suite struct MisreadInitialsTests {
  private typealias Page = PrintedSpecimen

  @Test(
    arguments: [
      ("lnnsbruck", "Innsbruck"), ("lssuing Authority", "Issuing Authority"),
      ("Mamlaka/lssuing", "Mamlaka/Issuing"), ("SPCLEP lași", "SPCLEP Iași"),
      ("Jud.IS Mun.lași", "Jud.IS Mun.Iași"), ("MPB/Mol", "MPB/MoI"),
      ("la Paz", "la Paz"), ("les Ulis", "les Ulis"), ("Ministère de l'Intérieur", nil),
      ("Hallstatt", nil), ("llanes", nil), ("l", nil), ("", nil), ("Moldova", nil), ("Mol", nil),
      ("Mol BGR", "MoI BGR"), ("Mol am See", nil), ("Mol Bad", nil), ("Mol BEL", nil),
      ("lz", nil),
    ] as [(String, String?)])
  func `no word begins with a small l and a consonant`(text: String, mended: String?) {
    #expect(LetterCase.withInitialI(text) == mended ?? text)
  }

  @Test func `a caption is more than its word that was read whole`() {
    let reading = CaptionReading("Mamlaka/tssuing Authority")
    #expect(reading.isCaption)
    #expect(Set(reading.matches.map(\.caption)) == [.authority])
    // What another caption has is not taken twice.
    #expect(CaptionReading("Date of birth").matches.map(\.caption) == [.dateOfBirth])
  }

  @Test func `what stands below REMARKS is no name`() {
    let fields = Page.fields([
      Page.caption("SURNAME, NAME(S)", 31, 13.5), Page.line("KUZNECOVA", 31, 16.2, height: 1.65),
      Page.line("ANASTASIIA", 31, 19.1, height: 1.65),
      Page.caption("DATE OF BIRTH", 31, 28.6), Page.line("02 11 1985", 31, 31.3, height: 1.65),
      Page.caption("PĪEZĪMES REMARKS", 31, 46),
      Page.line("ĢIMENES LOCEKLIS", 31, 48.7, height: 1.5),
    ])
    #expect(fields[.lastName]?.value.text == "KUZNECOVA")
    #expect(fields[.firstName]?.value.text == "ANASTASIIA")
  }

  @Test(arguments: [
    (30.5, 62.3, "LANDRATSAMT SAARLOUIS"), (32.5, 62.3, "LANDRATSAMT"), (30.5, 58, "LANDRATSAMT"),
  ])
  func `an office of a licence goes on in the row below that begins where it does`(
    baseline: Double, left: Double, office: String
  ) {
    let fields = Page.fields([
      Page.line("1. KLEIN", 31, 15, height: 1.7), Page.line("2. RENÉ", 31, 19, height: 1.7),
      Page.line("3. 19.05.1984 BERLIN", 31, 23.5, height: 1.7),
      Page.line("4a. 23.01.2019", 31, 27.8, height: 1.7),
      Page.line("4c.", 57.2, 27.8, height: 1.3), Page.line("LANDRATSAMT", 62.3, 27.8, height: 1.4),
      Page.line("SAARLOUIS", left, baseline, height: 1.4),
      Page.line("4b. 22.01.2034", 31, 32, height: 1.7),
      Page.line("5. K482RR19273", 31, 36.4, height: 1.7),
    ])
    #expect(fields[.authority]?.value.text == office)
  }

  @Test func `the only day to come is the expiry of a document with a birth`() {
    func fields(_ days: [String]) -> [DocumentField: PrintedField] {
      Page.fields(
        [Page.caption("DATE OF BIRTH", 31, 28.6), Page.line("19 12 1994", 31, 31.3, height: 1.6)]
          + days.enumerated().map { Page.line($1, 31, 42.9 + 5 * Double($0), height: 1.6) })
    }
    let found = fields(["05 08 2031"])[.expiryDate]
    #expect(found?.value.text == "2031-08-05")
    #expect(found?.evidence == .position)
    #expect(found?.confidence == 0.75)
    #expect(fields(["05 08 2031", "05 08 2032"])[.expiryDate] == nil)
    #expect(fields(["05 08 2024"])[.expiryDate] == nil)
    #expect(Page.fields([Page.line("05 08 2031", 31, 42.9)])[.expiryDate] == nil)
  }

  @Test func `marks of a state whose letters are not known are less sure`() {
    var document = Page.passportDocument
    document.lastName = "WANJIKU"
    document.issuingCountry = CountryCode(rawValue: "KEN")
    let kenya = Page.fields(
      [Page.caption("Surname", 35, 14), Page.line("WANJIKŨ", 35, 18)], beside: document)
    #expect(kenya[.printedLastName]?.value.text == "WANJIKŨ")
    document.issuingCountry = CountryCode(rawValue: "TCD")
    let chad = Page.fields(
      [Page.caption("Surname", 35, 14), Page.line("WANJIKŪ", 35, 18)], beside: document)
    #expect(chad[.printedLastName]?.confidence ?? 1 < 0.9)
  }
}
