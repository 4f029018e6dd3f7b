import Testing

@testable import IdentityDocument

/// The state that the title of a document without a zone names.
@Suite struct IssuerTitleTests {
  private typealias Page = PrintedSpecimen

  private static func issuer(_ titles: [(String, Double)]) -> PrintedField? {
    Page.fields(
      titles.map { Page.line($0.0, 5, $0.1) } + [
        Page.caption("Surname", 30, 14), Page.line("HALVORSEN", 30, 18),
        Page.caption("Date of birth", 30, 26), Page.line("04.05.1982", 30, 30),
        Page.line("CFL418273", 30, 46),
      ])[.issuingCountry]
  }

  @Test(
    arguments: [
      ("REPUBLIKA SRBIJA / REPUBLIC OF SERBIA", "SRB"), ("KÖRKORT SVERIGE", "SWE"),
      ("CÉDULA DE IDENTIDAD REPÚBLICA DE CHILE", "CHL"), ("BUNDESREPUBLIK DEUTSCHLAND", "DEU"),
      ("REPUBLIKA E KOSOVËS / REPUBLIC OF KOSOVO", "RKS"),
      ("PEOPLE'S REPUBLIC OF CHINA", "CHN"), ("REPUBLIC OF CHINA", "TWN"),
      ("CALIFORNIA USA DRIVER LICENSE", "USA"), ("MAGYARORSZÁG", "HUN"),
      ("KARTA POBYTU POL RESIDENCE PERMIT", "POL"), ("HONG KONG IDENTITY CARD", "HKG"),
      // A short name that is no title, two states, and none.
      ("SVERIGE", nil), ("REPUBLIC OF POLAND / REPUBLIC OF SERBIA", nil), ("IDENTITY CARD", nil),
    ] as [(String, String?)])
  func `a title names the state`(title: String, state: String?) {
    #expect(Self.issuer([(title, 5)])?.value.text == state)
  }

  @Test func `a state below the title is none of it`() {
    #expect(Self.issuer([("IDENTITY CARD", 5), ("REPUBLIC OF SERBIA", 38)]) == nil)
    #expect(Self.issuer([("REPUBLIC OF SERBIA", 5)])?.confidence == 0.85)
  }

  @Test func `a short name stands above a title`() {
    #expect(Self.issuer([("MALTA", 5), ("IDENTITY CARD", 8.5)])?.value.text == "MLT")
    #expect(Self.issuer([("IDENTITY CARD", 5), ("MALTA", 8.5)]) == nil)
  }

  @Test(
    arguments: [
      ("FÜHRERSCHEIN BUNDESREPUBLIK DEUTSCHLAND", .driverLicense),
      ("AJOKORTTI KÖRKORT SUOMI FINLAND", .driverLicense),
      ("ONTARIO DRIVER'S LICENCE PERMIS DE CONDUIRE", .driverLicense),
      ("IDENTITÄTSKARTE CARTE D'IDENTITÉ IDENTITY CARD", .identityCard),
      ("BUNDESREPUBLIK DEUTSCHLAND", nil), ("CARTE DE FIDELITE", nil),
    ] as [(String, DocumentKind?)])
  func `a title in several languages or beside a state tells the kind`(
    title: String, kind: DocumentKind?
  ) {
    #expect(DocumentTitle.kind(of: FoldedText.words(of: title)) == kind)
  }

  @Test func `what a zone says needs no title`() {
    let found = Page.fields(
      [Page.line("REPUBLIC OF SERBIA", 5, 5)] + Page.passport, beside: Page.passportDocument,
      format: .td3)
    #expect(found[.issuingCountry]?.value.text != "SRB")
  }
}
