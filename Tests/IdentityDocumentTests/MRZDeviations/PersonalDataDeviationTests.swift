import IdentityDocument
import Testing

/// MRZ deviations: the sex and the digit of the personal number.
@Suite("MRZ deviations: the sex and the digit of the personal number")
struct PersonalDataDeviationTests {
  @Test(arguments: ["X", "<", "R"])
  func `a sex other than M and F`(letter: String) throws {
    let mrz = try InventedPerson.passport("KM48291536UTO8507192\(letter)3311307<<<<<<<<<<<<<<04")
    #expect(mrz.sex == (letter == "R" ? nil : .unspecified))
    #expect(mrz.isSexPrintedAsX == (letter == "X"))
    #expect(mrz.rawCharacters(of: .sex) == letter)
    #expect(mrz.isValid)
    #expect(mrz.deviations.isEmpty == (letter == "<"))
  }

  @Test(arguments: [
    ("KM48291536UTO8507192F3311307<<<<<<<<<<<<<<<4", CheckOutcome.notPrinted),
    ("KM48291536UTO8507192F3311307<<<<<<<<<<<<<<04", .valid),
    // A number without its digit, though the digit would be 0, which is what a filler counts.
    ("KM48291536UTO8507192F33113077700<<<<<<<<<<<4", .invalid(printed: "<", computed: 0)),
  ])
  func `the digit of a personal number may be missing only with it`(
    line2: String, outcome: CheckOutcome
  ) throws {
    let mrz = try InventedPerson.passport(line2)
    #expect(mrz.checks.personalNumber == outcome)
    #expect(mrz.checks.composite == .valid)
    #expect(mrz.isValid != outcome.isInvalid)
  }
}
