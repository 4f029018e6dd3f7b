import Raster

/// A start or stop pattern followed over its whole height.
struct Guard {
  var pattern: GuardPattern
  var isInverted: Bool
  /// Where the pattern begins as the symbol is read, at its two ends.
  ///
  /// The second end lies from the first as the y axis from the x axis when the reading direction is
  /// the x axis: it is the lower one unless the picture is mirrored.
  var origins: (Point, Point)
  /// The way of one module as the symbol is read, across the bars, at the two ends.
  var modules: (Point, Point)
  /// How far beyond its two ends its symbol may reach, as a part of its height: ends are often damaged,
  /// but behind one where a symbol was cut off another one stands.
  var reaches = (0.15, 0.15)
  /// How it runs between its ends where it is not straight.
  var course: GuardCourse?

  /// The middle of the pattern, in modules behind its beginning.
  static let middle = 8.5
  /// Hits within so many modules beyond the ends of a guard, or beside it, are of that guard.
  private static let margins = (along: 4.0, across: 3.0)
  /// The modules from the beginning of a start pattern to that of its stop pattern, which in perspective
  /// are more or fewer: both indicators and one column make 68, 30 columns 561.
  private static let distances = 55.0...620
  /// What the modules of one guard may be of those of the other, and its height of the other's.
  private static let ratios = (modules: 0.4...2.5, heights: 0.2...5)
  /// The least cosine between the way to the other guard and that across the bars.
  private static let leastCosine = 0.75

  /// The place `module` modules behind the beginning, at `fraction` of the height.
  func point(module: Double, fraction: Double) -> Point {
    let place =
      origins.0.mixed(with: origins.1, fraction)
      + modules.0.mixed(with: modules.1, fraction) * module
    return course.map { place + $0.way(at: fraction) } ?? place
  }

  /// The way of one module in the middle.
  var module: Point { modules.0.mixed(with: modules.1, 0.5) }

  /// The height of the pattern in pixels.
  var height: Double { (origins.1 - origins.0).length }

  /// Whether another hit on the same pattern is one of this guard.
  func covers(_ hit: GuardHit) -> Bool {
    guard hit.pattern == pattern, hit.isInverted == isInverted else { return false }
    let axis = origins.1 - origins.0
    let unit = axis / max(axis.length, 1e-9)
    let along = (hit.origin - origins.0).dot(unit)
    let way = course?.way(at: along / max(axis.length, 1e-9)) ?? .zero
    let offset = hit.origin - origins.0 - way
    let size = module.length
    return along > -Self.margins.along * size && along < axis.length + Self.margins.along * size
      && abs(offset.cross(unit)) < Self.margins.across * size
  }

  /// Whether a stop pattern may be the other end of this start pattern's symbol.
  func mayBelong(to stop: Guard) -> Bool {
    guard isInverted == stop.isInverted else { return false }
    let way =
      stop.point(module: 0, fraction: 0.5) - point(module: 0, fraction: 0.5)
    let sizes = module.length / stop.module.length
    let heights = height / stop.height
    let distance = way.length / (module.length * stop.module.length).squareRoot()
    return Self.distances.contains(distance) && Self.ratios.modules.contains(sizes)
      && Self.ratios.heights.contains(heights)
      && way.dot(module) > Self.leastCosine * way.length * module.length
      && way.dot(stop.module) > Self.leastCosine * way.length * stop.module.length
  }

  /// Between which fractions of its height this guard lies in an outline; `nil` where it does not.
  ///
  /// - Complexity: O(height).
  func extent(in outline: Quadrilateral) -> ClosedRange<Double>? {
    let count = min(max(Int(height), 8), 1000)
    let inside = (0..<count).filter {
      outline.contains(point(module: Self.middle, fraction: (Double($0) + 0.5) / Double(count)))
    }
    guard let first = inside.first, let last = inside.last else { return nil }
    return Double(first) / Double(count)...Double(last + 1) / Double(count)
  }

  /// What of this guard lies above and below a symbol that was read with it.
  func parts(beside outline: Quadrilateral) -> [Guard] {
    guard let extent = extent(in: outline) else { return [] }
    var (above, below) = (
      part(from: 0, to: extent.lowerBound), part(from: extent.upperBound, to: 1)
    )
    above.reaches = (reaches.0, 0)
    below.reaches = (0, reaches.1)
    return [above, below]
  }

  private func part(from first: Double, to last: Double) -> Guard {
    Guard(
      pattern: pattern, isInverted: isInverted,
      origins: (point(module: 0, fraction: first), point(module: 0, fraction: last)),
      modules: (
        modules.0.mixed(with: modules.1, first), modules.0.mixed(with: modules.1, last)
      ), course: course?.part(from: first, to: last))
  }
}
