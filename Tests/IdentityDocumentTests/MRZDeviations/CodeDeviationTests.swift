import IdentityDocument
import Testing

/// MRZ deviations: document codes, codes of states, and the writing of the text.
@Suite("MRZ deviations: document codes")
struct CodeDeviationTests {
  @Test(arguments: [
    ("V<UTO" + InventedPerson.names + "<<<<<<<<<<<<<<<<<<<", MRZ.Format.mrvA, "AB12CD34EF56GH78"),
    ("VCUTO" + InventedPerson.names + "<<<<<<<<<<<", .mrvB, "AB12CD34"),
  ])
  func `visas have no composite digit`(line1: String, format: MRZ.Format, data: String) throws {
    let mrz = try MRZ(parsing: line1 + "|KM48291536UTO8507192F3311307" + data)
    #expect(mrz.format == format)
    #expect(mrz.checks.composite == .notPrinted)
    #expect(mrz.optionalData1 == data)
    #expect(mrz.isValid)
  }

  @Test(arguments: ["AC", "RP", "I5", "P<", "CR", "IR"])
  func `a card of any code`(code: String) throws {
    let mrz = try InventedPerson.card(
      code + "UTOKM48291536<<<<<<<<<<<<<<<|8507192F3311307UTO<<<<<<<<<<<4")
    #expect(mrz.format == .td1)
    #expect(mrz.documentCode == code.replacing("<", with: ""))
    #expect(mrz.isValid)
  }

  @Test func `a larger card with the code of a passport`() throws {
    let mrz = try MRZ(
      parsing: "P<UTO" + InventedPerson.names + "<<<<<<<<<<<|KM48291536UTO8507192F3311307<<<<<<<4")
    #expect(mrz.format == .td2)
    #expect(mrz.isValid)
  }

  @Test(arguments: [
    "XXA", "XXB", "XXC", "XXX", "UNO", "UNA", "UNK", "EUE", "RKS", "XOM", "XPO", "GBN", "GBD",
    "ROM",
  ])
  func `a nationality outside ISO 3166`(code: String) throws {
    let mrz = try InventedPerson.passport("KM48291536\(code)8507192F3311307<<<<<<<<<<<<<<04")
    #expect(mrz.nationality == code)
    #expect(mrz.isValid)
  }

  @Test func `lines run together, lower case and blanks`() throws {
    let mrz = try MRZ(parsing: Specimen.td1)
    #expect(try MRZ(parsing: Specimen.td1.replacing("\n", with: "")) == mrz)
    #expect(try MRZ(parsing: Specimen.td1.lowercased(), leniency: .lenient) == mrz)
    let spaced = Specimen.td1.replacing("<", with: "< ")
    #expect(try MRZ(parsing: spaced, leniency: .lenient) == mrz)
    #expect(throws: MRZError.self) { try MRZ(parsing: spaced) }
  }
}
