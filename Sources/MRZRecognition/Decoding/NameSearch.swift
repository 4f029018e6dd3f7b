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

  /// What comes before a cell (ICAO Doc 9303-3, §4.6: words are parted by one filler, the two parts by
  /// two, and fillers end the field).
  enum Place {
    case begin(Part)
    case word(Part, NameStatistics.Context)
    case end(Part)
    /// Two fillers behind given names: the field ends, or an issuer parts given names so.
    case gap
    case rest
  }

  /// How likely a place is reached, and how.
  struct Way {
    let place: Place
    let score: Float
    let previous: Int
    let letter: Int
  }

  let statistics: NameStatistics
  /// What the logarithms of the statistics count beside those of the recogniser.
  let weight: Float

  /// The ways that are followed at a time; 40 found the same texts as 12 (600 frames of grade g4, seeds
  /// 23503 and 23504).
  private static let breadth = 12

  /// The likeliest text.
  ///
  /// - Parameter cells: For every cell the letters that may stand there.
  /// - Returns: A letter a cell; none where a cell allows none.
  /// - Complexity: O(cells · candidates).
  func text(_ cells: [[Letter]]) -> [Int] {
    var steps: [[Way]] = []
    var ways = [Way(place: .begin(.primary), score: 0, previous: 0, letter: 0)]
    var next = Ways()
    for cell in cells {
      next.removeAll()
      var least = -Float.infinity
      for (index, way) in ways.enumerated() {
        let row = statistics.row(behind: way.place.context)
        // What comes before a letter makes none likelier: what is too unlikely without it stays so.
        for candidate in cell where way.score + candidate.logarithm >= least {
          let (place, prior) = step(from: way.place, candidate.letter, row)
          let score = way.score + candidate.logarithm + weight * prior
          next.add(Way(place: place, score: score, previous: index, letter: candidate.letter))
        }
        if least == -.infinity { least = next.score(ofRank: Self.breadth) }
      }
      // Of equal ones the order is that of the way they came, so that it is the same in every run.
      ways = next.ways.sorted {
        ($0.score, $1.previous, $1.letter) > ($1.score, $0.previous, $0.letter)
      }
      ways = Array(ways.prefix(Self.breadth))
      steps.append(ways)
    }
    guard !ways.isEmpty else { return [] }
    var text = [Int](repeating: 0, count: cells.count)
    var index = 0
    for cell in cells.indices.reversed() {
      text[cell] = steps[cell][index].letter
      index = steps[cell][index].previous
    }
    return text
  }

  /// Where a character leads, and the logarithm of how likely it is there.
  private func step(
    from place: Place, _ letter: Int, _ row: NameStatistics.Row
  ) -> (Place, Float) {
    func word(_ part: Part, _ share: Float) -> (Place, Float) {
      let prior = share + statistics.logarithm(of: letter, in: row)
      return (.word(part, place.context.followed(by: letter)), prior)
    }
    switch (place, letter == 0) {
    case (.begin(.primary), true): return (.end(.primary), Share.noSurname)
    case (.begin(.primary), false): return word(.primary, 0)
    case (.begin(.secondary), true): return (.rest, Share.noGivenName)
    case (.begin(.secondary), false): return word(.secondary, 0)
    case (.word(let part, let context), let isEnd):
      let prior = statistics.logarithm(of: letter, in: row)
      return (isEnd ? .end(part) : .word(part, context.followed(by: letter)), prior)
    case (.end(.primary), true): return (.begin(.secondary), Share.oneSurname)
    case (.end(.primary), false): return word(.primary, Share.anotherSurname)
    case (.end(.secondary), true): return (.gap, Share.lastGivenName)
    case (.end(.secondary), false): return word(.secondary, Share.anotherGivenName)
    case (.gap, true): return (.rest, 0)
    case (.gap, false): return word(.secondary, Share.partedGivenName)
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
