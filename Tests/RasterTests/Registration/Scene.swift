@testable import Raster

/// A plane with marks of many sizes, as cameras see it.
enum Scene {
  /// Numbers that look like chance and are the same everywhere.
  struct Chance {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9e37_79b9_7f4a_7c15 | 1 }

    /// The next number, 0 to 1.
    mutating func next() -> Double {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Double(state >> 11) / Double(1 << 53)
    }
  }

  static let width = 640
  static let height = 480

  /// Rectangles of many greys.
  static func plane(seed: UInt64) -> GrayImage {
    var image = GrayImage(width: width, height: height, filledWith: 128)
    var chance = Chance(seed: seed)
    for _ in 0..<900 {
      let left = Int(chance.next() * Double(width))
      let top = Int(chance.next() * Double(height))
      let right = min(width, left + 3 + Int(chance.next() * 24))
      let bottom = min(height, top + 3 + Int(chance.next() * 24))
      let grey = UInt8(40 + chance.next() * 170)
      for y in top..<bottom { for x in left..<right { image[x, y] = grey } }
    }
    return image
  }

  /// What a camera sees of a plane: the place of each pixel is that of a map.
  static func seen(
    _ plane: GrayImage, through map: Homography, noise: Double = 0, light: Double = 1,
    seed: UInt64 = 1
  ) -> GrayImage {
    var chance = Chance(seed: seed)
    var image = plane
    for y in 0..<height {
      for x in 0..<width {
        let grey = plane.gray(map(Double(x), Double(y))) * light
        let shake = (chance.next() + chance.next() + chance.next() - 1.5) * 2 * noise
        image[x, y] = UInt8(min(255, max(0, grey + shake + 0.5)))
      }
    }
    return image
  }

  /// A map as of a hand that moved a little: shift in pixels, turn in radians, size, lean.
  static func motion(x: Double, y: Double, turn: Double, size: Double, lean: Double) -> Homography {
    Homography(
      across: Point(x: size, y: turn), down: Point(x: -turn, y: size), origin: Point(x: x, y: y),
      weights: Point(x: lean, y: -lean / 2))
  }
}
