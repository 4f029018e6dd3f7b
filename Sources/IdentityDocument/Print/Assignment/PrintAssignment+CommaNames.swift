/// Names of which a comma ends the surname, as on cards of Canada, Nigeria and the Philippines.
extension PrintAssignment {
  /// Finds surname and given names in one row at a caption of both, or in two rows of which the upper one ends
  /// with a comma.
  mutating func findNamesWithComma() {
    guard fields[.lastName] == nil, fields[.firstName] == nil else { return }
    for index in texts.indices where texts[index].place == .alone {
      let (reading, labels) = (texts[index], texts[index].labels)
      guard !reading.isTaken,
        labels[.bothNames] > 0.5 || labels[.wholeName] > 0.5 || isBelowNameAlone(labels),
        labels[.relative] < 0.5, reading.confidence > 0.6,
        let (last, first) = Self.parted(atComma: lines[reading.line].text)
      else { continue }
      let isAgreed = lines[reading.line].isAgreed
      put(
        [(.lastName, last, reading.line), (.firstName, first, reading.line)],
        isAgreed ? .captionAgreed : .caption, confidence: isAgreed ? 0.87 : 0.6)
      texts[index].isTaken = true
      return
    }
    guard !dates.isEmpty else { return }
    for upper in lines.indices where Self.endsWithComma(lines[upper].text) && isName(upper) {
      guard let lower = row(below: upper), isName(lower),
        !lines[lower].text.utf8.contains(.ascii(",")),
        NationalityName.state(in: lines[lower].text) == nil, !isBelowAddress(upper)
      else { continue }
      put(
        [
          (.lastName, PrintedText.cleaned(lines[upper].text), upper),
          (.firstName, PrintedText.cleaned(lines[lower].text), lower),
        ], .position, confidence: 0.75)
      return
    }
  }

  /// Whether the caption of a text is the word for a name alone, in one language or in two, and none of given names
  /// stands on the page: `Name/Nom` of Canada's permanent residents.
  private func isBelowNameAlone(_ labels: CaptionLabels) -> Bool {
    let words = FoldedText.words(of: labels.text ?? "").split(separator: .ascii(" "))
    return labels[.surname] > 0.5 && !words.isEmpty
      && words.allSatisfy { word in ["name", "nom"].contains { word.elementsEqual($0.utf8) } }
      && !lines.contains { $0.captions[.givenNames] ?? 0 > 0.5 }
  }

  private mutating func put(
    _ names: [(field: DocumentField, text: String, line: Int)],
    _ evidence: PrintedField.Evidence, confidence: Double
  ) {
    for name in names {
      put(
        name.field, .text(adapted(name.text, of: name.line)), from: name.line, evidence,
        confidence: confidence, text: name.text)
      lines[name.line].role = .name
    }
  }

  /// The two parts of a row, of which each is some words.
  private static func parted(atComma row: String) -> (last: String, first: String)? {
    let parts = row.split(separator: ",", omittingEmptySubsequences: false).map {
      PrintedText.cleaned(String($0))
    }
    guard parts.count == 2, parts.allSatisfy({ PrintedText.letterCount($0) >= 2 }),
      parts.allSatisfy({ PrintedText.likeness($0) > 0.8 && !$0.utf8.contains { $0.isDigit } })
    else { return nil }
    return (parts[0], parts[1])
  }

  private static func endsWithComma(_ text: String) -> Bool {
    text.utf8.count { $0 == .ascii(",") } == 1 && text.utf8.last == .ascii(",")
  }

  /// Whether a line is words in capitals that two looks have read alike, and neither a value nor a title.
  private func isName(_ place: Int) -> Bool {
    let line = lines[place]
    let text = PrintedText.cleaned(line.text)
    return line.role == nil && line.isAgreed && line.confidence > 0.7
      && PrintedText.letterCount(text) >= 2 && PrintedText.likeness(text) > 0.8
      && !Self.isOfTitle(text)
      && labels(of: place).strengths.allSatisfy { caption, strength in
        // The caption of a day beside it announces no letters.
        strength < 0.5 || caption == .surname || Caption.dates.contains(caption)
      }
      && !text.unicodeScalars.contains { $0.properties.isLowercase || ("0"..."9") ~= $0 }
  }

  /// The row right below a line, in its column and as large.
  private func row(below place: Int) -> Int? {
    let line = lines[place]
    return lines.indices.filter { other in
      let below = lines[other].baseline - line.baseline
      return below > 0.9 * line.height && below < 2.2 * line.height
        && abs(lines[other].left - line.left) < 2
    }.min { lines[$0].baseline < lines[$1].baseline }.flatMap { next in
      (0.75...1.33).contains(lines[next].height / line.height) ? next : nil
    }
  }

  /// Whether the row right above a line is a part of an address, which the line goes on with.
  private func isBelowAddress(_ place: Int) -> Bool {
    let line = lines[place]
    return lines.contains { other in
      let above = line.baseline - other.baseline
      return above > 0.9 * line.height && above < 2.2 * line.height
        && abs(other.left - line.left) < 2 && PrintedText.letterCount(other.text) >= 3
        && (other.text.utf8.contains { $0.isDigit } || other.text.utf8.last == .ascii(","))
    }
  }
}
