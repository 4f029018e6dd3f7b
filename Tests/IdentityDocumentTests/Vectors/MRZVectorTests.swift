import IdentityDocument
import Testing

@Suite struct MRZVectorTests {
  @Test(arguments: try VectorFile(named: "mrz.txt").entries)
  func `a zone is answered as its entry says`(entry: VectorFile.Entry) throws {
    let mrz = try MRZ(parsing: entry[all: "line"].joined(separator: "\n"))
    let day = try #require(CalendarDate("2026-11-01"))
    let answers: [String: String] = [
      "format": Self.name(of: mrz.format),
      "code": mrz.documentCode,
      "issuer": mrz.issuingState,
      "number": mrz.documentNumber.value,
      "primary": mrz.primaryIdentifier,
      "secondary": mrz.secondaryIdentifier,
      "nationality": mrz.nationality ?? "",
      "birth": mrz.rawCharacters(of: .dateOfBirth) ?? "",
      "sex": mrz.rawCharacters(of: .sex) ?? "",
      "expiry": mrz.rawCharacters(of: .dateOfExpiry) ?? "",
      "optional1": mrz.optionalData1 ?? "",
      "optional2": mrz.optionalData2 ?? "",
      "born": Self.text(
        mrz.dateOfBirth(asOf: day), isThere: mrz.rawCharacters(of: .dateOfBirth) != nil),
      "expires": Self.text(
        mrz.dateOfExpiry(asOf: day), isThere: mrz.rawCharacters(of: .dateOfExpiry) != nil),
      "valid": Self.digits(of: mrz, isValid: true),
      "wrong": Self.digits(of: mrz, isValid: false),
    ]
    for (key, answer) in answers { #expect(answer == entry[key], "\(key)") }
    #expect(mrz.isValid == entry["wrong"].isEmpty)
    let notes = entry["notes"].split(separator: " ")
    #expect(mrz.namesPossiblyTruncated || !notes.contains("names-full"))
    #expect(mrz.documentNumber.isLong == notes.contains("long-number"))
  }

  /// The printed digits that agree, or that do not, by the names that an entry gives them.
  private static func digits(of mrz: MRZ, isValid: Bool) -> String {
    let checks = [
      ("number", mrz.checks.documentNumber), ("birth", mrz.checks.dateOfBirth),
      ("expiry", mrz.checks.dateOfExpiry), ("personal", mrz.checks.personalNumber),
      ("composite", mrz.checks.composite),
    ]
    return checks.filter { $0.1 != .notPrinted && ($0.1 == .valid) == isValid }.map(\.0)
      .joined(separator: " ")
  }

  private static func name(of format: MRZ.Format) -> String {
    switch format {
    case .td3: "TD3"
    case .frenchIdentityCard: "FRID"
    case .frenchDrivingLicence: "DL1"
    default: format.rawValue
    }
  }

  /// A date as the file writes it: `1974-08---`, `unknown`, `bad`.
  private static func text(_ date: DocumentDate?, isThere: Bool) -> String {
    guard isThere else { return "" }
    guard let date else { return "bad" }
    return date.isUnknown ? "unknown" : date.description.replacing("??", with: "--")
  }
}
