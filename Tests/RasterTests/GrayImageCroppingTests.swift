import Raster
import Testing

@Suite("Cutting out and turning")
struct GrayImageCroppingTests {
  /// 4 columns, 3 rows, numbered 0 … 11.
  private let image = GrayImage(width: 4, height: 3, pixels: Array(0..<12))

  @Test(
    "the part inside both is kept",
    arguments: [
      (PixelRectangle(x: 1, y: 1, width: 2, height: 2), [5, 6, 9, 10] as [UInt8]),
      (PixelRectangle(x: -5, y: 2, width: 6, height: 9), [8]),
      (PixelRectangle(x: 3, y: -1, width: .max, height: 2), [3]),
      (PixelRectangle(x: 4, y: 0, width: 1, height: 1), []),
      (PixelRectangle(x: .min, y: .min, width: 1, height: 1), []),
      (PixelRectangle(x: 0, y: 0, width: -1, height: 3), []),
    ])
  func cropping(rectangle: PixelRectangle, expected: [UInt8]) throws {
    #expect(try #require(image).cropped(to: rectangle).pixels == expected)
  }

  @Test(
    "quarter turns run clockwise",
    arguments: [
      (0, 4, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as [UInt8]),
      (1, 3, [8, 4, 0, 9, 5, 1, 10, 6, 2, 11, 7, 3]),
      (2, 4, [11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0]),
      (-1, 3, [3, 7, 11, 2, 6, 10, 1, 5, 9, 0, 4, 8]),
      (5, 3, [8, 4, 0, 9, 5, 1, 10, 6, 2, 11, 7, 3]),
    ])
  func rotating(turns: Int, width: Int, expected: [UInt8]) throws {
    let turned = try #require(image).rotated(quarterTurns: turns)
    #expect(turned.width == width)
    #expect(turned.pixels == expected)
  }

  @Test("bounds of a quadrilateral hold its corners and stay inside the image")
  func bounds() {
    let outline = Quadrilateral(
      topLeft: Point(x: 2.5, y: -3), topRight: Point(x: 8, y: 1),
      bottomRight: Point(x: 7, y: 6.2), bottomLeft: Point(x: 1, y: 5))
    #expect(
      outline.bounds(inWidth: 8, height: 20) == PixelRectangle(x: 1, y: 0, width: 7, height: 8))
  }

  @Test(
    "bounds of places that are none are empty",
    arguments: [Double.nan, .infinity, -.infinity, 1e300])
  func wildBounds(value: Double) {
    let corner = Point(x: value, y: value)
    let outline = Quadrilateral(
      topLeft: corner, topRight: corner, bottomRight: corner, bottomLeft: corner)
    #expect(outline.bounds(inWidth: 100, height: 100).isEmpty)
  }
}
