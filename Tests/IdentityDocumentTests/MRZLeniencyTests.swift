import IdentityDocument
import Testing

@Suite("MRZ leniency")
struct MRZLeniencyTests {
  private func changes(_ mrz: MRZ) -> [String] {
    mrz.normalisations.map { "\($0.line):\($0.column) \($0.read) -> \($0.written)" }
  }

  @Test func `lower case letters become capitals`() throws {
    let text = Specimen.td2.replacing("ANNA", with: "aNNa")
    #expect(throws: MRZError.self) { try MRZ(parsing: text) }
    let mrz = try MRZ(parsing: text, leniency: .lenient)
    #expect(mrz == (try MRZ(parsing: Specimen.td2)))
    #expect(changes(mrz) == ["1:16 a -> A", "1:19 a -> A"])
  }

  @Test func `blanks and empty lines are left out`() throws {
    let text =
      "\n  "
      + Specimen.td3.replacing("\n", with: " \n\n").replacing("L898902C3", with: "L8989 02C3")
      + "\t\n"
    let mrz = try MRZ(parsing: text, leniency: .lenient)
    #expect(mrz == (try MRZ(parsing: Specimen.td3)))
    #expect(
      changes(mrz) == ["1:1 \n -> ", "2:47   -> ", "3:1 \n -> ", "4:6   -> ", "4:46 \t -> "])
  }

  @Test func `what looks like a filler becomes one`() throws {
    let text = Specimen.td3.replacing("P<UTO", with: "P>UTO").replacing("A<M", with: "A‹M")
    let mrz = try MRZ(parsing: text, leniency: .lenient)
    #expect(mrz == (try MRZ(parsing: Specimen.td3)))
    #expect(changes(mrz) == ["1:2 > -> <", "1:20 ‹ -> <"])
  }

  @Test func `a double angle is one filler or two, as the line needs`() throws {
    let twice = Specimen.td3.replacing("N<<A", with: "N«A")
    let mrz = try MRZ(parsing: twice, leniency: .lenient)
    #expect(mrz.secondaryIdentifier == "ANNA MARIA")
    #expect(changes(mrz) == ["1:14 « -> <<"])
    let once = Specimen.td3.replacing("N<<A", with: "N«<A")
    #expect(try MRZ(parsing: once, leniency: .lenient) == mrz)
    #expect(changes(try MRZ(parsing: once, leniency: .lenient)) == ["1:14 « -> <"])
  }

  @Test func `other characters stay errors, at their place`() {
    #expect(
      throws: MRZError.unexpectedCharacter("É", at: .init(line: 1, column: 6, text: "P<UTOÉ"))
    ) { try MRZ(parsing: "P<utoÉRIKSSON", leniency: .lenient) }
  }

  @Test func `blanks alone are no zone`() {
    #expect(throws: MRZError.empty) { try MRZ(parsing: " \n \t\n", leniency: .lenient) }
  }
}
