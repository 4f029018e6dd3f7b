/// What a zone says, as one flat value to keep, to compare and to send.
///
/// Format, lines and the five Booleans are those of Jumio's `NetverifyMrzData`, with the same meaning;
/// the fields beside them are what the zone holds.
public struct MRZData: Hashable, Sendable {
  /// The layout of the zone.
  public var format: MRZ.Format
  /// The lines of the zone, from the top.
  public var lines: [String]
  /// What every check digit says.
  public var checks: MRZChecks
  /// What repair has changed, in the order of the zone.
  public var corrections: [MRZCorrection]
  /// Places at which a usual confusion of characters would change no check digit.
  public var undetectable: [MRZ.Position]

  /// What kind of document it is, without fillers.
  public var documentCode: String
  /// Who issued the document, as it is printed but without fillers.
  public var issuingState: String
  /// The number of the document, whole; empty where none is printed.
  public var documentNumber: String
  /// How the number is checked.
  public var documentNumberConvention: MRZ.DocumentNumber.Convention
  /// As a rule the surname; empty where none is printed.
  public var primaryIdentifier: String
  /// As a rule the given names; empty where none are printed.
  public var secondaryIdentifier: String
  /// Whether a name reaches the last place of its field.
  public var namesPossiblyTruncated: Bool
  /// The nationality as it is printed but without fillers, or `nil` where the layout has none.
  public var nationality: String?
  /// The date of birth with its century, or `nil` where there is none to be read.
  public var dateOfBirth: DocumentDate?
  /// The sex of the holder, or `nil` where there is none to be read.
  public var sex: Sex?
  /// The date of expiry with its century, or `nil` where there is none to be read.
  public var dateOfExpiry: DocumentDate?
  /// The first optional data, or `nil` where the layout has none.
  public var optionalData1: String?
  /// The second optional data, or `nil` where the layout has none.
  public var optionalData2: String?
  /// The personal number of a passport, or `nil` where the layout has none.
  public var personalNumber: String?

  /// Collects what a zone says.
  ///
  /// - Parameters:
  ///   - mrz: The zone.
  ///   - reference: The day to judge centuries from, as a rule today.
  ///   - corrections: What repair has changed in it.
  public init(_ mrz: MRZ, asOf reference: CalendarDate, corrections: [MRZCorrection] = []) {
    format = mrz.format
    lines = mrz.lines
    checks = mrz.checks
    self.corrections = corrections
    undetectable = mrz.undetectable
    documentCode = mrz.documentCode
    issuingState = mrz.issuingState
    let number = mrz.documentNumber
    documentNumber = number.value
    documentNumberConvention = number.convention
    primaryIdentifier = mrz.primaryIdentifier
    secondaryIdentifier = mrz.secondaryIdentifier
    namesPossiblyTruncated = mrz.namesPossiblyTruncated
    nationality = mrz.nationality
    dateOfBirth = mrz.dateOfBirth(asOf: reference)
    sex = mrz.sex
    dateOfExpiry = mrz.dateOfExpiry(asOf: reference)
    optionalData1 = mrz.optionalData1
    optionalData2 = mrz.optionalData2
    personalNumber = mrz.personalNumber
  }

  /// The first line.
  public var line1: String { lines.first ?? "" }
  /// The second line, or `nil` where the layout has one only.
  public var line2: String? { lines.count > 1 ? lines[1] : nil }
  /// The third line, or `nil` where the layout has none.
  public var line3: String? { lines.count > 2 ? lines[2] : nil }

  /// Whether the check digit of the document number is printed and right.
  public var idNumberValid: Bool { checks.idNumberValid }
  /// Whether the check digit of the date of birth is printed and right.
  public var dobValid: Bool { checks.dobValid }
  /// Whether the check digit of the date of expiry is right or not printed.
  public var expiryDateValid: Bool { checks.expiryDateValid }
  /// Whether the check digit of the personal number is right or not printed.
  public var personalNumberValid: Bool { checks.personalNumberValid }
  /// Whether the composite check digit is printed and right; never for a visa, which has none.
  public var compositeValid: Bool { checks.compositeValid }
  /// Whether every printed check digit is right.
  public var isValid: Bool { checks.areValid }

  /// Whether names may have been cut off in their field (`MRZ.namesMayBeCut`).
  var namesMayBeCut: Bool {
    namesPossiblyTruncated || format.isFilled(by: primaryIdentifier, secondaryIdentifier)
  }
}

#if !hasFeature(Embedded)
  extension MRZData: Codable {}
#endif
