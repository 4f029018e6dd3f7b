extension ZoneSource {
  /// What the zone says, field by field, as a source of the merge.
  ///
  /// - Parameters:
  ///   - path: Where the zone stands in the answer.
  ///   - reference: The day that decides centuries.
  /// - Returns: The source.
  public func source(_ path: SourcePath, asOf reference: CalendarDate) -> DocumentSource {
    let document = DocumentData(fieldsOf: mrz, asOf: reference)
    let claims = DocumentField.allCases.compactMap { field -> Claim? in
      guard let value = document[field], !value.isEmpty, let place = mrz.format.place(of: field)
      else { return nil }
      return Claim(
        field, value, source: path, confidence: confidence(of: place), proof: proof(of: place),
        sourceText: mrz.sourceText(of: field, at: place),
        isPossiblyCut: field.isName && mrz.namesMayBeCut)
    }
    var source = DocumentSource(
      path, kind: .zone, claims: claims,
      refusals: refusals.map { refusal in
        var refusal = refusal
        refusal.source = path
        return refusal
      }, outline: outline)
    source.confidenceBesideNames = confidenceBesideNames
    return source
  }

  /// The probability that every character is right that stands in no name, or `nil` for text.
  private var confidenceBesideNames: Double? {
    guard !characterConfidence.isEmpty else { return nil }
    let names: [MRZ.Field] = [.names, .primaryIdentifier, .secondaryIdentifier]
    let ranges = names.compactMap { mrz.format.range(of: $0) }
    var product = 1.0
    for (line, confidences) in characterConfidence.enumerated() {
      for (column, confidence) in confidences.enumerated()
      where !ranges.contains(where: { $0.line == line + 1 && $0.columns.contains(column + 1) }) {
        product *= Double(confidence)
      }
    }
    return product
  }

  /// Whether the check digits helped to choose the text, so that they prove nothing of it.
  private var digitsChoseText: Bool {
    refusals.contains { [.inconsistent, .ambiguous, .farFetched].contains($0.code) }
  }

  /// How sure the least certain character of a field is; of a long number those in the optional data
  /// count too.
  private func confidence(of place: MRZ.Field) -> Double {
    guard !characterConfidence.isEmpty else { return 1 }
    var least: Float = 1
    for range in ranges(of: place) {
      guard characterConfidence.indices.contains(range.line - 1) else { return 0 }
      let line = characterConfidence[range.line - 1]
      guard range.columns.upperBound <= line.count else { return 0 }
      for column in range.columns { least = min(least, line[column - 1]) }
    }
    return Double(least)
  }

  private func ranges(of place: MRZ.Field) -> [MRZ.LineRange] {
    let isLong = place == .documentNumber && mrz.documentNumber.isLong
    return (isLong ? [place, .optionalData1] : [place]).compactMap { field in
      mrz.format.range(of: field).map { MRZ.LineRange(line: $0.line, columns: $0.columns) }
    }
  }

  /// A valid check digit proves a field where it covers every character of it; frames that agree
  /// beyond the gate for one prove the others.
  private func proof(of place: MRZ.Field) -> Proof {
    let proof = proofByDigits(of: place)
    return proof == .none && isAccepted && agreeingFrames > 1 ? .frames : proof
  }

  private func proofByDigits(of place: MRZ.Field) -> Proof {
    guard !digitsChoseText else { return .none }
    let checks = mrz.checks
    if place == .documentNumber { return checks.documentNumber == .valid ? .checkDigit : .none }
    let isProven = mrz.format.checkRules.contains { rule in
      guard checks[rule.check] == .valid else { return false }
      return ranges(of: place).allSatisfy { range in
        rule.covered.contains { covered in
          covered.line == range.line && covered.columns.lowerBound <= range.columns.lowerBound
            && covered.columns.upperBound >= range.columns.upperBound
        }
      }
    }
    return isProven ? .checkDigit : .none
  }
}

extension MRZ {
  /// The characters of a field without the fillers at its end, of a name its part of the field.
  ///
  /// - Parameters:
  ///   - field: The field of the document.
  ///   - place: The field of the zone that holds it.
  /// - Returns: The text, or `nil` where the layout does not have the field.
  func sourceText(of field: DocumentField, at place: Field) -> String? {
    if place == .documentNumber, documentNumber.isLong { return documentNumber.value }
    guard let raw = rawCharacters(of: place) else { return nil }
    var text = raw.utf8[...]
    if place == .names {
      let bytes = Array(raw.utf8)
      let separator = bytes.indices.dropLast().first {
        bytes[$0] == .ascii("<") && bytes[$0 + 1] == .ascii("<")
      }
      if let separator {
        text = field == .lastName ? text.prefix(separator) : text.dropFirst(separator + 2)
      }
    }
    while text.last == .ascii("<") { text.removeLast() }
    return String(text)
  }
}

extension MRZ.Format {
  /// Where the layout has a field of a document, or `nil` where it has no such field.
  ///
  /// - Parameter field: The field.
  /// - Returns: The field of the zone that holds it.
  package func place(of field: DocumentField) -> MRZ.Field? {
    let place: MRZ.Field? =
      switch field {
      case .documentType: .documentCode
      case .idNumber: .documentNumber
      case .personalNumber: .personalNumber
      case .issuingCountry: .issuingState
      case .originatingCountry: self == .frenchIdentityCard ? .issuingState : .nationality
      case .lastName: range(of: .names) == nil ? .primaryIdentifier : .names
      case .firstName: range(of: .names) == nil ? .secondaryIdentifier : .names
      case .dob: .dateOfBirth
      case .gender: .sex
      // Year and month of issue begin the number of a French identity card.
      case .issuingDate: self == .frenchIdentityCard ? .documentNumber : nil
      case .expiryDate: .dateOfExpiry
      case .optionalData1: optionalData(inLine: 1)
      case .optionalData2: optionalData(inLine: 2)
      default: nil
      }
    return place.flatMap { range(of: $0) == nil ? nil : $0 }
  }

  private func optionalData(inLine line: Int) -> MRZ.Field? {
    [.optionalData1, .optionalData2, .personalNumber].first { range(of: $0)?.line == line }
  }
}
