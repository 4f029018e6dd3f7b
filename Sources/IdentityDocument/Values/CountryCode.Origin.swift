extension CountryCode {
  /// The table that lists a country code.
  public enum Origin: Hashable, Sendable, CaseIterable {
    /// Assigned in ISO 3166-1.
    case iso3166
    /// Added by ICAO Doc 9303-3, §5: organisations, statuses, kinds of British nationality, `D`.
    case icao
    /// Withdrawn from ISO 3166-1, as ISO 3166-3 lists it, but found on old documents.
    case withdrawn
  }

  /// Every code that a table lists, ISO 3166-1 first.
  ///
  /// - Complexity: O(*n*) in the number of codes.
  public static var all: [CountryCode] {
    let tables = [CountryRecord.iso3166, CountryRecord.icao, CountryRecord.withdrawn]
    return tables.flatMap { table in table.map { CountryCode(rawValue: $0.code) } }
  }
}
