import Testing

@testable import IdentityDocument

/// Pictures in which the cards of two people are taken for one page.
@Suite struct TwoPeopleTests {
  private typealias Page = PrintedSpecimen

  private static func card(
    _ surname: String, _ given: String, _ number: String, _ left: Double, _ top: Double
  ) -> [PrintedLine] {
    [
      Page.caption("SURNAME", left, top), Page.line(surname, left, top + 2.6),
      Page.caption("GIVEN NAMES", left, top + 6), Page.line(given, left, top + 8.6),
      Page.caption("DOCUMENT NUMBER", left, top + 12), Page.line(number, left, top + 14.6),
    ]
  }

  /// Where the second card lies.
  @Test(arguments: [(62.0, 0.0), (0, 45), (40, 30)])
  func `nothing is stated of two people`(beside: Double, below: Double) {
    let one = Self.card("MEDICI", "GIANLUCA", "027461845", 10, 10)
    #expect(Page.text(Page.fields(one))[.lastName] == "MEDICI")
    let both = one + Self.card("IBANEZ", "INES", "952778099", 10 + beside, 10 + below)
    #expect(Page.fields(both).isEmpty)
  }

  @Test func `captions of one card that announce the same are near each other`() {
    let lines =
      Self.card("MEDICI", "GIANLUCA", "027461845", 10, 10)
      + [Page.caption("COGNOME", 10, 8.4), Page.caption("NOME", 30, 16)]
    #expect(Page.text(Page.fields(lines))[.lastName] == "MEDICI")
    // One caption elsewhere is no second card.
    let number = [Page.caption("DOCUMENT NUMBER", 70, 45), Page.line("111", 70, 48)]
    #expect(Page.text(Page.fields(lines + number))[.lastName] == "MEDICI")
  }

  @Test func `beside a zone the page is that of the zone`() {
    let other = Self.card("IBANEZ", "INES", "952778099", 10, 120)
    let fields = Page.fields(
      Page.passport + other, beside: Page.passportDocument, format: .td3)
    #expect(fields[.printedLastName]?.value.text == "MÜLLER-ÅBERG")
  }
}
