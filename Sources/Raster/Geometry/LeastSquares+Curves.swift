extension LeastSquares<2, 1> {
  /// Takes in a point of a line v = a + b·u.
  @inlinable @inline(__always)
  public mutating func add(_ point: (u: Double, v: Double), weight: Double = 1) {
    add([1, point.u], equal: [point.v], weight: weight)
  }

  /// The line, or `nil` where the points do not settle it.
  @inlinable
  public func line() -> (offset: Double, slope: Double)? {
    solution().map { ($0[0][0], $0[1][0]) }
  }
}

extension LeastSquares<3, 1> {
  /// Takes in a point of a parabola v = a + b·u + c·u².
  @inlinable @inline(__always)
  public mutating func add(_ point: (u: Double, v: Double), weight: Double = 1) {
    add([1, point.u, point.u * point.u], equal: [point.v], weight: weight)
  }

  /// The coefficients (a, b, c), or `nil` where the points do not settle them.
  @inlinable
  public func parabola() -> (Double, Double, Double)? {
    solution().map { ($0[0][0], $0[1][0], $0[2][0]) }
  }
}
