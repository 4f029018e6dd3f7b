import Raster

/// Moves the sides of an outline to where its edges are steepest, to a part of a pixel.
struct EdgeFit {
  private static let samples = 48
  /// How far an edge may lie from where it is expected, in pixels.
  private static let reach = 4

  private let map: EdgeMap

  init(_ map: EdgeMap) { self.map = map }

  /// The corners where the edges meet; a side without enough of an edge stays where it is.
  func fitted(_ corners: [Point]) -> [Point] {
    let sides = (0..<4).map { fitted(corners[$0], corners[($0 + 1) % 4]) }
    return (0..<4).map { index in
      let (before, after) = (sides[(index + 3) % 4], sides[index])
      guard let place = before.meeting(after),
        place.distance(to: corners[index]) < 3 * Double(Self.reach)
      else { return corners[index] }
      return place
    }
  }

  private func fitted(_ start: Point, _ end: Point) -> EdgeSegment {
    let along = (end - start).normalized
    let normal = along.turned
    var places: [(along: Double, off: Double)] = []
    for index in 0..<Self.samples {
      let share = 0.06 + 0.88 * Double(index) / Double(Self.samples - 1)
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
    guard places.count >= Self.samples / 3 else {
      return EdgeSegment(start: start, end: end, slope: 0)
    }
    let line = Self.line(through: places)
    func moved(_ place: Point) -> Point {
      place + normal * (line.offset + line.slope * (place - start).dot(along))
    }
    return EdgeSegment(start: moved(start), end: moved(end), slope: 0)
  }

  /// The line of least squares, after which what lies far from it counts less and less.
  private static func line(
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
