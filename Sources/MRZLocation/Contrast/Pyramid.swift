import Raster

/// A picture and its halvings, down to a side of 40 pixels.
struct Pyramid: Sendable {
  /// The smallest side of a level that is still made.
  static let smallestSide = 40

  /// The levels, the picture itself first; level `l` is smaller by 2 to the power of `l`.
  let levels: [GrayImage]

  init(_ image: GrayImage, levelCount: Int) {
    self.init([image], levelCount: levelCount)
  }

  /// - Parameters:
  ///   - levels: The picture, and those of its halvings that there are already.
  ///   - levelCount: The levels that are wanted, of those that are not too small.
  init(_ levels: [GrayImage], levelCount: Int) {
    var levels = Array(levels.prefix(levelCount))
    while levels.count < levelCount, let last = levels.last,
      last.width / 2 >= Pyramid.smallestSide, last.height / 2 >= Pyramid.smallestSide
    {
      levels.append(last.halved())
    }
    self.levels = levels
  }

  /// The level to sample from when neighbouring samples lie `step` pixels of the picture apart.
  func level(forStep step: Float) -> Int {
    var level = 0
    while level + 1 < levels.count, step > 1.45 * Float(1 << level) { level += 1 }
    return level
  }
}
