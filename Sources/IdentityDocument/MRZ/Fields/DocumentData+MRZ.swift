extension DocumentData {
  /// What a machine-readable zone says, in the flat terms.
  ///
  /// - Parameters:
  ///   - mrz: The zone.
  ///   - reference: The day that decides centuries.
  public init(_ mrz: MRZ, asOf reference: CalendarDate) {
    self.init(fieldsOf: mrz, asOf: reference)
    mrzData = MRZData(mrz, asOf: reference)
  }

  /// Takes the fields of a zone alone: a claim needs no copy of the zone beside it.
  init(fieldsOf mrz: MRZ, asOf reference: CalendarDate) {
    self.init(extractionMethod: .mrz)
    documentType = DocumentKind(mrz)
    idNumber = mrz.documentNumber.value.nonEmpty
    personalNumber = mrz.personalNumber?.nonEmpty
    issuingDate = mrz.dateOfIssue?.resolved(asOf: reference, as: .issue)
    expiryDate = mrz.dateOfExpiry(asOf: reference)
    dob = mrz.dateOfBirth(asOf: reference)
    issuingCountry = mrz.issuingState.nonEmpty.map { CountryCode(rawValue: $0) }
    originatingCountry = mrz.nationality?.nonEmpty.map { CountryCode(rawValue: $0) }
    lastName = mrz.primaryIdentifier.nonEmpty
    firstName = mrz.secondaryIdentifier.nonEmpty
    gender = mrz.sex
    optionalData1 = mrz.optionalData(inLine: 1)?.nonEmpty
    optionalData2 = mrz.optionalData(inLine: 2)?.nonEmpty
  }
}

extension MRZ {
  /// The optional data that stand in a line, or `nil` where the layout has none there.
  ///
  /// `NetverifyDocumentData` counts them by line, ICAO Doc 9303 by their order; the personal number
  /// of a passport is the optional data of its second line.
  ///
  /// - Parameter line: The line, counted from 1.
  /// - Returns: The data without fillers and without what belongs to a long document number.
  public func optionalData(inLine line: Int) -> String? {
    if format.range(of: .optionalData1)?.line == line { return optionalData1 }
    if format.range(of: .optionalData2)?.line == line { return optionalData2 }
    return format.range(of: .personalNumber)?.line == line ? personalNumber : nil
  }
}

extension DocumentKind {
  /// The kind of document that a zone belongs to, by its format and the first letter of its code
  /// (ICAO Doc 9303-3, §5).
  ///
  /// - Parameter mrz: The zone.
  public init(_ mrz: MRZ) {
    switch mrz.format {
    case .td3: self = .passport
    case .mrvA, .mrvB: self = .visa
    case .frenchDrivingLicence, .swissDrivingLicence: self = .driverLicense
    case .frenchIdentityCard: self = .identityCard
    case .td1, .td2:
      self = mrz.documentCode.utf8.first == .ascii("P") ? .passport : .identityCard
    }
  }
}

extension String {
  /// The text, or `nil` where there is none.
  fileprivate var nonEmpty: String? { isEmpty ? nil : self }
}
