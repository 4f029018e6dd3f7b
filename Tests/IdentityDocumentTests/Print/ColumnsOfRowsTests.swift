import Testing

@testable import IdentityDocument

/// Values of several columns that a look at a row has read as one line.
@Suite struct ColumnsOfRowsTests {
  private typealias Page = PrintedSpecimen

  /// A line that ends where its last column does.
  private static func row(
    _ text: String, _ left: Double, to right: Double, _ baseline: Double
  ) -> PrintedLine {
    var line = Page.line(text, left, baseline)
    line.right = right
    return line
  }

  private static let head = [
    Page.line("IDENTITY CARD", 30, 5), Page.caption("Surname", 30, 10),
    Page.line("HALVORSEN", 30, 14), Page.caption("Given names", 30, 18),
    Page.line("INGRID MARIE", 30, 22),
  ]

  private static func fields(_ lines: [PrintedLine]) -> [DocumentField: String] {
    Page.text(Page.fields(head + lines))
  }

  @Test func `two days stand each below its caption`() {
    let found = Self.fields([
      Page.caption("Date of birth", 30, 26), Page.caption("Date of expiry", 60, 26),
      Self.row("04 05 1982 07 11 2031", 30, to: 76, 30),
    ])
    #expect(found[.dob] == "1982-05-04")
    #expect(found[.expiryDate] == "2031-11-07")
  }

  @Test func `a number and a day stand each below its caption`() {
    let found = Self.fields([
      Page.caption("Personal No.", 30, 26), Page.caption("Date of birth", 60, 26),
      Self.row("48102-7316 04.05.1982", 30, to: 76, 30),
    ])
    #expect(found[.personalNumber] == "48102-7316")
    #expect(found[.dob] == "1982-05-04")
  }

  @Test func `a nationality before an office is none of it`() {
    let found = Self.fields([
      Page.caption("Nationality", 30, 26), Page.caption("Authority", 54, 26),
      Self.row("POLSKIE/POLISH WOJEWODA OPOLSKI", 30, to: 80, 30),
    ])
    #expect(found[.originatingCountry] == "POL")
    #expect(found[.authority] == "WOJEWODA OPOLSKI")
  }

  /// Where the second row of an address begins, the first one does.
  @Test func `two texts are parted over a row that begins in the second column`() {
    func authority(_ left: Double) -> String? {
      Self.fields([
        Page.caption("Authority", 30, 26), Page.caption("Domicile", 60, 26),
        Self.row("Préf. de Lannion 7, RUE DES LILAS", 30, to: 86, 30),
        Page.line("SAINT-BRIEUC", left, 33),
      ])[.authority]
    }
    #expect(authority(60) == "Préf. de Lannion")
    #expect(authority(45) != "Préf. de Lannion")
  }

  /// One value that reaches below the next caption, whose own has no place in it.
  @Test func `a long value is one`() {
    let found = Self.fields([
      Page.caption("Place of birth", 30, 26), Page.caption("Date of issue", 50, 26),
      Self.row("SAN PEDRO DE LA SIERRA", 30, to: 66, 30),
    ])
    #expect(found[.placeOfBirth] == "SAN PEDRO DE LA SIERRA")
    #expect(found[.issuingDate] == nil)
  }
}
