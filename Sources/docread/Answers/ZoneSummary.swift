import IdentityDocument

/// A zone for people: a field a line, with the verdict of its check digit.
struct ZoneSummary: CustomStringConvertible {
  private var rows: [(name: String, value: String, verdict: String)] = []
  private let lines: [String]

  init(_ mrz: MRZ, asOf: CalendarDate) {
    let checks = mrz.checks
    lines = mrz.lines
    add("document", "\(mrz.documentCode) (\(mrz.format.title))")
    add("issuing state", Self.country(mrz.issuingState))
    let number = mrz.documentNumber
    add("document number", number.value, checks.documentNumber)
    add("surname", mrz.primaryIdentifier)
    add("given names", mrz.secondaryIdentifier)
    if mrz.namesPossiblyTruncated { add("", "the names fill their field: possibly truncated") }
    add("nationality", mrz.nationality.map(Self.country))
    add("date of birth", mrz.dateOfBirth(asOf: asOf)?.answer, checks.dateOfBirth)
    add("sex", mrz.sex?.rawValue)
    add("date of issue", mrz.dateOfIssue?.resolved(asOf: asOf, as: .issue).answer)
    let expiry = mrz.dateOfExpiry(asOf: asOf)
    add("date of expiry", expiry?.answer, checks.dateOfExpiry)
    if let day = expiry?.calendarDate, day < asOf { add("", "expired as of \(asOf)") }
    if let personal = mrz.personalNumber, !personal.isEmpty || checks.personalNumber.isInvalid {
      add("personal number", personal, checks.personalNumber)
    } else {
      add("optional data", mrz.optionalData1)
    }
    add("optional data 2", mrz.optionalData2)
    if checks.composite != .notPrinted { add("composite", "all of it", checks.composite) }
  }

  private mutating func add(_ name: String, _ value: String?, _ outcome: CheckOutcome? = nil) {
    guard let value, !value.isEmpty || outcome?.isInvalid == true else { return }
    let verdict =
      switch outcome {
      case nil, .notPrinted: ""
      case .valid: "valid"
      case .invalid(let printed, let computed): "INVALID: printed \(printed), computed \(computed)"
      }
    rows.append((name, value, verdict))
  }

  private static func country(_ code: String) -> String {
    guard let name = CountryCode(rawValue: code).name else { return code }
    return "\(code) (\(name))"
  }

  var description: String {
    let width = rows.filter { !$0.verdict.isEmpty }.map(\.value.count).max() ?? 0
    var text = rows.map { row -> String in
      let name = row.name.padded(to: 17)
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
  var title: String {
    switch self {
    case .td1: "TD1, card of three lines"
    case .td2: "TD2, card of two lines"
    case .td3: "TD3, passport"
    case .mrvA: "MRV-A, visa"
    case .mrvB: "MRV-B, visa"
    case .frenchIdentityCard: "French identity card"
    case .frenchDrivingLicence: "French driving licence"
    case .swissDrivingLicence: "Swiss driving licence"
    }
  }
}
