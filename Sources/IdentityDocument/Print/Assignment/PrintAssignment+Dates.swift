extension PrintAssignment {
  /// Collects the days that lines state, or two lines of one row together.
  mutating func collectDates() {
    for place in lines.indices {
      var seen: Set<PrintedDate> = []
      for version in lines[place].line.versions {
        if let digits = version.digits {
          collect(digits.text, digits.confidence, place, nil, &seen)
        }
        collect(version.text, version.confidence, place, nil, &seen)
      }
      guard seen.isEmpty, lines[place].text.utf8.contains(where: { $0.isDigit }),
        let next = neighbour(of: place)
      else { continue }
      for left in lines[place].line.versions.prefix(3) {
        for right in lines[next].line.versions.prefix(2)
        where !repeats(left.text, before: right.text, in: next) {
          let confidence = min(left.confidence, right.confidence)
          let text = Self.joined(left.text, right.text)
          // A day that stands in the second line alone is that line's.
          let seam = text.unicodeScalars.count - right.text.unicodeScalars.count
          collect(text, confidence, place, next, &seen) { $0.contains(seam - 1) }
        }
      }
    }
  }

  /// Two texts one behind the other, once what the end of the first has of the second, as a look at a
  /// line and what stands beside it may.
  private static func joined(_ left: String, _ right: String) -> String {
    var words = left.split(separator: " ")
    if words.count > 1, let last = words.last, right.hasPrefix(last) { words.removeLast() }
    return words.joined(separator: " ") + " " + right
  }

  /// Whether a look at the second line has begun with what stands in the first one, of which another look at it has
  /// nothing: `03` and `03.2000` of `11.03.2000` would be the third of March.
  private func repeats(_ left: String, before right: String, in next: Int) -> Bool {
    !left.isEmpty && right.hasPrefix(left)
      && lines[next].line.versions.contains {
        $0.text.utf8.count < right.utf8.count && right.hasSuffix($0.text)
      }
  }

  private mutating func collect(
    _ text: String, _ confidence: Double, _ place: Int, _ next: Int?,
    _ seen: inout Set<PrintedDate>, where isMeant: (Range<Int>) -> Bool = { _ in true }
  ) {
    for date in PrintedDate.dates(in: text) where isMeant(date.range) {
      // The sex between the numbers of two fields reads like a month: 15 SEX 16.
      guard !Self.isOfSex(text, date.range) else { continue }
      var key = date
      key.range = 0..<0
      guard seen.insert(key).inserted else { continue }
      dates.append(
        DateReading(date: date, confidence: confidence, line: place, next: next, text: text))
    }
  }

  /// Whether the caption of the sex stands where a day may be.
  private static func isOfSex(_ text: String, _ range: Range<Int>) -> Bool {
    let scalars = Array(text.unicodeScalars)
    guard range.upperBound <= scalars.count else { return false }
    let printed = String(String.UnicodeScalarView(scalars[range]))
    return printed.split(separator: " ").contains { word in
      ["sex", "sexe", "sexo"].contains(
        String(decoding: FoldedText.words(of: String(word)), as: UTF8.self))
    }
  }

  /// The nearest line that goes on to the right.
  func neighbour(of place: Int) -> Int? {
    let line = lines[place]
    return lines.indices.filter { other in
      let gap = lines[other].left - line.right
      return other != place
        && lines[other].baseline.distance(to: line.baseline).magnitude
          < 0.5 * line.height
        && gap > 0 && gap < 4.5 * line.height
        && (0.6...1.6).contains(lines[other].height / line.height)
    }.min { lines[$0].left < lines[$1].left }
  }

  /// Finds the dates of the zone; a year that is printed whole decides their century.
  mutating func findKnownDates() {
    for index in dates.indices {
      let reading = dates[index]
      guard lines[reading.line].role != .caption else { continue }
      for (field, known) in [(DocumentField.dob, document.dob), (.expiryDate, document.expiryDate)]
      {
        guard let known else { continue }
        let isSame = reading.date.isSame(known)
        let isOfOtherCentury =
          field == .dob && !isSame && known.centuryIsInferred && reading.date.statesCentury
          && reading.confidence > 0.75 && reading.date.year % 100 == known.yearOfCentury
          && reading.date.month == known.month && reading.date.day == known.day
        guard isSame || isOfOtherCentury, !isAnotherDate(reading, than: field) else { continue }
        dates[index].field = field
        put(
          field, reading.value, from: reading.line, .equal, confidence: isSame ? 0.99 : 0.995,
          text: reading.printed)
      }
    }
    let known = dates.filter { $0.field != nil }
    for index in dates.indices {
      let reading = dates[index]
      let beside = known.filter { $0.line == reading.line }
      guard !beside.isEmpty else { continue }
      // Days of validity may stand in one line: 18.06.20-03.08.2030.
      let isSecond = beside.contains {
        $0.text == reading.text && !$0.date.range.overlaps(reading.date.range)
      }
      if reading.field == nil, !isSecond { dates[index].isOther = true }
      takeForDate(reading.line)
    }
  }

  /// Whether a caption says that a date is another one of the document, and none that it is this.
  private func isAnotherDate(_ reading: DateReading, than field: DocumentField) -> Bool {
    let labels = labels(of: reading.line)
    let own: Caption = field == .dob ? .dateOfBirth : .dateOfExpiry
    let others = [Caption.dateOfBirth, .dateOfIssue, .dateOfExpiry].filter { $0 != own }
    return labels[own] < 0.3 && others.contains { labels[$0] > 0.9 }
      && dates.contains { $0.date.key != reading.date.key && self.labels(of: $0.line)[own] > 0.9 }
  }

  /// Takes lines that are nothing but a date from the texts.
  mutating func markDates() {
    for reading in dates where reading.confidence > 0.5 && reading.date.order != .monthFirst {
      let length = reading.text.unicodeScalars.count
      guard reading.date.range.count * 100 > length * 45,
        PrintedText.letterCount(reading.text) < 12,
        // Streets are named for days: ULICA 25. RUJNA 14.
        reading.date.order != .word || reading.date.statesCentury
          || labels(of: reading.line)[.address] < 0.5
      else { continue }
      takeForDate(reading.line)
    }
  }

  mutating func takeForDate(_ place: Int) {
    if lines[place].role == nil { lines[place].role = .date }
  }
}
