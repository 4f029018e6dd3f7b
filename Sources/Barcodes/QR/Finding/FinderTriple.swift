import Raster

/// Three finder patterns that may belong to one symbol, in the order in which it is read.
struct FinderTriple {
  /// The corner of a symbol that a mark stands in.
  enum Corner {
    case topLeft, topRight, bottomLeft
  }

  let topLeft: FinderPattern
  let topRight: FinderPattern
  let bottomLeft: FinderPattern
  /// How far the three are from a square's corners; 0 is perfect.
  let deviation: Double

  /// The indices of the three among the patterns; −1 for one that is only supposed.
  let members: InlineArray<3, Int>

  /// The corner whose mark was not found and is supposed where the other two ask for it.
  let supposed: Corner?

  /// The triples that may be symbols, the likeliest first, up to a number.
  static func candidates(among patterns: [FinderPattern], limit: Int) -> [FinderTriple] {
    // The marks seen often and clearly come first: chance seldom strikes twice at one place.
    let order = patterns.indices
      .sorted { patterns[$0].weight > patterns[$1].weight }.prefix(32)
    var best = BestPlacements(limit: limit)
    for (rank, first) in order.enumerated() {
      for (offset, second) in order[(rank + 1)...].enumerated()
      where alike(patterns[first], patterns[second]) {
        for third in order[(rank + offset + 2)...] {
          guard alike(patterns[first], patterns[third]), alike(patterns[second], patterns[third])
          else { continue }
          // The corner need not lie opposite the longest side where perspective is strong.
          for (corner, one, other) in [
            (first, second, third), (second, third, first), (third, first, second),
          ] {
            if let placement = Placement(patterns, corner: corner, one, other) {
              best.add(placement)
            }
          }
        }
      }
    }
    return best.sorted().map { FinderTriple(patterns, $0) }
  }

  static func alike(_ a: FinderPattern, _ b: FinderPattern) -> Bool {
    a.isInverted == b.isInverted && max(a.size, b.size) < 2.7 * min(a.size, b.size)
  }

  /// Three marks in their order.
  private init(_ patterns: [FinderPattern], _ placement: Placement) {
    members = placement.members
    topLeft = patterns[members[0]]
    topRight = patterns[members[1]]
    bottomLeft = patterns[members[2]]
    supposed = nil
    deviation = placement.deviation
  }

  /// The centres of the marks, and the fourth corner of their parallelogram.
  var marks: Quadrilateral {
    Quadrilateral(
      topLeft: topLeft.center, topRight: topRight.center,
      bottomRight: topRight.center + bottomLeft.center - topLeft.center,
      bottomLeft: bottomLeft.center)
  }

  /// Makes a triple of two marks, and a third where it must be.
  init(
    topLeft: FinderPattern, topRight: FinderPattern, bottomLeft: FinderPattern,
    members: InlineArray<3, Int>, supposed: Corner
  ) {
    (self.topLeft, self.topRight, self.bottomLeft) = (topLeft, topRight, bottomLeft)
    self.members = members
    self.supposed = supposed
    deviation = 0
  }
}

/// How three marks may stand in a symbol.
private struct Placement {
  /// The marks as a symbol is read, by their indices.
  let members: InlineArray<3, Int>
  /// How far they are from a square's corners; 0 is perfect.
  let deviation: Double

  /// Orders three marks, or gives `nil` where they stand too far from two equal sides at a right
  /// angle.
  init?(_ patterns: [FinderPattern], corner: Int, _ one: Int, _ other: Int) {
    let origin = patterns[corner].center
    let u = patterns[one].center - origin
    let v = patterns[other].center - origin
    let lengths = (u.length, v.length)
    let sizes = (patterns[corner].size, patterns[one].size, patterns[other].size)
    let size = (sizes.0 + sizes.1 + sizes.2) / 3
    // From the least symbol, whose centres are two marks apart, to the greatest.
    guard min(lengths.0, lengths.1) > 1.4 * size, max(lengths.0, lengths.1) < 40 * size else {
      return nil
    }
    let cosine = (u.x * v.x + u.y * v.y) / (lengths.0 * lengths.1)
    let ratio = max(lengths.0, lengths.1) / min(lengths.0, lengths.1)
    guard abs(cosine) < 0.8, ratio < 2.5 else { return nil }
    let isClockwise = u.x * v.y - u.y * v.x > 0
    members = [corner, isClockwise ? one : other, isClockwise ? other : one]
    let spread = max(sizes.0, sizes.1, sizes.2) / min(sizes.0, sizes.1, sizes.2)
    deviation = abs(cosine) + (ratio - 1) + (spread - 1) + max(lengths.0, lengths.1) / size / 100
  }
}

/// The placements that deviate least, up to a number; of such as deviate alike those that came first.
private struct BestPlacements {
  let limit: Int
  private var kept: [Placement] = []
  /// What a placement must deviate less than, as soon as there are enough.
  private var worst = Double.infinity

  init(limit: Int) {
    self.limit = limit
  }

  mutating func add(_ placement: Placement) {
    guard placement.deviation < worst else { return }
    kept.append(placement)
    guard kept.count == 4 * limit, limit > 0 else { return }
    kept = sorted()
    worst = kept[limit - 1].deviation
  }

  /// Those that deviate least, the least first.
  func sorted() -> [Placement] {
    Array(kept.sorted { $0.deviation < $1.deviation }.prefix(limit))
  }
}
