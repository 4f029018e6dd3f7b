import Testing

@testable import IdentityDocument

@Suite struct AmericanAddressTests {
  private typealias Page = PrintedSpecimen

  /// The number of field 8, glued to the house's, stands left of the town; without it the street stands above it.
  @Test(
    arguments: [
      ("82570 24TH STREET", 29.5, "2570 24TH STREET"),
      ("8 2570 24TH STREET", 28, "2570 24TH STREET"),
      ("a2570 24TH STREET", 29.5, "2570 24TH STREET"),
      ("82570 24TH STREET", 32, "82570 24TH STREET"),
      ("2570 24TH STREET", 30.5, "2570 24TH STREET"),
    ])
  func aHouseBehindTheNumberOfItsField(text: String, left: Double, street: String) {
    let lines = AmericanLicenceTests.rows.map { row in
      row.0.hasSuffix("STREET")
        ? Page.line(text, left, row.1) : Page.line(row.0, 32, row.1)
    }
    #expect(Page.fields(lines)[.addressLine]?.value.text == street + " ANYTOWN, CA 95818")
  }

  /// Another look has seen the number of the field apart: the house's begins with an eight.
  @Test func aHouseThatBeginsWithEight() {
    var lines = AmericanLicenceTests.rows.map { Page.line($0.0, 32, $0.1) }
    lines[5] = Page.line("82570 24TH STREET", 29.5, 30)
    lines[5].versions.append(.init("s 82570 24TH STREET", confidence: 0.6))
    #expect(
      Page.fields(lines)[.addressLine]?.value.text == "82570 24TH STREET ANYTOWN, CA 95818")
  }
}
