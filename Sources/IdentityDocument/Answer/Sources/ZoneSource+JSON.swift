extension ZoneSource {
  /// The zone as an answer writes it: its form in the words of ICAO Doc 9303, and the five flags of
  /// Jumio's `NetverifyMrzData`.
  ///
  /// - Parameters:
  ///   - reference: The day that decides centuries.
  ///   - language: The language of sentences.
  ///   - rules: Which fields are withheld; with any, the characters of the zone are left out too.
  /// - Returns: The object.
  public func json(
    asOf reference: CalendarDate, in language: MessageLanguage = .english,
    rules: MergeRules = MergeRules()
  ) -> JSONValue {
    let checks = mrz.checks
    let showsText = !rules.withholdsAny
    return .members([
      ("format", .string(mrz.format.rawValue)),
      ("lines", showsText ? .texts(mrz.lines) : nil),
      ("valid", .boolean(mrz.isValid)), ("accepted", .boolean(isAccepted)),
      ("refusals", .array(refusals.map { $0.json(in: language) })),
      ("fields", fields(asOf: reference, rules: rules)), ("checks", Self.json(checks)),
      ("idNumberValid", .boolean(checks.idNumberValid)), ("dobValid", .boolean(checks.dobValid)),
      ("expiryDateValid", .boolean(checks.expiryDateValid)),
      ("personalNumberValid", .boolean(checks.personalNumberValid)),
      ("compositeValid", .boolean(checks.compositeValid)),
      ("corrections", showsText ? .nonEmpty(corrections.map(Self.json)) : nil),
      ("normalisations", showsText ? .nonEmpty(mrz.normalisations.map(Self.json)) : nil),
      ("alternatives", showsText ? .nonEmpty(alternatives.map(Self.json)) : nil),
      ("confidence", .share(confidence)), ("engine", .text(engine)),
      ("quadrilateral", outline?.json),
    ])
  }

  /// What the fields hold, in the words of ICAO Doc 9303.
  private func fields(asOf reference: CalendarDate, rules: MergeRules) -> JSONValue {
    let number = mrz.documentNumber
    let all: [(String, DocumentField?, JSONValue?)] = [
      ("documentCode", .documentType, .text(mrz.documentCode)),
      ("issuingState", .issuingCountry, .text(mrz.issuingState)),
      ("documentNumber", .idNumber, .text(number.value)),
      ("documentNumberConvention", nil, number.isLong ? .text(number.convention.rawValue) : nil),
      ("primaryIdentifier", .lastName, .text(mrz.primaryIdentifier)),
      ("secondaryIdentifier", .firstName, .text(mrz.secondaryIdentifier)),
      ("namesPossiblyTruncated", nil, .boolean(mrz.namesPossiblyTruncated)),
      ("nationality", .originatingCountry, .text(mrz.nationality)),
      ("dateOfBirth", .dob, Self.text(mrz.dateOfBirth(asOf: reference))),
      ("sex", .gender, .text(mrz.sex?.rawValue)),
      (
        "dateOfIssue", .issuingDate,
        Self.text(mrz.dateOfIssue?.resolved(asOf: reference, as: .issue))
      ),
      ("dateOfExpiry", .expiryDate, Self.text(mrz.dateOfExpiry(asOf: reference))),
      ("personalNumber", .personalNumber, .text(mrz.personalNumber)),
      // The personal number of a passport is its optional data (ICAO Doc 9303-4, §4.2.2.2): once.
      (
        "optionalData1", .optionalData1,
        mrz.personalNumber == nil ? .text(mrz.optionalData1) : nil
      ),
      ("optionalData2", .optionalData2, .text(mrz.optionalData2)),
    ]
    return .members(
      all.map { name, field, value in
        let isWithheld = field.map { rules.withholds($0) } ?? false
        return (name, isWithheld ? nil : value)
      })
  }

  private static func json(_ checks: MRZChecks) -> JSONValue {
    [
      "documentNumber": .string(checks.documentNumber.verdict),
      "dateOfBirth": .string(checks.dateOfBirth.verdict),
      "dateOfExpiry": .string(checks.dateOfExpiry.verdict),
      "personalNumber": .string(checks.personalNumber.verdict),
      "composite": .string(checks.composite.verdict),
    ]
  }

  private static func text(_ date: DocumentDate?) -> JSONValue? {
    date.flatMap { $0.isUnknown ? nil : .string($0.description) }
  }

  private static func json(_ correction: MRZCorrection) -> JSONValue {
    [
      "line": .integer(correction.line), "column": .integer(correction.column),
      "read": .string(String(correction.read)),
      "corrected": .string(String(correction.corrected)),
      "proof": .string(correction.proof.description),
    ]
  }

  private static func json(_ normalisation: MRZ.Normalisation) -> JSONValue {
    [
      "line": .integer(normalisation.line), "column": .integer(normalisation.column),
      "read": .string(normalisation.read), "written": .string(normalisation.written),
    ]
  }

  private static func json(_ alternative: Alternative) -> JSONValue {
    ["lines": .texts(alternative.lines), "likelihood": .share(alternative.likelihood)]
  }
}
