/// Weighted linear least squares: the unknowns that come nearest to many equations, for one or more
/// sets of values at once.
///
/// Only the sums of the normal equations are kept, so an equation costs no memory, and nothing is
/// allocated. Meant for up to a dozen unknowns of about one size: squaring costs half of the digits,
/// which places in a picture can spare.
public struct LeastSquares<let unknowns: Int, let values: Int>: Sendable {
  /// The coefficients of an equation, or a set of unknowns for each value.
  public typealias Coefficients = InlineArray<unknowns, Double>
  /// What an equation should come to.
  public typealias Values = InlineArray<values, Double>

  /// The upper triangle of the normal matrix, row by row; what is below is not kept up.
  @usableFromInline var matrix: InlineArray<unknowns, Coefficients>
  /// The right sides of its rows.
  @usableFromInline var right: InlineArray<unknowns, Values>

  /// Makes a system without equations.
  @inlinable
  public init() {
    matrix = InlineArray(repeating: InlineArray(repeating: 0))
    right = InlineArray(repeating: InlineArray(repeating: 0))
  }

  /// Adds an equation: the sum of the unknowns, each times its coefficient, is the value.
  ///
  /// - Parameters:
  ///   - coefficients: One for each unknown.
  ///   - value: What the sum should be.
  ///   - weight: How much it matters.
  /// - Complexity: O(unknowns²).
  @inlinable @inline(__always)
  public mutating func add(_ coefficients: Coefficients, equal value: Values, weight: Double = 1) {
    for row in 0..<unknowns {
      let factor = weight * coefficients[row]
      for column in row..<unknowns { matrix[row][column] += factor * coefficients[column] }
      for set in 0..<values { right[row][set] += factor * value[set] }
    }
  }

  /// Adds a mild belief that an unknown is 0.
  @inlinable
  public mutating func pull(_ unknown: Int, weight: Double) { matrix[unknown][unknown] += weight }

  /// The sum of the squares of an unknown's coefficients, weighted: the weight of all equations where
  /// they are 1.
  @inlinable
  public func square(of unknown: Int) -> Double { matrix[unknown][unknown] }

  /// The unknowns that fit best, by Gaussian elimination with pivots.
  ///
  /// - Parameter leastPivot: What is smaller counts as 0.
  /// - Returns: Each unknown with its number for every set of values, or `nil` where the equations do
  ///   not determine them.
  /// - Complexity: O(unknowns³).
  @inlinable
  public func solution(leastPivot: Double = 1e-12) -> InlineArray<unknowns, Values>? {
    var left = matrix
    var right = right
    for row in 0..<unknowns {
      for column in 0..<row { left[row][column] = left[column][row] }
    }
    for column in 0..<unknowns {
      var pivot = column
      for row in column..<unknowns where abs(left[row][column]) > abs(left[pivot][column]) {
        pivot = row
      }
      guard abs(left[pivot][column]) > leastPivot else { return nil }
      left.swapAt(pivot, column)
      right.swapAt(pivot, column)
      for row in column + 1..<unknowns {
        let factor = left[row][column] / left[column][column]
        if factor == 0 { continue }
        for k in column..<unknowns { left[row][k] -= factor * left[column][k] }
        for set in 0..<values { right[row][set] -= factor * right[column][set] }
      }
    }
    for row in (0..<unknowns).reversed() {
      for set in 0..<values {
        var sum = right[row][set]
        for k in row + 1..<unknowns { sum -= left[row][k] * right[k][set] }
        right[row][set] = sum / left[row][row]
        guard right[row][set].isFinite else { return nil }
      }
    }
    return right
  }
}
