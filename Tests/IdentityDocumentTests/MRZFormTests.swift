import IdentityDocument
import Testing

/// Zones whose check digits are right and whose codes, states or names cannot be what they stand for.
@Suite("MRZ form") struct MRZFormTests {
  /// What a zone is refused for.
  private func refusals(_ zone: String) throws -> [String] {
    try ZoneSource.refusals(of: MRZ(parsing: zone)).map {
      "\($0.code) \($0.field?.rawValue ?? "-") \($0.line ?? 0):\($0.column ?? 0)"
    }
  }

  @Test(arguments: [
    (Specimen.td3, "P<UTO", "<PUTO", "documentType", 1, 1),
    (Specimen.td3, "P<UTO", "7<UTO", "documentType", 1, 1),
    (Specimen.td3, "P<UTO", "P<123", "issuingCountry", 1, 3),
    (Specimen.td3, "P<UTO", "P<UT0", "issuingCountry", 1, 5),
    (Specimen.td3, "P<UTO", "P<<UT", "issuingCountry", 1, 3),
    (Specimen.td3, "P<UTO", "P<U<O", "issuingCountry", 1, 5),
    (Specimen.td3, "P<UTO", "P<<<<", "issuingCountry", 1, 3),
    (Specimen.td3, "ERIKSSON", "ERIK55ON", "lastName", 1, 10),
    (Specimen.td3, "6UTO74", "6UT074", "originatingCountry", 2, 13),
    (Specimen.mrvB, "ANNA", "ANN4", "lastName", 1, 19),
    (Specimen.mrvB, "V<UTO", "V<U1O", "issuingCountry", 1, 4),
    (Specimen.td2, "I<UTO", "I<0TO", "issuingCountry", 1, 3),
    (Specimen.td1, "159UTO", "1590TO", "originatingCountry", 2, 16),
    (Specimen.td1, "MARIA", "MAR1A", "lastName", 3, 19),
  ])
  func `what no check digit covers has the form that it needs`(
    zone: String, part: String, other: String, field: String, line: Int, column: Int
  ) throws {
    let changed = zone.replacing(part, with: other)
    #expect(changed != zone)
    #expect(try MRZ(parsing: changed).isValid)
    #expect(try refusals(changed) == ["incomplete \(field) \(line):\(column)"])
  }

  @Test(arguments: [Specimen.td1, Specimen.td2, Specimen.td3, Specimen.mrvA, Specimen.mrvB])
  func `zones of the standard have it`(zone: String) throws {
    #expect(try refusals(zone).isEmpty)
  }

  @Test(arguments: [("P<UTO", "P<D<<"), ("P<UTO", "PDUTO"), ("P<UTO", "P7UTO"), ("P<UTO", "X<EU<")])
  func `short states and unusual codes have it`(part: String, other: String) throws {
    #expect(try refusals(Specimen.td3.replacing(part, with: other)).isEmpty)
  }

  @Test func `digits are letters in Russian internal passports alone`() throws {
    let names = Specimen.td3.replacing("P<UTOERIKSSON<<ANNA", with: "PNRUSERIKSSON<<ANN9")
    #expect(try refusals(names).isEmpty)
    #expect(
      try refusals(names.replacing("PNRUS", with: "P<RUS")) == ["incomplete lastName 1:19"])
  }
}
