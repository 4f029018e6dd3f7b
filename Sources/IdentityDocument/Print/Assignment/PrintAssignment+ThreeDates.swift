/// Dates of a page without a zone that agree with each other.
extension PrintAssignment {
  /// A day that some line states, by its parts.
  private typealias Key = [Int]

  /// Three days that fit: a birth, and an issue whole years before an expiry.
  private struct Triple {
    var birth: DateReading
    var issue: DateReading
    var expiry: DateReading
    var years: WholeYears
  }

  /// Finds birth, issue and expiry among days that are read well, where three of them fit each other.
  ///
  /// Issue and expiry prove each other's digits, unless the expiry stands above the issue or another
  /// reading of the same two lines fits as well: a `3` that all looks at a line took for a `1` made a
  /// card valid to 2036 one issued in 2016 (`make.py pages`, seed 29004).
  ///
  /// Letters and labels have three such days by chance: where nothing says that the page is a document, and where the
  /// birth is a whole number of years before the issue as that is before the expiry, none is sure.
  mutating func findThreeDates() {
    guard var found = bestTriple() else { return }
    let isTold = isToldDocument
    let rival = rival(of: found)
    let contested = contested(in: found)
    let isReversed = isAbove(found.expiry, found.issue)
    let isTurned =
      mayBeTurned(issue: found.issue.date.key, expiry: found.expiry.date.key)
      && labels(of: found.issue.line)[.dateOfIssue] < Self.leastOfLabels
      && labels(of: found.expiry.line)[.dateOfExpiry] < Self.leastOfLabels
    if let rival, isReversed, !isAbove(rival.expiry, rival.issue) {
      (found.issue, found.expiry) = (rival.issue, rival.expiry)
    }
    for (field, reading) in [
      (DocumentField.dob, found.birth), (.issuingDate, found.issue), (.expiryDate, found.expiry),
    ] {
      // The birth only fits, and where digits of the others are in doubt, its own may be.
      let isProven =
        field == .dob
        ? lines[reading.line].isAgreed && isMain(reading) && !isDenied(reading) && rival == nil
          && lines[reading.line].pixelHeight >= Self.leastOfDigits && !isAnniversary(found)
        : rival == nil && !isReversed && !isTurned
          && (found.years.provesDigits || isSurelyRead(reading.line) && isMain(reading))
      let isDoubtful = rival != nil && field != .dob || contested.contains(field)
      let confidence = isDoubtful ? 0.6 : isProven && isTold ? 0.95 : 0.8
      put(
        field, reading.value, from: reading.line, .threeDates, confidence: confidence,
        text: reading.printed)
      takeForDate(reading.line)
    }
  }

  /// Which of issue and expiry another day may be as well, where no caption says which it is: `Licensed since` and
  /// `First arrival` are whole years before an expiry, and a residence may end whole years behind the issue of a card.
  private func contested(in found: Triple) -> Set<DocumentField> {
    var contested: Set<DocumentField> = []
    let taken = [found.birth, found.issue, found.expiry]
    for other in dates
    where other.date.order != .monthFirst && other.confidence > 0.55 && isMain(other)
      && !taken.contains(where: { $0.line == other.line || $0.date.key == other.date.key })
      && found.birth.date.isBefore(other.date) && !isOfOtherDay(other)
    {
      let key = other.date.key
      if isPossible(key), !isOther(other, than: .dateOfIssue),
        WholeYears(from: key, to: found.expiry.date.key) != nil
      {
        contested.insert(.issuingDate)
      }
      let years = WholeYears(from: found.issue.date.key, to: key)
      if years != nil, !isOther(other, than: .dateOfExpiry) { contested.insert(.expiryDate) }
    }
    return contested.filter { field in
      let (day, caption) =
        field == .issuingDate ? (found.issue, Caption.dateOfIssue) : (found.expiry, .dateOfExpiry)
      return labels(of: day.line)[caption] < Self.leastOfLabels
    }
  }

