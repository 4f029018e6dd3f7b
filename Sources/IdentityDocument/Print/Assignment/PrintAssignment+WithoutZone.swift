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
    for (field, caption) in fields {
      let best = dates.indices
        .filter { dates[$0].date.order != .monthFirst && isPossible(dates[$0].date, field) }
        .map { (index: $0, labels: labels(of: dates[$0].line)) }
        .filter { $0.labels[caption] > 0.45 && $0.labels[caption] >= $0.labels.rival(of: caption) }
        .max {
          ($0.labels[caption] + 0.2 * dates[$0.index].confidence, $1.index)
            < ($1.labels[caption] + 0.2 * dates[$1.index].confidence, $0.index)
        }
      guard let best else { continue }
      let reading = dates[best.index]
      let isAgreed = lines[reading.line].isAgreed
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
      isPossible(first.date, .expiryDate), !places.values.contains(first.line)
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

  /// Finds names at their captions.
  ///
  /// A caption that announces both, such as NOME / NAME, is that of given names where another has the
  /// surname, and of neither elsewhere; so is NOME alone, below which permits have both.
  mutating func findNamesAtCaptions() {
    if hasWholeNames { return }
    let hasSurname = lines.contains { $0.captions[.surname] ?? 0 > 0.5 }
    let hasGivenNames = lines.contains { $0.captions[.givenNames] ?? 0 > 0.5 }
    for (field, caption) in [(DocumentField.lastName, Caption.surname), (.firstName, .givenNames)] {
      let candidates = texts.indices.filter { index in
        let reading = texts[index]
        let isOfBoth =
          caption == .givenNames && !hasSurname && fields[.lastName] == nil
          && reading.labels.caption.map { lines[$0].reading.isBareGivenName } ?? false
        return reading.labels[caption] > 0.5 && !reading.isTaken && reading.likeness > 0.7
          && reading.confidence > 0.5 && !reading.text.utf8.contains { $0.isDigit } && !isOfBoth
          // A comma parts given names on French cards, and elsewhere both names.
          && (fields[.lastName] != nil || !reading.text.utf8.contains(.ascii(",")))
          && (fields[.lastName] != nil
            || abs(reading.labels[.surname] - reading.labels[.givenNames]) > 0.25)
      }
      guard let best = upper(of: candidates, caption), !isBehindUnreadRow(texts[best]) else {
        continue
      }
      let reading = texts[best]
      // NAME alone stands over one row with all names, as on Indian licences, or over two.
      let isBare = reading.labels.caption.map { lines[$0].reading.isBareName } ?? false
      guard caption != .surname || !isBare || hasGivenNames || following(best) != nil else {
        continue
      }
      var rows = [best]
      if caption == .surname {
        // A second surname that has a caption of its own and was not read leaves half a name.
        guard let second = secondSurname(beside: best) else { continue }
        rows += second
      } else if fields[.lastName] != nil, let next = following(best), !texts[next].isTaken,
        texts[next].likeness > 0.8, !texts[next].text.utf8.contains(where: { $0.isDigit }),
        isSecondRow(next, of: best, .givenNames)
      {
        rows.append(next)
      }
      let isWhole =
        (rows.count > 1 || !goesOn(below: best, at: caption)) && !isFarBelowCaption(best)
      let isAgreed =
        reading.place == .alone && isWhole && rows.allSatisfy { lines[texts[$0].line].isAgreed }
      let read = rows.reduce("") { read, index in
        let row = adapted(Self.withoutStrays(texts[index].text), of: texts[index].line)
        if read.isEmpty { return row }
        // A hyphen at the end of a row is the name's.
        let isHyphened = lines[reading.line].text.utf8.last == .ascii("-")
        return read + (isHyphened ? "-" : " ") + row
      }
      let ended = alphabet?.endingMended(read)
      put(
        field, .text(ended ?? read), from: reading.line, isAgreed ? .captionAgreed : .caption,
        confidence: isAgreed ? ended == nil ? 0.87 : 0.8 : 0.6, text: reading.text,
        caption: reading.labels.text)
      for index in rows {
        texts[index].isTaken = true
        lines[texts[index].line].role = .name
      }
    }
    if fields[.lastName] == nil, fields[.firstName] == nil { findNamesBelowCaptionOfBoth() }
  }

  /// Finds surname and given names in the two rows below a caption that announces both, the surname first
  /// (Regulation (EC) 1030/2002, annex).
  private mutating func findNamesBelowCaptionOfBoth() {
    let announced = texts.indices.filter { index in
      let labels = texts[index].labels
      let isBare = labels.caption.map { lines[$0].reading.isBareGivenName } ?? false
      return !texts[index].isTaken && texts[index].likeness > 0.8 && texts[index].confidence > 0.6
        && (labels[.surname] > 0.5 || isBare) && labels[.givenNames] > 0.5
        && !texts[index].text.utf8.contains { $0.isDigit }
    }
    guard let first = announced.min(by: { (baseline($0), $0) < (baseline($1), $1) }),
      // A comma between the names is another form.
      !texts[first].text.utf8.contains(.ascii(",")),
      !isBehindUnreadRow(texts[first]), let second = following(first), !texts[second].isTaken,
      texts[second].likeness > 0.8, !texts[second].text.utf8.contains(where: { $0.isDigit }),
      // Of three rows nobody knows where the surname ends.
      following(second) == nil
    else { return }
    for (field, index) in [(DocumentField.lastName, first), (.firstName, second)] {
      let text = adapted(Self.withoutStrays(texts[index].text), of: texts[index].line)
      put(
        field, .text(text), from: texts[index].line, .caption, confidence: 0.6,
        text: texts[index].text, caption: texts[first].labels.text)
      texts[index].isTaken = true
      lines[texts[index].line].role = .name
    }
  }

  /// Whether between a text and the caption above it there is a row as large that was read too poorly to be
  /// its value: what stands below that row is not.
  func isBehindUnreadRow(_ reading: TextReading) -> Bool {
    guard let caption = reading.labels.caption.map({ lines[$0] }), reading.place == .alone else {
      return false
    }
    let value = lines[reading.line]
    return lines.indices.contains { place in
      let line = lines[place]
      return place != reading.line && line.role != .caption
        && line.baseline > caption.baseline + 0.5 * value.height
        && line.baseline < value.baseline - 0.7 * value.height
        && abs(line.left - value.left) < 2.5 && (0.75...1.33).contains(line.height / value.height)
        && line.line.versions.contains {
          $0.confidence >= 0.2 && PrintedText.letterCount($0.text) >= 3
        }
    }
  }

  /// Finds given names below the surname, or the surname above them, where the caption of one was read.
  ///
  /// Documents print them one below the other (ICAO Doc 9303-3, §3.3), so that only the text in the next
  /// row of the same column, as large, with nothing but captions between, is taken.
  mutating func findNameBesideOther() {
    for (field, other, isBelow) in [
      (DocumentField.firstName, DocumentField.lastName, true), (.lastName, .firstName, false),
    ] {
      // A caption that was read and whose value was not stated says that the row is no whole name.
      let caption = field == .lastName ? Caption.surname : .givenNames
      guard fields[field] == nil, fields[other] != nil,
        let known = places[other].map({ lines[$0] }),
        !lines.contains(where: { $0.captions[caption] ?? 0 > 0.5 && $0.reading.isPartOfName })
      else { continue }
      // One card writes both names alike, and what a caption is misread as in small letters.
      let isSmall = Self.hasSmallLetters(known.text)
      let near = texts.indices.filter { index in
        let line = lines[texts[index].line]
        let distance = (line.baseline - known.baseline) * (isBelow ? 1 : -1)
        return distance > 0.8 * known.height && distance < 5.5 * known.height
          && abs(line.left - known.left) < 7 && texts[index].place == .alone
          && (isSmall || !Self.hasSmallLetters(line.text))
          && (0.8...1.25).contains(line.height / known.height)
      }
      guard
        let next = near.min(by: {
          abs(baseline($0) - known.baseline) < abs(baseline($1) - known.baseline)
        })
      else { continue }
      let reading = texts[next]
      let text = Self.withoutStrays(PrintedText.withoutStrays(reading.text))
      let rivals = reading.labels.strengths.filter { $0.key != .surname && $0.key != .givenNames }
      guard !reading.isTaken, lines[reading.line].role == nil, lines[reading.line].isAgreed,
        (rivals.values.max() ?? 0) < 0.5, reading.likeness > 0.8, reading.confidence > 0.6,
        PrintedText.letterCount(text) >= 3, !text.utf8.contains(where: { $0.isDigit })
      else { continue }
      put(field, .text(text), from: reading.line, .position, confidence: 0.6, text: reading.text)
      texts[next].isTaken = true
      lines[reading.line].role = .name
    }
  }

  private static func hasSmallLetters(_ text: String) -> Bool {
    text.unicodeScalars.count { $0.properties.isLowercase } > 2
  }

  /// A name in capitals without the small letters before it, which guilloches are read as.
  static func withoutStrays(_ text: String) -> String {
    let words = text.split(separator: " ")
    let kept = words.drop { word in
      word.unicodeScalars.count <= 2 && !word.unicodeScalars.contains { $0.properties.isUppercase }
    }
    let isInCapitals = kept.allSatisfy { word in
      !word.unicodeScalars.contains { $0.properties.isLowercase }
    }
    return isInCapitals && !kept.isEmpty ? kept.joined(separator: " ") : text
  }

  /// The text that captions announce the most clearly, the upper one of several: NAME and NOME stand
  /// over given names where SURNAME stands above them.
  private func upper(of candidates: [Int], _ caption: Caption) -> Int? {
    func clarity(_ index: Int) -> Double {
      let labels = texts[index].labels
      return labels[caption] - (labels.rival(of: caption) > labels[caption] - 0.05 ? 0.2 : 0)
    }
    let best = candidates.map(clarity).max() ?? 0
    return candidates.filter { clarity($0) > best - 0.15 }.min { left, right in
      (lines[texts[left].line].baseline, left) < (lines[texts[right].line].baseline, right)
    }
  }
}
