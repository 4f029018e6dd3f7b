import Raster

/// Two edges that may be opposite sides of a card.
struct OutlinePair {
  /// What has such proportions.
  enum Shape: CaseIterable {
    /// ISO/IEC 7810, ID-1: 85.6 × 53.98 mm.
    case card
    /// ISO/IEC 7810, ID-2 and ID-3: 105 × 74 and 125 × 88 mm.
    case page

    /// The width over the height.
    var ratio: Double { self == .card ? 1.586 : 1.42 }

    /// The shape of what has nearly such a ratio of width and height; `nil` where nothing has: of 144 drawn fronts of
    /// cards (seeds 46001 and 46002) corners as the net sees them have 1.51 to 1.64, of 48 pages of passports 1.37 to 1.49
    /// but for four that are seen 5 to 16 % off, which have 1.51 to 1.62.
    init?(ratio: Double) {
      guard ratio > 1.42 * 0.9, ratio < 1.586 * 1.1 else { return nil }
      self = ratio > 1.5 ? .card : .page
    }
  }

  /// How much longer or shorter, seen at an angle, a side may be than its proportions have it.
  static let slack = 0.08

  let first: EdgeSegment
  let second: EdgeSegment
  let shape: Shape
  /// The way along both.
  let along: Point
  /// Where the middle of both lies along that way.
  let middle: Double
  /// How long they should be.
  let length: Double
  /// How much of that was not seen.
  let unseen: Double

  /// How much speaks for it: how long and how steep the fainter of both edges is.
  var promise: Double {
    min(1, min(first.length, second.length) / length)
      * min(first.slope, second.slope, 20).squareRoot()
  }

  /// How far along both an end is looked for, from where the length has it.
  var reach: Double { unseen / 2 + 0.05 * length }

  /// Whether an outline of these sides may have its corners near others, wherever its ends are found.
  ///
  /// What it refuses has none there: an end lies at most ``reach`` and a pixel along an edge, which both
  /// turn from their common way by less than 12 degrees.
  func mayLie(at others: [Point], within distance: Double) -> Bool {
    let (low, high) = (middle - length / 2, middle + length / 2)
    let corners = [
      first.place(at: low, along: along), first.place(at: high, along: along),
      second.place(at: high, along: along), second.place(at: low, along: along),
    ]
    let room = distance + 1.05 * (reach + 2)
    return (0..<4).contains { turn in
      (0..<4).allSatisfy { corners[($0 + turn) % 4].distance(to: others[$0]) < room }
    }
  }

  /// The sides that two edges may be, by shape and by which sides they are; most often none.
  static func pairs(
    _ first: EdgeSegment, _ second: EdgeSegment, least: Double
  ) -> [OutlinePair] {
    let (a, b) = (first.direction, second.direction)
    // Sides that face each other converge by less than 11 degrees where a card that fills the frame is
    // tilted by 20.
    guard abs(a.cross(b)) < 0.2, a.dot(b) > 0 else { return [] }
    let along = (a + b).normalized
    let gap = (second.start.mixed(with: second.end, 0.5) - first.start.mixed(with: first.end, 0.5))
      .dot(along.turned)
    let distance = abs(gap)
    guard distance > 0.55 * least else { return [] }
    let (from, to) = (first.start.dot(along), first.end.dot(along))
    let (otherFrom, otherTo) = (second.start.dot(along), second.end.dot(along))
    let (start, end) = (min(from, otherFrom), max(to, otherTo))
    let union = end - start
    guard min(to, otherTo) - max(from, otherFrom) > 0.25 * union else { return [] }
    var pairs: [OutlinePair] = []
    for shape in Shape.allCases {
      for isLong in [true, false] {
        let length = isLong ? distance * shape.ratio : distance / shape.ratio
        guard max(length, distance) > least, union < (1 + slack) * length, union > 0.55 * length,
          min(to - from, otherTo - otherFrom) > 0.3 * length
        else { continue }
        let ordered = gap > 0 ? (first, second) : (second, first)
        pairs.append(
          OutlinePair(
            first: ordered.0, second: ordered.1, shape: shape, along: along,
            middle: (start + end) / 2, length: length, unseen: max(0, length - union)))
      }
    }
    return pairs
  }
}

extension EdgeSegment {
  /// The place on its line that lies so far along a way.
  func place(at distance: Double, along: Point) -> Point {
    let way = end - start
    return start + way * ((distance - start.dot(along)) / way.dot(along))
  }
}
