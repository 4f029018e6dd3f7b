import Raster

extension Guard {
  /// Tells which symbols were seen and not read: guards that may belong together, and single ones.
  static func report(_ guards: [Guard]) {
    var isPaired = [Bool](repeating: false, count: guards.count)
    for (first, start) in guards.enumerated() where start.pattern == .start {
      let second = guards.indices.first { index in
        guards[index].pattern == .stop && !isPaired[index] && start.mayBelong(to: guards[index])
      }
      guard let second else { continue }
      isPaired[first] = true
      isPaired[second] = true
      Sighting(.pdf417, start.quadrilateral(to: guards[second])).report()
    }
    for (index, side) in guards.enumerated() where !isPaired[index] {
      let kind: Sighting.Kind = side.pattern == .start ? .pdf417Start : .pdf417Stop
      Sighting(kind, side.quadrilateral(to: side)).report()
    }
  }

  /// The corners from this pattern to the end of another; a stop pattern is 18 modules wide.
  private func quadrilateral(to stop: Guard) -> Quadrilateral {
    Quadrilateral(
      topLeft: point(module: 0, fraction: 0), topRight: stop.point(module: 18, fraction: 0),
      bottomRight: stop.point(module: 18, fraction: 1), bottomLeft: point(module: 0, fraction: 1))
  }
}
