import IdentityDocument

/// A machine-readable zone: parsing, its fields, its repair.
func check(_ bytes: [UInt8]) {
  guard let mrz = try? MRZ(parsing: bytes) else { return }
  guard let again = try? MRZ(parsing: mrz.lines.joined(separator: "\n")) else {
    return expect(false, "the lines of a zone are a zone")
  }
  expect(again == mrz, "the lines of a zone are that zone")
  _ = CalendarDate("2026-11-22").map { DocumentData(mrz, asOf: $0) }
  let repair = MRZRepair(mrz)
  for digit in MRZ.Check.allCases where mrz.checks[digit] == .valid {
    expect(!repair.mrz.checks[digit].isInvalid, "a digit that agreed agrees after the repair")
  }
  let twice = MRZRepair(repair.mrz)
  expect(twice.mrz == repair.mrz, "a repair leaves nothing to repair")
  expect(twice.corrections.isEmpty, "a repair leaves nothing to correct")
}
