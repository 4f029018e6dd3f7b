import Testing

@testable import IdentityDocument

/// Addresses on the backs of cards whose captions were not read, and in two rows of licences.
@Suite struct FormedAddressTests {
  private typealias Page = PrintedSpecimen

  private static func address(
    _ rows: [String], of state: String, format: MRZ.Format? = .td1
  ) -> PrintedField? {
    var document = Page.passportDocument
    document.issuingCountry = CountryCode(rawValue: state)
    let lines = rows.enumerated().map { Page.line($1, 5, 8 + 2.6 * Double($0), height: 1.6) }
    return Page.fields(lines, beside: document, format: format)[.addressLine]
  }

  @Test(
    arguments: [
      (["02826 GÖRLITZ", "JAKOBSTRABE 48 A"], "D", "02826 GÖRLITZ JAKOBSTRAẞE 48 A"),
      (["51147 KÖLN", "HEIDEWEG 17"], "D", "51147 KÖLN HEIDEWEG 17"),
      (["51147 KÖLN", "HEIDEWEG"], "D", nil), (["5114 KÖLN", "HEIDEWEG 17"], "D", nil),
      (["51147 KÖLN", "HEIDEWEG 17"], "AUT", nil),
      (["VIA NICOLÒ TOMMASEO, N. 48 FORLÌ (FC)"], "ITA", "VIA NICOLÒ TOMMASEO, N. 48 FORLÌ (FC)"),
      (["FABBRI LUCÌA"], "ITA", nil), (["VIA CRUCIS (FC)"], "ITA", nil),
    ] as [([String], String, String?)])
  func `an address is known by its form`(rows: [String], state: String, address: String?) {
    let found = Self.address(rows, of: state)
    #expect(found?.value.text == address)
    #expect(found?.confidence ?? 0 <= 0.75)
    #expect(Self.address(rows, of: state, format: .td3) == nil)
  }

  @Test(arguments: [
    ("JAKOBSTRABE 48 A", "JAKOBSTRAẞE 48 A"), ("STRABE", "STRABE"),
    ("ALTE STRABE 4", "ALTE STRAẞE 4"),
    ("STRABEN", "STRABEN"), ("", ""),
  ])
  func `a street has its sharp s`(text: String, mended: String) {
    #expect(PrintAssignment.withSharpS(text) == mended)
  }

  /// A licence of New South Wales, whose names stand above the card's number, and an address that begins with a flat.
  @Test func `names and a flat of an Australian licence`() {
    let fields = Page.fields([
      Page.line("Driver Licence", 4, 6, height: 2.3),
      Page.line("Bronte Eilish CARMODY-WIJAYA", 4.2, 13), Page.caption("Card Number", 4.1, 18),
      Page.line("2 048 192 736", 4.1, 20.5),
      Page.line("UNIT 48 19 WATTLEBIRD CRES", 4.2, 25, height: 1.5),
      Page.line("THIRROUL NSW 2515", 4.1, 27.4, height: 1.5),
    ])
    #expect(fields[.lastName]?.value.text == "CARMODY-WIJAYA")
    #expect(fields[.firstName]?.value.text == "Bronte Eilish")
    #expect(fields[.addressLine]?.value.text == "UNIT 48 19 WATTLEBIRD CRES THIRROUL NSW 2515")
  }

  /// A licence of New York, on which the address stands apart from the names.
  @Test func `names stand above an address that is set apart`() {
    let fields = Page.fields([
      Page.line("NEW YORK STATE", 4, 7), Page.line("DRIVER LICENSE", 52, 6.4),
      Page.line("ID 481 902 736", 32, 12), Page.line("ROSENBLUM", 32.2, 16.5, height: 1.65),
      Page.line("IMOGEN, THEA", 32.2, 19.3, height: 1.65),
      Page.line("48-19 SKILLMAN AVE 27B", 32.1, 23.2, height: 1.5),
      Page.line("WOODSIDE NY 11377", 32.1, 25.6, height: 1.5),
    ])
    #expect(fields[.lastName]?.value.text == "ROSENBLUM")
    #expect(fields[.firstName]?.value.text == "IMOGEN, THEA")
  }
}
