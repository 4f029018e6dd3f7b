/// Days of which a digit was lost.
extension PrintAssignment {
  /// Makes a day less sure that has fewer digits than all other days of its page: a document prints its days alike, and
  /// `2 MAY 2004` beside `05 JUN 2019` is the rest of `12 MAY 2004`, `13.12.19` beside `02.06.2029` that of a year.
  mutating func moderateShortDates() {
    for field in [DocumentField.dob, .issuingDate, .expiryDate] {
      guard let own = fields[field], ![.equal, .wholeYears].contains(own.evidence),
        let place = places[field],
        let reading = dates.first(where: { $0.line == place && $0.value.text == own.value.text }),
        let form = Self.form(of: reading)
      else { continue }
      let others = dates.filter {
        $0.line != place && isMain($0) && lines[$0.line].isAgreed && $0.confidence > 0.6
      }.compactMap { Self.form(of: $0) }
      guard !others.isEmpty,
        others.allSatisfy({ $0.day > form.day }) || others.allSatisfy({ $0.year > form.year })
      else { continue }
      fields[field]?.confidence = min(own.confidence, Self.mostOfShort)
    }
  }

  /// How many digits the day and the year of a date have, as it is printed; `nil` where they stand in one.
  private static func form(of reading: DateReading) -> (day: Int, year: Int)? {
    let groups = FoldedText.characters(of: reading.printed).split { !$0.isDigit }.map { $0.count }
    switch reading.date.order {
    case .dayFirst, .monthFirstOfPage, .word:
      guard groups.count >= 2, let day = groups.first, let year = groups.last, day <= 2 else {
        return nil
      }
      return (day, year)
    case .monthFirst, .yearFirst, .digits: return nil
    }
  }

  /// What is stated of such a day at most.
  private static let mostOfShort = 0.6
}
