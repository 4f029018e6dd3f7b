package import IdentityDocument

extension MRZ {
  /// Whether everything is there that the format requires, and can be what it says: a number, a
  /// name, a state, and dates that exist (parts of them may be unknown).
  package var isComplete: Bool {
    guard !documentNumber.value.isEmpty, !issuingState.isEmpty else { return false }
    guard !primaryIdentifier.isEmpty || !secondaryIdentifier.isEmpty else { return false }
    if format.range(of: .nationality) != nil, nationality?.isEmpty != false { return false }
    if format.range(of: .dateOfBirth) != nil, dateOfBirth == nil { return false }
    if format.range(of: .dateOfExpiry) != nil, dateOfExpiry == nil { return false }
    if format.range(of: .sex) != nil, sex == nil { return false }
    return true
  }

  /// Whether the codes of states are ones that ISO 3166-1 or ICAO Doc 9303-3, §5 list.
  var hasListedStates: Bool {
    [issuingState, nationality].allSatisfy { code in
      code.map { CountryCode(rawValue: $0).origin != nil } ?? true
    }
  }

  /// Whether a state stands only once and is listed nowhere; a misread code is, mostly.
  ///
  /// The code of the standard's own specimens, `UTO`, does not count.
  var hasStrayState: Bool {
    let codes = [issuingState, nationality].compactMap(\.self)
    return codes.contains { code in
      CountryCode(rawValue: code).origin == nil && code != "UTO"
        && codes.count { $0 == code } == 1
    }
  }
}
