package import IdentityDocument

extension MRZ {
  /// Whether everything is there that the format requires, and can be what it says: a number, a
  /// name, a state, and dates that exist (parts of them may be unknown).
  package var isComplete: Bool {
    !ZoneSource.refusals(of: self).contains { $0.code == .incomplete }
  }

  /// Whether the codes of states are ones that ISO 3166-1 or ICAO Doc 9303-3, §5 list.
  var hasListedStates: Bool {
    [issuingState, nationality].allSatisfy { code in
      code.map { CountryCode(rawValue: $0).origin != nil } ?? true
    }
  }

  /// Whether one of the codes of states is listed, or that of the standard's specimens, `UTO`.
  var hasListedState: Bool {
    [issuingState, nationality].contains { code in
      code.map { $0 == "UTO" || CountryCode(rawValue: $0).origin != nil } ?? false
    }
  }

  /// The place of a state that stands only once and is listed nowhere, or `nil` where there is none;
  /// a misread code is such a state, mostly.
  ///
  /// The code of the standard's own specimens, `UTO`, does not count.
  var placeOfStrayState: Position? {
    let states: [(code: String?, field: Field)] = [
      (issuingState, .issuingState), (nationality, .nationality),
    ]
    let stray = states.first { code, _ in
      guard let code, code != "UTO", CountryCode(rawValue: code).origin == nil else { return false }
      return states.count { $0.code == code } == 1
    }
    return stray.map { _, field in
      let range = format.range(of: field)
      return Position(line: range?.line ?? 1, column: range?.columns.lowerBound ?? 1)
    }
  }
}
