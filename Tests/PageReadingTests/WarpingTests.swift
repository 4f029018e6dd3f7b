import Raster
import Testing

@testable import PageReading

/// Pictures seen through a map of places.
struct WarpingTests {
  private static let waves: GrayImage = {
    var image = GrayImage(width: 90, height: 60, filledWith: 0)
    for y in 0..<60 {
      for x in 0..<90 { image[x, y] = UInt8(128 + (x * 7 % 40) + (y * 5 % 30)) }
    }
    return image.smoothed().smoothed()
  }()

  /// Keys' kernel with a slope of -0.75, as it is written down.
  private static func weight(_ distance: Double) -> Double {
    let (x, a) = (abs(distance), -0.75)
    if x <= 1 { return (a + 2) * x * x * x - (a + 3) * x * x + 1 }
    return x < 2 ? a * x * x * x - 5 * a * x * x + 8 * a * x - 4 * a : 0
  }

  private static func cubic(_ image: GrayImage, _ place: Point) -> Double {
    let (left, top) = (Int(place.x.rounded(.down)), Int(place.y.rounded(.down)))
    var sum = 0.0
    for y in top - 1...top + 2 {
      for x in left - 1...left + 2 {
        let pixel = image[min(max(0, x), image.width - 1), min(max(0, y), image.height - 1)]
        sum += Double(pixel) * weight(place.x - Double(x)) * weight(place.y - Double(y))
      }
    }
    return min(255, max(0, sum))
  }

  /// A plane that leans, all of it inside the picture or most of it outside.
  @Test(arguments: [(0.6, 3.0), (0.9, -30), (1.4, 8)])
  func `each pixel is that of its place`(scale: Double, offset: Double) {
    let image = Self.waves
    func place(_ x: Double, _ y: Double) -> Point {
      let depth = 1 + 0.0002 * x + 0.0003 * y
      return Point(
        x: (offset + scale * x + 0.05 * y) / depth, y: (4 + scale * y - 0.03 * x) / depth)
    }
    let cubic = image.seen(width: 100, height: 50, isEnlarged: true, through: place)
    let linear = image.seen(width: 100, height: 50, isEnlarged: false, through: place)
    var (worst, worstLinear) = (0.0, 0.0)
    for y in 0..<50 {
      for x in 0..<100 {
        var at = place(Double(x), Double(y))
        worstLinear = max(worstLinear, abs(Double(linear[x, y]) - image.gray(at)))
        at = Point(x: min(max(0, at.x), 89), y: min(max(0, at.y), 59))
        worst = max(worst, abs(Double(cubic[x, y]) - Self.cubic(image, at)))
      }
    }
    // Half a grey by rounding, and half of a 64th of a pixel.
    #expect(worst < 1.5)
    #expect(worstLinear < 1.2)
  }

  @Test(arguments: [true, false])
  func `a picture seen as it is stays as it is`(isEnlarged: Bool) {
    let image = Self.waves
    let seen = image.seen(width: 90, height: 60, isEnlarged: isEnlarged) { Point(x: $0, y: $1) }
    #expect(seen == image)
  }

  @Test(arguments: [(0, 5), (5, 0), (-3, 4)])
  func `without a side nothing is seen`(width: Int, height: Int) {
    let seen = Self.waves.seen(width: width, height: height, isEnlarged: true) {
      Point(x: $0, y: $1)
    }
    #expect(seen.pixels.isEmpty)
  }

  @Test func `places that are no numbers, and pictures of one row, are seen all the same`() {
    let row = GrayImage(width: 9, height: 1, filledWith: 7)
    let white = row.seen(width: 4, height: 4, isEnlarged: true) { Point(x: $0, y: $1) }
    #expect(white == GrayImage(width: 4, height: 4, filledWith: 255))
    for isEnlarged in [true, false] {
      let seen = Self.waves.seen(width: 3, height: 3, isEnlarged: isEnlarged) { _, _ in
        Point(x: .nan, y: .infinity)
      }
      #expect(seen.pixels.count == 9)
    }
  }
}
