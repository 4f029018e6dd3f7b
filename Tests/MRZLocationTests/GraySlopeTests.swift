import Raster
import Testing

@testable import MRZLocation

/// A grey with its slopes, fetched at once.
@Suite struct GraySlopeTests {
  /// Greys without any order, 9 x 7.
  private static let picture = GrayImage(
    width: 9, height: 7, pixels: (0..<63).map { UInt8(truncatingIfNeeded: $0 * $0 * 37 + $0 * 11) })

  @Test(arguments: [
    (4.0, 3.0), (4.5, 3.5), (4.3, 3.8), (4.8, 3.2), (1.25, 1.25), (0.5, 0.5), (6.4, 5.4), (0.2, 3),
    (4, 0.1), (7.9, 3), (4, 5.9), (-3, -2), (40, 20), (.nan, 3),
  ])
  func `they are the differences of greys half a pixel to either side`(x: Double, y: Double) throws
  {
    let picture = try #require(Self.picture)
    let seen = picture.graySlope(Point(x: x, y: y))
    let right = picture.gray(x + 0.5, y) - picture.gray(x - 0.5, y)
    let down = picture.gray(x, y + 0.5) - picture.gray(x, y - 0.5)
    #expect(abs(Double(seen.gray) - picture.gray(x, y)) < 0.001)
    #expect(abs(Double(seen.right) - right) < 0.001)
    #expect(abs(Double(seen.down) - down) < 0.001)
  }

  @Test(arguments: [(1, 1), (2, 2), (3, 3), (4, 3)])
  func `a picture of few pixels has them too`(width: Int, height: Int) {
    let seen = GrayImage(width: width, height: height, filledWith: 90)
      .graySlope(Point(x: 1, y: 1))
    #expect(seen == (90, 0, 0))
  }
}
