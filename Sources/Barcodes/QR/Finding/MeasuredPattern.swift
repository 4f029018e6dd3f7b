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
  ///   - length: How long the pattern is along a direction; `nil` where there is none.
  init(
    _ pattern: FinderPattern, _ rightward: Point, _ downward: Point, length: (Point) -> Double?
  ) {
    let (across, along) = (length(rightward), length(downward))
    failureCount = (across == nil ? 1 : 0) + (along == nil ? 1 : 0)
    // The pattern's size serves where no cut succeeds.
    right = rightward * ((across ?? pattern.size) / 7)
    down = downward * ((along ?? pattern.size) / 7)
    center = pattern.center
    self.pattern = pattern
  }

  /// Measures a pattern along both legs in an image.
  init(_ pattern: FinderPattern, _ rightward: Point, _ downward: Point, in image: GrayImage) {
    self.init(pattern, rightward, downward) { pattern.length(along: $0, in: image) }
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

  /// The least likeness of a pattern.
  ///
  /// Three rings drawn round have 0.80, those of 163 symbols that are read 0.85 or more. Of 900 triples
  /// of other things, in frames of print, cloth and guilloches, 4 have as much (`Benchmarks/Measurements.md`,
  /// a first look before the searches).
  static let leastLikeness = 0.78

  /// The share of the modules of the pattern and its separator that are as the standard wants them
  /// (ISO/IEC 18004, 6.3.3), halfway between the mean of those that should be dark and of the others.
  ///
  /// Modules outside the picture do not count.
  func likeness(in image: GrayImage) -> Double {
    var grays: InlineArray<81, Double> = .init(repeating: 0)
    var (dark, light, darkCount, lightCount) = (0.0, 0.0, 0.0, 0.0)
    let sign = pattern.isInverted ? -1.0 : 1.0
    for index in 0..<81 {
      let (x, y) = (index % 9 - 4, index / 9 - 4)
      let center = place(Double(x), Double(y))
      guard image.contains(center) else {
        grays[index] = .nan
        continue
      }
      let gray = sign * image.gray(center)
      grays[index] = gray
      if Self.isDark(x, y) {
        dark += gray
        darkCount += 1
      } else {
        light += gray
        lightCount += 1
      }
    }
    guard darkCount > 0, lightCount > 0 else { return 0 }
    let middle = (dark / darkCount + light / lightCount) / 2
    var right = 0.0
    for index in 0..<81 where !grays[index].isNaN {
      if (grays[index] < middle) == Self.isDark(index % 9 - 4, index / 9 - 4) { right += 1 }
    }
    return right / (darkCount + lightCount)
  }

  private static func isDark(_ x: Int, _ y: Int) -> Bool {
    let ring = max(abs(x), abs(y))
    return ring != 2 && ring != 4
  }
}
