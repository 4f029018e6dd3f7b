/// Days of licences of North America.
extension PrintAssignment {
  /// Finds the days behind their labels, below them, and by three that fit each other.
  mutating func findLabelledDates(_ entries: [LabelledEntry]) {
    let fields: [LicenceLabel: DocumentField] = [
      .birth: .dob, .issue: .issuingDate, .expiry: .expiryDate,
    ]
    var days: [DocumentField: PrintedDate] = [:]
    // What was found with the day before the month is none of them.
    for field in fields.values { self.fields[field] = nil }
    for entry in entries {
      guard let field = fields[entry.label], days[field] == nil,
        let date = americanDate(in: entry.text, of: field)
      else { continue }
      days[field] = date
      put(field, .date(date.documentDate(printed: entry.text)), entry)
      takeForDate(entry.line)
    }
    findCaptionedAmericanDates(&days)
    let isLabelled = days[.issuingDate] != nil || days[.expiryDate] != nil
    if findThreeAmericanDates(&days) { proveByEachOther(days, isLabelled: isLabelled) }
  }

  /// Takes days that fit each other for right in all their digits.
  ///
  /// - Parameters:
  ///   - days: The days of the page.
  ///   - isLabelled: Whether a label says which day is the issue or which is the expiry.
  private mutating func proveByEachOther(
    _ days: [DocumentField: PrintedDate], isLabelled: Bool
  ) {
    guard let birth = days[.dob], let issue = days[.issuingDate], let expiry = days[.expiryDate],
      birth.isBefore(issue), issue.isBefore(expiry), issue.year - birth.year >= 14
    else { return }
    let years = WholeYears(from: issue.key, to: expiry.key)
    if expiry.month == birth.month && expiry.day == birth.day { prove([.dob, .expiryDate]) }
    if let years, isLabelled || !mayBeTurned(issue: issue.key, expiry: expiry.key) {
      prove([.issuingDate, .expiryDate], years.provesDigits)
    }
  }

  /// Takes the days that stand below their labels.
  private mutating func findCaptionedAmericanDates(_ days: inout [DocumentField: PrintedDate]) {
    let captions: [(DocumentField, Caption)] = [
      (.dob, .dateOfBirth), (.issuingDate, .dateOfIssue), (.expiryDate, .dateOfExpiry),
    ]
    for (field, caption) in captions where days[field] == nil {
      let found = dates.filter { reading in
        guard ![.dayFirst, .digits].contains(reading.date.order), isMain(reading),
          field == .dob
            ? mayBeDriver(reading.date.key) : field == .expiryDate || isPossible(reading.date.key)
        else { return false }
        let labels = labels(of: reading.line)
        return labels[caption] > 0.6 && labels.rival(of: caption) < labels[caption]
      }
      guard found.count == 1, let reading = found.first else { continue }
      let isAgreed = lines[reading.line].isAgreed
      days[field] = reading.date
      put(
        field, reading.value, from: reading.line, isAgreed ? .captionAgreed : .caption,
        confidence: isAgreed ? 0.86 : 0.6, text: reading.printed)
      takeForDate(reading.line)
    }
  }

  /// Gives days to the labels that were not read, where a page has three that fit each other.
  ///
  /// - Parameter days: The days of the labels.
  /// - Returns: Whether what it gives was read well enough to prove the others.
  private mutating func findThreeAmericanDates(
    _ days: inout [DocumentField: PrintedDate]
  ) -> Bool {
    guard days.count < 3 else { return true }
    let readings = surestByDay
    let order: [DocumentField] = [.dob, .issuingDate, .expiryDate]
    guard let keys = threeThatFit(among: readings),
      zip(order, keys).allSatisfy({ days[$0] == nil || days[$0]?.key == $1 })
    else { return true }
    var isRead = true
    for (field, key) in zip(order, keys) where days[field] == nil {
      guard let reading = readings[key] else { continue }
      let isSure = reading.confidence >= Self.leastOfUnlabelled
      days[field] = reading.date
      isRead = isRead && isSure
      put(
        field, reading.value, from: reading.line, .threeDates, confidence: isSure ? 0.8 : 0.6,
        text: reading.printed)
      takeForDate(reading.line)
    }
    return isRead
  }

  /// The surest reading of each day in the order of America, by its key.
  private var surestByDay: [[Int]: DateReading] {
    var readings: [[Int]: DateReading] = [:]
    for reading in dates where ![.dayFirst, .digits].contains(reading.date.order) {
      if readings[reading.date.key].map({ isSurer(reading, than: $0) }) ?? true {
        readings[reading.date.key] = reading
      }
    }
    return readings
  }

  /// The only three days of the page, where they may be birth, issue and expiry of one licence.
  private func threeThatFit(among readings: [[Int]: DateReading]) -> [[Int]]? {
    let all = readings.keys.sorted { $0.lexicographicallyPrecedes($1) }
    // What one of several looks has read is no fourth day, nor is the sex beside its number: 15 SEX 16.
    let main = all.filter { key in
      readings[key].map { $0.date.statesCentury && isMain($0) } ?? false
    }
    let keys = main.count == 3 ? main : all
    // Arizona's are valid until the holder is 65, and none for longer.
    guard keys.count == 3, isPossible(keys[1]), keys[1][0] - keys[0][0] >= 14,
      keys[2][0] - keys[1][0] <= Self.longestValidity
    else { return nil }
    let isBirthday = keys[2].dropFirst() == keys[0].dropFirst()
    return isBirthday || WholeYears(from: keys[1], to: keys[2]) != nil ? keys : nil
  }

  /// A day without a label that was read with less proves no other: an expiry of 2033 was read as 2013 with 0.03.
  private static let leastOfUnlabelled = 0.3

  /// Two dates of which each says that the day of the other is right, its year by a usual validity or two looks.
  private mutating func prove(_ proven: [DocumentField], _ provesYears: Bool = false) {
    for field in proven {
      guard let place = places[field], var proof = fields[field] else { continue }
      let isSure = provesYears || isSurelyRead(place) && states(place, proof.value)
      proof.evidence = .threeDates
      proof.confidence = max(proof.confidence, isSure ? 0.95 : 0.8)
      fields[field] = proof
    }
  }

  /// The day that a text states in the order of America, or `nil` where it states none that the field
  /// can have.
  private func americanDate(in text: String, of field: DocumentField) -> PrintedDate? {
    PrintedDate.dates(in: text).first { date in
      guard date.order != .dayFirst, date.order != .digits else { return false }
      if field == .dob { return mayBeDriver(date.key) }
      guard field == .expiryDate else { return isPossible(date.key) }
      return date.year > reference.year - 40 && date.year <= reference.year + 20
    }
  }
}
