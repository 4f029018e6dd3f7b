extension CellScores {
  /// The scores of some of the cells.
  ///
  /// - Parameter cells: The cells, counted from 0; those that are not there are left out.
  /// - Returns: Their scores. O(cells).
  public func part(_ cells: Range<Int>) -> CellScores {
    let cells = cells.clamped(to: 0..<cellCount)
    let width = Self.characterCount
    let part = logarithms[cells.lowerBound * width..<cells.upperBound * width]
    return CellScores(cellCount: cells.count, logarithms: Array(part))
      ?? CellScores(undecidedCellCount: 0)
  }

  /// The evidence of several looks at the same cells, added up: the product of their probabilities,
  /// to a power, made to add up to 1 again.
  ///
  /// Looks at one document err together. An exponent below 1 says that *n* of them are worth fewer
  /// than *n* independent ones; 1/*n* makes them worth one.
  ///
  /// - Parameters:
  ///   - looks: The scores of every look.
  ///   - exponent: The power, above 0.
  /// - Returns: The scores together, or `nil` where there is no look, or their cells are not as many.
  /// - Complexity: O(looks · cells).
  public static func product(of looks: [CellScores], exponent: Float = 1) -> CellScores? {
    product(of: looks, exponents: [Float](repeating: exponent, count: looks.count))
  }

  /// The same with a power for each look.
  ///
  /// - Parameters:
  ///   - looks: The scores of every look.
  ///   - exponents: The power of each, as many as looks.
  /// - Returns: The scores together, or `nil` where there is no look, or their cells are not as many.
  /// - Complexity: O(looks · cells).
  public static func product(of looks: [CellScores], exponents: [Float]) -> CellScores? {
    guard looks.count == exponents.count else { return nil }
    guard let first = looks.first, looks.allSatisfy({ $0.cellCount == first.cellCount }) else {
      return nil
    }
    var sums = [Float](repeating: 0, count: first.logarithms.count)
    for (look, exponent) in zip(looks, exponents) {
      for index in sums.indices { sums[index] += exponent * look.logarithms[index] }
    }
    for cell in 0..<first.cellCount {
      normalize(&sums, cell * characterCount..<(cell + 1) * characterCount)
    }
    return CellScores(cellCount: first.cellCount, logarithms: sums)
  }

  /// Shifts the logarithms of a cell so that their probabilities add up to 1.
  private static func normalize(_ logarithms: inout [Float], _ cell: Range<Int>) {
    var largest = -Float.infinity
    for index in cell { largest = max(largest, logarithms[index]) }
    var sum: Float = 0
    for index in cell { sum += Exponential.exp(logarithms[index] - largest) }
    let shift = largest + Exponential.log(sum)
    for index in cell { logarithms[index] -= shift }
  }
}
