import LineRecognition

extension CellScores {
  /// The scores of several looks at the same line together: the mean of their logarithms, made
  /// probabilities again.
  ///
  /// Looks at the same pixels are no independent evidence; their mean, and not their sum, keeps the
  /// confidences honest.
  static func mean(of looks: [CellScores]) -> CellScores {
    guard let first = looks.first else { return CellScores(undecidedCellCount: 0) }
    guard looks.allSatisfy({ $0.cellCount == first.cellCount }) else { return first }
    var sums = first.logProbabilities
    for look in looks.dropFirst() {
      for (index, value) in look.logProbabilities.enumerated() { sums[index] += value }
    }
    let share = 1 / Float(looks.count)
    for index in sums.indices { sums[index] *= share }
    return CellScores(cellCount: first.cellCount, logProbabilities: sums) ?? first
  }
}
