/// Numbers of persons on documents whose title tells the state.
extension PrintAssignment {
  /// Finds the number of the holder by its form and its check digits where no caption of it was read, on a page without a
  /// zone.
  mutating func findNationalNumber() {
    guard isPrintAlone, let kind = NationalNumber.allCases.first(where: isNamed),
      fields[kind.field] == nil
    else { return }
    let known = [DocumentField.idNumber, .personalNumber].compactMap { field in
      fields[field].map { PrintedText.compact($0.value.text) }
    }
    let found = lines.indices.compactMap { place -> (text: String, line: Int)? in
      nationalNumber(in: place, of: kind).map { ($0, place) }
    }.filter { !known.contains(PrintedText.compact($0.text)) }
    guard Set(found.map { $0.text }).count == 1, let number = found.first else { return }
    put(
      kind.field, .text(number.text), from: number.line, .form, confidence: 0.85,
      text: number.text)
    lines[number.line].role = .number
  }

  /// Whether the title of the page names the state whose number it is.
  private func isNamed(_ kind: NationalNumber) -> Bool {
    lines.contains { line in
      let words = FoldedText.words(of: line.text)
      return line.confidence >= 0.5 && kind.titles.contains { words.holds(Array($0.utf8)) }
    }
  }

  /// The number that two looks at a line have read at its end, and none other.
  private func nationalNumber(in place: Int, of kind: NationalNumber) -> String? {
    guard [nil, .number, .caption].contains(lines[place].role) else { return nil }
    let read = lines[place].line.versions.filter { $0.confidence > 0.5 }.compactMap { look in
      let words = look.text.split(separator: " ")
      return words.indices.prefix(Self.mostWordsBefore).lazy.map {
        words[$0...].joined(separator: " ")
      }.first { kind.isOne($0) }
    }
    return read.count > 1 && Set(read).count == 1 ? read.first : nil
  }

  /// A number has so many words at most before it: its label or the title.
  private static let mostWordsBefore = 8
}
