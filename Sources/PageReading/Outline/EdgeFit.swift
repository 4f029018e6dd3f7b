import Raster

/// Moves the sides of an outline to where its edges are steepest, to a part of a pixel.
struct EdgeFit {
  /// The places along a side that are looked at; corners are round.
  static let shares = (0..<48).map { 0.06 + 0.88 * Double($0) / 47 }
  /// How far an edge may lie from where it is expected, in pixels.
  private static let reach = 4

  let map: EdgeMap

  init(_ map: EdgeMap) { self.map = map }

  /// The corners where the edges meet; a side without enough of an edge stays where it is.
  func fitted(_ corners: [Point]) -> [Point] {
    let reach = Self.reachOfShadow * corners[0].distance(to: corners[1])
    let sides = (0..<4).map { index in
      let side = fitted(corners[index], corners[(index + 1) % 4])
      return withoutShadow(side, reach: reach) ?? side
    }
    return (0..<4).map { index in
      let (before, after) = (sides[(index + 3) % 4], sides[index])
      guard let place = before.meeting(after),
        place.distance(to: corners[index]) < max(3 * Double(Self.reach), 2 * reach)
      else { return corners[index] }
      return place
    }
  }

  private func fitted(_ start: Point, _ end: Point) -> EdgeSegment {
    let along = (end - start).normalized
    let normal = along.turned
    var places: [(along: Double, off: Double)] = []
    for share in Self.shares {
      let place = start.mixed(with: end, share)
      let steps = (-Self.reach...Self.reach).map { offset in
        Double(abs(map.step(at: place + normal * Double(offset), normal) ?? 0))
      }
      guard let most = steps.max(), most >= 6, let peak = steps.firstIndex(of: most) else {
        continue
      }
      // The steps of a sharp edge are alike over some pixels; their middle is the edge.
      let level = steps.indices.filter { abs($0 - peak) <= 3 && steps[$0] > 0.7 * most }
      let middle =
        level.reduce(0.0) { $0 + Double($1) * steps[$1] }
        / level.reduce(0.0) { $0 + steps[$1] }
      places.append(((place - start).dot(along), middle - Double(Self.reach)))
    }
    guard places.count >= Self.shares.count / 3 else {
      return EdgeSegment(start: start, end: end, slope: 0)
    }
    return EdgeSegment(start: start, end: end, slope: 0).moved(by: Self.line(through: places))
  }

  /// The line of least squares, after which what lies far from it counts less and less.
  static func line(
    through places: [(along: Double, off: Double)]
  ) -> (offset: Double, slope: Double) {
    var line = (offset: percentile(0.5, of: places.map(\.off)), slope: 0.0)
    for _ in 0..<5 {
      var (weights, x, y, xx, xy) = (0.0, 0.0, 0.0, 0.0, 0.0)
      for place in places {
        let error = place.off - line.offset - line.slope * place.along
        let weight = 1 / (1 + error * error)
        weights += weight
        x += weight * place.along
        y += weight * place.off
        xx += weight * place.along * place.along
        xy += weight * place.along * place.off
      }
      let determinant = weights * xx - x * x
      guard determinant > 1e-9 else { return line }
      line.slope = (weights * xy - x * y) / determinant
      line.offset = (y - line.slope * x) / weights
    }
    return line
  }
}

extension EdgeSegment {
  /// Where its line meets another one; `nil` where they go the same way.
  func meeting(_ other: EdgeSegment) -> Point? {
    let (way, otherWay) = (end - start, other.end - other.start)
    let determinant = way.cross(otherWay)
    guard abs(determinant) > 1e-6 else { return nil }
    return start + way * ((other.start - start).cross(otherWay) / determinant)
  }
}
