package import IdentityDocument
import LineRecognition
import Raster

extension PageLayout {
  /// Asks the net for marks what the letters of lines in capitals may be.
  ///
  /// - Parameters:
  ///   - indices: Which lines.
  ///   - page: The page, as ``read(with:)`` gave it.
  /// - Complexity: O(*n*) in the columns of the lines, 270 000 multiply-adds each four pixels of a strip.
  package func findLetters(of indices: [Int], in page: inout PrintedPage) {
    guard !indices.isEmpty else { return }
    var recognizer = PrintLineRecognizer(.marks)
    var capitals = CapitalRecognizer()
    for index in Set(indices).sorted()
    where page.lines.indices.contains(index) && lines.indices.contains(index) {
      if Interruption.isRaised { return }
      var known: Set<[Unicode.Scalar]> = []
      for version in page.lines[index].versions where version.confidence > 0.2 {
        guard let bases = PrintedLetter.bases(of: version.text), bases.count > 1,
          known.insert(bases).inserted
        else { continue }
        page.lines[index].letters +=
          letters(bases, of: lines[index], with: &recognizer, &capitals)
          .map { [spelt($0, in: version.text)] } ?? []
      }
    }
  }

  /// Letters of a text with how names and places spell them.
  private func spelt(_ letters: [PrintedLetter], in text: String) -> [PrintedLetter] {
    guard let statistics = SpellingStatistics.embedded else { return letters }
    // Hyphens and apostrophes end words, as blanks do.
    let words = text.unicodeScalars.split { !PrintedLetter.isInWord($0) }
      .map { $0.map { PrintedLetter.base(of: $0) } }
    let here = words.flatMap { word in
      word.indices.map { statistics.logarithms(at: $0, of: word) }
    }
    let known = words.flatMap { word in
      let known = knownWord(word)
      return word.indices.map { place in known.map { KnownWord.Letter($0, place) } }
    }
    guard here.count == letters.count else { return letters }
    return zip(letters, zip(here, known)).map { letter, spelling in
      var letter = letter
      letter.spelling = PrintedLetter.Spelling(
        here: spelling.0, anywhere: statistics.logarithms(of: letter.base), word: spelling.1)
      return letter
    }
  }

  private func knownWord(_ letters: [Unicode.Scalar]) -> KnownWord? {
    KnownWord(
      (SpeltWords.embedded?.spellings(of: letters) ?? []).map {
        KnownWord.Spelling($0.letters, WrittenLanguages(rawValue: $0.languages))
      })
  }

  private func letters(
    _ bases: [Unicode.Scalar], of line: TextLine, with recognizer: inout PrintLineRecognizer,
    _ capitals: inout CapitalRecognizer
  ) -> [PrintedLetter]? {
    let reach = 0.5 * line.capital
    let columns = max(0, line.left - reach)...line.right + reach
    let places = bases.map { PrintedLetter.choices(of: $0) }
    let strip = line.strip(from: levelled[line.channel], columns: columns)
    guard
      let seen = recognizer.letters(of: strip, among: places.map { $0.map { Character($0) } })
    else { return nil }
    let scale = TextLine.stripScale(capital: line.capital) / PrintLineRecognizer.stretch
    return zip(bases, zip(places, seen)).map { base, letter in
      let (choices, seen) = letter
      var found = PrintedLetter(
        base, logLikelihoods: Dictionary(zip(choices, seen.logLikelihoods)) { first, _ in first })
      if choices.count > 1, let middle = seen.middle,
        let alone = capitals.logLikelihoods(
          of: line.crop(
            from: levelled[line.channel], middle: columns.lowerBound + (middle + 0.5) * scale - 0.5),
          among: choices.map { Character($0) })
      {
        found.alone = Dictionary(zip(choices, alone)) { first, _ in first }
      }
      return found
    }
  }
}
