import Raster

/// How a guard runs from end to end where a fold or a bend of the paper turns it: a polyline beside the
/// straight line between its ends.
struct GuardCourse {
  /// How far the pattern lies aside at a place along a line.
  struct Sighting {
    var along: Double
    var shift: Double
  }

  /// How far the pattern lies aside at some places, in their order.
  private let corners: [Sighting]
  /// The way of one pixel aside.
  private let aside: Point
  /// The places of the two ends.
  private var ends: (Double, Double)

  /// The most corners; the sightings are shared out evenly.
  private static let mostCorners = 24
  /// The fewest sightings whose median makes a corner.
  private static let leastSightings = 3
  /// Fewer corners tell no bend.
  private static let leastCorners = 6
  /// A guard is straight whose corners lie nearer to a line than this, in modules: of 30 symbols whose
  /// halves lean by 3 to 10 % all are read with it (`Benchmarks/Measurements.md`, folded and rolled paper).
  private static let leastBend = 0.6

  /// The course through sightings; `nil` where it is straight.
  ///
  /// - Parameters:
  ///   - sightings: Places along a line, in any order, and how far the pattern lies aside there.
  ///   - unit: The way of one pixel aside.
  ///   - module: The width of a module in pixels.
  init?(through sightings: [Sighting], aside unit: Point, module: Double) {
    let sorted = sightings.sorted { $0.along < $1.along }
    let count = min(Self.mostCorners, sorted.count / Self.leastSightings)
    guard count >= Self.leastCorners else { return nil }
    corners = (0..<count).map { index in
      let part = sorted[sorted.count * index / count..<sorted.count * (index + 1) / count]
      let shifts = part.map(\.shift).sorted()
      return Sighting(
        along: part.reduce(0) { $0 + $1.along } / Double(part.count),
        shift: shifts[shifts.count / 2])
    }
    aside = unit
    ends = (corners[0].along, corners[count - 1].along)
    guard Self.bend(of: corners) > Self.leastBend * module else { return nil }
  }

  /// How far corners lie from a line, single ones left out.
  private static func bend(of corners: [Sighting]) -> Double {
    var fit = LeastSquares<2, 1>()
    for corner in corners { fit.add((u: corner.along, v: corner.shift)) }
    guard let line = fit.line() else { return 0 }
    let rests = corners.map { abs($0.shift - line.offset - line.slope * $0.along) }
    return rests.indices.dropFirst().dropLast().map { index in
      rests[index - 1...index + 1].sorted()[1]
    }.max() ?? 0
  }

  /// How far aside the pattern lies at a place; the outermost pieces are prolonged.
  func shift(at along: Double) -> Double {
    let next = corners.dropFirst().firstIndex { $0.along >= along } ?? corners.count - 1
    let (from, to) = (corners[next - 1], corners[next])
    let way = max(to.along - from.along, 1e-9)
    return from.shift + (to.shift - from.shift) * (along - from.along) / way
  }

  /// The way from the straight line between the ends to the pattern, at a fraction of it.
  func way(at fraction: Double) -> Point {
    let along = ends.0 + (ends.1 - ends.0) * fraction
    let (first, last) = (shift(at: ends.0), shift(at: ends.1))
    return aside * (shift(at: along) - first - (last - first) * fraction)
  }

  /// The course between two places.
  func between(_ first: Double, _ last: Double) -> GuardCourse {
    var part = self
    part.ends = (first, last)
    return part
  }

  /// The course between two fractions.
  func part(from first: Double, to last: Double) -> GuardCourse {
    let length = ends.1 - ends.0
    return between(ends.0 + length * first, ends.0 + length * last)
  }
}
