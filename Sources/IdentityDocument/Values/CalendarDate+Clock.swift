extension CalendarDate {
  /// The day of a clock, or `nil` outside the years 1 to 9999.
  ///
  /// The module reads no clock itself; with the system's, `CalendarDate(secondsSince1970: time(nil))`
  /// is today in UTC.
  ///
  /// - Parameters:
  ///   - seconds: Seconds since 1970-01-01T00:00:00Z, leap seconds left out (POSIX.1-2017, §4.16).
  ///   - minutes: How far the clock on the wall is ahead of UTC: 60 in Berlin in winter, −300 in Lima.
  public init?(
    secondsSince1970 seconds: some BinaryInteger, minutesAheadOfUTC minutes: Int = 0
  ) {
    // Beyond these no year has four digits, whatever the offset.
    guard let seconds = Int64(exactly: seconds), seconds.magnitude < 1 << 39,
      minutes.magnitude <= 24 * 60
    else { return nil }
    let moment = seconds + Int64(minutes) * 60
    // Days since 0001-01-01; 1970-01-01 is 719 162 days later.
    let days = Int((moment >= 0 ? moment / 86_400 : (moment - 86_399) / 86_400) + 719_162)
    guard days >= 0 else { return nil }
    // A calendar repeats after 400 years, which have 146 097 days.
    let (cycles, inCycle) = days.quotientAndRemainder(dividingBy: 146_097)
    let centuries = min(3, inCycle / 36_524)
    let inCentury = inCycle - centuries * 36_524
    let (quads, inQuad) = inCentury.quotientAndRemainder(dividingBy: 1461)
    let years = min(3, inQuad / 365)
    let year = cycles * 400 + centuries * 100 + quads * 4 + years + 1
    var day = inQuad - years * 365 + 1
    var month = 1
    while day > Self.numberOfDays(inMonth: month, ofYear: year), month < 12 {
      day -= Self.numberOfDays(inMonth: month, ofYear: year)
      month += 1
    }
    self.init(year: year, month: month, day: day)
  }
}
