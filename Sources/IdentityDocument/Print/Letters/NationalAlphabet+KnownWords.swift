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
    let weights = word.weights(in: isOfAnyState ? nil : languages)
    let sum = weights.reduce(Self.unknown, +)
    var best: (letters: [Unicode.Scalar], score: Double)?
    for (spelling, weight) in zip(word.spellings, weights) {
      var score = (weight / sum).logarithm
      for (letter, (sight, own)) in zip(spelling.letters, zip(sights, scores)) where own != nil {
        score +=
          sight.rulesOut(letter) ? -.infinity : sight.score(of: LetterSight.shape(of: letter))
      }
      if score > best?.score ?? -.infinity { best = (spelling.letters, score) }
    }
    let ofLetters = scores.reduce((Self.unknown / sum).logarithm) { $0 + ($1 ?? 0) }
    guard let best, best.score > ofLetters else { return nil }
    return best.letters
  }

  /// What another spelling than those that are known weighs beside one of one language: with 0.001 to 0.1 the same of
  /// 388 names and texts are right (`Benchmarks/Measurements.md`, words with marks).
  private static let unknown = 0.01
}

extension LetterSight {
  /// Whether a letter cannot be another one for what a list knows: two sure looks have read no mark, or the net by
  /// itself has seen none and no look has read that one.
  fileprivate func rulesOut(_ choice: Unicode.Scalar) -> Bool {
    guard choice != letter.base else { return false }
    if isSurelyBare { return true }
    let choice = Self.shape(of: choice)
    guard !reads.contains(where: { Self.shape(of: $0) == choice }) else { return false }
    let bare = letter.logLikelihoods[letter.base] ?? -.infinity
    return letter.logLikelihoods[choice] ?? -.infinity < bare + Self.unseen
  }
}

extension KnownWord {
  /// How often each spelling is met among people of a state, beside the others.
  ///
  /// - Parameter own: The languages of the state; `nil` where it is not known.
  /// - Returns: The weights, in the order of the spellings.
  fileprivate func weights(in own: WrittenLanguages?) -> [Double] {
    let marked = spellings.filter { !$0.isBare }.reduce(into: WrittenLanguages()) {
      $0.formUnion($1.languages)
    }
    return spellings.map { spelling in
      func weight(_ languages: WrittenLanguages) -> Double {
        let lost = spelling.isBare ? languages.intersection(marked) : []
        return Double(languages.subtracting(lost).count) + Self.lost * Double(lost.count)
      }
      guard let own else { return weight(spelling.languages) }
      return weight(spelling.languages.intersection(own))
        + Self.foreign * weight(spelling.languages.subtracting(own))
    }
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

  /// What a spelling of another language than those of the state weighs.
  private static let foreign = 0.05
  /// What a spelling without marks weighs in a language that has one with marks: lists lose marks as printers do.
  private static let lost = 0.3
}

extension KnownWord.Spelling {
  /// Whether it has no mark.
  fileprivate var isBare: Bool { letters.allSatisfy { $0.isASCII } }
}
