import Raster

extension LineCurve {
  /// The part of a curve that a cubic has not: the coefficients of the fourth to the seventh power.
  struct HigherPowers: Hashable, Sendable {
    var x = SIMD4<Double>.zero
    var y = SIMD4<Double>.zero

    /// Their part of the place at a parameter.
    func place(at s: Double) -> Point {
      let square = s * s
      let powers = SIMD4(1, s, square, square * s) * (square * square)
      return Point(x: (x * powers).sum(), y: (y * powers).sum())
    }

    /// Their part of the change of the place with the parameter.
    func slope(at s: Double) -> Point {
      let square = s * s
      let powers = SIMD4(4, 5 * s, 6 * square, 7 * square * s) * (square * s)
      return Point(x: (x * powers).sum(), y: (y * powers).sum())
    }
  }

  /// Whether the curve is one of a sheet that bends more than a cubic does.
  var isBending: Bool { higher != nil }

  /// Fits a curve of the seventh degree to the centres of the cells, in their order; `nil` for fewer than sixteen of
  /// them, or where one is no finite number.
  init?(bendingThrough centers: [Point]) {
    guard centers.count >= 16, let curve = LineCurve(through: centers) else { return nil }
    // What the cubic leaves over is small, and so are its coefficients.
    let rests = centers.enumerated().map {
      ($0.offset, $0.element - curve.point(atCell: Double($0.offset)))
    }
    let last = Double(centers.count - 1)
    var fit = LeastSquares<8, 2>()
    for power in 4..<8 { fit.pull(power, weight: 0.02) }
    for (index, rest) in rests {
      let s = (2 * Double(index) - last) / last
      let (two, four) = (s * s, s * s * s * s)
      fit.add(
        [1, s, two, two * s, four, four * s, four * two, four * two * s], equal: [rest.x, rest.y])
    }
    guard let found = fit.solution() else { return nil }
    func four(_ first: Int, _ value: Int) -> SIMD4<Double> {
      SIMD4(
        found[first][value], found[first + 1][value], found[first + 2][value],
        found[first + 3][value])
    }
    self.init(
      curve, x: curve.x + four(0, 0), y: curve.y + four(0, 1),
      higher: HigherPowers(x: four(4, 0), y: four(4, 1)))
  }
}
