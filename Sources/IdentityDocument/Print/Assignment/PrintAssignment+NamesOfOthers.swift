/// Words that spell a name of the zone and are somebody else's, a place's or half of a name.
extension PrintAssignment {
  /// Takes back the only name of the zone on the back of a card that stands in a row with other words: a parent's, the name
  /// at birth, a place of origin.
  ///
  /// Cards have the names of their holders on the front, each in rows of its own (ICAO Doc 9303-5, §4.1).
  mutating func withdrawNameOfOther() {
    let names: [DocumentField] = [.printedLastName, .printedFirstName]
    let found = names.filter { fields[$0] != nil }
    guard format == .td1, document.firstName?.isEmpty == false, found.count == 1,
      let field = found.first, let name = fields[field], let place = places[field],
      name.lines.count == 1
    else { return }
    let own = PrintedText.letterCount(name.value.text)
    guard PrintedText.letterCount(PrintedText.cleaned(lines[place].text)) >= own + 2 else { return }
    fields[field] = nil
    places[field] = nil
  }

  /// Whether a text ends with the surname of the zone, so that it is all names: `KHALID MOHAMMED ALSUWAIDI`.
  func endsWithSurname(_ text: String) -> Bool {
    guard let surname = document.lastName, !surname.isEmpty else { return false }
    let spelling = NameSpelling(surname)
    let words = text.split(separator: " ")
    return words.indices.dropFirst().contains { start in
      spelling.isSpelled(by: words[start...].joined(separator: " ").unicodeScalars)
    }
  }

  /// States a surname less surely which its caption calls the first of two: the zone has one of them.
  mutating func moderateFirstSurname() {
    guard let name = fields[.printedLastName], let place = places[.printedLastName],
      document.issuingCountry?.alpha3 != "ESP", isFirstSurname(place)
    else { return }
    fields[.printedLastName]?.confidence = min(name.confidence, 0.6)
  }

  private func isFirstSurname(_ place: Int) -> Bool {
    Self.isOfFirstSurname(FoldedText.words(of: labels(of: place).text ?? ""))
  }

  /// Adds the second surname that the zone has not, where print has it at its caption, or in the one row between the first
  /// one and the given names.
  mutating func completeFirstSurname() {
    guard let name = fields[.printedLastName], let place = places[.printedLastName],
      isFirstSurname(place)
    else { return }
    let second =
      texts.indices.first { index in
        let reading = texts[index]
        return Self.isOfSecondSurname(FoldedText.words(of: reading.labels.text ?? ""))
          && reading.mayBeRowOfName && reading.confidence > 0.6
      } ?? rowBetweenNames(place)
    guard let second, lines[texts[second].line].isAgreed else { return }
    let text =
      name.value.text + " "
      + adapted(Self.withoutStrays(texts[second].text), of: texts[second].line)
    fields[.printedLastName] = nil
    put(
      .printedLastName, .text(text), from: place, .captionAgreed, confidence: 0.75, text: text,
      caption: labels(of: place).text)
    fields[.printedLastName]?.lines += [lines[texts[second].line].index]
    takeForName(second)
  }

  /// The text halfway between the surname and the given names, as large and in their column.
  private func rowBetweenNames(_ surname: Int) -> Int? {
    guard let given = places[.printedFirstName].map({ lines[$0] }) else { return nil }
    let first = lines[surname]
    let middle = (first.baseline + given.baseline) / 2
    let found = texts.indices.filter { index in
      let line = lines[texts[index].line]
      return line.baseline > first.baseline + 0.6 * line.height
        && line.baseline < given.baseline - 0.6 * line.height && abs(line.left - first.left) < 1.2
        && (0.85...1.18).contains(line.height / first.height)
    }
    guard found.count == 1, let index = found.first, texts[index].mayBeRowOfName,
      texts[index].labels.strengths.keys.allSatisfy({ $0 == .surname }),
      abs(lines[texts[index].line].baseline - middle) < 0.15 * (given.baseline - first.baseline)
    else { return nil }
    return index
  }
}
