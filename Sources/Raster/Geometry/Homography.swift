/// A projective map of the plane: what a flat thing undergoes in front of a camera.
///
/// The place of (u, v) is (a u + b v + c, d u + e v + f) / (g u + h v + 1).
public struct Homography: Hashable, Sendable {
  /// The way that a step of `u`, a step of `v` and nothing at all have in the numerator.
  @usableFromInline let across: Point
  @usableFromInline let down: Point
  @usableFromInline let origin: Point
  /// The weights of `u` and `v` in the denominator.
  @usableFromInline let weights: Point

  init(across: Point, down: Point, origin: Point, weights: Point) {
    self.across = across
    self.down = down
    self.origin = origin
    self.weights = weights
  }

  /// The map of the unit square to four places: (0, 0) to `topLeft`, (1, 0) to `topRight` and so on
  /// (Heckbert, Fundamentals of Texture Mapping, 1989, 2.2.3).
  ///
  /// - Parameter corners: The four places; `nil` where they lie on a line, or so that the square would
  ///   reach the horizon.
  public init?(ontoSquare corners: Quadrilateral) {
    let sum = corners.topLeft - corners.topRight + corners.bottomRight - corners.bottomLeft
    let first = corners.topRight - corners.bottomRight
    let second = corners.bottomLeft - corners.bottomRight
    let determinant = first.cross(second)
    guard abs(determinant) > 1e-9 else { return nil }
    let g = sum.cross(second) / determinant
    let h = first.cross(sum) / determinant
    guard g > -0.9, h > -0.9, g + h > -0.9 else { return nil }
    self.init(
      across: corners.topRight * (1 + g) - corners.topLeft,
      down: corners.bottomLeft * (1 + h) - corners.topLeft,
      origin: corners.topLeft, weights: Point(x: g, y: h))
  }

  /// The map that takes some points nearest to others, by weighted least squares.
  ///
  /// - Parameter pairs: Points and where they come to lie, each with a weight; `nil` where there are
  ///   fewer than four or they do not determine a map.
  /// - Complexity: O(*n*) in their number.
  public init?(nearest pairs: [(from: Point, to: Point, weight: Double)]) {
    guard pairs.count >= 4 else { return nil }
    // u (g x + h y + 1) = a x + b y + c and the same for v; the source is shifted and scaled for the
    // numbers' sake.
    let center = pairs.reduce(Point(x: 0, y: 0)) { $0 + $1.from / Double(pairs.count) }
    let spread = pairs.reduce(1e-9) {
      max($0, abs($1.from.x - center.x), abs($1.from.y - center.y))
    }
    var equations = LeastSquares<8, 1>()
    for pair in pairs {
      let (x, y) = ((pair.from.x - center.x) / spread, (pair.from.y - center.y) / spread)
      let (u, v) = (pair.to.x, pair.to.y)
      equations.add([x, y, 1, 0, 0, 0, -u * x, -u * y], equal: [u], weight: pair.weight)
      equations.add([0, 0, 0, x, y, 1, -v * x, -v * y], equal: [v], weight: pair.weight)
    }
    guard let found = equations.solution() else { return nil }
    let n = found.indices.map { found[$0][0] }
    // Undo the shift and scale: x' = (x - cx) / s.
    let (p, q) = (center.x / spread, center.y / spread)
    let last = 1 - n[6] * p - n[7] * q
    guard abs(last) > 1e-9 else { return nil }
    self.init(
      across: Point(x: n[0], y: n[3]) / spread / last,
      down: Point(x: n[1], y: n[4]) / spread / last,
      origin: Point(x: n[2] - n[0] * p - n[1] * q, y: n[5] - n[3] * p - n[4] * q) / last,
      weights: Point(x: n[6], y: n[7]) / spread / last)
  }

  /// Where (u, v) comes to lie.
  ///
  /// Far outside of what it was made of the map may turn over: the denominator is held at 0.05, and
  /// what lies beyond comes to lie far away.
  @inlinable @inline(__always)
  public func callAsFunction(_ u: Double, _ v: Double) -> Point {
    let weight = weights.x * u + weights.y * v + 1
    return (origin + across * u + down * v) / (weight > 0.05 ? weight : 0.05)
  }
}