  /// Whether a look that is sure of it has another day in the same line: two looks at `1980` had 1989, with
  /// 0.95, and a third one what is printed, with 0.92 (`make.py pages`, seed 46070).
  private func isDenied(_ reading: DateReading) -> Bool {
    dates.contains {
      $0.line == reading.line && $0.date.order != .monthFirst && $0.confidence > 0.8
        && $0.date.key != reading.date.key
    }
  }

  /// Whether the birth stands on the day of the issue, and no caption says that it is one.
  private func isAnniversary(_ found: Triple) -> Bool {
    found.birth.date.key[1...] == found.issue.date.key[1...]
      && labels(of: found.birth.line)[.dateOfBirth] < Self.leastOfLabels
  }

  /// Whether a caption says that a day is another one of the three.
  func isOther(_ reading: DateReading, than caption: Caption) -> Bool {
    let labels = labels(of: reading.line)
    return labels[caption] < 0.3
      && Caption.dates.contains { $0 != caption && labels[$0] > Self.surelyOther }
  }

  /// A caption that stands there letter by letter, and next to its value.
  private static let surelyOther = 0.9

  /// The age at which the holder of a document may have got it, in years.
  private var leastOfHolder: Int {
    let isLicence = title?.kind == .driverLicense || americanTitle != nil || isOfCommonwealth
    return isLicence ? Self.leastOfLicence : 0
  }

  /// Who is younger drives no car (Directive 2006/126/EC, article 4: 18, mopeds from 16, in some states 14); the days of
  /// licences for mopeds and of learners are left to their captions.
  private static let leastOfLicence = 15

  /// Whether one day lies so many years before another one.
  private static func lies(_ first: Key, years: Int, before second: Key) -> Bool {
    !second.lexicographicallyPrecedes([first[0] + years] + first[1...])
  }

  private func bestTriple() -> Triple? {
    let sure = dates.filter {
      $0.date.order != .monthFirst && $0.confidence > 0.55 && !isOfOtherDay($0)
    }
    var days: [Key: DateReading] = [:]
    for reading in sure
    where days[reading.date.key].map({ isSurer(reading, than: $0) }) ?? true {
      days[reading.date.key] = reading
    }
    // A page has some ten dates; of a hostile one the first forty in the order of time are tried.
    let keys = days.keys.sorted { $0.lexicographicallyPrecedes($1) }.prefix(40)
    let readings = keys.compactMap { days[$0] }
    var best: (rank: Double, triple: Triple)?
    let births = readings.filter { !isOther($0, than: .dateOfBirth) }
    let issues = readings.filter { !isOther($0, than: .dateOfIssue) }
    let expiries = readings.filter { !isOther($0, than: .dateOfExpiry) }
    let age = leastOfHolder
    // Of two that fit as well the last one is the issue: before it lie first ones, and arrivals.
    for issue in issues.reversed()
    where issue.date.year > 1985 && isPossible(issue.date.key) {
      for expiry in expiries where issue.date.isBefore(expiry.date) && expiry.date.year < 2045 {
        guard let years = WholeYears(from: issue.date.key, to: expiry.date.key) else { continue }
        for birth in births
        where birth.date.isBefore(issue.date) && issue.date.year - birth.date.year < 95
          && Self.lies(birth.date.key, years: age, before: issue.date.key)
        {
          let found = [birth, issue, expiry]
          // One page prints its years alike.
          guard Set(found.map { $0.line }).count == 3,
            Set(found.map { $0.date.statesCentury }).count == 1
          else { continue }
          let rank =
            (years.isUsual ? 1 : 0) + (issue.date.year - birth.date.year > 15 ? 0.3 : 0)
            + 0.05 * Double(found.count { isMain($0) })
          if best.map({ $0.rank < rank }) ?? true {
            best = (rank, Triple(birth: birth, issue: issue, expiry: expiry, years: years))
          }
        }
      }
    }
    return best?.triple
  }

