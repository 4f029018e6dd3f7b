import IdentityDocument
import Testing

/// MRZ deviations: names that are cut, missing or separated otherwise.
@Suite("MRZ deviations: names that are cut")
struct NameDeviationTests {
  @Test(arguments: [
    "P<UTOHOLLENSTEINER<BRANDAUER<<MAXIMILIANE<JO|KM48291536UTO8507192F3311307<<<<<<<<<<<<<<04",
    "I<UTOKM48291536<<<<<<<<<<<<<<<|8507192F3311307UTO<<<<<<<<<<<4|HOLLENSTEINER<<MAXIMILIANE<JOS",
    "I<UTOHOLLENSTEINER<<MAXIMILIANE<JOSE|KM48291536UTO8507192F3311307<<<<<<<4",
  ])
  func `a name that fills its field may be cut`(text: String) throws {
    let mrz = try MRZ(parsing: text)
    #expect(mrz.namesPossiblyTruncated)
    #expect(mrz.primaryIdentifier.hasPrefix("HOLLENSTEINER"))
    #expect(mrz.secondaryIdentifier.hasPrefix("MAXIMILIANE JO"))
    #expect(mrz.isValid)
  }

  @Test(arguments: [
    ("P<IDNWIBOWO<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<", "WIBOWO", ""),
    (
      "P<UTOANAK<AGUNG<PUTRI<LESTARI<WULANDARI<DEWI",
      "ANAK AGUNG PUTRI LESTARI WULANDARI DEWI", ""
    ),
    ("P<IND<<LAKSHMI<DEVI<<<<<<<<<<<<<<<<<<<<<<<<<", "", "LAKSHMI DEVI"),
    ("P<UTOOYELARAN<<TUNDE<<FEMI<<<<<<<<<<<<<<<<<<", "OYELARAN", "TUNDE FEMI"),
  ])
  func `names without one identifier or with a second separator`(
    line1: String, primary: String, secondary: String
  ) throws {
    let mrz = try MRZ(parsing: line1 + "|KM48291536UTO8507192F3311307<<<<<<<<<<<<<<04")
    #expect(mrz.primaryIdentifier == primary)
    #expect(mrz.secondaryIdentifier == secondary)
    #expect(mrz.isValid)
    #expect(mrz.deviations.contains(.noPrimaryIdentifier) == primary.isEmpty)
    #expect(mrz.deviations.contains(.secondNameSeparator) == (primary == "OYELARAN"))
  }

  @Test func `a card without a primary identifier`() throws {
    let mrz = try MRZ(
      parsing: """
        I<INDKM48291536<<<<<<<<<<<<<<<
        8507192F3311307IND<<<<<<<<<<<4
        <<LAKSHMI<DEVI<<<<<<<<<<<<<<<<
        """)
    #expect(mrz.primaryIdentifier == "")
    #expect(mrz.secondaryIdentifier == "LAKSHMI DEVI")
  }
}
