import IdentityDocument
import Testing

/// MRZ deviations: what issuers put in the field of the document number.
@Suite("MRZ deviations: what issuers put in the field of the document number")
struct NumberDeviationTests {
  @Test(arguments: [
    ("IDUTOKM4829153<0718<<<<<<<<<<<|8507192F3311307UTO<<<<<<<<<<<0", "KM4829153071", "8"),
    ("IDUTOKM4829153<0710<<<<<<<<<<<|8507192F3311307UTO<<<<<<<<<<<6", "KM4829153071", "0"),
    ("IDUTOKM4829153<0006<<<<<<<<<<<|8507192F3311307UTO<<<<<<<<<<<0", "KM4829153000", "6"),
    ("IDUTOKM4829153<0711<<<<<<<<<<<|8507192F3311307UTO<<<<<<<<<<<9", "KM4829153071", "1"),
  ])
  func `a long number of a small card`(lines: String, number: String, digit: String) throws {
    let mrz = try InventedPerson.card(lines)
    #expect(mrz.documentNumber.value == number)
    let convention: MRZ.DocumentNumber.Convention =
      switch digit {
      case "8": .longWithoutFiller
      case "0": .longWithFiller
      case "6": .longEitherWay
      default: .longUnproven
      }
    #expect(mrz.documentNumber.convention == convention)
    #expect(mrz.optionalData1 == "")
    #expect(mrz.isValid == (digit != "1"))
    #expect(mrz.checks.composite == .valid)
    #expect(
      mrz.checks.documentNumber == (digit == "1" ? .invalid(printed: "1", computed: 8) : .valid))
    #expect(mrz.deviations.contains(.fillerCountedInNumber) == (digit == "0"))
  }

  @Test func `a long number of a larger card`() throws {
    let mrz = try MRZ(
      parsing: "I<UTO" + InventedPerson.names + "<<<<<<<<<<<|KM4829153<UTO8507192F33113070718<<<0")
    #expect(
      mrz.documentNumber == .init(value: "KM4829153071", convention: .longWithoutFiller))
    #expect(mrz.optionalData1 == "")
    #expect(mrz.isValid)
  }

  @Test func `a long number with more optional data behind it`() throws {
    let mrz = try InventedPerson.card(
      "IDUTOKM4829153<0718<QX77<<<<<<|8507192F3311307UTO<<<<<<<<<<<7")
    #expect(mrz.documentNumber.value == "KM4829153071")
    #expect(mrz.optionalData1 == "QX77")
    #expect(mrz.isValid)
  }

  @Test(arguments: [
    // The number has a filler of its own.
    (
      "IDUTO<48291530<012345678901234|8507192F3311307UTO<<<<<<<<<<<7", "48291530", "012345678901234"
    ),
    // The number is short.
    ("IDUTOKM482915<<0123456789<<<<<|8507192F3311307UTO<<<<<<<<<<<0", "KM482915", "0123456789"),
    // No filler ends what would be the rest of the number.
    (
      "IDUTOKM4829153<012345678901234|8507192F3311307UTO<<<<<<<<<<<7", "KM4829153",
      "012345678901234"
    ),
  ])
  func `what looks like a long number but is not`(
    lines: String, number: String, optionalData: String
  ) throws {
    let mrz = try InventedPerson.card(lines)
    #expect(mrz.documentNumber == .init(value: number, convention: .short))
    #expect(mrz.optionalData1 == optionalData)
    #expect(mrz.checks.documentNumber.isInvalid)
    #expect(mrz.checks.composite == .valid)
    #expect(!mrz.isValid)
  }

  @Test func `no number at all`() throws {
    let mrz = try InventedPerson.card(
      "I<UTO<<<<<<<<<<<<<<<<<<<<<<<<<|8507192F3311307UTO<<<<<<<<<<<6")
    #expect(mrz.documentNumber.value == "")
    #expect(mrz.checks.documentNumber == .notPrinted)
    #expect(mrz.isValid)
    #expect(mrz.deviations == [.noDocumentNumber])
  }

  @Test func `a Belgian card has a long number and the national number in its second data`() throws
  {
    let mrz = try MRZ(
      parsing: """
        IDBEL600004711<2346<<<<<<<<<<<
        8507192F3311307BEL850719123451
        PEETERS<<LOTTE<<<<<<<<<<<<<<<<
        """)
    #expect(mrz.documentNumber == .init(value: "600004711234", convention: .longEitherWay))
    #expect(mrz.optionalData2 == "85071912345")
    #expect(mrz.isValid)
  }

  @Test func `a Portuguese number has letters in its rest, and the names are cut`() throws {
    let mrz = try MRZ(
      parsing: """
        I<PRT004711223<ZZ44<<<<<<<<<<<
        8507192F3311307PRT<<<<<<<<<<<6
        SILVA<MARTINS<<BEATRIZ<CONSTAN
        """)
    #expect(mrz.documentNumber == .init(value: "004711223ZZ4", convention: .longWithoutFiller))
    #expect(mrz.primaryIdentifier == "SILVA MARTINS")
    #expect(mrz.secondaryIdentifier == "BEATRIZ CONSTAN")
    #expect(mrz.namesPossiblyTruncated)
    #expect(mrz.isValid)
  }

  @Test func `a Swiss card has a number of eight characters`() throws {
    let mrz = try MRZ(
      parsing: """
        IDCHEE7654321<2<<<<<<<<<<<<<<<
        8507192F3311307CHE<<<<<<<<<<<2
        GERBER<<URS<<<<<<<<<<<<<<<<<<<
        """)
    #expect(mrz.documentNumber == .init(value: "E7654321", convention: .short))
    #expect(mrz.isValid)
  }
}
