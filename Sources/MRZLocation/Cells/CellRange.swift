/// The cells of a zone among those walked: a number that documents have, with print inside and none
/// just outside.
///
/// `Benchmarks/Measurements.md` says what its thresholds decide (thresholds of the locator).
struct CellRange: Sendable, Hashable {
  /// The evidence from which on a cell counts as print.
  static let threshold: Float = 0.38

  /// The first cell.
  var first: Int
  /// The number of cells.
  var count: Int

  var cells: Range<Int> { first..<first + count }

  /// The best range, or `nil` where there is no evidence.
  ///
  /// - Parameters:
  ///   - evidence: The evidence of each cell, 0 … 1.
  ///   - firstCell: The cell of the first evidence.
  ///   - counts: The numbers of cells to choose from.
  init?(evidence: [Float], firstCell: Int, counts: [Int]) {
    guard !evidence.isEmpty else { return nil }
    func value(_ cell: Int) -> Float {
      let index = cell - firstCell
      return evidence.indices.contains(index) ? evidence[index] : 0
    }
    let last = firstCell + evidence.count - 1
    var best: (score: Float, first: Int, count: Int)?
    for count in counts where last + 2 - (count - 1) >= firstCell - 2 {
      for first in firstCell - 2...last + 2 - (count - 1) {
        var inside: Float = 0
        for cell in first..<first + count { inside += value(cell) - CellRange.threshold }
        var outside: Float = 0
        for distance in 1...4 {
          let weight: Float = distance <= 2 ? 2 : 1
          outside += weight * (CellRange.threshold - value(first - distance))
          outside += weight * (CellRange.threshold - value(first + count - 1 + distance))
        }
        let score = inside + 0.8 * outside
        if score > best?.score ?? -.infinity { best = (score, first, count) }
      }
    }
    guard let best else { return nil }
    self.first = best.first
    count = best.count
  }

  /// What the evidence says of the range.
  ///
  /// - Parameters:
  ///   - evidence: The smallest evidence of each cell over the lines.
  ///   - strongest: The largest.
  ///   - firstCell: The cell of the first evidence.
  /// - Returns: Means and counts.
  func summary(evidence: [Float], strongest: [Float], firstCell: Int) -> Summary {
    func value(_ cell: Int) -> Float {
      let index = cell - firstCell
      return evidence.indices.contains(index) ? evidence[index] : 0
    }
    var summary = Summary()
    var blank = 0
    for cell in cells {
      summary.mean += value(cell) / Float(count)
      let isWeak = value(cell) < 0.25
      if isWeak { summary.weakCells += 1 }
      let index = cell - firstCell
      let isBlank = isWeak && strongest.indices.contains(index) && strongest[index] > 0.5
      blank = isBlank ? blank + 1 : 0
      summary.longestBlank = max(summary.longestBlank, blank)
    }
    for distance in 1...3 {
      for (cell, isBefore) in [(first - distance, true), (first + count - 1 + distance, false)] {
        let index = cell - firstCell
        let part = strongest.indices.contains(index) ? strongest[index] / 3 : 0
        if isBefore { summary.overflowBefore += part } else { summary.overflowAfter += part }
      }
    }
    for distance in 1...2 {
      summary.before += value(first - distance)
      summary.after += value(first + count - 1 + distance)
    }
    return summary
  }

  /// By how many cells a line stands beside the range: it begins, or ends, with an empty cell and goes on with one
  /// printed cell on the other side.
  ///
  /// Where the columns of a zone lean by more than half a character from line to line, the lines that were laid under
  /// each other may be those of the lean on the other side, one cell off.
  ///
  /// - Parameters:
  ///   - line: The evidence of the line's cells.
  ///   - firstCell: The cell of the first evidence.
  /// - Returns: 1 where it stands to the right, -1 to the left, 0 where it stands in the range.
  func shift(of line: [Float], firstCell: Int) -> Int {
    func value(_ cell: Int) -> Float {
      let index = cell - firstCell
      return line.indices.contains(index) ? line[index] : 0
    }
    let last = first + count - 1
    func isLeft(_ inside: Int, _ beside: Int, _ beyond: Int) -> Bool {
      value(inside) < 0.3 && value(beside) > 0.6 && value(beyond) < Self.threshold
    }
    if isLeft(first, last + 1, last + 2) { return 1 }
    return isLeft(last, first - 1, first - 2) ? -1 : 0
  }

  /// The evidence inside and outside a range.
  struct Summary: Sendable {
    /// The mean inside.
    var mean: Float = 0
    /// The cells inside with less than a quarter.
    var weakCells = 0
    /// The most cells in a row that are empty in one line and printed in another: documents fill
    /// their lines.
    var longestBlank = 0
    /// The mean over the three cells before the range of the line that has most there.
    var overflowBefore: Float = 0
    /// The same after the range.
    var overflowAfter: Float = 0
    /// The sum over the two cells before the range.
    var before: Float = 0
    /// The sum over the two cells after it.
    var after: Float = 0

    /// The larger of the overflows: all lines of a zone begin and end together.
    var overflow: Float { max(overflowBefore, overflowAfter) }
    /// The larger of the sums outside.
    var outside: Float { max(before, after) }
  }
}
