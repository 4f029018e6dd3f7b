extension MRZ.Format {
  /// What a layout outside ICAO Doc 9303 is known by, and before which character it stands; `nil` for
  /// the layouts of the standard.
  var beginning: (offset: Int, characters: InlineArray<5, UInt8>)? {
    switch self {
    case .frenchIdentityCard:
      (0, [.ascii("I"), .ascii("D"), .ascii("F"), .ascii("R"), .ascii("A")])
    case .frenchDrivingLicence:
      (0, [.ascii("D"), .ascii("1"), .ascii("F"), .ascii("R"), .ascii("A")])
    case .swissDrivingLicence:
      (9, [.ascii("F"), .ascii("A"), .ascii("C"), .ascii("H"), .ascii("E")])
    case .td1, .td2, .td3, .mrvA, .mrvB: nil
    }
  }
}

extension MRZ {
  /// Whether a zone begins as those of visas do, with `V` (ICAO Doc 9303-7, §4.2.2.2).
  static func isVisa(_ characters: Characters) -> Bool { characters[0] == .ascii("V") }

  /// Whether a zone begins with what a layout is known by.
  static func begins(_ characters: Characters, as format: Format) -> Bool {
    guard let beginning = format.beginning else { return true }
    for index in beginning.characters.indices
    where characters[beginning.offset + index] != beginning.characters[index] {
      return false
    }
    return true
  }

  /// Tells a visa and the French identity card from the other documents of two lines of 36.
  ///
  /// `IDFRA` begins the French card, whose second line is laid out otherwise; yet the code alone does
  /// not rule out a document that follows ICAO Doc 9303-6. Where more of its digits are right in
  /// that reading, and its dates are dates, it is one.
  static func formatOfTwoLinesOf36(_ characters: Characters) -> Format {
    if isVisa(characters) { return .mrvB }
    guard begins(characters, as: .frenchIdentityCard) else { return .td2 }
    let french = MRZ(characters: characters, format: .frenchIdentityCard)
    let international = MRZ(characters: characters, format: .td2)
    let isInternational =
      international.validDigitCount > french.validDigitCount
      && international.dateOfBirth != nil && international.dateOfExpiry != nil
    return isInternational ? .td2 : .frenchIdentityCard
  }

  /// The number of check digits that are printed and right.
  package var validDigitCount: Int {
    let checks = checks
    var count = 0
    for plan in format.layout.plans where checks[plan.check] == .valid { count += 1 }
    return count
  }

  /// The layout that a reader finds characters of this layout's lines to have.
  var detectedFormat: Format {
    switch format {
    case .td3, .mrvA: Self.isVisa(characters) ? .mrvA : .td3
    case .td2, .mrvB, .frenchIdentityCard: Self.formatOfTwoLinesOf36(characters)
    case .td1, .frenchDrivingLicence, .swissDrivingLicence: format
    }
  }
}
