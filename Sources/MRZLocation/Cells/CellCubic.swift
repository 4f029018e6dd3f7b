import Raster

/// A number that changes smoothly along a line: a cubic in the number of the cell, as the lines of a zone are in the
/// end (`LineCurve`).
struct CellCubic: Sendable {
  private let last: Double
  private let coefficients: SIMD4<Double>

  /// Fits a cubic by least squares; `nil` where the points do not settle it.
  ///
  /// - Parameters:
  ///   - points: Cells, counted from 0, the numbers there, and what each of them counts.
  ///   - cellCount: The number of cells of the line.
  init?(
    through points: some Sequence<(cell: Double, value: Double, weight: Double)>, cellCount: Int
  ) {
    guard cellCount > 1 else { return nil }
    last = Double(cellCount - 1)
    var fit = LeastSquares<4, 1>()
    var count = 0
    for point in points where point.weight > 0 {
      let s = (2 * point.cell - last) / last
      fit.add([1, s, s * s, s * s * s], equal: [point.value], weight: point.weight)
      count += 1
    }
    guard count >= 4, let found = fit.solution() else { return nil }
    coefficients = SIMD4(found[0][0], found[1][0], found[2][0], found[3][0])
  }

  /// Fits a cubic through the numbers of all cells; `nil` for fewer than four.
  init?(through values: [Float]) {
    self.init(
      through: values.enumerated().map { (Double($0.offset), Double($0.element), 1) },
      cellCount: values.count)
  }

  /// The number at a cell, counted from 0.
  subscript(cell: Double) -> Double {
    let s = (2 * cell - last) / last
    let c = coefficients
    return c[0] + s * (c[1] + s * (c[2] + s * c[3]))
  }

  /// How far some numbers, one for each cell, are off the curve at most.
  func largestOffset(of values: [Float]) -> Float {
    values.enumerated().map { abs($0.element - Float(self[Double($0.offset)])) }.max() ?? 0
  }
}
