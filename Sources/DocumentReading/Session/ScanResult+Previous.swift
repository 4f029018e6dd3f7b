public import IdentityDocument

extension ScanResult {
  /// Makes an earlier result of the dictionary that it was written as, for
  /// ``ScanSession/init(configuration:sides:requiredCodes:previous:)``.
  ///
  /// How sure the values were is not written there: each new reading is surer than they are, save on a
  /// side that was accepted.
  ///
  /// - Parameters:
  ///   - ocrResults: The values under their source keys; generic keys say nothing more.
  ///   - acceptedSides: The sides whose reading was accepted.
  ///   - documentType: What kind of document it is, if known.
  public init(
    ocrResults: [String: String], acceptedSides: Set<Side>, documentType: DocumentKind? = nil
  ) {
    var reading = Reading()
    for (text, value) in ocrResults {
      guard let key = FieldKey(text) else { continue }
      reading.fields[key] = FieldReading(value: value, sourceText: value, confidence: 0)
    }
    var document = DocumentData()
    document.documentType = documentType
    // Of several sources the zone on the front comes last, and stays; print comes first.
    let keys = reading.fields.keys.sorted {
      ($0.zone == .print ? 0 : 1, $0.description) < ($1.zone == .print ? 0 : 1, $1.description)
    }
    for key in keys {
      if let field = reading.fields[key] { document.restore(key.name, field.value) }
    }
    self.init(
      isAccepted: false, document: document, readings: reading.fields,
      acceptedSides: acceptedSides, documentCaptured: ocrResults["DocumentCaptured"])
  }
}

extension ScanResult {
  /// The side that ``documentCaptured`` is of: the first one on which a zone or a barcode was read.
  package var capturedSide: Side? {
    Side.allCases.first { side in
      readings.keys.contains { $0.side == side && $0.zone != .print }
    } ?? Side.allCases.first(where: acceptedSides.contains)
  }
}

extension DocumentData {
  /// Sets a field from the text of a result.
  fileprivate mutating func restore(_ name: FieldName, _ value: String) {
    switch name {
    case .firstName: firstName = value
    case .lastName: lastName = value
    case .dateOfBirth: dob = DocumentDate(restoring: value)
    case .gender: gender = Sex(rawValue: value)
    case .nationality: originatingCountry = CountryCode(rawValue: value)
    case .documentNumber: idNumber = value
    case .dateOfExpiry: expiryDate = DocumentDate(restoring: value)
    case .issuer: issuingCountry = CountryCode(rawValue: value)
    case .dateOfIssue: issuingDate = DocumentDate(restoring: value)
    case .placeOfBirth: placeOfBirth = value
    case .address: addressLine = value
    case .personalNumber: personalNumber = value
    case .optionalData1: optionalData1 = value
    case .optionalData2: optionalData2 = value
    }
  }
}

extension DocumentDate {
  /// The date of a result's text, `nil` where it is not whole.
  fileprivate init?(restoring text: String) {
    guard let date = CalendarDate(text) else { return nil }
    self.init(date, printed: text)
  }
}
