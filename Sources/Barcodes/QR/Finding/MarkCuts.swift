import Raster

/// The marks of a picture as lines through their centres cut them, each of which is walked once: many
/// supposed symbols share their marks and the lines between them.
struct MarkCuts {
  private let image: GrayImage
  /// For every mark the directions that were walked, and how long it is there.
  private var known: [Int: [(direction: Point, length: Double?)]] = [:]

  /// Directions of length 1 are the same, or opposite, where their cross product is less.
  private static let same = 1e-9

  init(_ image: GrayImage) {
    self.image = image
  }

  /// How long a mark is along a line through its centre, in pixels, or `nil` where it shows no mark
  /// there.
  ///
  /// - Parameters:
  ///   - pattern: The mark.
  ///   - number: Its number among the marks.
  ///   - direction: The direction of the line, of length 1; the opposite one gives the same.
  /// - Returns: The length: seven modules.
  mutating func length(
    of pattern: FinderPattern, _ number: Int, along direction: Point
  ) -> Double? {
    for cut in known[number, default: []] where abs(cut.direction.cross(direction)) < Self.same {
      return cut.length
    }
    let length = pattern.length(along: direction, in: image)
    known[number, default: []].append((direction, length))
    return length
  }
}

extension FinderPattern {
  /// How long the mark is along a line through its centre, in pixels, or `nil` where the picture shows no
  /// mark there.
  func length(along direction: Point, in image: GrayImage) -> Double? {
    let walk = PatternWalk(
      image: image, isInverted: isInverted, contrast: contrast, size: width)
    return walk.crossing(
      through: center, along: direction, expected: 1.5 * max(width, height))?.length
  }
}
