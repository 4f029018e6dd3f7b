import Raster

/// Four corners that may be those of a card.
struct OutlineCandidate {
  /// The corners, clockwise from the one that is upper left where the card stands upright, within an
  /// eighth of a turn.
  let corners: [Point]
  let shape: OutlinePair.Shape
  /// The share of each side on which an edge is seen.
  let supports: [Double]
  /// How well all fits.
  let score: Double

  /// How much it is to be preferred: documents stand upright more often than on their side, and what
  /// stands on its side could not be read.
  var preference: Double {
    let upper = corners[1] - corners[0]
    return abs(upper.x) >= abs(upper.y) ? score : score - 0.15
  }

  /// The length of its upper side, in pixels.
  var width: Double { corners[0].distance(to: corners[1]) }
  /// Its area, in pixels.
  var area: Double { (corners[2] - corners[0]).cross(corners[3] - corners[1]) / 2 }
  /// The share of all four sides on which an edge is seen.
  var support: Double { supports.reduce(0, +) / 4 }
  /// The same of the side where it is least.
  var weakest: Double { supports.min() ?? 0 }

  /// Puts corners in order.
  init(_ corners: [Point], shape: OutlinePair.Shape, supports: [Double], score: Double) {
    (self.shape, self.supports, self.score) = (shape, supports, score)
    // The long sides are level, or else the page stands on its side.
    let isLevel =
      corners[0].distance(to: corners[1]) + corners[2].distance(to: corners[3])
      > corners[1].distance(to: corners[2]) + corners[3].distance(to: corners[0])
    var ordered = isLevel ? corners : Array(corners[1...] + corners[..<1])
    if (ordered[1] - ordered[0]).x < 0 { ordered = Array(ordered[2...] + ordered[..<2]) }
    self.corners = ordered
  }

  /// Whether it is nearly the same as another one.
  func isLike(_ other: OutlineCandidate) -> Bool {
    shape == other.shape
      && zip(corners, other.corners).allSatisfy { $0.distance(to: $1) < 0.05 * width }
  }

  /// Whether a symbol lies within it, its sides along the card's, with as much of the card around it as a
  /// quiet zone is: the symbol's own edges are no card.
  func holds(_ symbol: [Point]) -> Bool {
    let sides = (0..<4).map { (corners[$0], corners[($0 + 1) % 4]) }
    let isInside = symbol.allSatisfy { corner in
      sides.allSatisfy { ($0.1 - $0.0).cross(corner - $0.0) > -0.01 * width * ($0.1 - $0.0).length }
    }
    let (own, other) = ((corners[1] - corners[0]).normalized, (symbol[1] - symbol[0]).normalized)
    let covered = (symbol[2] - symbol[0]).cross(symbol[3] - symbol[1]) / 2
    return isInside && abs(own.cross(other)) < 0.15 && abs(covered) < 0.8 * area
  }

  /// Its corners in the order of others that all lie near them; `nil` where they do not.
  func ordered(as others: [Point], within distance: Double) -> [Point]? {
    (0..<4).lazy.map { Array(corners[$0...] + corners[..<$0]) }.first { turned in
      zip(turned, others).allSatisfy { $0.distance(to: $1) < distance }
    }
  }
}
