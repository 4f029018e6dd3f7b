import Raster

/// A finder pattern as part of a supposed symbol, with its size along both legs.
struct MeasuredPattern {
  /// The centre of the pattern.
  let center: Point
  /// One module to the symbol's right, in pixels.
  private(set) var right: Point
  /// One module down, in pixels.
  private(set) var down: Point
  /// The corners, clockwise from the one nearest to the symbol's beginning; none where they are not
  /// measured yet or could not be.
  private(set) var corners: [Point] = []
  /// How many of the two cuts along the legs showed no pattern.
  let failureCount: Int

  private let pattern: FinderPattern

  /// Measures a pattern along both legs.
  ///
  /// - Parameters:
  ///   - pattern: The pattern.
  ///   - rightward: The direction of the leg to the right, of length 1.
  ///   - downward: The direction of the leg down, of length 1.
  ///   - image: The image.
  init(_ pattern: FinderPattern, _ rightward: Point, _ downward: Point, in image: GrayImage) {
    let walk = PatternWalk(
      image: image, isInverted: pattern.isInverted, contrast: pattern.contrast)
    let expected = 1.5 * max(pattern.width, pattern.height)
    let across = walk.crossing(through: pattern.center, along: rightward, expected: expected)
    let along = walk.crossing(through: pattern.center, along: downward, expected: expected)
    failureCount = (across == nil ? 1 : 0) + (along == nil ? 1 : 0)
    // The pattern's size serves where no cut succeeds.
    right = rightward * ((across?.length ?? pattern.size) / 7)
    down = downward * ((along?.length ?? pattern.size) / 7)
    center = pattern.center
    self.pattern = pattern
  }

  /// A pattern that was not found, of the size that two others ask for.
  init(supposed pattern: FinderPattern, right: Point, down: Point) {
    (self.pattern, self.right, self.down) = (pattern, right, down)
    center = pattern.center
    failureCount = 0
  }

  /// Measures the corners, and the size of a module anew by them.
  mutating func measureCorners(in image: GrayImage) {
    guard let measured = FinderCorners(pattern, right: right, down: down, in: image) else { return }
    corners = measured.corners
    right = (corners[1] - corners[0] + corners[2] - corners[3]) * (1.0 / 14)
    down = (corners[3] - corners[0] + corners[2] - corners[1]) * (1.0 / 14)
  }

  /// The place of a point given in modules from the centre, as the pattern alone tells it.
  func place(_ x: Double, _ y: Double) -> Point { center + right * x + down * y }
}
