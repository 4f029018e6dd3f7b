import Testing

@testable import IdentityDocument

/// Licences of Québec and Queensland, which no label of their names tells.
@Suite struct QuebecLicenceTests {
  private typealias Page = PrintedSpecimen

  private static func quebec(_ number: String, birth: String = "1970-03-20", isAgreed: Bool = true)
    -> [PrintedLine]
  {
    [
      Page.line("PERMIS DE CONDUIRE", 28.5, 4.9), Page.line("Québec", 3, 5.4),
      Page.line("4d", 28.4, 10.4, height: 1), Page.line(number, 31, 10.4, isAgreed: isAgreed),
      Page.line("634, RUE DES ÉRABLES", 30.1, 20.9), Page.line("QUÉBEC QC H5R 3T2", 30, 23.7),
      Page.caption("3 Date de naissance", 28.4, 26.3), Page.line(birth, 28.6, 29),
    ]
  }

  /// The number holds the day of birth.
  @Test(
    arguments: [
      ("B9634-200370-34", "1970-03-20", true, 0.9), ("B9634-200370-34", "1971-03-20", true, 0.75),
      ("B9634-200370-34", "1970-03-20", false, 0.6), ("B9634-20037-034", "1970-03-20", true, nil),
      ("99634-200370-34", "1970-03-20", true, nil),
    ] as [(String, String, Bool, Double?)])
  func `a number is proven by the birth`(
    number: String, birth: String, isAgreed: Bool, confidence: Double?
  ) {
    let fields = Page.fields(Self.quebec(number, birth: birth, isAgreed: isAgreed))
    let stated = fields[.idNumber]
    #expect(
      confidence == nil
        ? stated?.evidence != .form || stated?.confidence ?? 0 < 0.6
        : stated?.confidence == confidence)
    #expect(fields[.addressLine]?.value.text == "634, RUE DES ÉRABLES QUÉBEC QC H5R 3T2")
    #expect(fields[.personalNumber] == nil)
  }

  /// The caption `Naissance` alone may stand over a place, too; the number tells which day it announces.
  @Test(
    arguments: [("L3108-190574-06", "1974-05-19"), ("L3108-200574-06", nil)] as [(String, String?)])
  func `a birth is told by the number`(number: String, birth: String?) {
    let fields = Page.fields([
      Page.line("Québec", 4, 6), Page.line("PERMIS DE CONDUIRE", 24, 5),
      Page.line(number, 30, 14.8),
      Page.caption("3 Naissance", 30, 30), Page.line("1974-05-19", 30, 32.6),
    ])
    #expect(fields[.dob]?.value.text == birth)
  }

  private static func queensland(_ rows: [(String, Double)]) -> [DocumentField: String] {
    let lines =
      [
        Page.line("Queensland", 3.5, 5.3), Page.line("Driver Licence", 48, 5.3),
        Page.line("DoB 06 Feb 1953", 28.6, 24), Page.caption("Expiry", 58.7, 28),
        Page.line("06.02.26", 58.6, 31),
      ] + rows.map { Page.line($0.0, 28.6, $0.1) }
    return Page.text(Page.fields(lines))
  }

  @Test func `capitals over small letters are names`() {
    let values = Self.queensland([("LINDQVIST", 12.2), ("Owen James", 15.4)])
    #expect(values[.lastName] == "LINDQVIST" && values[.firstName] == "Owen James")
  }

  @Test(
    arguments: [
      [("LINDQVIST", 12.2), ("OWEN", 15.4)], [("Lindqvist", 12.2), ("Owen", 15.4)],
      [("LINDQVIST", 10), ("Owen", 15.4)], [("LINDQVIST", 12.2), ("Owen 2", 15.4)],
      // Two such pairs.
      [("LINDQVIST", 12.2), ("Owen", 15.4), ("ORGAN", 40), ("Donor Maybe", 43)],
    ])
  func `other rows are none`(rows: [(String, Double)]) {
    let values = Self.queensland(rows)
    #expect(values[.lastName] == nil && values[.firstName] == nil)
  }
}
