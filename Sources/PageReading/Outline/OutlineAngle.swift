import Raster

/// Two edges that may meet in a corner of a card.
///
/// Where a card lies over the edge of a sheet, sides that face each other may be seen on less than a
/// third; two that meet are then seen as a whole more often, and tell its size.
struct OutlineAngle {
  /// The least part of a side that is seen of each edge, with what is missing at the corner.
  private static let leastPart = 0.5
  /// The most that may be missing at the corner, as a share of what is seen.
  private static let mostMissing = 0.25

  /// One edge, as its proportions have it, from the corner on.
  let side: EdgeSegment
  /// The far end of the other one, as its proportions have it.
  let other: Point
  let shape: OutlinePair.Shape
  /// How much speaks for it: how long and how steep the fainter of both edges is.
  let promise: Double

  /// The part of an edge beyond a corner.
  private struct Arm {
    let way: Point
    /// From the corner to its end.
    let length: Double
    /// How much of that is seen.
    let seen: Double

    /// Looks along an edge; `nil` where it does not end near the corner.
    init?(_ segment: EdgeSegment, from corner: Point) {
      let isForward = corner.distance(to: segment.start) < corner.distance(to: segment.end)
      let (near, far) =
        isForward ? (segment.start, segment.end) : (segment.end, segment.start)
      (way, length) = ((far - corner).normalized, corner.distance(to: far))
      let missing = (near - corner).dot(way)
      guard missing > -0.05 * length, missing < OutlineAngle.mostMissing * length else {
        return nil
      }
      seen = length - max(0, missing)
    }
  }

  /// The corners that pieces of edges may make.
  ///
  /// - Parameters:
  ///   - segments: The pieces.
  ///   - least: The least length of a card's longer side, in pixels.
  /// - Returns: The corners; where a piece is shorter than the other one asks for, it is taken for a part
  ///   of its side.
  /// - Complexity: O(*n*²) in the pieces.
  static func angles(_ segments: [EdgeSegment], least: Double) -> [OutlineAngle] {
    let level = segments.filter { abs($0.direction.x) >= abs($0.direction.y) }
    let upright = segments.filter { abs($0.direction.x) < abs($0.direction.y) }
    var angles: [OutlineAngle] = []
    for first in level {
      for second in upright where abs(first.direction.dot(second.direction)) < 0.2 {
        guard let corner = first.meeting(second), let a = Arm(first, from: corner),
          let b = Arm(second, from: corner)
        else { continue }
        for ratio in OutlinePair.Shape.allCases.flatMap({ [($0, $0.ratio), ($0, 1 / $0.ratio)] }) {
          let lengths = (max(a.length, b.length * ratio.1), max(b.length, a.length / ratio.1))
          guard max(lengths.0, lengths.1) > least,
            min(a.length / lengths.0, b.length / lengths.1) > leastPart
          else { continue }
          angles.append(
            OutlineAngle(
              side: EdgeSegment(
                start: corner, end: corner + a.way * lengths.0, slope: first.slope),
              other: corner + b.way * lengths.1, shape: ratio.0,
              promise: min(a.seen / lengths.0, b.seen / lengths.1)
                * min(first.slope, second.slope, 20).squareRoot()))
        }
      }
    }
    return angles
  }
}
