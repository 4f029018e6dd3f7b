import IdentityDocument
import LineRecognition

extension ZoneDecoding {
  /// What other scores of the same lines give at least to a character of this text that no check
  /// digit protects: a probability.
  ///
  /// A net may be sure of a wrong character; two nets are so less often. 1 where every character is
  /// protected, 0 where the scores are of other lines. O(characters).
  func leastSupport(by scores: [CellScores]) -> Float {
    guard scores.map(\.cellCount) == lines.map(\.count) else { return 0 }
    var least: Float = 1
    for (line, text) in lines.enumerated() {
      for (column, character) in text.enumerated()
      where !format.isProtected(line: line + 1, column: column + 1) {
        guard let symbol = CellScores.symbol(of: character) else { return 0 }
        least = min(least, scores[line].probability(of: symbol, inCell: column))
      }
    }
    return least
  }
}
