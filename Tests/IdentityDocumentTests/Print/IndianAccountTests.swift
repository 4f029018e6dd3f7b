import Testing

@testable import IdentityDocument

/// Cards of India's income tax department without captions of names.
@Suite struct IndianAccountTests {
  private typealias Page = PrintedSpecimen

  private static func card(
    _ number: String = "BVVPS8267D", name: String = "RAHUL SHARMA", isAgreed: Bool = true
  ) -> [PrintedLine] {
    [
      Page.line("INCOME TAX DEPARTMENT", 3.6, 5.1), Page.line("GOVT. OF INDIA", 58, 5.2),
      Page.line(name, 3.7, 12, isAgreed: isAgreed), Page.line("MOHAN LAL SHARMA", 3.7, 17.1),
      Page.line("17/10/1987", 3.7, 22.4), Page.caption("Permanent Account Number", 3.6, 26.5),
      Page.line(number, 3.7, 30.2),
    ]
  }

  /// The father's name is below the holder's.
  @Test func `the upper row is the name`() {
    let fields = Page.fields(Self.card())
    let values = Page.text(fields)
    #expect(values[.fullName] == "RAHUL SHARMA" && fields[.fullName]?.confidence == 0.75)
    #expect(values[.dob] == "1987-10-17" && values[.idNumber] == "BVVPS8267D")
    #expect(values[.authority] == nil && values[.placeOfBirth] == nil)
  }

  /// Another initial, a number of another form, a row that looks read otherwise, another title.
  @Test func `what does not fit is no name`() {
    for lines in [
      Self.card("BVVPK8267D"), Self.card("BVVP8267DS"), Self.card(isAgreed: false),
      Self.card(name: "SHARMA"), Array(Self.card().dropFirst()),
    ] {
      #expect(Page.fields(lines)[.fullName] == nil)
    }
  }
}
