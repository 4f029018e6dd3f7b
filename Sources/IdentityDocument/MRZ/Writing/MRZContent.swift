/// What a zone is to say, for writing one.
///
/// Identifiers may be written as the visual zone has them, in Latin, Cyrillic or Arabic letters; the
/// writer transliterates them. Everything else is in the alphabet of the zone, or with spaces or
/// hyphens for fillers.
public struct MRZContent: Hashable, Sendable {
  /// What kind of document it is, one or two characters such as `P` or `ID`.
  public var documentCode: String
  /// Who issues the document, one to three letters such as `UTO` or `D`.
  public var issuingState: String
  /// The number of the document, of any length that the layout has room for.
  public var documentNumber: String
  /// As a rule the surname; may be empty where ``secondaryIdentifier`` is not.
  public var primaryIdentifier: String
  /// As a rule the given names; may be empty.
  public var secondaryIdentifier: String
  /// The nationality, one to three letters, or `nil` where the layout has none.
  public var nationality: String?
  /// The date of birth, or `nil` where it is unknown or the layout has none.
  public var dateOfBirth: DocumentDate?
  /// The sex, or `nil` where it is not stated or the layout has none.
  public var sex: Sex?
  /// The date of expiry, or `nil` where there is none or the layout has none.
  public var dateOfExpiry: DocumentDate?
  /// The first optional data; in a passport the personal number.
  public var optionalData1: String
  /// The second optional data.
  public var optionalData2: String

  /// Describes a zone.
  ///
  /// - Parameters:
  ///   - documentCode: What kind of document it is.
  ///   - issuingState: Who issues the document.
  ///   - documentNumber: The number of the document.
  ///   - primaryIdentifier: As a rule the surname.
  ///   - secondaryIdentifier: As a rule the given names.
  ///   - nationality: The nationality.
  ///   - dateOfBirth: The date of birth.
  ///   - sex: The sex.
  ///   - dateOfExpiry: The date of expiry.
  ///   - optionalData1: The first optional data; in a passport the personal number.
  ///   - optionalData2: The second optional data.
  public init(
    documentCode: String, issuingState: String, documentNumber: String,
    primaryIdentifier: String, secondaryIdentifier: String = "", nationality: String? = nil,
    dateOfBirth: DocumentDate? = nil, sex: Sex? = nil, dateOfExpiry: DocumentDate? = nil,
    optionalData1: String = "", optionalData2: String = ""
  ) {
    self.documentCode = documentCode
    self.issuingState = issuingState
    self.documentNumber = documentNumber
    self.primaryIdentifier = primaryIdentifier
    self.secondaryIdentifier = secondaryIdentifier
    self.nationality = nationality
    self.dateOfBirth = dateOfBirth
    self.sex = sex
    self.dateOfExpiry = dateOfExpiry
    self.optionalData1 = optionalData1
    self.optionalData2 = optionalData2
  }

  /// Takes the content from a zone; dates stay without their century.
  ///
  /// - Parameter mrz: The zone.
  public init(_ mrz: MRZ) {
    documentCode = mrz.documentCode
    issuingState = mrz.issuingState
    documentNumber = mrz.documentNumber.value
    primaryIdentifier = mrz.primaryIdentifier
    secondaryIdentifier = mrz.secondaryIdentifier
    nationality = mrz.value(of: .nationality)
    dateOfBirth = mrz.dateOfBirth
    sex = mrz.sex
    dateOfExpiry = mrz.dateOfExpiry
    optionalData1 = mrz.optionalData1 ?? ""
    optionalData2 = mrz.optionalData2 ?? ""
  }
}

#if !hasFeature(Embedded)
  extension MRZContent: Codable {}
#endif
