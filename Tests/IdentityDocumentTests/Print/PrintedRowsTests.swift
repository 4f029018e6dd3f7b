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
      Page.line("NICCOLINA", 31, 16 + step, isAgreed: isAgreed), Page.line("01.06.1971", 57, birth),
      Page.line("25.06.2022", 31, birth + 14), Page.line("25.06.2027", 57, birth + 14),
    ]
    let found = Page.text(Page.fields(lines)).filter { [.lastName, .firstName].contains($0.key) }
    #expect(found == names)
    // Of three rows none is known to be the surname.
    let three = lines + [Page.line("REPUBBLICA", 31, 16 - step)]
    #expect(Page.fields(three)[.lastName] == nil)
  }

  /// One of the two rows is read too poorly to be stated, and is a row nonetheless; a caption tells the birth, too.
  @Test(
    arguments: [
      (0.5, 16, true, [DocumentField.firstName: "NICCOLINA"]),
      (0.5, 23, true, [.lastName: "LO PRESTI"]),
      (0.2, 16, true, [:]), (0.9, 16, true, [.lastName: "LO PRESTI", .firstName: "NICCOLINA"]),
      (0.9, 16, false, [:]),
    ] as [(Double, Double, Bool, [DocumentField: String])])
  func oneRowOfNamesMayBePoor(
    confidence: Double, row: Double, isCaptioned: Bool, names: [DocumentField: String]
  ) {
    let lines = [
      Page.line("LO PRESTI", 31, 16, confidence: row == 16 ? confidence : 0.9),
      Page.line("NICCOLINA", 31, 23, confidence: row == 23 ? confidence : 0.9),
      Page.line("01.06.1971", 57, 30),
    ]
    let caption = isCaptioned ? [Page.caption("DATE OF BIRTH", 57, 27)] : []
    let found = Page.text(Page.fields(lines + caption))
    #expect(found.filter { [.lastName, .firstName].contains($0.key) } == names)
  }

  /// The rows of a passport without its zone: names, nationality, birth (ICAO Doc 9303-4, §4.1).
  @Test(
    arguments: [
      ("DEUTSCH", 31.0, true, [DocumentField.lastName: "MÜLLER", .firstName: "ERIKA"]),
      ("ÍSLENSK/ICELANDIC", 31, true, [.lastName: "MÜLLER", .firstName: "ERIKA"]),
      ("DEUTSCH", 31, false, [.lastName: "MÜLLER"]), ("DEUTSCH", 40, true, [:]),
      ("BERLIN", 31, true, [:]),
    ] as [(String, Double, Bool, [DocumentField: String])])
  func namesStandAboveTheNationality(
    nationality: String, left: Double, isAgreed: Bool, names: [DocumentField: String]
  ) {
    let lines = [
      Page.line("D", 45, 9), Page.line("C01X0006H", 75, 9), Page.line("MÜLLER", 31, 16),
      Page.line("ERIKA", 31, 23, confidence: 0.7, isAgreed: isAgreed),
      Page.line(nationality, left, 30), Page.line("12.08.1974", 31, 37),
      Page.line("01.02.2017", 31, 51), Page.line("01.02.2027", 31, 58),
    ]
    let found = Page.text(Page.fields(lines)).filter { [.lastName, .firstName].contains($0.key) }
    #expect(found == names)
  }

  /// Small print loses marks in one of two looks; a name that one sure look alone saw needs the other.
  @Test(
    arguments: [
      ("MULLER", 0.95, "MÜLLER", 0.8, "MÜLLER"), ("MÜLLER", 0.9, "NULLFR", 0.4, "MÜLLER"),
      ("MÜLLER", 0.8, "NULLFR", 0.4, nil),
    ] as [(String, Double, String, Double, String?)])
  func marksOfNamesByRows(
    line: String, sureness: Double, page: String, pageSureness: Double, name: String?
  ) {
    var surname = Page.line(line, 31, 16, confidence: sureness, isAgreed: false)
    surname.versions.append(.init(page, confidence: pageSureness, look: .page))
    let lines = [
      surname, Page.line("ERIKA", 31, 23), Page.line("01.06.1971", 57, 30),
      Page.line("25.06.2022", 31, 44), Page.line("25.06.2027", 57, 44),
    ]
    #expect(Page.fields(lines)[.lastName]?.value.text == name)
  }

  /// Digits alone are the number of a card where nothing else is.
  @Test(
    arguments: [
      (["887177968"], "887177968"), (["887177968", "123456789"], nil), (["8871779"], nil),
      (["8 87177968"], nil), (["887 177 968"], "887177968"),
    ] as [([String], String?)])
  func aNumberOfDigitsAlone(numbers: [String], number: String?) {
    let lines = [
      Page.line("01.06.1971", 57, 30), Page.line("25.06.2022", 31, 44),
      Page.line("25.06.2027", 57, 44),
    ]
    let all = lines + numbers.enumerated().map { Page.line($1, 31, 51 + 7 * Double($0)) }
    #expect(Page.fields(all)[.idNumber]?.value.text == number)
    #expect(Page.fields(Array(all.dropFirst()))[.idNumber] == nil)
    let captioned =
      [Page.caption("DATE OF BIRTH", 57, 27)] + all.filter { ![44].contains($0.baseline) }
    #expect(Page.fields(captioned)[.idNumber]?.value.text == number)
  }

  /// Of three days one was misread by one look, and fits as well.
  @Test func threeDaysAreThoseThatLooksAgreeOn() {
    var birth = Page.line("11.02.1949", 35, 20)
    birth.versions.append(.init("{1.02.1949", confidence: 0.69, look: .page))
    let lines = [birth, Page.line("23.03.2025", 35, 30), Page.line("23.03.2030", 60, 30)]
    #expect(Page.fields(lines)[.dob]?.value.text == "1949-02-11")
  }
}