  /// Two other days that the lines of issue and expiry state in some reading, and that fit as well.
  private func rival(of found: Triple) -> (issue: DateReading, expiry: DateReading)? {
    let places = [found.issue.line, found.expiry.line]
    let known = [found.issue.date.key, found.expiry.date.key]
    // A line has a few readings.
    let readings = dates.filter { $0.date.order != .monthFirst && places.contains($0.line) }
      .prefix(24)
    for issue in readings where isPossible(issue.date.key) {
      for expiry in readings
      where issue.line != expiry.line && [issue.date.key, expiry.date.key] != known {
        guard issue.date.isBefore(expiry.date),
          let years = WholeYears(from: issue.date.key, to: expiry.date.key), years.isUsual,
          years.isExact,
          issue.date.statesCentury == expiry.date.statesCentury
        else { continue }
        return (issue, expiry)
      }
    }
    return nil
  }

  /// Whether issue and expiry may stand for each other: an expiry that has passed may be the issue, and the issue
  /// its expiry with one digit of the year misread.
  ///
  /// All looks at `2035` took it for 2015, and made of a licence issued in 2025 one that ended then
  /// (`make.py pages`, seed 46040), as they had taken `2036` for 2016 before.
  func mayBeTurned(issue: [Int], expiry: [Int]) -> Bool {
    guard isPossible(expiry), issue.count == 3, expiry.count == 3, issue[1...] == expiry[1...]
    else { return false }
    let printed = 2 * expiry[0] - issue[0]
    return [1, 10, 100, 1000].count { printed / $0 % 10 != issue[0] / $0 % 10 } == 1
  }

  /// What a label announces so surely is the issue or the expiry, as in ``findDatesWithoutZone()``.
  private static let leastOfLabels = 0.45

  /// Whether a date stands in a row above that of another one.
  private func isAbove(_ upper: DateReading, _ lower: DateReading) -> Bool {
    lines[lower.line].baseline - lines[upper.line].baseline > 0.6 * lines[lower.line].height
  }

  /// Whether a date stands in the reading of its line that counts.
  func isMain(_ reading: DateReading) -> Bool {
    reading.next != nil
      || PrintedDate.dates(in: lines[reading.line].text).contains { $0.key == reading.date.key }
  }

  /// Whether one reading of a day says more than another one: it stands in one line.
  func isSurer(_ reading: DateReading, than other: DateReading) -> Bool {
    reading.next == nil && other.next != nil
  }

  /// Whether the reading of a line that counts has a day.
  func states(_ place: Int, _ value: FieldValue) -> Bool {
    guard let date = value.date else { return false }
    return PrintedDate.dates(in: lines[place].text).contains { $0.isSame(date) }
  }

  /// Digits of fewer pixels are misread alike by two looks: `05` for `06` on a drawn licence of 400 pixels.
  private static let leastOfDigits = 10.0

  /// No document is valid for longer, in years: Arizona's licences are until the holder is 65.
  static var longestValidity: Int { 50 }

  /// The age from which on licences are issued to drivers, in years (Directive 2006/126/EC, article 4, leaves 14 to the
  /// member states, and so do states of America).
  private static var leastOfDrivers: Int { 14 }

  /// Whether a driver may have been born on a day.
  func mayBeDriver(_ birth: [Int]) -> Bool {
    isPossible(birth) && birth[0] <= reference.year - Self.leastOfDrivers
  }

  /// Whether a day may be that of a licence.
  func mayBe(_ field: DocumentField, ofDriver date: PrintedDate) -> Bool {
    switch field {
    case .dob: mayBeDriver(date.key)
    case .expiryDate: date.year <= reference.year + Self.longestValidity
    default: isPossible(date.key)
    }
  }

  func isPossible(_ key: [Int]) -> Bool {
    ![reference.year, reference.month, reference.day].lexicographicallyPrecedes(key)
  }
}
