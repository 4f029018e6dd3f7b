/// Joins components that lie in a row, at one distance and of one thickness, into lines of print.
///
/// Every elongated component is a seed, the longest first; a line grows from either end of its seed
/// to the nearest component ahead, and its direction is that of its last nine thicknesses, so that it
/// can follow a bend.
///
/// `Benchmarks/Measurements.md` says what its thresholds decide (thresholds of the locator).
struct LineLinker {
  /// No more lines than this come out of a level.
  static let lineLimit = 1024
  /// The most components one end of a line takes.
  static let stepLimit = 80

  /// The level of the pyramid that the components are from.
  let level: Int
  let isLightOnDark: Bool
  private let components: [InkComponent]
  private var used: [Bool]
  private var grid: PlaceGrid

  init(
    _ components: [InkComponent], width: Int, height: Int, level: Int, isLightOnDark: Bool
  ) {
    self.components = components
    self.level = level
    self.isLightOnDark = isLightOnDark
    used = [Bool](repeating: false, count: components.count)
    grid = PlaceGrid(width: width, height: height)
    for (index, component) in components.enumerated() {
      // a long component is also found by its ends
      for along in component.length > 14 ? [0, -0.46, 0.46] : [Float(0)] {
        let distance = along * component.length
        grid.enter(
          index, x: component.x + distance * component.dx, y: component.y + distance * component.dy)
      }
    }
  }

  /// The lines, those of the longest seeds first.
  mutating func lines() -> [TextLine] {
    let seeds = components.indices.filter {
      let component = components[$0]
      return component.length > 3 * component.thickness && component.length > 9
        && component.thickness < 9
    }.sorted { components[$0].length > components[$1].length }
    var lines: [TextLine] = []
    var members: [Int] = []
    for seed in seeds where !used[seed] && lines.count < LineLinker.lineLimit {
      used[seed] = true
      members.removeAll(keepingCapacity: true)
      members.append(seed)
      extend(from: seed, side: -1, members: &members)
      extend(from: seed, side: 1, members: &members)
      let fit = LineFit(components: components, members: members)
      if let line = fit.line(
        seedThickness: components[seed].thickness, level: level, isLightOnDark: isLightOnDark)
      {
        lines.append(line)
      }
    }
    return lines
  }

  /// The growing end of a line.
  private struct Tip {
    var x: Float
    var y: Float
    var dx: Float
    var dy: Float
  }

  private mutating func extend(from seed: Int, side: Float, members: inout [Int]) {
    let start = components[seed]
    let thickness = start.thickness
    var tip = Tip(x: start.x, y: start.y, dx: start.dx * side, dy: start.dy * side)
    tip.x += tip.dx * start.length * 0.5
    tip.y += tip.dy * start.length * 0.5
    // places passed, for the direction over the last nine thicknesses
    var trail: [(x: Float, y: Float)] = [
      (start.x - tip.dx * start.length * 0.4, start.y - tip.dy * start.length * 0.4)
    ]
    for _ in 0..<LineLinker.stepLimit {
      guard let next = nearest(ahead: tip, thickness: thickness) else { return }
      used[next] = true
      members.append(next)
      let component = components[next]
      if component.isElongated {
        let sign: Float = component.dx * tip.dx + component.dy * tip.dy < 0 ? -0.5 : 0.5
        tip.x = component.x + sign * component.dx * component.length
        tip.y = component.y + sign * component.dy * component.length
      } else {
        tip.x = component.x + tip.dx * component.length * 0.5
        tip.y = component.y + tip.dy * component.length * 0.5
      }
      let reach = 81 * thickness * thickness
      let behind =
        trail.last {
          let dx = tip.x - $0.x
          let dy = tip.y - $0.y
          return dx * dx + dy * dy > reach
        } ?? trail[0]
      let dx = (component.isElongated ? tip.x : component.x) - behind.x
      let dy = (component.isElongated ? tip.y : component.y) - behind.y
      let distance = (dx * dx + dy * dy).squareRoot()
      if distance > 5 * thickness {
        tip.dx = dx / distance
        tip.dy = dy / distance
      }
      trail.append((component.x, component.y))
    }
  }

  /// The unused component that continues a line with the smallest gap.
  private func nearest(ahead tip: Tip, thickness: Float) -> Int? {
    let radius = 3.2 * thickness + 3
    var best: Int?
    var smallestGap = 2.6 * thickness
    grid.visit(aroundX: tip.x, y: tip.y, within: radius) { index in
      guard !used[index] else { return }
      let component = components[index]
      let vx = component.x - tip.x
      let vy = component.y - tip.y
      let along = vx * tip.dx + vy * tip.dy
      guard along > 0, abs(vy * tip.dx - vx * tip.dy) < 0.5 * thickness + 0.1 * along + 0.5
      else { return }
      let isElongated = component.isElongated
      let alignment = abs(component.dx * tip.dx + component.dy * tip.dy)
      let reach = component.length * (isElongated ? 0.5 * alignment : 0.4)
      let gap = along - reach
      guard gap < smallestGap, gap > -1.2 * thickness else { return }
      let height = isElongated ? component.thickness : component.length
      guard height > 0.3 * thickness, height < 1.75 * thickness else { return }
      if isElongated {
        let needed: Float = component.length > 4 * component.thickness ? 0.97 : 0.85
        guard alignment > needed else { return }
      }
      smallestGap = gap
      best = index
    }
    return best
  }
}
