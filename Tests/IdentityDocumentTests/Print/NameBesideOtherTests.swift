import Testing

@testable import IdentityDocument

/// Given names below a surname, whose own caption was not read.
@Suite struct NameBesideOtherTests {
  private typealias Page = PrintedSpecimen

  private static func name(between small: String, _ confidence: Double) -> PrintedField? {
    let fields = PrintedPage(
      size: .id1,
      lines: [
        Page.line("IDENTITEITSKAART", 5, 7), Page.caption("Naam / Surname", 32, 12.5),
        Page.line("TER BEEK", 32, 15.7),
        Page.line(small, 31.5, 20.2, confidence: confidence, isAgreed: false),
        Page.line("SASKIA", 33, 22.4), Page.line("24 APR 2023", 32, 42),
        Page.line("16 MAR 1949", 58, 29),
        Page.line("24 APR 2033", 58, 42),
      ]
    ).fields(asOf: Page.reference)
    return fields.first { $0.field == .firstName }
  }

  /// What the caption between them was misread as is no row of names; a row of capitals is one, and not sure.
  @Test func aMisreadCaptionIsNoName() {
    #expect(Self.name(between: "vm une ie tana", 0.31)?.value.text == "SASKIA")
    #expect(Self.name(between: "vm une ie tana", 0.31)?.confidence == 0.6)
    #expect(Self.name(between: "VM UNE TANA", 0.31) == nil)
  }
}
