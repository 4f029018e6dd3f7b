/// What every check digit of a zone says (ICAO Doc 9303-3, §4.9).
public struct MRZChecks: Hashable, Sendable {
  /// The check digit of the document number.
  public var documentNumber: CheckOutcome
  /// The check digit of the date of birth.
  public var dateOfBirth: CheckOutcome
  /// The check digit of the date of expiry.
  public var dateOfExpiry: CheckOutcome
  /// The check digit of a passport's personal number.
  public var personalNumber: CheckOutcome
  /// The check digit over several fields together.
  public var composite: CheckOutcome

  /// Makes the outcomes of a zone in which no digit is printed.
  public init() {
    documentNumber = .notPrinted
    dateOfBirth = .notPrinted
    dateOfExpiry = .notPrinted
    personalNumber = .notPrinted
    composite = .notPrinted
  }

  /// The outcome of one check digit.
  ///
  /// - Parameter check: The check digit.
  public subscript(check: MRZ.Check) -> CheckOutcome {
    get {
      switch check {
      case .documentNumber: documentNumber
      case .dateOfBirth: dateOfBirth
      case .dateOfExpiry: dateOfExpiry
      case .personalNumber: personalNumber
      case .composite: composite
      }
    }
    set {
      switch check {
      case .documentNumber: documentNumber = newValue
      case .dateOfBirth: dateOfBirth = newValue
      case .dateOfExpiry: dateOfExpiry = newValue
      case .personalNumber: personalNumber = newValue
      case .composite: composite = newValue
      }
    }
  }

  /// Whether no printed digit is wrong.
  public var areValid: Bool {
    !documentNumber.isInvalid && !dateOfBirth.isInvalid && !dateOfExpiry.isInvalid
      && !personalNumber.isInvalid && !composite.isInvalid
  }

  /// The digits that are printed and wrong.
  public var failures: [MRZ.Check] {
    MRZ.Check.allCases.filter { self[$0].isInvalid }
  }
}

/// The five flags of Jumio's `NetverifyMrzData`.
extension MRZChecks {
  /// Whether the check digit of the document number is printed and right.
  public var idNumberValid: Bool { documentNumber == .valid }
  /// Whether the check digit of the date of birth is printed and right.
  public var dobValid: Bool { dateOfBirth == .valid }
  /// Whether the check digit of the date of expiry is right or not printed.
  public var expiryDateValid: Bool { !dateOfExpiry.isInvalid }
  /// Whether the check digit of the personal number is right or not printed.
  public var personalNumberValid: Bool { !personalNumber.isInvalid }
  /// Whether the composite check digit is printed and right; never for a visa, which has none.
  public var compositeValid: Bool { composite == .valid }
}

#if !hasFeature(Embedded)
  extension MRZChecks: Codable {}
#endif
