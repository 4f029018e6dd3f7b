import Testing

@testable import IdentityDocument

/// Dutch names that begin with an article, whose apostrophe belongs to them.
@Suite struct DutchArticlesTests {
  private typealias Page = PrintedSpecimen

  private static func surname(
    _ printed: String, of zone: String, state: String = "NLD"
  ) -> PrintedField? {
    var document = Page.passportDocument
    document.issuingCountry = CountryCode(rawValue: state)
    document.lastName = zone
    document.firstName = "WILLEMIJN"
    return Page.fields(
      [Page.line(printed, 35, 18), Page.line("Willemijn", 35, 26)], beside: document,
      format: .td3)[.printedLastName]
  }

  @Test(arguments: [
    ("'t Hooft", "T HOOFT", "'t Hooft"), ("’t Hooft", "T HOOFT", "’t Hooft"),
    ("'T HOOFT", "T HOOFT", "'T HOOFT"), ("van 't Hoff", "VAN T HOFF", "van 't Hoff"),
    ("in 't Veld", "IN T VELD", "in 't Veld"), ("'s-Gravesande", "S GRAVESANDE", "'s-Gravesande"),
  ])
  func `the sign of an article is a part of the name`(
    printed: String, zone: String, name: String
  ) {
    let surname = Self.surname(printed, of: zone)
    #expect(surname?.value.text == name)
    #expect(surname?.evidence == .transliteration)
  }

  /// Where no look has seen the sign.
  @Test(arguments: [
    ("t Hooft", "T HOOFT"), ("T HOOFT", "T HOOFT"), ("van t Hoff", "VAN T HOFF"),
    ("s Gravesande", "S GRAVESANDE"),
  ])
  func `a name without the sign is less sure`(printed: String, zone: String) {
    #expect(Self.surname(printed, of: zone)?.confidence ?? 0 <= 0.85)
    #expect(Self.surname("Hooft", of: "HOOFT")?.confidence == 0.97)
  }

  /// A card without a zone.
  @Test(arguments: [
    ("'t Hooft", "'t Hooft", 0.87), ("'t HOOFT", "'t HOOFT", 0.87), ("t Hooft", "Hooft", 0.6),
  ])
  func `so it is at a caption`(printed: String, name: String, most: Double) {
    let surname = Page.fields([
      Page.caption("Naam / Surname", 30, 12), Page.line(printed, 30, 15),
      Page.caption("Voornamen / Given names", 30, 20), Page.line("Willemijn", 30, 23),
    ])[.lastName]
    #expect(surname?.value.text == name && surname?.confidence ?? 0 <= most)
  }
}
