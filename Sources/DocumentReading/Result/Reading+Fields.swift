import IdentityDocument

extension Reading {
  /// The flat dictionary of SelphID's `ocrResults` of the document: every value under its source key
  /// (`Front/MRZ/DocumentNumber`), and under its name alone what the merge made of them.
  public var ocrResults: [String: String] {
    FieldReading.ocrResults(fields, of: document ?? DocumentData())
  }
}

extension FieldReading {
  /// Values under their source keys, and those of a document under the generic keys.
  static func ocrResults(
    _ fields: [FieldKey: FieldReading], of document: DocumentData
  ) -> [String: String] {
    var results = document.ocrResults
    for (key, field) in fields.sorted(by: { $0.key.description < $1.key.description }) {
      results[key.description] = field.value
      // A reading that was made of its parts may have a field that no document has.
      if results[key.name.rawValue] == nil { results[key.name.rawValue] = field.value }
    }
    return results
  }
}

extension Answer {
  /// The claims of a document under SelphID's keys.
  func fields(of document: MergedDocument) -> [FieldKey: FieldReading] {
    var fields: [FieldKey: FieldReading] = [:]
    for path in document.sources {
      guard let place = place(of: path), let zone = FieldZone(rawValue: place.zone) else {
        continue
      }
      let claims = document.claims.filter { $0.source == path }
      for claim in claims {
        guard let name = FieldName(claim.field) ?? FieldName(printed: claim.field) else { continue }
        let key = FieldKey(side: place.side, zone: zone, name: name)
        guard fields[key] == nil else { continue }
        fields[key] = FieldReading(
          value: claim.value.text, sourceText: claim.sourceText, confidence: claim.confidence)
      }
      let address = claims.filter { FieldName.addressFields.contains($0.field) }
      guard !address.isEmpty else { continue }
      let text = FieldName.addressFields.compactMap { field in
        address.first { $0.field == field }?.value.text
      }.joined(separator: ", ")
      fields[FieldKey(side: place.side, zone: zone, name: .address)] = FieldReading(
        value: text, sourceText: text, confidence: address.map(\.confidence).min() ?? 0)
    }
    return fields
  }
}

extension FieldName {
  /// The fields that make up an address, in the order of its line.
  static let addressFields: [DocumentField] = [
    .addressLine, .secondAddressLine, .postCode, .city, .subdivision,
  ]

  /// The name of a field, or `nil` where it has none of its own.
  init?(_ field: DocumentField) {
    switch field {
    case .firstName: self = .firstName
    case .lastName: self = .lastName
    case .dob: self = .dateOfBirth
    case .gender: self = .gender
    case .originatingCountry: self = .nationality
    case .idNumber: self = .documentNumber
    case .expiryDate: self = .dateOfExpiry
    case .issuingCountry: self = .issuer
    case .issuingDate: self = .dateOfIssue
    case .placeOfBirth: self = .placeOfBirth
    case .personalNumber: self = .personalNumber
    case .optionalData1: self = .optionalData1
    case .optionalData2: self = .optionalData2
    default: return nil
    }
  }

  /// The name of a field that print alone has: a name as it is spelt.
  fileprivate init?(printed field: DocumentField) {
    switch field {
    case .printedFirstName: self = .firstName
    case .printedLastName: self = .lastName
    default: return nil
    }
  }
}
