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

  @Test(arguments: [Specimen.td1, Specimen.td2, Specimen.td3])
  func `spaces are fillers where the lines fit no layout without them`(zone: String) throws {
    let text = zone.replacing("<", with: " ")
    #expect(throws: MRZError.self) { try MRZ(parsing: text) }
    let mrz = try MRZ(parsing: text, leniency: .lenient)
    #expect(mrz == (try MRZ(parsing: zone)))
    #expect(mrz.isValid)
    #expect(mrz.normalisations.count == zone.count { $0 == "<" })
    #expect(mrz.normalisations.allSatisfy { $0.read == " " && $0.written == "<" })
  }

  @Test func `spaces before and behind the lines are none`() throws {
    let text = "  " + Specimen.td2.replacing("<", with: " ").replacing("\n", with: "   \n ")
    // The first line ends with fillers: what stands behind them is told from them by the length.
    #expect(try MRZ(parsing: text, leniency: .lenient) == MRZ(parsing: Specimen.td2))
    let ending = Specimen.td3.replacing("A<<<<<<<<<<<<<<<<<<<\n", with: "ABCDEFGHIJKLMNOPQRST\n")
    let spaced = "  " + ending.replacing("<", with: " ").replacing("\n", with: "  \n ") + " "
    let mrz = try MRZ(parsing: spaced, leniency: .lenient)
    #expect(mrz == (try MRZ(parsing: ending)))
    #expect(changes(mrz).contains("1:1   -> ") && changes(mrz).contains("1:47   -> "))
  }

  @Test func `spaces that part groups are left out, though a layout has as many characters`()
    throws
  {
    let lines = Specimen.td2.split(separator: "\n").map { line in
      stride(from: 0, to: 36, by: 4).map { String(line.dropFirst($0).prefix(4)) }
        .joined(separator: " ")
    }
    #expect(lines.map(\.count) == [44, 44])
    let mrz = try MRZ(parsing: lines.joined(separator: "\n"), leniency: .lenient)
    #expect(mrz == (try MRZ(parsing: Specimen.td2)))
  }

  @Test func `letters and digits of full width become those of a zone`() throws {
    let wide = String(
      String.UnicodeScalarView(
        Specimen.td3.unicodeScalars.map { scalar in
          scalar == "\n" ? scalar : Unicode.Scalar(scalar.value + 0xFEE0) ?? scalar
        }))
    let mrz = try MRZ(parsing: "\u{FEFF}" + wide, leniency: .lenient)
    #expect(mrz == (try MRZ(parsing: Specimen.td3)))
    #expect(mrz.normalisations.count == 1 + 88)
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

  @Test func `what readers send around a zone is left out`() throws {
    let sent = "\u{2}" + Specimen.td3.replacing("\n", with: "\r") + "\r\u{3}"
    let mrz = try MRZ(parsing: sent, leniency: .lenient)
    #expect(mrz == (try MRZ(parsing: Specimen.td3)))
    #expect(throws: MRZError.self) { try MRZ(parsing: sent) }
    // No reader sends zeros: they are other text.
    let other = try MRZ(parsing: "\0" + Specimen.td3, leniency: .lenient)
    #expect(changes(other) == ["1:1 \0 -> "])
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
