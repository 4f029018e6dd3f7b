extension PrintAssignment {
  /// Finds the date of issue.
  ///
  /// A date a whole number of years before the expiry, captioned or read well, was right on 58 of 59
  /// specimens; one that only lies between birth and expiry on 15 of 18.
  mutating func findIssueDate() {
    var candidates = dates.indices.compactMap { candidate($0) }
    if isVisa { preferFirst(&candidates) }
    let least = document.dob == nil ? 0.7 : 0.62
    guard let best = candidates.max(by: { $0.precedes($1, in: dates) }), best.score >= least
    else { return }
    let mayBeMisread = isOneDigitOffWholeYears(best)
    let reading = dates[best.index]
    let isCaptioned = best.labels[.dateOfIssue] > 0.5
    let (evidence, confidence): (PrintedField.Evidence, Double) =
      if best.isWholeYears {
        (
          .wholeYears,
          best.provesDigits && (isCaptioned || reading.confidence >= 0.8)
            || isSurelyRead(reading.line) ? 0.95 : 0.8
        )
      } else if isCaptioned {
        lines[reading.line].isAgreed ? (.captionAgreed, 0.85) : (.caption, 0.75)
      } else {
        (.position, 0.6)
      }
    put(
      .issuingDate, reading.value, from: reading.line, evidence,
      confidence: mayBeMisread ? min(confidence, WholeYears.leastSure) : confidence,
      text: reading.printed, caption: best.labels.text)
    takeForDate(reading.line)
    if let next = reading.next { takeForDate(next) }
  }

  /// Whether one digit parts a day from one that is 5 or 10 years before the expiry of the zone.
  private func isOneDigitOffWholeYears(_ candidate: Candidate) -> Bool {
    guard !candidate.isWholeYears, !isVisa, let expiry = document.expiryDate.flatMap(Self.key)
    else { return false }
    return WholeYears.isOneDigitOff(dates[candidate.index].date.key, before: expiry)
  }

  /// States issue and expiry of print alone less surely where one digit of the issue parts them from usual whole years:
  /// 24 January 2023 before 21 January 2038.
  mutating func moderateDoubtfulIssue() {
    guard let issue = fields[.issuingDate], let expiry = fields[.expiryDate],
      let first = issue.value.date.flatMap(Self.key),
      let last = expiry.value.date.flatMap(Self.key),
      // Licences of India and others are valid for 20 years and more.
      WholeYears(from: first, to: [first[0] + 10] + last[1...]) == nil,
      WholeYears.isOneDigitOff(first, before: last)
    else { return }
    fields[.issuingDate]?.confidence = min(issue.confidence, WholeYears.leastSure)
    fields[.expiryDate]?.confidence = min(expiry.confidence, WholeYears.leastSureOfExpiry)
  }

  private var isVisa: Bool { format == .mrvA || format == .mrvB }

  private struct Candidate {
    var index: Int
    var score: Double
    var isWholeYears: Bool
    var provesDigits: Bool
    var labels: CaptionLabels

    func precedes(_ other: Candidate, in dates: [DateReading]) -> Bool {
      if score != other.score { return score < other.score }
      return dates[other.index].date.isBefore(dates[index].date)
    }
  }

  private func candidate(_ index: Int) -> Candidate? {
    let reading = dates[index]
    let date = reading.date
    guard reading.field == nil, !reading.isOther, date.year > 1950, isPast(date) else { return nil }
    let (birth, expiry) = (
      (fields[.dob]?.value.date ?? document.dob).flatMap { Self.key($0) },
      document.expiryDate.flatMap(Self.key)
    )
    if let birth, !birth.lexicographicallyPrecedes(date.key) { return nil }
    if let expiry, !date.key.lexicographicallyPrecedes(expiry) { return nil }
    let labels = labels(of: reading.line)
    if labels[.dateOfIssue] == 0, Self.isOfEntry(labels.text) { return nil }
    var score = 0.3 + 0.3 * reading.confidence - (reading.next == nil ? 0 : 0.1)
    if date.order == .monthFirst || date.order == .digits { score -= 0.1 }
    if date.order == .monthFirst, document.issuingCountry?.alpha3 != "USA" { score -= 0.1 }
    // A visa is valid for whole years from a day that is not that of its issue.
    let years = isVisa ? nil : expiry.flatMap { WholeYears(from: date.key, to: $0) }
    if let years { score += years.isUsual ? 0.45 : 0.3 }
    // The days of validity in one line: 18.06.20-03.08.2030.
    let isBesideExpiry = reading.next == nil && places[.expiryDate] == reading.line
    if isBesideExpiry { score += 0.2 }
    if labels[.dateOfIssue] > 0 {
      score += 0.4 * labels[.dateOfIssue]
    } else {
      score -= 0.3 * labels[.dateOfBirth]
      if !isBesideExpiry { score -= 0.3 * labels[.dateOfExpiry] }
    }
    return Candidate(
      index: index, score: score, isWholeYears: years != nil,
      provesDigits: years?.provesDigits ?? false, labels: labels)
  }

  /// Whether a caption is that of the day of entry into the country, as on permits of Switzerland.
  private static func isOfEntry(_ caption: String?) -> Bool {
    let words = FoldedText.words(of: caption ?? "")
    return ["einreise", "date d entree", "data d entrata", "date of entry"].contains {
      words.holds(Array($0.utf8))
    }
  }

  /// Whether two looks at a line agree and one of them is sure.
  func isSurelyRead(_ place: Int) -> Bool {
    lines[place].isAgreed && lines[place].confidence >= 0.8
  }

  /// On a visa the day from which it is valid competes; it is never before the day of issue.
  private func preferFirst(_ candidates: inout [Candidate]) {
    let usual = candidates.map { dates[$0.index].date }.filter { $0.order != .monthFirst }
    guard let first = usual.min(by: { $0.isBefore($1) }) else { return }
    for index in candidates.indices
    where dates[candidates[index].index].date.key == first.key {
      candidates[index].score += 0.25
    }
  }

  private func isPast(_ date: PrintedDate) -> Bool {
    !([reference.year, reference.month, reference.day].lexicographicallyPrecedes(date.key))
  }

  /// The parts of a date that is wholly known.
  static func key(_ date: DocumentDate) -> [Int]? {
    guard let year = date.year, let month = date.month, let day = date.day else { return nil }
    return [year, month, day]
  }
}
