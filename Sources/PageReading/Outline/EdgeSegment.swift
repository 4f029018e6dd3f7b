import Raster

/// A straight piece of an edge.
struct EdgeSegment: Hashable, Sendable {
  /// Where it begins; of a level one at its left, of an upright one at its top.
  var start: Point
  /// Where it ends.
  var end: Point
  /// The mean slope along it.
  var slope: Double

  var length: Double { start.distance(to: end) }
  var direction: Point { (end - start).normalized }

  /// How much it matters among others.
  var weight: Double { length * min(slope, 16).squareRoot() }

  /// Whether it comes before another, by weight and, where that is the same, by place.
  func precedes(_ other: EdgeSegment) -> Bool {
    (weight, other.start.x, other.start.y) > (other.weight, start.x, start.y)
  }

  /// This piece and another one in its line, where they are so near that they may be one edge; `nil`
  /// where they are not.
  func joined(with other: EdgeSegment) -> EdgeSegment? {
    let along = direction
    let (from, to) = ((other.start - start).dot(along), (other.end - start).dot(along))
    let (length, otherLength) = (length, other.length)
    let gap = max(from - length, -to)
    guard gap < 0.5 * (length + otherLength), gap > -0.25 * min(length, otherLength) else {
      return nil
    }
    let far = 1 + 0.01 * max(0, gap)
    guard abs((other.start - start).cross(along)) < far + 0.5,
      abs((other.end - start).cross(along)) < far + 0.5
    else { return nil }
    let share = length / (length + otherLength)
    return EdgeSegment(
      start: from < 0 ? other.start : start, end: to > length ? other.end : end,
      slope: slope * share + other.slope * (1 - share))
  }
}
