import Raster

/// Completes two sides of a card by the other two, where their edges are seen.
struct OutlineSearch {
  /// A step of so many grey levels, four pixels apart, is an edge.
  private static let leastStep = 6
  /// The part of a side that corners, which are round, leave: 3.2 of 54 mm at both ends.
  private static let corner = 0.07
  private static let samples = 24
  /// The least share with an edge of each of two sides that tell an outline.
  static let leastShare = 0.35
  /// Print has slopes of so much and more, which clouds and the backs of booklets have not.
  private static let printSlope = 10

  private let map: EdgeMap

  init(_ map: EdgeMap) { self.map = map }

  /// How clearly an edge is seen on a side: the share of it with a step of grey of one sign, and how
  /// high that is.
  struct Side {
    /// The share of the side with an edge.
    var share = 0.0
    /// The mean step, in grey levels.
    var step = 0.0
    /// How many places of it are brighter to the right of the way along it, less those that are darker.
    var sign = 0

    var score: Double { share * (0.7 + 0.3 * min(1, step / 30)) }
  }

  /// The outline that two sides are of, or `nil` where the others are not seen.
  func candidate(_ pair: OutlinePair) -> OutlineCandidate? {
    let (low, high) = (pair.middle - pair.length / 2, pair.middle + pair.length / 2)
    func sides(_ low: Double, _ high: Double, count: Int) -> (Side, Side) {
      (
        side(
          pair.first.place(at: low, along: pair.along),
          pair.first.place(at: high, along: pair.along),
          count: count),
        side(
          pair.second.place(at: low, along: pair.along),
          pair.second.place(at: high, along: pair.along), count: count)
      )
    }
    let (first, second) = sides(low, high, count: 12)
    guard min(first.share, second.share) > Self.leastShare else { return nil }
    guard let start = end(pair, near: low), let end = end(pair, near: high) else { return nil }
    let corners = [start.first, end.first, end.second, start.second]
    let all = [
      side(corners[0], corners[1], count: Self.samples),
      side(corners[1], corners[2], count: Self.samples),
      side(corners[2], corners[3], count: Self.samples),
      side(corners[3], corners[0], count: Self.samples),
    ]
    let width = corners[0].distance(to: corners[1]) + corners[2].distance(to: corners[3])
    let height = corners[1].distance(to: corners[2]) + corners[3].distance(to: corners[0])
    let ratio = max(width, height) / min(width, height) / pair.shape.ratio
    let misfit = max(0, abs(ratio - 1) - 0.02)
    guard misfit < 0.06 else { return nil }
    let mean = all.reduce(0) { $0 + $1.score } / 4
    let weakest = all.map(\.share).min() ?? 0
    let coherence = Double(abs(all.reduce(0) { $0 + $1.sign })) / Double(4 * Self.samples)
    let print = min(1, print(inside: corners) / 0.25)
    // Booklets that are closed have the shape of pages; a page without a zone is rare.
    let shape = pair.shape == .card ? 0 : -0.1
    return OutlineCandidate(
      corners, shape: pair.shape, supports: all.map(\.share),
      score: mean + 0.2 * (weakest + coherence + print) + shape - 3 * misfit)
  }

  /// The share of an outline's inside that is as steep as print is.
  private func print(inside corners: [Point]) -> Double {
    var (steep, all) = (0, 0)
    for row in 1..<20 {
      let y = Double(row) / 20
      let (left, right) = (
        corners[0].mixed(with: corners[3], y), corners[1].mixed(with: corners[2], y)
      )
      for column in 1..<30 {
        let place = left.mixed(with: right, Double(column) / 30)
        all += 1
        if map.steepness(at: place) >= Self.printSlope { steep += 1 }
      }
    }
    return Double(steep) / Double(all)
  }

  /// The clearest edge across both sides near a place along them.
  private func end(
    _ pair: OutlinePair, near place: Double
  ) -> (first: Point, second: Point, side: Side)? {
    let reach = pair.reach
    let tilt = 0.08 * pair.length
    func found(_ a: Double, _ b: Double, count: Int) -> (first: Point, second: Point, side: Side) {
      let first = pair.first.place(at: place + a, along: pair.along)
      let second = pair.second.place(at: place + b, along: pair.along)
      return (first, second, side(first, second, count: count))
    }
    var best: (a: Double, b: Double, score: Double)?
    for a in stride(from: -reach, through: reach, by: 2) {
      for b in stride(from: max(-reach, a - tilt), through: min(reach, a + tilt), by: 2) {
        let score = found(a, b, count: 10).side.score
        if score > best?.score ?? 0.25 { best = (a, b, score) }
      }
    }
    guard let best else { return nil }
    var finest = found(best.a, best.b, count: Self.samples)
    for a in [best.a - 1, best.a, best.a + 1] {
      for b in [best.b - 1, best.b, best.b + 1] {
        let other = found(a, b, count: Self.samples)
        if other.side.score > finest.side.score { finest = other }
      }
    }
    return finest
  }

  /// How clearly an edge is seen between two places.
  func side(_ start: Point, _ end: Point, count: Int) -> Side {
    let normal = (end - start).turned.normalized
    var (brighter, darker, changes) = (0, 0, 0)
    var (sum, last) = (0, 0)
    for index in 0..<count {
      let share = Self.corner + (1 - 2 * Self.corner) * Double(index) / Double(count - 1)
      guard let step = map.step(at: start.mixed(with: end, share), normal),
        abs(step) >= Self.leastStep
      else { continue }
      if step > 0 { brighter += 1 } else { darker += 1 }
      if step.signum() == -last { changes += 1 }
      last = step.signum()
      sum += min(60, abs(step))
    }
    let (more, less) = (max(brighter, darker), min(brighter, darker))
    // A sheet under a part of the card turns the sign of the step once or twice, texture often.
    let weight = changes <= 2 ? 0.9 : 0.4
    let share = (Double(more) + weight * Double(less)) / Double(count)
    return Side(
      share: share, step: share * Double(sum) / Double(max(1, more + less)),
      sign: brighter - darker)
  }
}
