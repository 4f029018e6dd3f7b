extension MRZ {
  /// What one format prints where: its columns, their alphabets, its check digits.
  struct Layout: Sendable {
    /// Where the fields are.
    let fields: [FieldRange]
    /// Which check digits there are.
    let checkRules: [CheckRule]
    /// The alphabet of every character of the zone, one line behind the other.
    let alphabets: [Alphabet]
    /// The check rules in the form that the checking loop runs over.
    let plans: [CheckPlan]
    /// What every character of the zone has to do with check digits, one line behind the other.
    let protections: [Protection]

    /// Completes the tables of a format.
    init(_ format: Format, fields: [FieldRange], checkRules: [CheckRule]) {
      self.fields = fields
      self.checkRules = checkRules
      plans = checkRules.map { CheckPlan($0, format: format) }
      protections = Protection.table(format, of: checkRules)
      var alphabets = [Alphabet](repeating: .alphanumeric, count: format.characterCount)
      for range in fields {
        for column in range.columns {
          guard let offset = format.offset(line: range.line, column: column) else { continue }
          alphabets[offset] = range.field.alphabet(
            in: format, at: column - range.columns.lowerBound)
        }
      }
      self.alphabets = alphabets
    }
  }

  /// A check rule in offsets into the zone, without references.
  struct CheckPlan: Sendable {
    /// The check digit.
    let check: Check
    /// Where the check digit stands.
    let digit: Int
    /// How many of `starts` and `ends` count.
    let pieceCount: Int
    /// Where the covered pieces begin.
    var starts: InlineArray<4, Int> = .init(repeating: 0)
    /// Where the covered pieces end, exclusive.
    var ends: InlineArray<4, Int> = .init(repeating: 0)

    /// Translates a rule.
    init(_ rule: CheckRule, format: Format) {
      check = rule.check
      digit = format.offset(line: rule.line, column: rule.column) ?? 0
      pieceCount = min(4, rule.covered.count)
      for index in 0..<pieceCount {
        let range = rule.covered[index]
        let start = format.offset(line: range.line, column: range.columns.lowerBound) ?? 0
        starts[index] = start
        ends[index] = start + range.columns.count
      }
    }
  }
}

extension MRZ.Format {
  /// Where the layout places its fields, in the order of the lines and columns.
  public var fields: [MRZ.FieldRange] { layout.fields }

  /// The check digits of the layout and what they cover; the composite one is the last.
  public var checkRules: [MRZ.CheckRule] { layout.checkRules }

  /// Where the layout places a field, or `nil` where it has no such field.
  ///
  /// - Parameter field: The field.
  /// - Returns: Its line and its columns.
  public func range(of field: MRZ.Field) -> MRZ.FieldRange? {
    for range in layout.fields where range.field == field { return range }
    return nil
  }

  /// Which field stands at a place, or `nil` where the layout prints constant fillers or nothing.
  ///
  /// - Parameters:
  ///   - line: The line, counted from 1.
  ///   - column: The column, counted from 1.
  /// - Returns: The field.
  public func field(line: Int, column: Int) -> MRZ.Field? {
    for range in layout.fields where range.line == line && range.columns.contains(column) {
      return range.field
    }
    return nil
  }

  /// Which characters may stand at a place; every one where the layout has no such place.
  ///
  /// This is what ICAO Doc 9303 says of the layout. One document differs, and its zone says so
  /// itself: see ``MRZ/alphabet(line:column:)``.
  ///
  /// - Parameters:
  ///   - line: The line, counted from 1.
  ///   - column: The column, counted from 1.
  /// - Returns: The alphabet of the place.
  public func alphabet(line: Int, column: Int) -> MRZ.Alphabet {
    guard let offset = offset(line: line, column: column) else { return .alphanumeric }
    return layout.alphabets[offset]
  }

  /// The tables of the layout.
  @inline(__always)
  var layout: MRZ.Layout {
    switch self {
    case .td1: .td1
    case .td2: .td2
    case .td3: .td3
    case .mrvA: .mrvA
    case .mrvB: .mrvB
    case .frenchIdentityCard: .frenchIdentityCard
    case .frenchDrivingLicence: .frenchDrivingLicence
    case .swissDrivingLicence: .swissDrivingLicence
    }
  }
}

extension MRZ.Field {
  /// Which characters may stand in the field, `index` characters after its first.
  fileprivate func alphabet(in format: MRZ.Format, at index: Int) -> MRZ.Alphabet {
    switch self {
    case .documentCode: index == 0 ? .letters : .alphanumeric
    case .issuingState, .nationality: index == 0 ? .letters : .lettersOrFiller
    case .names, .primaryIdentifier, .secondaryIdentifier: .lettersOrFiller
    case .sex: .sex
    case .dateOfBirth, .dateOfExpiry: .digitsOrFiller
    case .compositeCheckDigit, .dateOfBirthCheckDigit: .digits
    // A filler where the Russian internal passport has no expiry.
    case .dateOfExpiryCheckDigit: .digitsOrFiller
    case .personalNumberCheckDigit: .digitsOrFiller
    // A filler announces a number of more than nine characters (ICAO Doc 9303-5, §4.2.2, note j).
    case .documentNumberCheckDigit:
      format.hasLongNumbers ? .digitsOrFiller : .digits
    case .documentNumber:
      switch format {
      // Year and month of issue, three characters of the department, a serial number.
      case .frenchIdentityCard: (4...6).contains(index) ? .alphanumeric : .digits
      case .swissDrivingLicence: .digitsOrFiller
      default: .alphanumeric
      }
    case .optionalData1, .optionalData2, .personalNumber: .alphanumeric
    }
  }
}
