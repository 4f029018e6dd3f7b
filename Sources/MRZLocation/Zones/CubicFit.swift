/// Least-squares cubics over one set of parameters, for several sets of values.
struct CubicFit: Sendable {
  private let parameters: [Double]
  private let weights: [Double]
  /// The inverse of the matrix of sums of powers.
  private let inverse: [SIMD4<Double>]

  /// - Parameters:
  ///   - parameters: The places of the values, about -1 … 1.
  ///   - weights: The weights of the values; all 1 when left out.
  init(parameters: [Double], weights: [Double]? = nil) {
    self.parameters = parameters
    self.weights = weights ?? [Double](repeating: 1, count: parameters.count)
    var moments = [Double](repeating: 0, count: 7)
    for (s, weight) in zip(parameters, self.weights) {
      var power = weight
      for k in 0..<7 {
        moments[k] += power
        power *= s
      }
    }
    let rows = (0..<4).map { row in
      SIMD4<Double>(
        moments[row] + (row == 0 ? 1e-12 : 0), moments[row + 1] + (row == 1 ? 1e-9 : 0),
        moments[row + 2] + (row == 2 ? 1e-9 : 0), moments[row + 3] + (row == 3 ? 1e-9 : 0))
    }
    inverse = CubicFit.inverse(of: rows)
  }

  /// The coefficients of the cubic through the values, from the constant to the cube.
  func coefficients(for values: [Double]) -> SIMD4<Double> {
    var sums = SIMD4<Double>.zero
    for ((s, weight), value) in zip(zip(parameters, weights), values) {
      sums += SIMD4(1, s, s * s, s * s * s) * (weight * value)
    }
    return SIMD4(
      (inverse[0] * sums).sum(), (inverse[1] * sums).sum(), (inverse[2] * sums).sum(),
      (inverse[3] * sums).sum())
  }

  /// The inverse of a symmetric positive matrix by Gauss–Jordan elimination.
  private static func inverse(of matrix: [SIMD4<Double>]) -> [SIMD4<Double>] {
    var left = matrix
    var right = (0..<4).map { row in
      var unit = SIMD4<Double>.zero
      unit[row] = 1
      return unit
    }
    for column in 0..<4 {
      let pivot =
        (column..<4).max { abs(left[$0][column]) < abs(left[$1][column]) } ?? column
      left.swapAt(column, pivot)
      right.swapAt(column, pivot)
      let value = left[column][column]
      guard abs(value) > 1e-300 else { continue }
      left[column] /= value
      right[column] /= value
      for row in 0..<4 where row != column {
        let factor = left[row][column]
        left[row] -= left[column] * factor
        right[row] -= right[column] * factor
      }
    }
    return right
  }
}
