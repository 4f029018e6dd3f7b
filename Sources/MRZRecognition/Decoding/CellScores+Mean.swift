import LineRecognition

extension CellScores {
  /// The mean of what several nets say of the same lines: the probabilities multiplied, to the power of
  /// one by their number.
  ///
  /// - Parameter nets: The scores of the lines, net by net.
  /// - Returns: The mean, or `nil` where these are not the same lines.
  /// - Complexity: O(nets · cells).
  static func mean(of nets: [[CellScores]]) -> [CellScores]? {
    guard let first = nets.first, nets.allSatisfy({ $0.count == first.count }) else { return nil }
    let mean = first.indices.compactMap { line in
      product(of: nets.map { $0[line] }, exponent: 1 / Float(nets.count))
    }
    return mean.count == first.count ? mean : nil
  }
}
