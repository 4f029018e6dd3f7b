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

  /// A text with the likeliest marks of its letters, or `nil` where the net for marks has not seen them.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - place: Its line.
  ///   - known: The name as the zone has it, where it is one.
  /// - Returns: The text.
  func likeliest(
    _ text: String, of place: Int, like known: String? = nil
  ) -> NationalAlphabet.Marked? {
    guard known != nil || !isBritishLicence, let sights = sights(of: text, in: place) else {
      return nil
    }
    var marked = (alphabet ?? .any).marked(text, by: sights, like: known.map { NameSpelling($0) })
    if alphabet == nil, let text = marked?.text, isAmerican {
      marked?.text = Self.withoutForeignMarks(text)
    }
    return marked
  }

  /// Whether the page is a licence of the United Kingdom, which prints names without marks (DVLA, form INF1D): no list of
  /// names of other languages and no pattern gives them one.
  private var isBritishLicence: Bool {
    isPrintAlone
      && lines.contains { line in
        let words = line.reading.text
        return words.elementsEqual("united kingdom".utf8) || words.elementsEqual("dvla".utf8)
      }
  }

  /// A name, a place or an office that no zone proves with the likeliest marks of its letters.
  func withLikeliestMarks(
    _ value: FieldValue, of field: DocumentField, in place: Int
  ) -> FieldValue {
    guard Self.unproven.contains(field), case .text(let text) = value,
      !lines[place].line.letters.isEmpty
    else { return value }
    if let whole = likeliest(text, of: place)?.text { return .text(whole) }
    // One of several lines, or of several words, may have been read in another way.
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    return .text(
      words.map { likeliest(String($0), of: place)?.text ?? String($0) }.joined(separator: " "))
  }

  private static let unproven: Set<DocumentField> = [
    .lastName, .firstName, .placeOfBirth, .authority,
  ]

  /// What was seen of the letters of a text, where all looks have read the same ones but for their marks.
  private func sights(of text: String, in place: Int) -> [LetterSight]? {
    let line = lines[place].line
    guard let bases = PrintedLetter.bases(of: text), !bases.isEmpty,
      let letters = line.letters.lazy.compactMap({ read in
        Self.run(of: bases, in: read.map { $0.base }).map { Array(read[$0]) }
      }).first
    else { return nil }
    var reads: [(look: PrintedLine.Look, confidence: Double, letters: [Unicode.Scalar])] = []
    for version in line.versions where version.confidence >= 0.05 {
      let scalars = version.text.unicodeScalars.filter(PrintedText.isWordPart).map { $0.capital }
      guard let run = Self.run(of: bases, in: scalars.map { PrintedLetter.base(of: $0) }) else {
        continue
      }
      let read = Array(scalars[run])
      // The same look at the same picture tells nothing new.
      if !reads.contains(where: { $0.look == version.look && $0.letters == read }) {
        reads.append((version.look, version.confidence, read))
      }
    }
    return letters.indices.map { index in
      let sure = reads.filter { $0.confidence >= 0.9 }.map { $0.letters[index] }
      return LetterSight(
        letter: letters[index], reads: reads.map { $0.letters[index] },
        isSurelyBare: sure.count > 1 && sure.allSatisfy { $0 == letters[index].base })
    }
  }

  /// Where some letters stand one behind the other among others for the first time.
  private static func run(
    of letters: [Unicode.Scalar], in others: [Unicode.Scalar]
  ) -> Range<Int>? {
    guard letters.count <= others.count else { return nil }
    return (0...others.count - letters.count).lazy.map { $0..<$0 + letters.count }
      .first { others[$0].elementsEqual(letters) }
  }

  /// The lines of names, places and offices in capitals, where letters may have marks.
  var linesToMark: [Int] {
    let named: [DocumentField] = [
      .printedLastName, .printedFirstName, .lastName, .firstName, .placeOfBirth, .authority,
    ]
    return named.flatMap { field -> [Int] in
      guard let value = fields[field]?.value.text,
        !value.unicodeScalars.contains(where: { $0.properties.isLowercase })
      else { return [] }
      return fields[field]?.lines ?? []
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
