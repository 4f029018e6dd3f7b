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

  /// The place `module` modules behind the beginning, at `fraction` of the height.
  func point(module: Double, fraction: Double) -> Point {
    origins.0.mixed(with: origins.1, fraction)
      + modules.0.mixed(with: modules.1, fraction) * module
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
    let offset = hit.origin - origins.0
    let along = offset.dot(unit)
    let size = module.length
    return along > -4 * size && along < axis.length + 4 * size
      && abs(offset.cross(unit)) < 3 * size
  }

  /// Whether a stop pattern may be the other end of this start pattern's symbol.
  func mayBelong(to stop: Guard) -> Bool {
    guard isInverted == stop.isInverted else { return false }
    let way =
      stop.point(module: 0, fraction: 0.5) - point(module: 0, fraction: 0.5)
    let sizes = module.length / stop.module.length
    let heights = height / stop.height
    // Start, both indicators and one column are 68 modules; 30 columns are 561.
    let distance = way.length / (module.length * stop.module.length).squareRoot()
    return (55...620).contains(distance) && (0.4...2.5).contains(sizes)
      && (0.2...5).contains(heights)
      && way.dot(module) > 0.75 * way.length * module.length
      && way.dot(stop.module) > 0.75 * way.length * stop.module.length
  }
}
