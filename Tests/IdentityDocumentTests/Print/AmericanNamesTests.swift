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
}
