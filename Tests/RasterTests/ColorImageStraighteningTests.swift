import Raster
import Testing

struct ColorImageStraighteningTests {
  /// Four columns of red from 0 to 30, three rows of green from 0 to 40.
  private static let image = ColorImage(
    width: 4, height: 3,
    pixels: (0..<12).map {
      Color(red: UInt8($0 % 4 * 10), green: UInt8($0 / 4 * 20), blue: 7)
    })

  private static func square(_ points: [(Double, Double)]) -> Quadrilateral {
    let corners = points.map { Point(x: $0.0, y: $0.1) }
    return Quadrilateral(
      topLeft: corners[0], topRight: corners[1], bottomRight: corners[2], bottomLeft: corners[3])
  }

  @Test func `the pixels between four corners keep their places`() throws {
    let place = Self.square([(-0.5, -0.5), (3.5, -0.5), (3.5, 2.5), (-0.5, 2.5)])
    let image = try #require(Self.image)
    #expect(image.straightened(place, width: 4, height: 3) == image)
  }

  @Test func `corners in reading order turn the picture`() throws {
    let image = try #require(Self.image)
    let place = Self.square([(3.5, 2.5), (-0.5, 2.5), (-0.5, -0.5), (3.5, -0.5)])
    let turned = try #require(image.straightened(place, width: 4, height: 3))
    #expect(turned.pixels == image.pixels.reversed())
  }

  @Test(arguments: [(0, 3), (3, 0), (-1, 2), (.max, 2), (1, .max), (.max, .max)])
  func `without a side, or with one beyond memory, there is no picture`(width: Int, height: Int)
    throws
  {
    let place = Self.square([(0, 0), (3, 0), (3, 2), (0, 2)])
    #expect(try #require(Self.image).straightened(place, width: width, height: height) == nil)
  }

  @Test func `corners on a line, and a picture without pixels, give nothing`() throws {
    let line = Self.square([(0, 0), (1, 1), (2, 2), (3, 3)])
    #expect(try #require(Self.image).straightened(line, width: 2, height: 2) == nil)
    let empty = try #require(ColorImage(width: 0, height: 0, pixels: []))
    let place = Self.square([(0, 0), (3, 0), (3, 2), (0, 2)])
    #expect(empty.straightened(place, width: 2, height: 2) == nil)
  }
}
