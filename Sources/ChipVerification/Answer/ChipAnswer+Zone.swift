import ChipReading
import IdentityDocument

extension ChipAnswer {
  /// What a printed zone has otherwise than the chip's, though all that both say may be the same: the layout, the code
  /// of the document, a check digit (BSI TR-03135, 5.7.2: element by element, exactly equal).
  ///
  /// What its fields say is the merge's to compare. A zone of which a character is in doubt is not held against the chip.
  ///
  /// - Parameters:
  ///   - zone: The printed zone.
  ///   - path: Where it stands in the answer.
  /// - Returns: A refusal for every difference.
  func refusals(of zone: ZoneSource, at path: SourcePath) -> [Refusal] {
    guard let own = data.zone?.mrz,
      zone.refusals.allSatisfy({ [.wrongCheckDigit, .incomplete].contains($0.code) })
    else { return [] }
    let printed = zone.mrz
    guard printed.format == own.format else {
      return [Refusal(.conflict, source: path, field: .documentType)]
    }
    func differs(_ field: MRZ.Field) -> Bool { printed.value(of: field) != own.value(of: field) }
    return Self.compared.compactMap { place, value, field in
      guard differs(place), !(value.map(differs) ?? false),
        let range = printed.format.range(of: place)
      else { return nil }
      return Refusal(
        .conflict, source: path, field: field, line: range.line, column: range.columns.lowerBound)
    }
  }

  /// The fields that are compared, with what a digit is that of: where that differs its digit has to.
  private static let compared: [(MRZ.Field, of: MRZ.Field?, DocumentField)] = [
    (.documentCode, nil, .documentType), (.documentNumberCheckDigit, .documentNumber, .idNumber),
    (.dateOfBirthCheckDigit, .dateOfBirth, .dob),
    (.dateOfExpiryCheckDigit, .dateOfExpiry, .expiryDate),
  ]
}
