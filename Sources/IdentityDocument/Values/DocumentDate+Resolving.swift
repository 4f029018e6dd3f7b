extension DocumentDate {
  /// What happens on a date; it decides which century is likely.
  public enum Event: Hashable, Sendable {
    /// Somebody is born. The date is never after the reference day.
    case birth
    /// A document is issued. The date is never after the reference day.
    case issue
    /// A document expires. The date lies within fifty years of the reference day.
    case expiry
  }

  /// The date with its century inferred.
  ///
  /// A birth or an issue falls in the newest century that does not put it after the reference day;
  /// full dates are compared, so `261231` read on 2026-11-01 is 1926. Of an unknown month or day the
  /// earliest is assumed. An expiry falls in the century that puts its year at most 50 years before
  /// and at most 49 years after the reference year. ICAO Doc 9303-3, §4.8 leaves the rule to the
  /// reader. A date that has its century already, or no year, is given back as it is.
  ///
  /// - Parameters:
  ///   - reference: The day to judge from, as a rule today.
  ///   - event: What happens on the date.
  /// - Returns: The date with ``year`` set and ``centuryIsInferred`` true, where that is possible.
  public func resolved(asOf reference: CalendarDate, as event: Event) -> DocumentDate {
    guard year == nil, let yearOfCentury else { return self }
    let century = reference.year - reference.year % 100
    for candidate in [century + 100, century, century - 100] {
      let year = candidate + yearOfCentury
      guard let earliest = CalendarDate(year: year, month: month ?? 1, day: day ?? 1) else {
        continue
      }
      let fits =
        switch event {
        case .birth, .issue: earliest <= reference
        case .expiry: year >= reference.year - 50 && year < reference.year + 50
        }
      guard fits else { continue }
      var resolved = self
      resolved.year = year
      resolved.centuryIsInferred = true
      return resolved
    }
    return self
  }
}
