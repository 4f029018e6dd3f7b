import IdentityDocument

/// A parsed zone without a picture, as `docread parse --json` prints it.
struct ZoneTextAnswer: Encodable {
  var format: String
  var lines: [String]
  var documentCode: String
  var issuingState: String
  var documentNumber: String
  var documentNumberConvention: String?
  var primaryIdentifier: String
  var secondaryIdentifier: String
  var namesPossiblyTruncated: Bool
  var nationality: String?
  var dateOfBirth: String?
  var dateOfIssue: String?
  var dateOfExpiry: String?
  var sex: String?
  var optionalData1: String?
  var optionalData2: String?
  var personalNumber: String?
  var checks: ChecksAnswer
  var normalisations: [String]?
  var valid: Bool

  init(_ mrz: MRZ, asOf: CalendarDate) {
    format = mrz.format.rawValue
    lines = mrz.lines
    documentCode = mrz.documentCode
    issuingState = mrz.issuingState
    let number = mrz.documentNumber
    documentNumber = number.value
    documentNumberConvention = number.isLong ? number.convention.rawValue : nil
    primaryIdentifier = mrz.primaryIdentifier
    secondaryIdentifier = mrz.secondaryIdentifier
    namesPossiblyTruncated = mrz.namesPossiblyTruncated
    nationality = mrz.nationality
    dateOfBirth = mrz.dateOfBirth(asOf: asOf)?.answer
    dateOfIssue = mrz.dateOfIssue?.resolved(asOf: asOf, as: .issue).answer
    dateOfExpiry = mrz.dateOfExpiry(asOf: asOf)?.answer
    sex = mrz.sex?.rawValue
    optionalData1 = mrz.optionalData1 ?? mrz.personalNumber
    optionalData2 = mrz.optionalData2 ?? ""
    personalNumber = mrz.personalNumber
    checks = ChecksAnswer(mrz.checks)
    normalisations =
      mrz.normalisations.isEmpty
      ? nil
      : mrz.normalisations.map { normalisation in
        "line \(normalisation.line), column \(normalisation.column): "
          + "\(normalisation.read) to \(normalisation.written)"
      }
    valid = mrz.isValid
  }
}

extension DocumentDate {
  /// The date as answers print it, or `nil` where no part of it is known.
  var answer: String? { isUnknown ? nil : description }
}
