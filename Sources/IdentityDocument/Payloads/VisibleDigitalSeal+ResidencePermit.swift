/// The seal on the sticker of a German residence permit, feature `FB`, category `06`.
///
/// Message 2 is the machine readable zone, 48 bytes of C40 for 72 characters with spaces for fillers;
/// message 3 is the number of the passport. Source: github.com/tsenger/vdstools.
extension VisibleDigitalSeal {
  /// Whether it is the seal of a German residence permit.
  public var isGermanResidencePermit: Bool {
    featureReference == 0xFB && typeCategory == 0x06
  }

  /// The machine readable zone in the seal, its lines parted by LF, or `nil` where there is none.
  public var machineReadableZone: String? {
    guard isGermanResidencePermit, let value = value(2), let characters = C40.decode(value) else {
      return nil
    }
    guard characters.count == 72 else { return nil }
    let zone = characters.map { $0 == .ascii(" ") ? .ascii("<") : $0 }
    return zone[..<36].text + "\n" + zone[36...].text
  }

  /// The number of the passport with which the permit is valid, or `nil` where there is none.
  public var passportNumber: String? {
    guard isGermanResidencePermit, let value = value(3) else { return nil }
    return C40.decode(value).flatMap { $0[...].trimmedText }
  }
}

extension DocumentData {
  /// What a seal says: of a German residence permit what its machine readable zone says, of others
  /// who issued them and when.
  ///
  /// - Parameters:
  ///   - seal: The seal.
  ///   - reference: The day to judge centuries from, as a rule today.
  public init(_ seal: VisibleDigitalSeal, asOf reference: CalendarDate) {
    self.init(extractionMethod: .barcode)
    issuingCountry = seal.issuingCountry
    issuingDate = seal.dateOfIssue
    guard seal.isGermanResidencePermit else { return }
    documentType = .identityCard
    guard
      let zone = seal.machineReadableZone,
      let mrz = try? MRZ(parsing: zone)
    else { return }
    let data = MRZData(mrz, asOf: reference)
    mrzData = data
    idNumber = data.documentNumber.isEmpty ? nil : data.documentNumber
    originatingCountry = data.nationality.map { CountryCode(rawValue: $0) }
    lastName = data.primaryIdentifier.isEmpty ? nil : data.primaryIdentifier
    firstName = data.secondaryIdentifier.isEmpty ? nil : data.secondaryIdentifier
    gender = data.sex
    dob = data.dateOfBirth
    expiryDate = data.dateOfExpiry
    optionalData1 = data.optionalData1
  }
}
