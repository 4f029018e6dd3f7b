import Testing

@testable import IdentityDocument

/// Values of which one part, or one row, is in a script that no look can read.
@Suite struct UnlikeScriptsTests {
  private typealias Page = PrintedSpecimen

  private static func place(_ text: String, of state: String) -> String? {
    var document = Page.passportDocument
    document.issuingCountry = CountryCode(rawValue: state)
    return Page.fields(
      [Page.caption("Place of birth", 35, 38), Page.line(text, 35, 42)], beside: document,
      format: .td3)[.placeOfBirth]?.value.text
  }

  @Test(
    arguments: [
      ("òvoyðn / BATUMI | GEO", "GEO", "BATUMI / GEO"),
      ("oəmnyðn, BATUMI, GEO", "GEO", "BATUMI, GEO"),
      ("bngmoyn / TBILISI", "GEO", "TBILISI"), ("CBEPOJIOBCKAS OBN. / RUSSIA", "RUS", "RUSSIA"),
      ("CBEPOJIOBCKAȘ O5JI. / USSR", "RUS", "USSR"),
    ])
  func `the part in Latin capitals stays`(text: String, state: String, place: String) {
    #expect(Self.place(text, of: state) == place)
  }

  /// Commas part towns from states, and other passports have two Latin parts.
  @Test(
    arguments: [
      ("BATUMI, GEO", "GEO"), ("SAINT PAUL, MN", "GEO"), ("BOLZANO / BOZEN", "ITA"),
      ("SVERDLOVSKAS / RUSSIA", "USA"),
    ])
  func `other texts stay whole`(text: String, state: String) {
    #expect(Self.place(text, of: state) == text)
  }

  /// A card whose title was not read: each name in two rows, the upper ones in Cyrillic letters.
  private static func names(
    _ rows: (String, Double), _ given: (String, Double)
  ) -> [DocumentField: PrintedField] {
    Page.fields([
      Page.line("IDENTITY CARD", 50, 4), Page.caption("Qamnnna/Surname", 29, 7),
      Page.line(rows.0, 29, 9.6, height: 1.6, confidence: rows.1),
      Page.line("Shtereva", 29, 12, height: 1.6), Page.caption("Mme/Given names", 29, 15),
      Page.line(given.0, 29, 17.6, height: 1.6, confidence: given.1),
      Page.line("Zhana Petrova", 29, 20, height: 1.6), Page.caption("Dara/Date of birth", 29, 23),
      Page.line("16.07.1994", 29, 26, height: 1.6),
    ])
  }

  @Test func `the rows in Latin letters are the names`() {
    for fields in [
      Self.names(("Lepega", 0.55), ("XanHa feTpoBa", 0.5)),
      Self.names(("Wepesg", 0.7), ("Onnan NeTpoB", 0.45)),
    ] {
      #expect(fields[.lastName]?.value.text == "Shtereva")
      #expect(fields[.firstName]?.value.text == "Zhana Petrova")
      #expect((fields[.lastName]?.confidence ?? 1) <= 0.75)
    }
  }

  /// A permit, the second row of whose names is no other script's.
  @Test func `rows below a caption of both names are no two scripts`() {
    let fields = Page.fields([
      Page.line("RESIDENCE PERMIT", 40, 4),
      Page.caption("NAME / SURNAME VORNAME / FORENAME", 29, 9),
      Page.line("ŞAHİN", 29, 12, confidence: 0.7), Page.line("IŞIK CAN", 29, 15),
      Page.caption("GÜLTIG BIS/VALID UNTIL", 29, 20), Page.line("28.10.2027", 29, 23),
    ])
    #expect(fields[.lastName]?.value.text != "IŞIK CAN")
  }

  /// Two surnames of one script, as of Spain and Portugal.
  @Test func `two rows that are read surely are one name`() {
    let fields = Self.names(("Petrova", 0.95), ("Anna", 0.95))
    #expect(fields[.lastName]?.value.text != "Shtereva")
  }
}
