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

  /// The number of the field as a line of its own, as high as the address's capitals nearly are, is no street.
  @Test func theNumberOfTheFieldIsNoStreet() {
    let fields = Page.fields([
      Page.line("DRIVER LICENSE", 26, 5.6), Page.line("8", 28, 28.2, height: 1.1),
      Page.line("20417 COUNTY ROAD 338", 30, 28.2, height: 1.4),
      Page.line("DRIPPING SPRINGS TX 78620-0000", 30, 30.4, height: 1.4),
    ])
    #expect(
      fields[.addressLine]?.value.text == "20417 COUNTY ROAD 338 DRIPPING SPRINGS TX 78620-0000")
  }

  /// A postal code of Canada in a row of its own.
  @Test(arguments: [("H2W 2M7", true), ("H2W 2MT", false)])
  func aCodeBelowTheTown(code: String, isCode: Bool) {
    let fields = Page.fields([
      Page.line("Québec", 4, 6), Page.line("PERMIS DE CONDUIRE", 27, 5),
      Page.line("4085, RUE SAINT-DENIS", 30, 23.2, height: 1.4),
      Page.line("MONTRÉAL (QC)", 30, 25.4, height: 1.4), Page.line(code, 30, 27.6, height: 1.4),
    ])
    #expect(
      (fields[.addressLine]?.value.text == "4085, RUE SAINT-DENIS MONTRÉAL (QC) H2W 2M7") == isCode)
  }

  /// The number of Ontario has blanks around its dashes.
  @Test func blanksAroundDashes() {
    #expect(PrintedNumber.numbers(in: "S7041 - 40718 - 20917") == ["S7041-40718-20917"])
    #expect(PrintedNumber.numbers(in: "08.11.2013 - 08.11.2018").isEmpty)
  }
}
