import Testing

@testable import IdentityDocument

/// Names of American licences whose labels are misread.
@Suite struct AmericanNamesTests {
  /// `LN` and a misread `2` are both read as `in`; a street below the row tells that it is the given names.
  @Test(
    arguments: [
      ("in TOMMASO", "8 4863 24TH STREET", "LO PRESTI", "TOMMASO"),
      ("in TOMMASO", "2 FN ANNA", "TOMMASO", "ANNA"),
    ] as [(String, String, String, String)])
  func aMisreadNumberIsNoLabel(row: String, below: String, last: String, first: String) {
    let fields = PrintedSpecimen.text(
      AmericanLicenceTests.fields([
        ("DRIVER LICENSE", 7), ("4d DL D1234567", 13), ("3 DOB 10/09/1949", 18),
        ("LO PRESTI", 23), (row, 28), (below, 33), ("SPRINGFIELD, UT 80411", 38),
        ("4a ISS 01/22/2022", 48), ("4b EXP 01/22/2032", 53),
      ]))
    #expect(fields[.lastName] == last)
    #expect(fields[.firstName] == first)
  }

  /// Labels that were read as digits, and a mark that no language of America has.
  @Test(
    arguments: [
      ("14: PENA", "FERMIN", "PENA", "FERMIN"), ("1 PENA", "2 PIŁAR", "PENA", "PILAR"),
      ("1 PEÑA", "2 JOSÉ", "PEÑA", "JOSÉ"), ("PENA", "FERMIN", nil, nil),
    ] as [(String, String, String?, String?)])
  func labelsInDigitsAndForeignMarks(row: String, below: String, last: String?, first: String?) {
    let fields = PrintedSpecimen.text(
      AmericanLicenceTests.fields([
        ("DRIVER LICENSE", 7), ("4d DL D1234567", 13), (row, 23), (below, 28),
        ("8 4863 24TH STREET", 33), ("SPRINGFIELD, UT 80411", 38), ("3 DOB 10/09/1949", 48),
      ]))
    #expect(fields[.lastName] == last)
    #expect(fields[.firstName] == first)
  }

  /// The row below the surname, three heights of its capitals further down, whose label was not read.
  @Test func givenNamesBelowALabelledSurname() {
    var lines = AmericanLicenceTests.rows.filter { !$0.0.hasPrefix("LN") && !$0.0.hasPrefix("FN") }
      .map { PrintedSpecimen.line($0.0, 32, $0.1 < 20 ? $0.1 : $0.1 + 6) }
    lines.append(PrintedSpecimen.line("LN CARDHOLDER", 32, 23, height: 1.7))
    lines.append(PrintedSpecimen.line("IMA", 36, 28.1, height: 1.7))
    let fields = PrintedSpecimen.fields(lines)
    #expect(fields[.lastName]?.value.text == "CARDHOLDER")
    #expect(fields[.firstName]?.value.text == "IMA")
    #expect(fields[.firstName]?.confidence == 0.6)
  }

  /// The row above the given names, three heights of their capitals higher, whose label was not read.
  @Test func surnameAboveLabelledGivenNames() {
    let others = AmericanLicenceTests.rows.filter { !$0.0.hasPrefix("LN") && !$0.0.hasPrefix("FN") }
      .map { PrintedSpecimen.line($0.0, 32, $0.1) }
    let fields = PrintedSpecimen.fields(
      others + [
        PrintedSpecimen.line("CARDHOLDER", 36, 20.9, height: 1.7),
        PrintedSpecimen.line("FN IMA", 32, 26, height: 1.7),
      ])
    #expect(fields[.lastName]?.value.text == "CARDHOLDER")
    #expect(fields[.lastName]?.confidence == 0.6)
    #expect(fields[.firstName]?.value.text == "IMA")
  }

  private static var withoutSurname: [PrintedLine] {
    AmericanLicenceTests.rows.filter { !$0.0.hasPrefix("LN") }
      .map { PrintedSpecimen.line($0.0, 32, $0.1) }
  }

  /// What stands in the row of the title is the name of the state, though a stain left of it was read as a label.
  @Test func theNameOfTheStateIsNone() {
    let stain = PrintedSpecimen.line("1N", 0, 8, height: 1.3, confidence: 0.01, isAgreed: false)
    let state = PrintedSpecimen.line("KANSAS", 6, 8)
    let fields = PrintedSpecimen.fields(Self.withoutSurname + [stain, state])
    #expect(fields[.lastName] == nil)
  }

  /// The label has a line of its own, in which the net for printed lines has hardly read what another line has surely.
  @Test func theSurerReadingOfANameCounts() {
    var label = PrintedSpecimen.line("IL", 32, 22, height: 1.4, isAgreed: false)
    label.versions.append(.init("1LN CARDHOLOER", confidence: 0.01, look: .columns))
    var name = PrintedSpecimen.line("CARDHOIDER", 38, 22, confidence: 0.78, isAgreed: false)
    name.versions.append(.init("1Lw CARDHOLDER", confidence: 0.7, look: .columns))
    name.versions.append(.init("CARDHOLDER", confidence: 0.56, look: .page))
    let fields = PrintedSpecimen.fields(Self.withoutSurname + [label, name])
    #expect(fields[.lastName]?.value.text == "CARDHOLDER")
    #expect(fields[.firstName]?.value.text == "IMA")
  }
}
