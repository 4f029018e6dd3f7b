/// What looks and ink say of the marks of names.
extension PrintAssignment {
  /// Whether another look at the line saw other marks.
  func isDisputed(_ name: PrintedName, among found: [PrintedName]) -> Bool {
    let text = PrintedText.plain(name.text)
    return found.contains {
      $0.line == name.line && $0.confidence >= 0.5 && PrintedText.plain($0.text) != text
    }
  }

  /// Whether some look at the line has seen each letter with a mark, or of its own, that a restored name
  /// has.
  func isSeen(_ name: PrintedName) -> Bool {
    let seen = Set(
      lines[name.line].line.versions.flatMap { $0.text.unicodeScalars.map { $0.capital } })
    return name.text.unicodeScalars.allSatisfy { $0.isASCII || seen.contains($0.capital) }
  }

  /// The lines of names in capitals, where letters of the alphabet may have marks.
  var namesToMark: [Int] {
    guard let alphabet, !alphabet.letters.isEmpty else { return [] }
    return [DocumentField.printedLastName, .printedFirstName].compactMap { field in
      guard let value = fields[field]?.value.text, let place = places[field],
        !value.unicodeScalars.contains(where: { $0.properties.isLowercase })
      else { return nil }
      return lines[place].index
    }
  }

  /// The name with the marks that the ink of its line shows.
  func marked(
    _ text: String, of name: PrintedName, like known: String
  ) -> NationalAlphabet.Marked? {
    guard let alphabet, let glyphs = glyphs(of: text, name) else { return nil }
    return alphabet.marked(text, by: glyphs, like: NameSpelling(known))
  }

  /// Whether each letter with a mark that a restored name has shows ink where that mark stands.
  func isInked(_ text: String, of name: PrintedName) -> Bool {
    guard let glyphs = glyphs(of: text, name) else { return false }
    let letters = text.unicodeScalars.filter(PrintedText.isWordPart)
    return zip(letters, glyphs).allSatisfy { letter, glyph in
      letter.isASCII || LetterMark(letter) != nil && glyph.mayBe(letter)
    }
  }

  /// The letters of a name, from the threshold at which its line has as many as were read.
  private func glyphs(of text: String, _ name: PrintedName) -> [PrintedGlyph]? {
    let count = text.unicodeScalars.count(where: PrintedText.isWordPart)
    guard let line = lines[name.line].line.glyphs.first(where: { $0.count == name.ofLine }),
      name.before + count <= line.count
    else { return nil }
    return Array(line[name.before..<name.before + count])
  }
}
