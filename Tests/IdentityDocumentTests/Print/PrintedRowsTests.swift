import Testing

@testable import IdentityDocument

/// Fields that stand where captions were read in part or not at all.
@Suite struct PrintedRowsTests {
  private typealias Page = PrintedSpecimen

  /// A caption of several words may come apart; what stands over the next column is no part of it.
  @Test(arguments: [("NÚM", "089918737"), ("SEXO", nil)] as [(String, String?)])
  func aCaptionInTwoPartsBeginsWithTheFirst(first: String, number: String?) {
    var part = Page.caption(first, 30.8, 46)
    part.right = 34.1
    let lines = [
      part, Page.caption("SOPORT DOCUMENT NO", 35.9, 46), Page.line("089918737", 30.8, 49.2),
    ]
    #expect(Page.fields(lines)[.idNumber]?.value.text == number)
  }

  /// The rows of a card whose captions were not read: two above the birth, which three dates prove.
  @Test(
    arguments: [
      (7.0, true, [DocumentField.lastName: "LO PRESTI", .firstName: "NICCOLINA"]),
      (5.0, true, [:]), (7.0, false, [:]),
    ] as [(Double, Bool, [DocumentField: String])])
  func namesStandAboveTheBirth(
    step: Double, isAgreed: Bool, names: [DocumentField: String]
  ) {
    let birth = 16 + 2 * step
    let lines = [
      Page.line("CARTA DI IDENTITÀ", 6, 7), Page.line("LO PRESTI", 31, 16, isAgreed: isAgreed),
      Page.line("NICCOLINA", 31, 16 + step), Page.line("01.06.1971", 57, birth),
      Page.line("25.06.2022", 31, birth + 14), Page.line("25.06.2027", 57, birth + 14),
    ]
    let found = Page.text(Page.fields(lines)).filter { [.lastName, .firstName].contains($0.key) }
    #expect(found == names)
    // Of three rows none is known to be the surname.
    let three = lines + [Page.line("REPUBBLICA", 31, 16 - step)]
    #expect(Page.fields(three)[.lastName] == nil)
  }

  /// Of three days one was misread by one look, and fits as well.
  @Test func threeDaysAreThoseThatLooksAgreeOn() {
    var birth = Page.line("11.02.1949", 35, 20)
    birth.versions.append(.init("{1.02.1949", confidence: 0.69, look: .page))
    let lines = [birth, Page.line("23.03.2025", 35, 30), Page.line("23.03.2030", 60, 30)]
    #expect(Page.fields(lines)[.dob]?.value.text == "1949-02-11")
  }
}
