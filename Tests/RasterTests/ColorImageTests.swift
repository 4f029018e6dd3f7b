import Raster
import Testing

@Suite struct ColorImageTests {
  static let red = Color(red: 255, green: 0, blue: 0)

  /// The columns and rows of an image that are red.
  static func redPixels(_ image: ColorImage) -> Set<[Int]> {
    Set(
      image.pixels.indices.filter { image.pixels[$0] == red }
        .map { [$0 % image.width, $0 / image.width] })
  }

  @Test func `grey becomes grey`() throws {
    let gray = try #require(GrayImage(width: 2, height: 1, pixels: [3, 200]))
    #expect(ColorImage(gray).pixels == [Color(gray: 3), Color(gray: 200)])
  }

  @Test func `sides and pixels must agree`() {
    #expect(ColorImage(width: 2, height: 2, pixels: [Self.red]) == nil)
    #expect(ColorImage(width: -1, height: -1, pixels: [Self.red]) == nil)
    #expect(ColorImage(width: .max, height: 2, pixels: []) == nil)
  }

  @Test func `a line has both its ends`() {
    var image = ColorImage(GrayImage(width: 8, height: 8, filledWith: 0))
    image.drawLine(from: Point(x: 1, y: 2), to: Point(x: 4, y: 2), color: Self.red)
    #expect(Self.redPixels(image) == [[1, 2], [2, 2], [3, 2], [4, 2]])
    image = ColorImage(GrayImage(width: 8, height: 8, filledWith: 0))
    image.drawLine(from: Point(x: 3, y: 5), to: Point(x: 1, y: 3), color: Self.red)
    #expect(Self.redPixels(image) == [[3, 5], [2, 4], [1, 3]])
    image = ColorImage(GrayImage(width: 8, height: 8, filledWith: 0))
    image.drawLine(from: Point(x: 3, y: 3), to: Point(x: 3, y: 3), color: Self.red, thickness: 3)
    #expect(Self.redPixels(image).count == 9)
  }

  @Test func `lines far outside are cut`() {
    var image = ColorImage(GrayImage(width: 8, height: 8, filledWith: 0))
    image.drawLine(from: Point(x: -1e9, y: 3), to: Point(x: 1e9, y: 3), color: Self.red)
    #expect(Self.redPixels(image) == Set((0..<8).map { [$0, 3] }))
    image.drawLine(from: Point(x: -5, y: -50), to: Point(x: 50, y: -50), color: Color(gray: 9))
    image.drawLine(from: Point(x: -1e300, y: 1), to: Point(x: 1e308, y: 9), color: Self.red)
    image.drawLine(from: Point(x: .nan, y: 0), to: Point(x: .infinity, y: 0), color: Color(gray: 9))
    #expect(!image.pixels.contains(Color(gray: 9)))
  }

  @Test func `a rectangle is cut at the edges`() {
    var image = ColorImage(GrayImage(width: 4, height: 4, filledWith: 0))
    image.fillRectangle(left: 2, top: 3, width: .max, height: .max, color: Self.red)
    #expect(Self.redPixels(image) == [[2, 3], [3, 3]])
    image.fillRectangle(left: .min, top: 0, width: 5, height: -2, color: Color(gray: 9))
    #expect(!image.pixels.contains(Color(gray: 9)))
  }

  @Test func `an outline is closed`() {
    var image = ColorImage(GrayImage(width: 4, height: 4, filledWith: 0))
    image.draw(
      Quadrilateral(
        topLeft: Point(x: 0, y: 0), topRight: Point(x: 3, y: 0), bottomRight: Point(x: 3, y: 3),
        bottomLeft: Point(x: 0, y: 3)), color: Self.red)
    #expect(Self.redPixels(image).count == 12)
  }
}
