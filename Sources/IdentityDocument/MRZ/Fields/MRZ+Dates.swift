extension MRZ {
  /// The date of birth as it is printed, without a century, or `nil` where the layout has none or the
  /// characters are no date.
  public var dateOfBirth: DocumentDate? { date(.dateOfBirth) }

  /// The date of expiry as it is printed, without a century, or `nil` where the layout has none or
  /// the characters are no date.
  ///
  /// Of a visa it is the day until which it is valid.
  public var dateOfExpiry: DocumentDate? { date(.dateOfExpiry) }

  /// The year and month of issue of a French identity card, which begin its number; `nil` elsewhere.
  public var dateOfIssue: DocumentDate? {
    guard format == .frenchIdentityCard, let range = format.range(of: .documentNumber) else {
      return nil
    }
    var bytes = InlineArray<6, UInt8>(repeating: .ascii("<"))
    let start = offsets(of: range).lowerBound
    for index in 0..<4 { bytes[index] = characters[start + index] }
    guard var date = DocumentDate(yymmdd: bytes) else { return nil }
    date.printed = String(date.printed.prefix(4))
    return date
  }

  /// The date of birth with its century, the newest that does not put it after a reference day, nor
  /// after the date of expiry, nor after the month in which a French identity card was issued; see
  /// ``DocumentDate/resolved(asOf:as:)``.
  ///
  /// - Parameter reference: The day to judge from, as a rule today.
  /// - Returns: The date, or `nil` where the layout has none or the characters are no date.
  public func dateOfBirth(asOf reference: CalendarDate) -> DocumentDate? {
    var latest = reference
    // These cards were brought in by the decree 87-178 of 1987; an earlier number is no month.
    if let issue = dateOfIssue?.resolved(asOf: reference, as: .issue).lastDay, issue.year >= 1987 {
      latest = min(latest, issue)
    }
    if let expiry = dateOfExpiry(asOf: reference)?.calendarDate, !checks.dateOfExpiry.isInvalid {
      latest = min(latest, expiry)
    }
    return dateOfBirth?.resolved(asOf: latest, as: .birth)
  }

  /// The date of expiry with its century, the one that puts it within fifty years of a reference day;
  /// see ``DocumentDate/resolved(asOf:as:)``.
  ///
  /// - Parameter reference: The day to judge from, as a rule today.
  /// - Returns: The date, or `nil` where the layout has none or the characters are no date.
  public func dateOfExpiry(asOf reference: CalendarDate) -> DocumentDate? {
    dateOfExpiry?.resolved(asOf: reference, as: .expiry)
  }

  /// The date in a field of six characters.
  private func date(_ field: Field) -> DocumentDate? {
    guard let range = format.range(of: field) else { return nil }
    let start = offsets(of: range).lowerBound
    var bytes = InlineArray<6, UInt8>(repeating: 0)
    for index in bytes.indices { bytes[index] = characters[start + index] }
    return DocumentDate(yymmdd: bytes)
  }
}

extension DocumentDate {
  /// The last day that a date without a day can be, or `nil` where its year or month is not known.
  fileprivate var lastDay: CalendarDate? {
    guard let year, let month else { return nil }
    let last = CalendarDate.numberOfDays(inMonth: month, ofYear: year)
    return CalendarDate(year: year, month: month, day: day ?? last)
  }
}
