extension DocumentDate {
  /// The first day that the date can be, or `nil` where its year is not known.
  var earliest: CalendarDate? {
    year.flatMap { CalendarDate(year: $0, month: month ?? 1, day: day ?? 1) }
  }

  /// The last day that the date can be, or `nil` where its year is not known.
  var latest: CalendarDate? {
    guard let year else { return nil }
    let month = month ?? 12
    let last = CalendarDate.numberOfDays(inMonth: month, ofYear: year)
    return CalendarDate(year: year, month: month, day: day ?? last)
  }

  /// Whether the date lies before a day; `nil` where parts that are not known would tell, or there is no such day.
  ///
  /// - Parameter reference: The day.
  /// - Returns: Whether every day that the date can be lies before it, or none.
  public func isOver(asOf reference: CalendarDate) -> Bool? {
    guard let earliest, let latest else { return nil }
    if latest < reference { return true }
    return earliest >= reference ? false : nil
  }
}
