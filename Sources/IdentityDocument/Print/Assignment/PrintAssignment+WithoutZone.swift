/// Dates of pages that have no zone.
extension PrintAssignment {
  /// Finds dates of a page without a zone: at their captions, and by three that agree.
  ///
  /// A birth, and an issue a whole number of years before an expiry, were right on 14 of 14 specimens;
  /// the order of dates alone on half of them: it states nothing.
  mutating func findDatesWithoutZone() {
    let fields: [(DocumentField, Caption)] = [
      (.dob, .dateOfBirth), (.expiryDate, .dateOfExpiry), (.issuingDate, .dateOfIssue),
    ]
    findIssueAndExpiryInOneLine()
    findSexAndBirthInOneRow()
    for (field, caption) in fields {
      let best = dates.indices
        .filter {
          dates[$0].date.order != .monthFirst && isPossible(dates[$0].date, field)
            && !isInSentence(dates[$0])
        }
        .map { (index: $0, labels: labels(of: dates[$0].line)) }
        .filter { $0.labels[caption] > 0.45 && $0.labels[caption] >= $0.labels.rival(of: caption) }
        .max {
          ($0.labels[caption] + weight(of: dates[$0.index]), $1.index)
            < ($1.labels[caption] + weight(of: dates[$1.index]), $0.index)
        }
      guard let best else { continue }
      let reading = dates[best.index]
      let isAgreed = lines[reading.line].isAgreed && isMain(reading)
      put(
        field, reading.value, from: reading.line, isAgreed ? .captionAgreed : .caption,
        confidence: isAgreed ? 0.87 : 0.6, text: reading.printed, caption: best.labels.text)
      takeForDate(reading.line)
    }
    findBirthBesidePlace()
    withdrawEqualDates()
    findBirthByPersonalCode()
    findThreeDates()
    findExpiryToCome()
  }

  /// How much speaks for one of the days of a line: one that two looks agree on before one that a look alone has,
  /// which may have lost its end, as `13.12.19` of `13.12.1986`.
  private func weight(of reading: DateReading) -> Double {
    0.2 * reading.confidence + (lines[reading.line].isAgreed && isMain(reading) ? 0.2 : 0)
  }

  /// Finds the expiry of a document with a birth whose caption was not read: the only day of the page that is still to
  /// come.
  private mutating func findExpiryToCome() {
    guard fields[.expiryDate] == nil, fields[.dob] != nil else { return }
    let today = [reference.year, reference.month, reference.day]
    let coming = dates.filter {
      $0.date.order != .monthFirst && today.lexicographicallyPrecedes($0.date.key)
    }
    guard let first = coming.first, Set(coming.map { $0.date.key }).count == 1,
      lines[first.line].role == nil || lines[first.line].role == .date,
      isPossible(first.date, .expiryDate), !places.values.contains(first.line),
      !isOfOtherDay(first), !isOther(first, than: .dateOfExpiry)
    else { return }
    let isAgreed = lines[first.line].isAgreed
    put(
      .expiryDate, first.value, from: first.line, .position, confidence: isAgreed ? 0.75 : 0.6,
      text: first.printed)
    takeForDate(first.line)
  }

  private func isPossible(_ date: PrintedDate, _ field: DocumentField) -> Bool {
    field == .expiryDate ? date.year <= reference.year + Self.longestValidity : isPossible(date.key)
  }
}
