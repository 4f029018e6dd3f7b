import IdentityDocument

extension Reading {
  /// The flat dictionary of SelphID's `ocrResults`: every value under its source key
  /// (`Front/MRZ/DocumentNumber`), and the best of each field under its generic key.
  ///
  /// The best value is the one of the highest confidence; among equals the zone wins over the
  /// barcode, and the front over the back.
  public var ocrResults: [String: String] {
    var results: [String: String] = [:]
    for (key, field) in fields { results[key.description] = field.value }
    for (name, field) in bestFields { results[name.rawValue] = field.value }
    return results
  }

  /// The best value of each field, whatever its source.
  public var bestFields: [FieldName: FieldReading] {
    var best: [FieldName: FieldReading] = [:]
    for key in fields.keys.sorted(by: FieldKey.isPreferred) {
      guard let field = fields[key] else { continue }
      if let present = best[key.name], present.confidence >= field.confidence { continue }
      best[key.name] = field
    }
    return best
  }

  /// Takes over the values of a zone.
  mutating func addFields(of zone: MRZReading, side: Side, asOf: CalendarDate) {
    let mrz = zone.mrz
    func add(_ name: FieldName, _ value: String?, _ field: MRZ.Field) {
      guard let value, !value.isEmpty, let range = mrz.format.range(of: field) else { return }
      fields[FieldKey(side: side, zone: .mrz, name: name)] = FieldReading(
        value: value, sourceText: mrz.rawCharacters(of: field) ?? value,
        confidence: zone.confidence(of: range))
    }
    let names: MRZ.Field = mrz.format.range(of: .names) == nil ? .primaryIdentifier : .names
    add(.documentNumber, mrz.documentNumber.value, .documentNumber)
    add(.lastName, mrz.primaryIdentifier, names)
    add(.firstName, mrz.secondaryIdentifier, names == .names ? .names : .secondaryIdentifier)
    add(.nationality, mrz.nationality, .nationality)
    add(.issuer, mrz.issuingState, .issuingState)
    add(.gender, mrz.sex?.rawValue, .sex)
    add(.dateOfBirth, mrz.dateOfBirth(asOf: asOf)?.known, .dateOfBirth)
    add(.dateOfExpiry, mrz.dateOfExpiry(asOf: asOf)?.known, .dateOfExpiry)
    add(.personalNumber, mrz.personalNumber, .personalNumber)
    add(.optionalData1, mrz.optionalData1, .optionalData1)
    add(.optionalData2, mrz.optionalData2, .optionalData2)
  }
}

extension Reading {
  /// Takes over the values of a barcode.
  mutating func addFields(of document: DocumentData, side: Side) {
    func add(_ name: FieldName, _ value: String?) {
      guard let value, !value.isEmpty else { return }
      fields[FieldKey(side: side, zone: .barcode, name: name)] = FieldReading(
        value: value, sourceText: value, confidence: 1)
    }
    add(.documentNumber, document.idNumber)
    add(.lastName, document.lastName)
    add(.firstName, document.firstName)
    add(.nationality, document.originatingCountry?.rawValue)
    add(.issuer, document.issuingCountry?.rawValue)
    add(.gender, document.gender?.rawValue)
    add(.dateOfBirth, document.dob?.known)
    add(.dateOfIssue, document.issuingDate?.known)
    add(.dateOfExpiry, document.expiryDate?.known)
    add(.personalNumber, document.personalNumber)
    add(.placeOfBirth, document.placeOfBirth)
    let address = [
      document.addressLine, document.postCode, document.city, document.subdivision,
    ].compactMap { $0 }
    add(.address, address.isEmpty ? nil : address.joined(separator: ", "))
  }
}

extension FieldKey {
  /// Whether one source is asked before another: zones before barcodes, fronts before backs.
  fileprivate static func isPreferred(_ left: FieldKey, _ right: FieldKey) -> Bool {
    func rank(_ key: FieldKey) -> (Int, Int, String) {
      (key.zone == .mrz ? 0 : 1, key.side == .front ? 0 : 1, key.name.rawValue)
    }
    return rank(left) < rank(right)
  }
}

extension MRZReading {
  /// How sure the least certain character of a field is.
  fileprivate func confidence(of range: MRZ.FieldRange) -> Double {
    guard range.line <= characterConfidence.count else { return 0 }
    let line = characterConfidence[range.line - 1]
    guard range.columns.upperBound <= line.count else { return 0 }
    let cells = (range.columns.lowerBound - 1)..<range.columns.upperBound
    return Double(line[cells].min() ?? 0)
  }
}

extension DocumentDate {
  /// The date as text, or `nil` where no part of it is known.
  var known: String? { isUnknown ? nil : description }
}
