import Raster

extension GrayImage {
  /// How far around a pixel its surroundings reach, in pixels.
  private static let reachOfRelief = 3
  /// The difference from its surroundings that counts half.
  private static let halfRelief: Float = 16
  /// The grey from which on a pixel is light.
  private static let leastOfLight = 250

  /// What is darker or lighter than its surroundings, print of any contrast about alike; light and what lies beside it is
  /// neither.
  ///
  /// - Returns: 128 for what is like its surroundings. O(pixels).
  func relief() -> GrayImage {
    // The greys, and the pixels of light, above and to the left of each place.
    let stride = width + 1
    var sums = [SIMD2<Int>](repeating: SIMD2(0, 0), count: stride * (height + 1))
    for y in 0..<height {
      var row = SIMD2(0, 0)
      for x in 0..<width {
        let grey = Int(self[x, y])
        row &+= SIMD2(grey, grey >= Self.leastOfLight ? 1 : 0)
        sums[(y + 1) * stride + x + 1] = sums[y * stride + x + 1] &+ row
      }
    }
    var pixels = [UInt8](repeating: 128, count: width * height)
    for y in 0..<height {
      let (top, bottom) = (
        max(0, y - Self.reachOfRelief), min(height, y + Self.reachOfRelief + 1)
      )
      for x in 0..<width {
        let (left, right) = (
          max(0, x - Self.reachOfRelief), min(width, x + Self.reachOfRelief + 1)
        )
        let sum =
          sums[bottom * stride + right] &- sums[top * stride + right]
          &- sums[bottom * stride + left] &+ sums[top * stride + left]
        guard sum.y == 0 else { continue }
        let rest = Float(self[x, y]) - Float(sum.x) / Float((bottom - top) * (right - left))
        pixels[y * width + x] = UInt8(128 + 120 * rest / (abs(rest) + Self.halfRelief))
      }
    }
    return GrayImage(width: width, height: height, pixels: pixels) ?? self
  }
}
