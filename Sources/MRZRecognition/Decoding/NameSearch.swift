import LineRecognition

/// The search for the likeliest text of a field of names: what the recogniser says of each cell, and
/// how letters, words and fillers of names follow each other.
struct NameSearch {
  /// A character that a cell may hold: 0 for the filler, 1 for `A` to 26 for `Z`.
  struct Letter: Equatable {
    let letter: Int
    /// The logarithm of its probability, as the recogniser states it.
    let logarithm: Float
  }

  /// The surname, or the given names.
  enum Part: UInt32 {
    case primary, secondary
  }

  /// What a field holds: names as ICAO parts them, or, as on French identity cards, a surname and given
  /// names in fields of their own, the latter parted by two fillers.
  enum Field {
    case names, surname, givenNames
  }

  /// What comes before a cell (ICAO Doc 9303-3, §4.6: words are parted by one filler, the two parts by
  /// two, and fillers end the field).
  enum Place {
    case begin(Part)
    case word(Part, Word)
    case end(Part)
    /// Two fillers behind given names: the field ends, or an issuer parts given names so.
    case gap
    case rest
  }

  /// The letters of a word so far.
  struct Word {
    /// The last ones.
    let context: NameStatistics.Context
    /// All of them.
    let key: NameWords.Key
    /// The logarithm of how likely they follow each other.
    let logarithm: Float

    static let begin = Word(context: .begin, key: .begin, logarithm: 0)

    /// The same with one letter more, which follows with a probability of this logarithm.
    func followed(by letter: Int, _ prior: Float) -> Word {
      Word(
        context: context.followed(by: letter), key: key.followed(by: letter),
        logarithm: logarithm + prior)
    }
  }

  /// How likely a place is reached, and how.
  struct Way {
    let place: Place
    let score: Float
    let previous: Int
    let letter: Int
    /// How likely it is reached in all ways together, in multiples of how likely in this one.
    var mass: Float = 1
  }

  /// The likeliest text of a field.
  struct Finding: Equatable {
    /// A letter a cell; none where a cell allows none.
    var letters: [Int] = []
    /// Its share among all texts.
    var probability: Float = 0
  }

  let statistics: NameStatistics
  /// The words that are names.
  let words: NameWords?
  /// What the logarithms of the statistics count beside those of the recogniser.
  let weight: Float

  /// The ways that are followed at a time; with 40 as many of 6400 frames are exact and accepted
  /// (`Benchmarks/Measurements.md`, words of names).
  private static let breadth = 24
  /// The logarithm of how likely a word is a certain one of the known names, where its letters alone would
  /// make it less likely; with -7, -11 and -13 fewer readings are told apart (`Benchmarks/Measurements.md`,
  /// words of names).
  private static let shareOfWord: Float = -9

  /// The likeliest text.
  ///
  /// - Parameters:
  ///   - cells: For every cell the letters that may stand there.
  ///   - field: What the field holds.
  /// - Returns: The text, and how likely it is.
  /// - Complexity: O(cells · candidates).
  func text(_ cells: [[Letter]], of field: Field = .names) -> Finding {
    var steps: [[Way]] = []
    let begin = Place.begin(field == .givenNames ? .secondary : .primary)
    var ways = [Way(place: begin, score: 0, previous: 0, letter: 0)]
    var next = Ways(breadth: Self.breadth)
    for cell in cells {
      next.removeAll()
      for (index, way) in ways.enumerated() {
        let row = statistics.row(behind: way.place.word.context)
        // What comes before a letter makes none likelier: what is too unlikely without it stays so.
        for candidate in cell where way.score + candidate.logarithm >= next.least {
          let (place, prior) = step(from: way.place, candidate.letter, row, field)
          let score = way.score + candidate.logarithm + weight * prior
          guard score >= next.least else { continue }
          next.add(
            Way(
              place: place, score: score, previous: index, letter: candidate.letter, mass: way.mass)
          )
        }
      }
      ways = next.best()
      steps.append(ways)
    }
    guard let best = ways.first else { return Finding() }
    let sum = ways.reduce(0) {
      $0 + $1.mass * CellScores.probability(ofLogarithm: $1.score - best.score)
    }
    var found = Finding(letters: [Int](repeating: 0, count: cells.count), probability: 1 / sum)
    var index = 0
    for cell in cells.indices.reversed() {
      found.letters[cell] = steps[cell][index].letter
      index = steps[cell][index].previous
    }
    return found
  }

