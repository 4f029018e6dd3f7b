import ImageFile
import Raster
import Testing

@testable import docread_bench

@Suite struct ThumbnailTests {
  private func outline(_ corners: [(Double, Double)]) -> Quadrilateral {
    let points = corners.map { Point(x: $0.0, y: $0.1) }
    return Quadrilateral(
      topLeft: points[0], topRight: points[1], bottomRight: points[2], bottomLeft: points[3])
  }

  @Test(arguments: [
    (1, 1, 1, 1), (640, 420, 640, 420), (1280, 840, 640, 420), (10_000, 3, 640, 1),
    (3, 10_000, 1, 420), (2000, 10, 640, 3),
  ])
  func `A picture becomes no larger than it may, and keeps a pixel`(
    width: Int, height: Int, wanted: Int, tall: Int
  ) throws {
    let image = GrayImage(width: width, height: height, filledWith: 90)
    let small = try Thumbnail(image, about: [])
    #expect((small.width, small.height) == (wanted, tall))
    #expect(small.source.hasPrefix("data:image/jpeg;base64,/9j/"))
  }

  @Test func `It shows the outlines with some room, and text runs to the right`() throws {
    let image = GrayImage(width: 400, height: 300, filledWith: 90)
    let upright = try Thumbnail(
      image, about: [outline([(100, 100), (299, 100), (299, 129), (100, 129)])])
    #expect((upright.width, upright.height) == (240, 70))
    #expect(upright.place(Point(x: 100, y: 100)) == Point(x: 20.5, y: 20.5))
    let turned = try Thumbnail(
      image, about: [outline([(129, 50), (129, 249), (100, 249), (100, 50)])])
    #expect((turned.width, turned.height) == (240, 70))
    #expect(turned.place(Point(x: 129, y: 50)) == Point(x: 20.5, y: 20.5))
    let reversed = try Thumbnail(
      image, about: [outline([(299, 129), (100, 129), (100, 100), (299, 100)])])
    #expect(reversed.place(Point(x: 299, y: 129)) == Point(x: 20.5, y: 20.5))
  }

  @Test func `Outlines that lie nowhere show the whole picture`() throws {
    let image = GrayImage(width: 64, height: 48, filledWith: 90)
    for far in [Double.nan, .infinity, 1e300, -1e300] {
      let small = try Thumbnail(
        image, about: [outline([(far, far), (far, far), (far, far), (far, far)])])
      #expect(small.width >= 1 && small.width <= 64)
    }
  }

  @Test func `A picture without pixels is refused`() {
    #expect(throws: ImageFileError.notEncodable) {
      try Thumbnail(GrayImage(width: 0, height: 0, filledWith: 0), about: [])
    }
  }
}
