/// Values of cards without a zone whose own caption was not read, beside what another caption announces.
extension PrintAssignment {
  /// Finds the birth beside the place of birth where one caption announces both and ends before the day, as on
  /// Italian cards: `CANTÙ (CO)` and `06.01.1975` in one row.
  mutating func findBirthBesidePlace() {
    guard fields[.dob] == nil else { return }
    let captions = lines.indices.filter { place in
      lines[place].role == .caption
        && [Caption.placeOfBirth, .dateOfBirth].allSatisfy {
          lines[place].captions[$0] ?? 0 > 0.7
        }
    }
    for caption in captions {
      let found = dates.indices.filter { isBesidePlace($0, at: caption) }
      guard let index = found.first, found.allSatisfy({ dates[$0].line == dates[index].line })
      else { continue }
      let reading = dates[index]
      let isAgreed = lines[reading.line].isAgreed
      put(
        .dob, reading.value, from: reading.line, isAgreed ? .captionAgreed : .caption,
        confidence: isAgreed ? 0.75 : 0.6, text: reading.printed, caption: lines[caption].text)
      takeForDate(reading.line)
      return
    }
  }

  /// Whether a day that no caption announces stands right of a text in the row below a caption.
  private func isBesidePlace(_ index: Int, at caption: Int) -> Bool {
    let line = lines[dates[index].line]
    guard dates[index].date.order != .monthFirst, isPossible(dates[index].date.key),
      line.left > lines[caption].left + 5, line.left < lines[caption].right + 8,
      labels(of: dates[index].line).strengths.isEmpty
    else { return false }
    return lines.indices.contains { place in
      lines[place].role == nil && lines[place].isBeside(line, within: 0.5)
        && lines[place].right < line.left && distance(of: caption, to: place) != nil
    }
  }

  /// Finds the surname in the row above the caption of the given names, where its own caption was not read.
  ///
  /// Cards of Europe print the surname first; a row as large as the given names and at their left that two looks read
  /// alike and no caption announces is it, and no more than likely.
  mutating func findSurnameAboveGivenNames() {
    guard fields[.lastName] == nil, let given = fields[.firstName],
      let value = places[.firstName].map({ lines[$0] }),
      let caption = given.caption.flatMap({ text in
        lines.first { $0.role == .caption && $0.text == text }
      }), caption.baseline < value.baseline,
      !lines.contains(where: { $0.captions[.surname] ?? 0 > 0.5 })
    else { return }
    let step = value.baseline - caption.baseline
    let above = texts.indices.filter { index in
      let line = lines[texts[index].line]
      let below = caption.baseline - line.baseline
      return line.role == nil && abs(line.left - value.left) < 1
        && (0.85...1.18).contains(line.height / value.height) && below > caption.height
        && below < 1.8 * step
    }
    guard above.count == 1, let index = above.first else { return }
    let (reading, line) = (texts[index], lines[texts[index].line])
    guard !reading.isTaken, reading.place == .alone, reading.labels.strengths.isEmpty,
      reading.likeness > 0.8, line.isAgreed, reading.confidence > 0.8, !isBelowSecondSurname(line),
      !reading.hasDigit, PrintedText.letterCount(reading.text) > 1
    else { return }
    put(
      .lastName, .text(adapted(Self.withoutStrays(reading.text), of: reading.line)),
      from: reading.line, .position, confidence: 0.6, text: reading.text, caption: nil)
    takeForName(index)
  }

  /// Whether the caption of a second surname stands right above a line, which is half of a name then.
  func isBelowSecondSurname(_ line: AssignedLine) -> Bool {
    lines.contains { other in
      let above = line.baseline - other.baseline
      return above > 0.5 * line.height && above < 2.6 * line.height
        && abs(other.left - line.left) < 2.5
        && Self.isOfSecondSurname(FoldedText.words(of: other.text))
    }
  }
}
