import IdentityDocument
import LineRecognition

extension ZoneDecoding {
  /// The places of a zone, in reading order.
  var positions: [MRZ.Position] {
    lines.enumerated().flatMap { line, text in
      text.indices.map { MRZ.Position(line: line + 1, column: $0 + 1) }
    }
  }

  /// How sure the character at a place is; 0 where there is none.
  func confidence(at position: MRZ.Position) -> Float {
    guard characterConfidence.indices.contains(position.line - 1) else { return 0 }
    let line = characterConfidence[position.line - 1]
    return line.indices.contains(position.column - 1) ? line[position.column - 1] : 0
  }

  /// The place of the least certain of some characters, the first of several.
  func leastCertain(of places: some Sequence<MRZ.Position>) -> MRZ.Position? {
    places.min { confidence(at: $0) < confidence(at: $1) }
  }

  /// The first place in which the likeliest other text differs.
  var placeOfAlternative: MRZ.Position? {
    guard let other = alternatives.first?.lines, other.count == lines.count else { return nil }
    return positions.first { position in
      other[position.line - 1][position.column - 1] != lines[position.line - 1][position.column - 1]
    }
  }

  /// The character of this text that other scores of the same lines support least, among those that
  /// no check digit protects, and the probability that they give to it.
  ///
  /// A net may be sure of a wrong character; two nets are so less often.
  ///
  /// - Parameters:
  ///   - scores: The scores of the lines.
  ///   - known: The places of known names, which are not asked for.
  /// - Returns: The probability and the place; 1 where every character is protected, 0 where the
  ///   scores are of other lines. O(characters).
  func leastSupport(
    by scores: [CellScores], butFor known: Set<MRZ.Position> = []
  ) -> (probability: Float, position: MRZ.Position?) {
    guard scores.map(\.cellCount) == lines.map(\.count) else { return (0, nil) }
    var least: (probability: Float, position: MRZ.Position?) = (1, nil)
    for position in positions
    where !format.isProtected(line: position.line, column: position.column)
      && !known.contains(position)
    {
      let support = support(at: position, by: scores)
      if support < least.probability { least = (support, position) }
    }
    return least
  }

  /// The probability that scores of the same lines give to the character at a place, among all
  /// characters; 0 where there is none.
  func support(at position: MRZ.Position, by scores: [CellScores]) -> Float {
    let (line, cell) = (position.line - 1, position.column - 1)
    guard lines.indices.contains(line), lines[line].indices.contains(cell),
      scores.indices.contains(line), let symbol = CellScores.symbol(of: lines[line][cell])
    else { return 0 }
    return scores[line].probability(of: symbol, inCell: cell)
  }

  /// The protected character of this text that scores of the same lines tell least from the characters
  /// that no check digit can tell from it, and its share among these.
  ///
  /// Characters whose values agree modulo 10, such as `G` and `Q`, `F` and `P` or `K` and `<`, look the
  /// same to every digit (``CheckDigit``): there the digits prove nothing.
  ///
  /// - Parameters:
  ///   - scores: The scores of the lines.
  ///   - mrz: The text, parsed.
  /// - Returns: The share and the place; 1 where no place is open to two such characters, 0 where the
  ///   scores are of other lines. O(characters).
  func leastTold(
    by scores: [CellScores], in mrz: MRZ
  ) -> (share: Float, position: MRZ.Position?) {
    guard scores.map(\.cellCount) == lines.map(\.count) else { return (0, nil) }
    var least: (share: Float, position: MRZ.Position?) = (1, nil)
    for position in positions
    where format.isProtected(line: position.line, column: position.column) {
      let share = shareAmongAlike(at: position, by: scores, in: mrz)
      if share < least.share { least = (share, position) }
    }
    return least
  }

  /// The share of the character at a place among those that may stand there and count alike.
  private func shareAmongAlike(
    at position: MRZ.Position, by scores: [CellScores], in mrz: MRZ
  ) -> Float {
    let (line, cell) = (position.line - 1, position.column - 1)
    let present = lines[line][cell]
    let alphabet = mrz.alphabet(line: position.line, column: position.column)
    let own = support(at: position, by: scores)
    var sum = own
    for (symbol, other) in CellScores.alphabet.enumerated() where other != present {
      let difference = CheckDigit.value(of: present) - CheckDigit.value(of: other)
      guard difference % 10 == 0, alphabet.contains(other) else { continue }
      sum += scores[line].probability(of: symbol, inCell: cell)
    }
    return own / sum
  }

  /// Whether it is of the same text in the same layout.
  func isOfText(of other: ZoneDecoding) -> Bool {
    lines == other.lines && format == other.format
  }

  /// The places of each state whose code is listed.
  var placesOfListedStates: [Set<MRZ.Position>] {
    format.fields.filter { $0.field == .issuingState || $0.field == .nationality }
      .compactMap { range in
        let code = range.columns.compactMap { CellScores.symbol(of: lines[range.line - 1][$0 - 1]) }
        guard CodeEvidence.states.contains(code.map { UInt8($0) }) else { return nil }
        return Set(range.columns.map { MRZ.Position(line: range.line, column: $0) })
      }
  }
}
