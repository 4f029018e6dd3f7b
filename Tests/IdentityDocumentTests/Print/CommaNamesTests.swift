import Testing

@testable import IdentityDocument

/// Names of which a comma ends the surname.
@Suite struct CommaNamesTests {
  private typealias Page = PrintedSpecimen

  private static func values(_ lines: [PrintedLine]) -> [DocumentField: String] {
    Page.text(Page.fields(lines))
  }

  /// A licence of the Philippines, whose title is that of America's.
  @Test func `a caption of both names has a row with a comma below it`() {
    let lines = [
      Page.line("REPUBLIC OF THE PHILIPPINES", 27, 3.1), Page.line("DRIVER'S LICENSE", 30, 10.4),
      Page.caption("Last Name, First Name, Middle Name", 28.3, 13.7),
      Page.line("SANTOS, ANGELICA BAUTISTA", 28.3, 16.8),
      Page.caption("Date of Birth", 28.3, 20), Page.line("1996/08/06", 28.3, 23),
      Page.caption("License No.", 28.3, 31.8), Page.line("W05-65-272476", 28.2, 34.9),
      Page.caption("Eyes Color", 51.5, 37.1), Page.line("BLACK", 51.5, 40),
    ]
    let fields = Page.fields(lines)
    let values = Page.text(fields)
    #expect(values[.lastName] == "SANTOS" && values[.firstName] == "ANGELICA BAUTISTA")
    #expect(fields[.lastName]?.confidence == 0.87)
    #expect(values[.idNumber] == "W05-65-272476" && values[.dob] == "1996-08-06")
    #expect(values[.documentType] == "driverLicense" && values[.authority] == nil)
  }

  /// Two commas, digits and one word are no two names.
  @Test(arguments: ["SANTOS, ANGELICA, BAUTISTA", "SANTOS, 12 ANGELICA", "SANTOS,"])
  func `other rows below it are not parted`(row: String) {
    let lines = [
      Page.caption("Last Name, First Name, Middle Name", 28.3, 13.7), Page.line(row, 28.3, 16.8),
    ]
    let values = Self.values(lines)
    #expect(values[.lastName] == nil && values[.firstName] == nil)
  }

  private static func card(_ upper: String, _ lower: String, above: String = "MOTOR OFFICE")
    -> [PrintedLine]
  {
    [
      Page.line(above, 27, 10.9), Page.line(upper, 27, 14), Page.line(lower, 27, 17),
      Page.line("DOB 16-08-1992", 27, 30),
    ]
  }

  @Test func `the upper one of two rows may end with a comma`() {
    let fields = Page.fields(Self.card("BELLO,", "IBRAHIM MUSA"))
    #expect(fields[.lastName]?.value.text == "BELLO" && fields[.lastName]?.confidence == 0.75)
    #expect(fields[.firstName]?.value.text == "IBRAHIM MUSA")
  }

  @Test(
    arguments: [
      ("BELLO,", "IBRAHIM 12", "MOTOR OFFICE"), ("BELLO,", "KANO, NIGERIA", "MOTOR OFFICE"),
      ("Bello,", "Ibrahim", "MOTOR OFFICE"), ("BELLO", "IBRAHIM", "MOTOR OFFICE"),
      // Rows of an address.
      ("WUSE,", "KANO", "15 AWOLOWO ROAD"), ("WUSE,", "KANO", "AWOLOWO ROAD,"),
    ])
  func `other rows are no names`(upper: String, lower: String, above: String) {
    let values = Self.values(Self.card(upper, lower, above: above))
    #expect(values[.lastName] == nil && values[.firstName] == nil)
  }
}
