import Raster

extension EdgeFit {
  /// The places along a side that are looked at, without what round corners bend.
  private static let middle = (0..<48).map { 0.08 + 0.84 * Double($0) / 47 }
  /// How far inside a shadow's edge the card's is looked for, as a share of the card's width: 3 mm, which
  /// is less than from a card's edge to its portrait or its print.
  static let reachOfShadow = 0.035
  /// The least share of a side on which it gets darker inwards, and of that share the one on which it
  /// gets brighter again, and the one where that is in a line: a portrait is 0.57 of a card's height.
  private static let leastShare = 0.6
  /// The least steps of grey, four pixels apart, at a shadow's edge and at the card's in it.
  private static let leastStep = 4

  /// The side of a card where its edge lies in its own shadow; `nil` where it does not.
  ///
  /// On paper that is brighter than the card the clearest edge is that of the card's shadow. The card begins
  /// where it gets brighter again.
  ///
  /// - Parameters:
  ///   - side: The side that was found, with the card to the right of its way.
  ///   - reach: How far inside it the card may begin, in pixels.
  /// - Returns: The side.
  func withoutShadow(_ side: EdgeSegment, reach: Double) -> EdgeSegment? {
    let normal = (side.end - side.start).normalized.turned
    var falling = 0
    var places: [(along: Double, off: Double)] = []
    for share in Self.middle {
      let place = side.start.mixed(with: side.end, share)
      let steps = (0...Int(reach + 1)).map {
        map.step(at: place + normal * Double($0), normal) ?? 0
      }
      guard let outer = steps.prefix(2).min(), outer <= -Self.leastStep else { continue }
      falling += 1
      guard let inner = Self.firstRise(of: steps) else { continue }
      places.append((share * side.length, inner))
    }
    let least = Self.leastShare * Double(falling)
    guard Double(falling) > Self.leastShare * Double(Self.middle.count),
      Double(places.count) > least
    else { return nil }
    let line = Self.line(through: places)
    let inLine = places.count { abs($0.off - line.offset - line.slope * $0.along) < 1.5 }
    return Double(inLine) > least ? side.moved(by: line) : nil
  }

  /// Where steps of grey first rise clearly: the middle of the rise, in steps from the first one.
  private static func firstRise(of steps: [Int]) -> Double? {
    guard let most = steps.max(), most >= leastStep,
      var peak = steps.firstIndex(where: { 10 * $0 >= 6 * most })
    else { return nil }
    while peak + 1 < steps.count, steps[peak + 1] > steps[peak] { peak += 1 }
    let level = steps.indices.filter { abs($0 - peak) <= 2 && 10 * steps[$0] > 7 * steps[peak] }
    return level.reduce(0.0) { $0 + Double($1 * steps[$1]) }
      / level.reduce(0.0) { $0 + Double(steps[$1]) }
  }
}

extension EdgeSegment {
  /// Moved to the right of its way, by so much at its start and so much more a pixel along it.
  func moved(by line: (offset: Double, slope: Double)) -> EdgeSegment {
    let normal = (end - start).normalized.turned
    return EdgeSegment(
      start: start + normal * line.offset, end: end + normal * (line.offset + line.slope * length),
      slope: slope)
  }
}
