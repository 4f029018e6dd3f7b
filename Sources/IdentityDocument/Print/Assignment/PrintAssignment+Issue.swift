extension PrintAssignment {
  /// Finds the date of issue.
  ///
  /// A date a whole number of years before the expiry, captioned or read well, was right on 58 of 59
  /// specimens; one that only lies between birth and expiry on 15 of 18.
  mutating func findIssueDate() {
    var candidates = dates.indices.compactMap { candidate($0) }
    if isVisa { preferFirst(&candidates) }
    let least = document.dob == nil ? 0.7 : 0.62
    guard var best = candidates.max(by: { $0.precedes($1, in: dates) }), best.score >= least
    else { return }
    let mayBeMisread = isOneDigitOffWholeYears(best)
    if mayBeMisread, let other = wholeYears(readBeside: best, among: candidates) { best = other }
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
      confidence: mayBeMisread ? min(confidence, best.isWholeYears ? 0.75 : 0.6) : confidence,
      text: reading.printed, caption: best.labels.text)
    takeForDate(reading.line)
    if let next = reading.next { takeForDate(next) }
  }

  /// Whether another digit in one place would make a day that of 5 or 10 years before the expiry, as documents are
  /// usually valid for: 16.11.2019 before 06.11.2029.
  private func isOneDigitOffWholeYears(_ candidate: Candidate) -> Bool {
    guard !candidate.isWholeYears, !isVisa, let expiry = document.expiryDate.flatMap(Self.key)
    else { return false }
    let read = dates[candidate.index].date.key
    return [5, 10].contains { years in
      (0...1).contains { later in
        let usual = [expiry[0] - years, expiry[1], expiry[2] + later]
        return zip(usual, read).reduce(0) { $0 + Self.otherDigits($1.0, $1.1) } == 1
      }
    }
  }

  /// How many digits of two numbers differ.
  private static func otherDigits(_ first: Int, _ second: Int) -> Int {
    [1, 10, 100, 1000].count { first / $0 % 10 != second / $0 % 10 }
  }

  /// The day a usual number of years before the expiry that another look has read in the line of a day.
  private func wholeYears(readBeside best: Candidate, among others: [Candidate]) -> Candidate? {
    let found = others.filter {
      $0.provesDigits && dates[$0.index].line == dates[best.index].line
        && dates[$0.index].next == nil
    }
    return found.count == 1 ? found[0] : nil
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
