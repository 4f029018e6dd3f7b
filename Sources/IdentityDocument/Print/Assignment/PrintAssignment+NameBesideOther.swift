/// A name that stands beside the other one, whose caption was read.
extension PrintAssignment {
  /// Finds given names below the surname, or the surname above them, where the caption of one was read.
  ///
  /// Documents print them one below the other (ICAO Doc 9303-3, §3.3), so that only the text in the next
  /// row of the same column, as large, with nothing but captions between, is taken.
  mutating func findNameBesideOther() {
    for (field, other) in [
      (DocumentField.firstName, DocumentField.lastName), (.lastName, .firstName),
    ] {
      guard fields[field] == nil, fields[other] != nil,
        let known = places[other].map({ lines[$0] }), !hasCaptionOfUnstated(field),
        let next = nextInColumn(of: known, isBelow: field == .firstName), isNameAlone(next),
        field != .lastName || !isBelowSecondSurname(lines[texts[next].line])
      else { continue }
      let reading = texts[next]
      put(
        field, .text(nameWithoutStrays(reading)), from: reading.line, .position, confidence: 0.6,
        text: reading.text)
      takeForName(next)
    }
  }

  /// Whether a caption of a name was read whose value was not stated: its row is no whole name.
  private func hasCaptionOfUnstated(_ field: DocumentField) -> Bool {
    let caption = field == .lastName ? Caption.surname : .givenNames
    return lines.contains { $0.captions[caption] ?? 0 > 0.5 && $0.reading.isPartOfName }
  }

  /// The nearest text above or below a name in its column that is as large.
  private func nextInColumn(of known: AssignedLine, isBelow: Bool) -> Int? {
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
    return near.min {
      abs(baseline($0) - known.baseline) < abs(baseline($1) - known.baseline)
    }
  }

  /// Whether a text is a well-read name that captions announce as nothing else.
  private func isNameAlone(_ index: Int) -> Bool {
    let reading = texts[index]
    let line = lines[reading.line]
    let text = nameWithoutStrays(reading)
    let rivals = reading.labels.strengths.filter { $0.key != .surname && $0.key != .givenNames }
    return !reading.isTaken && line.role == nil && line.isAgreed
      && (rivals.values.max() ?? 0) < 0.5 && reading.likeness > 0.8 && reading.confidence > 0.6
      && PrintedText.letterCount(text) >= 3 && !text.utf8.contains { $0.isDigit }
  }

  /// A name without what guilloches are read as at its ends.
  private func nameWithoutStrays(_ reading: TextReading) -> String {
    Self.withoutStrays(PrintedText.withoutStrays(reading.text))
  }

  private static func hasSmallLetters(_ text: String) -> Bool {
    text.unicodeScalars.count { $0.properties.isLowercase } > 2
  }
}
