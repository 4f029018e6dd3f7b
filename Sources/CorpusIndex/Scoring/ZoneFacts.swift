import IdentityDocument

/// What the lines of a zone say when they are parsed without any repair.
public struct ZoneFacts: Hashable, Sendable {
  /// The format as `docread` names it.
  public let format: String
  /// The values that users act on.
  public let fields: KeyFields
  /// Whether every printed check digit is right.
  public let isValid: Bool

  /// Parses lines, or gives `nil` where they are no zone of a known format.
  public init?(lines: [String]) {
    guard let mrz = try? MRZ(parsing: lines.joined(separator: "\n")) else { return nil }
    format = mrz.format.rawValue
    fields = KeyFields(
      number: mrz.documentNumber.value, birth: mrz.rawCharacters(of: .dateOfBirth) ?? "",
      expiry: mrz.rawCharacters(of: .dateOfExpiry) ?? "",
      names: "\(mrz.primaryIdentifier)<<\(mrz.secondaryIdentifier)")
    isValid = mrz.isValid
  }
}
