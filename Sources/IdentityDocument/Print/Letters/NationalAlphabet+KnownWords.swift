/// Words whose marks lists of names and places know.
extension NationalAlphabet {
  /// The letters of a word in the likeliest spelling that is known.
  ///
  /// - Parameters:
  ///   - word: The word.
  ///   - sights: What was seen of its letters.
  ///   - scores: How likely each letter is what it is taken for by itself, as a logarithm; `nil` of letters that have
  ///     no choice.
  /// - Returns: The letters, or `nil` where they are likelier to be what each is taken for by itself.
  /// - Complexity: O(*n*) in the letters of all spellings.
  func spelt(
    _ word: KnownWord, by sights: [LetterSight], unless scores: [Double?]
  ) -> [Unicode.Scalar]? {
    guard word.count >= Self.least else { return nil }
    let spellings = word.weighted(in: isOfAnyState ? nil : languages)
    let sum = spellings.reduce(Self.unknown) { $0 + $1.weight }
    var best: (letters: [Unicode.Scalar], score: Double)?
    for (spelling, weight) in spellings {
      var score = (weight / sum).logarithm
      for (letter, (sight, own)) in zip(spelling, zip(sights, scores)) where own != nil {
        score +=
          sight.rulesOut(letter) ? -.infinity : sight.score(of: LetterSight.shape(of: letter))
      }
      if score > best?.score ?? -.infinity { best = (spelling, score) }
    }
    let ofLetters = scores.reduce((Self.unknown / sum).logarithm) { $0 + ($1 ?? 0) }
    guard let best, best.score > ofLetters else { return nil }
    return best.letters
  }

  /// What another spelling than those that are known weighs beside one of one language: with 0.01, 0.1 and 1 198, 197 and
  /// 196 of 214 names beside accepted zones are right, and with 0.1 fewer become wrong whose own spelling no list has
  /// (`Benchmarks/Measurements.md`, words with marks).
  private static let unknown = 0.1
  /// Words of fewer letters are in some list with any mark: `LÔ`, `DÈ`.
  private static let least = 3
}

extension LetterSight {
  /// Whether a letter cannot be another one for what a list knows: two sure looks have read no mark, or the net by
  /// itself has seen none and no look has read that one.
  fileprivate func rulesOut(_ choice: Unicode.Scalar) -> Bool {
    guard choice != letter.base else { return isReadMarked }
    if isSurelyBare { return true }
    let choice = Self.shape(of: choice)
    guard !reads.contains(where: { Self.shape(of: $0) == choice }) else { return false }
    let bare = letter.logLikelihoods[letter.base] ?? -.infinity
    return letter.logLikelihoods[choice] ?? -.infinity < bare + Self.unseen
  }
}

extension KnownWord {
  /// The spellings, one without marks among them, and how often each is met among people of a state.
  ///
  /// - Parameter own: The languages of the state; `nil` where it is not known.
  /// - Returns: The letters of each, and what it weighs beside the others.
  fileprivate func weighted(
    in own: WrittenLanguages?
  ) -> [(letters: [Unicode.Scalar], weight: Double)] {
    let marked = spellings.filter { !$0.isBare }.reduce(into: WrittenLanguages()) {
      $0.formUnion($1.languages)
    }
    typealias Weighted = (letters: [Unicode.Scalar], weight: Double)
    var weighted = spellings.map { spelling -> Weighted in
      func weight(_ languages: WrittenLanguages) -> Double {
        let lost = spelling.isBare ? languages.intersection(marked) : []
        return Double(languages.subtracting(lost).count) + Self.lost * Double(lost.count)
      }
      guard let own else { return (spelling.letters, weight(spelling.languages)) }
      return (
        spelling.letters,
        weight(spelling.languages.intersection(own))
          + Self.foreign * weight(spelling.languages.subtracting(own))
      )
    }
    let bare = spellings.first.map { $0.letters.map { PrintedLetter.base(of: $0) } } ?? []
    if let place = weighted.firstIndex(where: { $0.letters == bare }) {
      weighted[place].weight = max(Self.bare, weighted[place].weight)
    } else {
      weighted.append((bare, Self.bare))
    }
    return weighted
  }

  /// The known words among some letters, each with where it begins.
  ///
  /// - Parameter letters: The letters.
  /// - Returns: The words of which all letters are there.
  static func words(of letters: [PrintedLetter]) -> [(first: Int, word: KnownWord)] {
    letters.indices.compactMap { first in
      guard let begin = letters[first].spelling.word, begin.place == 0,
        first + begin.word.count <= letters.count,
        (0..<begin.word.count).allSatisfy({
          letters[first + $0].spelling.word == Letter(begin.word, $0)
        })
      else { return nil }
      return (first, begin.word)
    }
  }

  /// What a spelling of another language than those of the state weighs; neither this nor the next was varied.
  private static let foreign = 0.05
  /// What a spelling without marks weighs in a language that has one with marks: lists lose marks as printers do.
  private static let lost = 0.3
  /// What a spelling without marks weighs at least (`Benchmarks/Measurements.md`, words with marks).
  private static let bare = 0.1
}

extension KnownWord.Spelling {
  /// Whether it has no mark.
  fileprivate var isBare: Bool { letters.allSatisfy { $0.isASCII } }
}
