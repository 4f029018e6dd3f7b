import IdentityDocument

extension Reading {
  /// What was read, as sources of a session's side.
  ///
  /// A reading that was made of its parts may have fields alone; they are sources too, proven where
  /// they come from a barcode.
  func sources(on side: Side) -> [DocumentSource] {
    let read = answer.sources
    return (read.isEmpty ? sourcesOfFields : read).map { $0.on(side) }
  }

  private var sourcesOfFields: [DocumentSource] {
    FieldZone.allCases.compactMap { zone in
      let claims = fields.filter { $0.key.zone == zone }.compactMap { key, field in
        key.name.claim(
          field, source: zone.path, proof: zone == .barcode ? .errorCorrection : .none)
      }
      guard !claims.isEmpty else { return nil }
      return DocumentSource(
        zone.path, kind: zone.kind, claims: claims.sorted(),
        refusals: isAccepted ? [] : [Refusal(.improbable, source: zone.path)])
    }
  }
}

extension FieldZone {
  /// Where a reading of parts has the zone.
  fileprivate var path: SourcePath {
    switch self {
    case .mrz: .mrz
    case .barcode: .barcode(0)
    case .print: .page
    }
  }

  fileprivate var kind: DocumentSource.Kind {
    switch self {
    case .mrz: .zone
    case .barcode: .barcode
    case .print: .page
    }
  }
}

extension FieldName {
  /// A value under this name as a claim to its field.
  fileprivate func claim(_ reading: FieldReading, source: SourcePath, proof: Proof) -> Claim? {
    let field = DocumentField.allCases.first { FieldName($0) == self } ?? .addressLine
    let value: FieldValue? =
      switch self {
      case .dateOfBirth, .dateOfExpiry, .dateOfIssue:
        CalendarDate(reading.value).map {
          .date(DocumentDate($0, printed: reading.sourceText))
        }
      case .nationality, .issuer: .country(CountryCode(rawValue: reading.value))
      case .gender: Sex(rawValue: reading.value).map { .sex($0) }
      default: .text(reading.value)
      }
    return value.map {
      Claim(
        field, $0, source: source, confidence: reading.confidence, proof: proof,
        sourceText: reading.sourceText)
    }
  }
}
