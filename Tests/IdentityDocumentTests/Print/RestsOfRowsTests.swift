import Testing

@testable import IdentityDocument

/// Offices, addresses and places of which words stand apart or in further rows.
@Suite struct RestsOfRowsTests {
  private typealias Page = PrintedSpecimen

  /// Words in small print beside each other, the left edge of each.
  private static func words(
    _ words: [(String, Double)], _ baseline: Double, height: Double = 1.4
  ) -> [PrintedLine] {
    words.map { Page.line($0.0, $0.1, baseline, height: height) }
  }

  private static func authority(_ lines: [PrintedLine]) -> PrintedField? {
    Page.fields(
      Page.passport.filter { $0.baseline < 53 } + lines, beside: Page.passportDocument, format: .td3
    )[.authority]
  }

  @Test func `an office is all its words, however far they reach`() {
    let caption = Page.caption("Authority", 35, 53.5)
    let row = Self.words([("MINISTRY", 35), ("OF", 46), ("FOREIGN", 50.4), ("AFFAIRS", 60.2)], 56)
    #expect(Self.authority([caption] + row)?.value.text == "MINISTRY OF FOREIGN AFFAIRS")
    let rows =
      Self.words([("MINISTRY", 35), ("OF", 46)], 56)
      + Self.words([("FOREIGN", 35), ("AFFAIRS", 45)], 58.4)
    #expect(Self.authority([caption] + rows)?.value.text == "MINISTRY OF FOREIGN AFFAIRS")
  }

  @Test func `a third row of an office is below the reach of its caption`() {
    let rows = ["MINISTRO AFFARI ESTERI", "E COOPERAZIONE", "INTERNAZIONALE"].enumerated().flatMap {
      Self.words([($1, 35)], 56 + 2.4 * Double($0))
    }
    #expect(
      Self.authority([Page.caption("Authority", 35, 53.5)] + rows)?.value.text
        == "MINISTRO AFFARI ESTERI E COOPERAZIONE INTERNAZIONALE")
  }

  @Test func `a word that another follows makes an office less sure`() {
    let caption = Page.caption("Authority", 35, 54)
    #expect(Self.authority([caption, Page.line("MINISTRY OF FOREIGN", 35, 58)])?.confidence == 0.6)
    #expect(Self.authority([caption, Page.line("PASSPORT AGENCY", 35, 58)])?.confidence == 0.87)
  }

  @Test(
    arguments: [
      ("MINISTRY OF", true), ("BEZIRKSAMT NORD-", true), ("DEPARTMENT, ", true),
      ("MINISTERIO DE", true), ("IMMIGRATION DEPARTMENT", false), ("", false), ("-", true),
    ])
  func `some words are no last ones`(office: String, isCut: Bool) {
    #expect(OfficeName.isCut(office) == isCut)
  }

  @Test func `the first word of an office stands before its caption`() {
    let found = Self.authority([
      Page.caption("wydający/Authority", 48, 53.5), Page.line("WOJEWODA", 35, 56.5, height: 1.6),
      Page.line("LUBUSKI", 47.7, 56.5, height: 1.6),
    ])
    #expect(found?.value.text == "WOJEWODA LUBUSKI")
  }

  /// Without a caption, too; the hyphen of the upper row is the word's.
  @Test func `the upper row of an office ends with a hyphen`() {
    let found = Self.authority([
      Page.line("BEZIRKSAMT NORDEN-", 75, 56, confidence: 0.95, isAgreed: false),
      Page.line("SÜDEN VON KÖLN", 75, 59),
    ])
    #expect(found?.value.text == "BEZIRKSAMT NORDEN-SÜDEN VON KÖLN")
    #expect(found?.confidence ?? 1 <= 0.6)
  }

  private static func address(_ words: [(String, Double)]) -> PrintedField? {
    Page.fields(
      [Page.caption("Domicile / Residence (11)", 35, 38)] + Self.words(words, 41, height: 1.6),
      beside: Page.passportDocument, format: .td3)[.addressLine]
  }

  @Test func `an address with the number of a house is all words of its row`() {
    #expect(
      Self.address([("12", 35), ("RUE", 39.6), ("DES LILAS", 45.6)])?.value.text
        == "12 RUE DES LILAS")
    #expect(Self.address([("89 AV.", 35), ("HOCHE", 46)])?.value.text == "89 AV. HOCHE")
    #expect(Self.address([("DAKAR", 35), ("MEDINA", 44)])?.value.text == "DAKAR")
  }

  @Test func `the place of birth of a licence has a column of its own`() {
    func place(_ text: String, _ left: Double) -> String? {
      let rows = [
        "1. MORGAN", "2. SARAH", "3. 24.01.1972", "4a. 24.09.2015", "4b. 23.09.2025", "5. AB123456",
      ].enumerated().map { Page.line($1, 31, 13.5 + 4.3 * Double($0), height: 1.4) }
      return Page.fields(rows + [Page.line(text, left, 22.1, height: 1.4)])[.placeOfBirth]?.value
        .text
    }
    #expect(place("UNITED KINGDOM", 63) == "UNITED KINGDOM")
    #expect(place("UNITED KINGDOM", 79) == nil)
    #expect(place("1234 56", 63) == nil)
  }

  @Test func `a day is not put together of what two looks saw twice`() {
    var lines = [
      Page.line("07", 46, 35, height: 1.7), Page.line("12", 51, 35, height: 1.7),
      Page.line("1986", 56, 35, height: 1.7),
    ]
    lines[0].right = 49
    (lines[1].right, lines[1].versions) = (
      54.3, [.init("12", confidence: 0.96), .init("07.12", confidence: 0.96)]
    )
    lines[2].versions = ["1986", "12.1986", "07.12.1986"].map { .init($0, confidence: 0.95) }
    let found = Page.fields([Page.caption("Datum rodenja / Date of birth", 46, 32)] + lines)
    #expect(found[.dob]?.value.text == "1986-12-07")
  }
}
