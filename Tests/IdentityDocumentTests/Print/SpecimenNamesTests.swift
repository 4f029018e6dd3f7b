import Testing

@testable import IdentityDocument

/// People who are called `SPECIMEN` on published documents, and stamps that say so.
@Suite struct SpecimenNamesTests {
  private typealias Page = PrintedSpecimen

  /// The front of a card with a word where its surname stands, or elsewhere.
  private static func fields(
    _ word: PrintedLine, beside rest: [PrintedLine] = []
  ) -> [DocumentField: PrintedField] {
    Page.fields(
      [
        Page.line("OSOBNA ISKAZNICA / IDENTITY CARD", 30, 6),
        Page.caption("Prezime/Surname", 31, 12), word,
        Page.caption("Datum rođenja/Date of birth", 31, 24), Page.line("14 05 1988", 31, 27),
        Page.caption("Državljanstvo/Nationality", 31, 30), Page.line("HRV", 31, 33),
        Page.caption("Vrijedi do/Date of expiry", 31, 36), Page.line("02 07 2031", 31, 39),
      ] + rest)
  }

  @Test(arguments: ["SPECIMEN", "Specimen", "MUSTER", "SPECIMEN NOVAK"])
  func `the word in the place of a name is one`(name: String) {
    let fields = Self.fields(
      Page.line(name, 31, 15),
      beside: [Page.caption("Ime/Name", 31, 18), Page.line("IVANA", 31, 21)])
    #expect(fields[.lastName]?.value.text == name)
    #expect(fields[.firstName]?.value.text == "IVANA")
    #expect(fields[.lastName].map { $0.confidence < 0.9 } == true)
  }

  @Test(arguments: [
    PrintedSpecimen.line("SPECIMEN", 31, 17, height: 5), PrintedSpecimen.line("SPECIMEN", 36, 15),
    PrintedSpecimen.line("SPECIMEN", 31, 50),
  ])
  func `a stamp is nobody's name`(stamp: PrintedLine) {
    #expect(Self.fields(stamp)[.lastName] == nil)
  }
}
