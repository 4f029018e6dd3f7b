import Raster

/// A number that changes smoothly along a line: a polynomial in the number of the cell with so many coefficients.
struct CellCurve<let coefficients: Int>: Sendable {
  private let last: Double
  private let found: InlineArray<coefficients, Double>

  /// Fits the curve by least squares; `nil` where the points do not settle it.
  ///
  /// - Parameters:
  ///   - points: Cells, counted from 0, the numbers there, and what each of them counts.
  ///   - cellCount: The number of cells of the line.
  init?(
    through points: some Sequence<(cell: Double, value: Double, weight: Double)>, cellCount: Int
  ) {
    guard cellCount > 1 else { return nil }
    last = Double(cellCount - 1)
    var fit = LeastSquares<coefficients, 1>()
    // What bends more than a cubic has to be seen.
    for power in 4..<max(4, coefficients) { fit.pull(power, weight: 0.02) }
    var count = 0
    for point in points where point.weight > 0 {
      let s = (2 * point.cell - last) / last
      fit.add(Self.powers(of: s), equal: [point.value], weight: point.weight)
      count += 1
    }
    guard count >= coefficients, let solution = fit.solution() else { return nil }
    found = InlineArray { solution[$0][0] }
  }

  /// Fits the curve through the numbers of all cells; `nil` where they are fewer than its coefficients.
  init?(through values: [Float]) {
    self.init(
      through: values.enumerated().map { (Double($0.offset), Double($0.element), 1) },
      cellCount: values.count)
  }

  private static func powers(of s: Double) -> InlineArray<coefficients, Double> {
    var power = 1.0
    return InlineArray { index in
      if index > 0 { power *= s }
      return power
    }
  }

  /// The number at a cell, counted from 0.
  subscript(cell: Double) -> Double {
    let s = (2 * cell - last) / last
    var value = 0.0
    for index in (0..<coefficients).reversed() { value = found[index] + s * value }
    return value
  }

  /// How far some numbers, one for each cell, are off the curve at most.
  func largestOffset(of values: [Float]) -> Float {
    values.enumerated().map { abs($0.element - Float(self[Double($0.offset)])) }.max() ?? 0
  }
}

/// A number that changes along a line as the lines of a zone do in the end (`LineCurve`).
typealias CellCubic = CellCurve<4>
