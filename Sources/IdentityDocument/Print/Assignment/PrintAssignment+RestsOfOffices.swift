/// Rows and words that go on with the name of an office in small print.
extension PrintAssignment {
  /// An office has so many lines at most where its words came apart: `MINISTRY`, `OF`, `FOREIGN`, `AFFAIRS`.
  private static let mostLines = 6

  /// Collects the lines that stand as words or rows of one text behind or below an office that a caption announces, though
  /// they are smaller than values are or further right than its caption reaches.
  mutating func collectRestsOfOffices() {
    var ends = texts.indices.filter { index in
      texts[index].place == .alone
        && (texts[index].labels[.authority] > 0.6 || OfficeName.isOffice(texts[index].text))
        && !isAnnouncedOtherwise(texts[index].labels)
    }.map { texts[$0].line }
    var seen = Set(ends)
    for _ in 0..<Self.mostLines where !ends.isEmpty {
      let known = Set(texts.map { $0.line })
      let found = lines.indices.filter { place in
        !seen.contains(place) && mayBeRest(place)
          && ends.contains { goesOn(from: lines[$0], with: lines[place]) }
      }
      for place in found where !known.contains(place) { collectRest(place) }
      seen.formUnion(found)
      ends = found
    }
  }

  /// Whether an office goes on in a row that was not read: its last word or sign says so.
  func isCut(_ office: String, in place: Int) -> Bool {
    let line = lines[place].text
    return OfficeName.isCut(office)
      || PrintedText.cleaned(line) == PrintedText.cleaned(office) && OfficeName.isCut(line)
  }

  /// The word before a text in its row that no caption announces, where no more than the blank between two words parts
  /// them: `WOJEWODA` before `MAZOWIECKI`.
  func wordBefore(_ index: Int) -> Int? {
    let line = lines[texts[index].line]
    return texts.indices.first { other in
      let (reading, word) = (texts[other], lines[texts[other].line])
      let gap = line.left - word.right
      return other != index && !reading.isTaken && reading.place == .alone
        && reading.labels.strengths.isEmpty && reading.likeness > 0.7 && word.isAgreed
        && word.role == nil && word.isBeside(line, within: 0.2) && gap > 0.3 * line.height
        && gap < 1.8 * line.height && (0.9...1.1).contains(word.height / line.height)
    }
  }

  private mutating func collectRest(_ place: Int) {
    texts.append(
      TextReading(
        line: place, text: PrintedText.cleaned(lines[place].text), labels: labels(of: place),
        confidence: lines[place].confidence, place: .alone))
  }

  /// Whether a line is words that no field has.
  private func mayBeRest(_ place: Int) -> Bool {
    let line = lines[place]
    return line.role == nil && !line.isOfPageAlone && line.confidence > 0.6
      && PrintedText.letterCount(line.text) >= 2 && PrintedText.likeness(line.text) > 0.7
      && !isAnnouncedOtherwise(labels(of: place))
  }

  /// Whether captions of other texts than offices speak of a line; those of days speak of none.
  private func isAnnouncedOtherwise(_ labels: CaptionLabels) -> Bool {
    labels.strengths.contains { caption, strength in
      caption != .authority && caption != .placeOfIssue && !Caption.dates.contains(caption)
        && strength >= 0.6
    }
  }

  /// Whether a line stands as near behind another one, or below it, as words and rows of one text do.
  private func goesOn(from first: AssignedLine, with line: AssignedLine) -> Bool {
    guard (0.85...1.18).contains(line.height / first.height) else { return false }
    let gap = line.left - first.right
    let below = line.baseline - first.baseline
    return line.isBeside(first, within: 0.4) && gap > 0.3 * line.height && gap < 2.2 * line.height
      || below > 1.05 * first.height && below < 2.05 * first.height
        && abs(line.left - first.left) < 1.2
  }
}
