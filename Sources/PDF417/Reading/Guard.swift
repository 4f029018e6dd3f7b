/// A start or stop pattern followed over its whole height.
struct Guard {
  var pattern: GuardPattern
  var isInverted: Bool
  /// Where the pattern begins as the symbol is read, at its two ends.
  ///
  /// The second end lies from the first as the y axis from the x axis when the reading direction is
  /// the x axis: it is the lower one unless the picture is mirrored.
  var origins: (Vector, Vector)
  /// The way of one module as the symbol is read, across the bars, at the two ends.
  var modules: (Vector, Vector)

  /// The place `module` modules behind the beginning, at `fraction` of the height.
  func point(module: Double, fraction: Double) -> Vector {
    origins.0.mixed(with: origins.1, fraction)
      + modules.0.mixed(with: modules.1, fraction) * module
  }

  /// The way of one module in the middle.
  var module: Vector { modules.0.mixed(with: modules.1, 0.5) }

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
      && abs(offset.x * unit.y - offset.y * unit.x) < 3 * size
  }
}
