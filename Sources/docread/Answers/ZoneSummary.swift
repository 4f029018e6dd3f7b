import IdentityDocument

/// A zone for people: a field a line, with the verdict of its check digit.
struct ZoneSummary: CustomStringConvertible {
  private var rows: [(name: String, value: String, verdict: String)] = []
  private let lines: [String]

  private let language: MessageLanguage

  /// Names what a zone says.
  ///
  /// - Parameters:
  ///   - mrz: The zone.
  ///   - birth: The date of birth, where another source states its century.
  ///   - asOf: The day that decides centuries and expiry.
  ///   - language: The language of the names.
  init(
    _ mrz: MRZ, birth: DocumentDate? = nil, asOf: CalendarDate, in language: MessageLanguage
  ) {
    self.language = language
    let checks = mrz.checks
    lines = mrz.lines
    add(.document, "\(mrz.documentCode) (\(mrz.format.title(in: language)))")
    add(.issuingState, Self.country(mrz.issuingState))
    let number = mrz.documentNumber
    add(.idNumber, number.value, checks.documentNumber)
    add(.lastName, mrz.primaryIdentifier)
    add(.firstName, mrz.secondaryIdentifier)
    if mrz.namesPossiblyTruncated { add("", language.phrase(.possiblyTruncated)) }
    add(.originatingCountry, mrz.nationality.map(Self.country))
    add(.dob, (birth ?? mrz.dateOfBirth(asOf: asOf))?.answer, checks.dateOfBirth)
    add(.gender, mrz.sex?.rawValue)
    add(.issuingDate, mrz.dateOfIssue?.resolved(asOf: asOf, as: .issue).answer)
    let expiry = mrz.dateOfExpiry(asOf: asOf)
    add(.expiryDate, expiry?.answer, checks.dateOfExpiry)
    if let day = expiry?.calendarDate, day < asOf {
      add("", language.phrase(.expired, [("day", "\(asOf)")]))
    }
    if let personal = mrz.personalNumber, !personal.isEmpty || checks.personalNumber.isInvalid {
      add(.personalNumber, personal, checks.personalNumber)
    } else {
      add(.optionalData, mrz.optionalData1)
    }
    add("\(language.phrase(.optionalData)) 2", mrz.optionalData2)
    if checks.composite != .notPrinted {
      add(language.phrase(.composite), language.phrase(.wholeZone), checks.composite)
    }
  }

  private mutating func add(_ phrase: MessageKey.Phrase, _ value: String?) {
    add(language.phrase(phrase), value)
  }

  private mutating func add(
    _ field: DocumentField, _ value: String?, _ outcome: CheckOutcome? = nil
  ) {
    add(language.label(of: field), value, outcome)
  }

  private mutating func add(_ name: String, _ value: String?, _ outcome: CheckOutcome? = nil) {
    guard let value, !value.isEmpty || outcome?.isInvalid == true else { return }
    let verdict =
      switch outcome {
      case nil, .notPrinted: ""
      case .valid: language.phrase(.valid)
      case .invalid(let printed, let computed):
        language.phrase(.invalid, [("printed", "\(printed)"), ("computed", "\(computed)")])
      }
    rows.append((name, value, verdict))
  }

  private static func country(_ code: String) -> String {
    guard let name = CountryCode(rawValue: code).name else { return code }
    return "\(code) (\(name))"
  }

  var description: String {
    let width = rows.filter { !$0.verdict.isEmpty }.map(\.value.count).max() ?? 0
    let nameWidth = max(17, rows.map(\.name.count).max() ?? 0)
    var text = rows.map { row -> String in
      let name = row.name.padded(to: nameWidth)
      guard !row.verdict.isEmpty else { return "  \(name) \(row.value)" }
      return "  \(name) \(row.value.padded(to: width))  \(row.verdict)"
    }
    text += lines.map { "  | \($0)" }
    return text.joined(separator: "\n")
  }
}

extension String {
  /// The text with blanks behind it, up to a width in characters.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}

extension MRZ.Format {
  /// The format in words.
  func title(in language: MessageLanguage) -> String {
    switch self {
    case .td1: "TD1, " + language.phrase(.cardOfThreeLines)
    case .td2: "TD2, " + language.phrase(.cardOfTwoLines)
    case .td3: "TD3, " + language.phrase(.passport)
    case .mrvA: "MRV-A, " + language.phrase(.visa)
    case .mrvB: "MRV-B, " + language.phrase(.visa)
    case .frenchIdentityCard: language.phrase(.frenchIdentityCard)
    case .frenchDrivingLicence: language.phrase(.frenchDrivingLicence)
    case .swissDrivingLicence: language.phrase(.swissDrivingLicence)
    }
  }
}

extension MessageLanguage {
  /// A phrase of a summary.
  func phrase(_ phrase: MessageKey.Phrase, _ values: [(String, String)] = []) -> String {
    MessageKey.phrase(phrase).text(in: self, values)
  }

  /// The name of a field before its value; within a sentence English has an article.
  func label(of field: DocumentField) -> String {
    let name = MessageKey.field(field).text(in: self)
    return self == .english && name.hasPrefix("the ") ? String(name.dropFirst(4)) : name
  }
}
