/// Sums over rectangles of a grid of numbers, each in constant time.
struct SummedArea {
  private let columns: Int
  private var sums: [Float]

  /// Sums a grid; O(its cells).
  ///
  /// - Parameters:
  ///   - columns: The cells of a row.
  ///   - rows: The rows.
  ///   - value: The number of a cell.
  init(columns: Int, rows: Int, value: (_ x: Int, _ y: Int) -> Float) {
    self.columns = columns + 1
    sums = [Float](repeating: 0, count: (columns + 1) * (rows + 1))
    for y in 0..<rows {
      var row: Float = 0
      for x in 0..<columns {
        row += value(x, y)
        sums[(y + 1) * self.columns + x + 1] = sums[y * self.columns + x + 1] + row
      }
    }
  }

  /// The sum of columns `x` and rows `y`, which lie in the grid.
  func callAsFunction(_ x: Range<Int>, _ y: Range<Int>) -> Float {
    let (top, bottom) = (y.lowerBound * columns, y.upperBound * columns)
    return sums[bottom + x.upperBound] - sums[bottom + x.lowerBound] - sums[top + x.upperBound]
      + sums[top + x.lowerBound]
  }
}
