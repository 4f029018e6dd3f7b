import IdentityDocument

/// The verdicts of a zone's check digits in an answer: `valid`, `invalid`, `notPrinted`.
struct ChecksAnswer: Encodable {
  var idNumber: String
  var dateOfBirth: String
  var expiryDate: String
  var personalNumber: String
  var composite: String

  init(_ checks: MRZChecks) {
    idNumber = checks.documentNumber.word
    dateOfBirth = checks.dateOfBirth.word
    expiryDate = checks.dateOfExpiry.word
    personalNumber = checks.personalNumber.word
    composite = checks.composite.word
  }
}

extension CheckOutcome {
  /// The verdict as answers print it.
  var word: String {
    switch self {
    case .valid: "valid"
    case .invalid: "invalid"
    case .notPrinted: "notPrinted"
    }
  }
}
