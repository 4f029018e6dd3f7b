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
    var result: [FinderTriple] = []
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
            if let triple = FinderTriple(patterns, corner: corner, one, other) {
              result.append(triple)
            }
          }
        }
      }
    }
    return Array(result.sorted { $0.deviation < $1.deviation }.prefix(limit))
  }

  static func alike(_ a: FinderPattern, _ b: FinderPattern) -> Bool {
    a.isInverted == b.isInverted && max(a.size, b.size) < 2.7 * min(a.size, b.size)
  }

  /// Orders three marks, or gives `nil` where they stand too far from two equal sides at a right
  /// angle.
  private init?(_ patterns: [FinderPattern], corner: Int, _ one: Int, _ other: Int) {
    let origin = patterns[corner].center
    let u = patterns[one].center - origin
    let v = patterns[other].center - origin
    let lengths = (u.length, v.length)
    let sizes = [patterns[corner].size, patterns[one].size, patterns[other].size]
    let size = sizes.reduce(0, +) / 3
    // From the least symbol, whose centres are two marks apart, to the greatest.
    guard min(lengths.0, lengths.1) > 1.4 * size, max(lengths.0, lengths.1) < 40 * size else {
      return nil
    }
    let cosine = (u.x * v.x + u.y * v.y) / (lengths.0 * lengths.1)
    let ratio = max(lengths.0, lengths.1) / min(lengths.0, lengths.1)
    guard abs(cosine) < 0.8, ratio < 2.5 else { return nil }
    let isClockwise = u.x * v.y - u.y * v.x > 0
    topLeft = patterns[corner]
    topRight = patterns[isClockwise ? one : other]
    bottomLeft = patterns[isClockwise ? other : one]
    members = [corner, isClockwise ? one : other, isClockwise ? other : one]
    supposed = nil
    let spread = (sizes.max() ?? 1) / (sizes.min() ?? 1)
    deviation = abs(cosine) + (ratio - 1) + (spread - 1) + max(lengths.0, lengths.1) / size / 100
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
