/// Days of a page without a zone of which only one is left.
extension PrintAssignment {
  /// Finds the birth or the issue whose caption was not read: the only day of the page that is left, and can be
  /// nothing else beside those that are known.
  mutating func findLastDate() {
    guard document.dob == nil, let kind = title?.kind ?? americanTitle.map({ _ in .driverLicense })
    else { return }
    guard let left = datesBesideExpiry(of: kind), left.count == 1, let last = left.first,
      isPossible(last.date.key), let end = fields[.expiryDate]?.value.date.flatMap(Self.key)
    else { return }
    if fields[.dob] == nil {
      if isLastBirth(last, of: kind, before: end) { putLast(.dob, last) }
    } else if isLastIssue(last, of: kind, before: end) {
      putLast(.issuingDate, last)
    }
  }

  /// The days that are left once the one of two that is still to come is taken for the expiry of a card; `nil` where
  /// that may be another day.
  private mutating func datesBesideExpiry(of kind: DocumentKind) -> [DateReading]? {
    var left = unassignedDates
    let today = [reference.year, reference.month, reference.day]
    guard fields[.expiryDate] == nil, kind == .identityCard, fields[.dob] == nil, left.count == 2,
      let index = left.firstIndex(where: { today.lexicographicallyPrecedes($0.date.key) }),
      left[index].date.year <= reference.year + Self.longestOfCards
    else { return left }
    let (expiry, other) = (left[index], left[1 - index])
    guard other.date.year < expiry.date.year - Self.longestOfCards,
      !Self.areWholeYearsApart(other.date.key, expiry.date.key),
      isUnannounced(expiry, but: .dateOfExpiry)
    else { return nil }
    putLast(.expiryDate, expiry)
    left.remove(at: index)
    return left
  }

  /// Whether the last day can be no other than the birth.
  private func isLastBirth(
    _ day: DateReading, of kind: DocumentKind, before end: [Int]
  ) -> Bool {
    let years = end[0] - day.date.year
    // Cards of old people are valid for thirty years and more, from the day of their issue.
    return fields[.issuingDate] == nil && kind == .identityCard && years > Self.longestOfCards
      && years < 110 && !Self.areWholeYearsApart(day.date.key, end)
      && isUnannounced(day, but: .dateOfBirth)
  }

  /// Whether the last day can be no other than the issue.
  private func isLastIssue(
    _ day: DateReading, of kind: DocumentKind, before end: [Int]
  ) -> Bool {
    guard fields[.issuingDate] == nil, let birth = fields[.dob]?.value.date.flatMap(Self.key)
    else { return false }
    return (1...Self.longestOfCards).contains(end[0] - day.date.year)
      && day.date.year - birth[0] > (kind == .identityCard ? 0 : 13)
      && isUnannounced(day, but: .dateOfIssue)
  }

  /// The days that are read well and are no field's yet; none where one does not state its century.
  private var unassignedDates: [DateReading] {
    let known = Set([DocumentField.dob, .issuingDate, .expiryDate].compactMap { places[$0] })
    var left: [[Int]: DateReading] = [:]
    for reading in dates
    where reading.date.order != .monthFirst && reading.confidence > 0.55 && isMain(reading)
      && !known.contains(reading.line) && lines[reading.line].role != .caption
    {
      left[reading.date.key] = reading
    }
    let readings = left.values.sorted { $0.line < $1.line }
    return readings.allSatisfy { $0.date.statesCentury } ? readings : []
  }

  /// States a field as the only day that is left for it.
  private mutating func putLast(_ field: DocumentField, _ reading: DateReading) {
    put(
      field, reading.value, from: reading.line, .position,
      confidence: lines[reading.line].isAgreed ? 0.75 : 0.6, text: reading.printed)
    takeForDate(reading.line)
  }

  /// Few cards with an expiry are valid for longer, in years; Spain's for ten.
  private static let longestOfCards = 20

  /// Whether two days may be those of an issue and an expiry: the same day of the year, or the day beside it.
  private static func areWholeYearsApart(_ first: [Int], _ second: [Int]) -> Bool {
    first[1] == second[1] && (first[2] - second[2]).magnitude <= 1
  }

  /// Whether no caption but one says what a day is.
  private func isUnannounced(_ reading: DateReading, but caption: Caption) -> Bool {
    labels(of: reading.line).strengths.allSatisfy { $0.value < 0.5 || $0.key == caption }
  }
}
