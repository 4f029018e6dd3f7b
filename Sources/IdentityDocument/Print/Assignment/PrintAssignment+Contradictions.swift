extension PrintAssignment {
  /// Finds dates and numbers that stand at their captions and are not the zone's.
  ///
  /// A human should see them: the print or the zone was changed, or one of them was misread. Only what
  /// two looks read alike at a caption of that field alone counts, where the zone's value is nowhere
  /// on the page.
  mutating func findContradictions() {
    for (field, caption) in [
      (DocumentField.dob, Caption.dateOfBirth), (.expiryDate, .dateOfExpiry),
    ] {
      guard fields[field] == nil, document[field]?.date?.calendarDate != nil else { continue }
      let others = dates.filter { reading in
        reading.field == nil && !reading.isOther && reading.next == nil
          && reading.date.order != .monthFirst && reading.confidence >= 0.85
          && lines[reading.line].isAgreed && isAnnounced(reading.line, only: caption)
          && !mayBeKnown(reading, as: field)
      }
      guard Set(others.map { $0.printed }).count == 1,
        let other = others.min(by: { isNearer($0, than: $1, to: field) }),
        places[.issuingDate] != other.line
      else { continue }
      put(
        field, other.value, from: other.line, .captionAgreed, confidence: 0.87,
        text: other.printed, caption: labels(of: other.line).text)
    }
    findDateAfterExpiry()
    findOtherNumber()
  }

  /// Whether a day is the zone's by the second of two months: the first of `03 БЕР/MAR 85` is read as `BEP`, and taken
  /// for September.
  private func mayBeKnown(_ reading: DateReading, as field: DocumentField) -> Bool {
    guard let known = document[field]?.date, let slash = reading.text.firstIndex(of: "/"),
      let day = reading.text.prefix(upTo: slash).split(separator: " ").first
    else { return false }
    let text = String(day) + " " + String(reading.text[slash...].dropFirst())
    return PrintedDate.dates(in: text).contains { $0.isSame(known) }
  }

  /// Whether of two centuries that a date may be of the first is nearer to that of the zone's.
  private func isNearer(
    _ first: DateReading, than second: DateReading, to field: DocumentField
  ) -> Bool {
    guard let known = document[field]?.date?.calendarDate else { return false }
    return abs(first.date.year - known.year) < abs(second.date.year - known.year)
  }

  /// Takes a date after the zone's expiry for the printed one.
  ///
  /// A residence permit of 2008 whose zone has the date of issue for its expiry, and a passport whose
  /// zone ends a year before its print, are specimens with such dates; the zone's own date may stand on
  /// the page as that of something else. A caption that says what a date is decides before that.
  private mutating func findDateAfterExpiry() {
    guard fields[.expiryDate]?.evidence != .captionAgreed else { return }
    let others = datesAfterExpiry.filter { $0.confidence >= 0.75 && lines[$0.line].isAgreed }
    guard let other = others.first, Set(others.map { $0.date.key }).count == 1 else { return }
    let labels = labels(of: other.line)
    guard labels[.dateOfExpiry] >= labels.rival(of: .dateOfExpiry) else { return }
    if let known = places[.expiryDate], other.line != known {
      let ofKnown = self.labels(of: known)[.dateOfExpiry]
      guard ofKnown < 0.3 || ofKnown < labels[.dateOfExpiry] else { return }
    }
    fields[.expiryDate] = nil
    put(
      .expiryDate, other.value, from: other.line, .afterExpiry, confidence: 0.87,
      text: other.printed, caption: labels.text)
    takeForDate(other.line)
  }

  /// Whole dates up to twenty years after the zone's expiry; what is the zone's in another order (`03/06/2032` in
  /// March) is none.
  var datesAfterExpiry: [DateReading] {
    guard let expiry = document.expiryDate?.calendarDate else { return [] }
    return dates.filter { reading in
      let date = reading.date
      return date.statesCentury && date.order != .monthFirst && reading.next == nil
        && !reading.isOther
        && [expiry.year, expiry.month, expiry.day].lexicographicallyPrecedes(date.key)
        && date.year <= expiry.year + 20
    }
  }

  private mutating func findOtherNumber() {
    guard fields[.idNumber] == nil, let known = document.idNumber else { return }
    let others = lines.indices.compactMap { place -> (place: Int, text: String)? in
      guard lines[place].role == nil, lines[place].confidence >= 0.85, lines[place].isAgreed,
        isAnnounced(place, only: .documentNumber, besides: .other), !isOfPassportInVisa(place)
      else { return nil }
      let numbers = PrintedNumber.numbers(in: lines[place].text)
      guard numbers.count == 1,
        Self.differs(numbers[0], from: known, asClearly: lines[place].confidence)
      else { return nil }
      return (place, numbers[0])
    }
    guard others.count == 1, let other = others.first else { return }
    put(
      .idNumber, .text(other.text), from: other.place, .captionAgreed, confidence: 0.87,
      caption: labels(of: other.place).text)
    lines[other.place].role = .number
  }

  /// Whether a caption on a visa announces the number of the passport that it stands in.
  private func isOfPassportInVisa(_ place: Int) -> Bool {
    guard format?.isVisa == true, let caption = labels(of: place).text else { return false }
    return FoldedText.words(of: caption).holds(Array("pass".utf8))
  }

  /// The confidence of print whose digits are taken for no others.
  static let clearPrint = 0.9

  /// Whether two numbers of one length differ in a character that recognisers do not confuse, or, where print is clear,
  /// hardly.
  private static func differs(
    _ number: String, from known: String, asClearly confidence: Double
  ) -> Bool {
    let (first, second) = (PrintedText.compact(number), PrintedText.compact(known))
    let confusion = confidence >= clearPrint ? Confusion.likely : Confusion.possible
    return first.count == second.count
      && zip(first, second).contains { $0 != $1 && !confusion.contains($0, $1) }
  }

  /// Whether captions of one field alone speak of a line.
  ///
  /// Another one may be left aside: the title of a passport is a part of `Passport No.`.
  private func isAnnounced(
    _ place: Int, only caption: Caption, besides other: Caption? = nil
  ) -> Bool {
    var labels = labels(of: place)
    if let other { labels.strengths[other] = nil }
    return labels[caption] > 0.85 && labels.rival(of: caption) < 0.5
  }
}
