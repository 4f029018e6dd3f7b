import Raster

/// A projective mapping of the plane: what a flat symbol undergoes in front of a camera.
struct Homography {
  /// Rows of the 3 × 3 matrix without the last element, which is 1.
  private let a: InlineArray<8, Double>

  /// The mapping that takes some points nearest to others, or `nil` where fewer than four pairs are
  /// given or they do not determine one.
  ///
  /// - Parameter pairs: Points and where they come to lie, each with a weight.
  init?(_ pairs: [(from: Point, to: Point, weight: Double)]) {
    guard pairs.count >= 4 else { return nil }
    // Normal equations of u (g x + h y + 1) = a x + b y + c and the same for v; the source is
    // shifted and scaled for the numbers' sake.
    let center = pairs.reduce(Point(x: 0, y: 0)) {
      Point(x: $0.x + $1.from.x / Double(pairs.count), y: $0.y + $1.from.y / Double(pairs.count))
    }
    let spread = pairs.reduce(1e-9) {
      max($0, abs($1.from.x - center.x), abs($1.from.y - center.y))
    }
    var matrix = [[Double]](repeating: [Double](repeating: 0, count: 9), count: 8)
    for pair in pairs {
      let x = (pair.from.x - center.x) / spread
      let y = (pair.from.y - center.y) / spread
      let (u, v) = (pair.to.x, pair.to.y)
      for row in [[x, y, 1, 0, 0, 0, -u * x, -u * y, u], [0, 0, 0, x, y, 1, -v * x, -v * y, v]] {
        for i in 0..<8 {
          for j in 0..<9 { matrix[i][j] += pair.weight * row[i] * row[j] }
        }
      }
    }
    guard let n = Self.solution(&matrix) else { return nil }
    // Undo the shift and scale: x' = (x - cx) / s.
    let (p, q) = (center.x / spread, center.y / spread)
    let last = 1 - n[6] * p - n[7] * q
    guard abs(last) > 1e-9 else { return nil }
    a = [
      n[0] / spread / last, n[1] / spread / last, (n[2] - n[0] * p - n[1] * q) / last,
      n[3] / spread / last, n[4] / spread / last, (n[5] - n[3] * p - n[4] * q) / last,
      n[6] / spread / last, n[7] / spread / last,
    ]
  }

  /// Where a point comes to lie.
  @inline(__always)
  func callAsFunction(_ x: Double, _ y: Double) -> Point {
    let w = 1 / (a[6] * x + a[7] * y + 1)
    return Point(x: (a[0] * x + a[1] * y + a[2]) * w, y: (a[3] * x + a[4] * y + a[5]) * w)
  }

  /// Gaussian elimination with pivots; `nil` where the equations are dependent.
  private static func solution(_ m: inout [[Double]]) -> [Double]? {
    let n = m.count
    for column in 0..<n {
      let pivot = (column..<n).max { abs(m[$0][column]) < abs(m[$1][column]) } ?? column
      guard abs(m[pivot][column]) > 1e-12 else { return nil }
      m.swapAt(column, pivot)
      for row in column + 1..<n {
        let factor = m[row][column] / m[column][column]
        if factor == 0 { continue }
        for k in column...n { m[row][k] -= factor * m[column][k] }
      }
    }
    var result = [Double](repeating: 0, count: n)
    for row in (0..<n).reversed() {
      var sum = m[row][n]
      for k in row + 1..<n { sum -= m[row][k] * result[k] }
      result[row] = sum / m[row][row]
    }
    return result
  }
}