  /// For every cell whether it belongs to a word that is a name and ends within the field; fillers do.
  ///
  /// - Parameter letters: The text.
  /// - Returns: Whether it does, cell by cell.
  func known(_ letters: [Int]) -> [Bool] {
    var known = [Bool](repeating: true, count: letters.count)
    var first = 0
    for end in letters.indices where letters[end] == 0 {
      if !isKnown(letters[first..<end]) { for cell in first..<end { known[cell] = false } }
      first = end + 1
    }
    // A word at the field's end may be cut.
    for cell in first..<letters.count { known[cell] = false }
    return known
  }

  private func isKnown(_ word: ArraySlice<Int>) -> Bool {
    word.isEmpty || words?.contains(word.reduce(.begin) { $0.followed(by: $1) }) == true
  }

  /// Where a character leads, and the logarithm of how likely it is there.
  private func step(
    from place: Place, _ letter: Int, _ row: NameStatistics.Row, _ field: Field
  ) -> (Place, Float) {
    func word(_ part: Part, _ share: Float) -> (Place, Float) {
      let prior = statistics.logarithm(of: letter, in: row)
      return (.word(part, Word.begin.followed(by: letter, prior)), share + prior)
    }
    switch (place, letter == 0) {
    case (.begin(.primary), true): return (.end(.primary), Share.noSurname)
    case (.begin(.primary), false): return word(.primary, 0)
    case (.begin(.secondary), true): return (.rest, Share.noGivenName)
    case (.begin(.secondary), false): return word(.secondary, 0)
    case (.word(let part, let word), true):
      let prior = statistics.logarithm(of: letter, in: row)
      let gain = Self.shareOfWord - word.logarithm - prior
      let isName = gain > 0 && words?.contains(word.key) == true
      return (.end(part), isName ? prior + gain : prior)
    case (.word(let part, let word), false):
      let prior = statistics.logarithm(of: letter, in: row)
      return (.word(part, word.followed(by: letter, prior)), prior)
    case (.end(.primary), true):
      return (field == .surname ? .rest : .begin(.secondary), Share.oneSurname)
    case (.end(.primary), false): return word(.primary, Share.anotherSurname)
    case (.end(.secondary), true): return (.gap, Share.lastGivenName)
    case (.end(.secondary), false): return word(.secondary, Share.anotherGivenName)
    case (.gap, true): return (.rest, 0)
    case (.gap, false):
      return word(.secondary, field == .names ? Share.partedGivenName : Share.anotherGivenName)
    case (.rest, true): return (.rest, 0)
    case (.rest, false): return (.rest, Share.behindTheEnd)
    }
  }

  /// Logarithms of shares that are set by hand; with all of them half or twice as large the same names
  /// are exact (600 frames of grade g4, seeds 23503 and 23504).
  private enum Share {
    /// 0.15 of surnames have another word.
    static let anotherSurname: Float = -1.9
    static let oneSurname: Float = -0.16
    /// 0.4 of given names are followed by another.
    static let anotherGivenName: Float = -0.92
    static let lastGivenName: Float = -0.51
    /// 0.01: `NAME<<NAME` among given names.
    static let partedGivenName: Float = -4.6
    static let noGivenName: Float = -3.5
    static let noSurname: Float = -5.3
    /// A letter behind the fillers that end the field.
    static let behindTheEnd: Float = -9.5
  }
}
