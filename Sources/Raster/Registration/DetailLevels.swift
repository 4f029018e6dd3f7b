/// A frame as others are laid over it: what is fine in it at several sizes, each half of the one before.
package struct DetailLevels: Hashable, Sendable {
  /// The sizes, the finest first.
  let levels: [DetailLevel]
  /// How many times the frame was halved for the finest.
  let halvings: Int

  /// The longest side of the finest size, in pixels: half of a frame of full HD.
  ///
  /// Without it 24 in 100 frames of grade g4 lie wrong by more than 0.7 pixels, with it 17
  /// (`Benchmarks/Measurements.md`, bursts).
  private static let longestSide = 1000
  /// The longest side of the coarsest size.
  private static let coarsestSide = 130
  /// A frame with a shorter side is not laid.
  private static let smallestSide = 200

  /// Whether a frame is large enough.
  static func takes(_ image: GrayImage) -> Bool { min(image.width, image.height) >= smallestSide }

  /// Measures a frame, or gives `nil` where it is too small; O(pixels).
  ///
  /// - Parameters:
  ///   - image: The frame, or a part of it.
  ///   - longest: The longest side of the whole frame, in pixels, which tells how fine the finest size is; that of
  ///     the picture where left out.
  package init?(_ image: GrayImage, ofFrame longest: Int? = nil) {
    guard Self.takes(image) else { return nil }
    var image = image
    var halvings = 0
    var side = longest ?? max(image.width, image.height)
    while side > Self.longestSide {
      image = image.halved()
      side /= 2
      halvings += 1
    }
    self.halvings = halvings
    var levels = [DetailLevel(image)]
    while max(image.width, image.height) > Self.coarsestSide {
      image = image.halved()
      levels.append(DetailLevel(image))
    }
    self.levels = levels
  }

  /// Whether a part of a frame has sizes enough for its likeness to be asked at two of them.
  static func takes(_ part: PixelRectangle, ofFrame longest: Int) -> Bool {
    var (side, ofPart) = (longest, max(part.width, part.height))
    while side > longestSide { (side, ofPart) = (side / 2, ofPart / 2) }
    return min(part.width, part.height) >= smallestSide && ofPart / 2 > coarsestSide
  }

  /// The number of pixels of the frame that one of a size has along a side.
  func scale(of level: Int) -> Double { Double(1 << (halvings + level)) }
}
