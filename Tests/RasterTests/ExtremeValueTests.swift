import Raster
import Testing

/// No picture or place that can be made traps later, whatever numbers it was made of.
@Suite struct RasterExtremeValueTests {
  static let sides = [Int.min, -1, 0, .max]
  static let numbers = [Int.min, Int.min + 1, -1, 0, 1, 7, .max - 1, .max]
  static let places = [
    -Double.infinity, -Double.greatestFiniteMagnitude, -1e19, -1, 0, 3.5, 1e19,
    .greatestFiniteMagnitude, .infinity, .nan,
  ]

  @Test(.timeLimit(.minutes(1)), arguments: sides, sides)
  func `pictures without a pixel`(width: Int, height: Int) throws {
    guard min(width, height) <= 0 else {
      #expect(GrayImage(width: width, height: height, pixels: []) == nil)
      #expect(ColorImage(width: width, height: height, pixels: []) == nil)
      return
    }
    let images = [
      GrayImage(width: width, height: height, filledWith: 7),
      GrayImage(width: width, height: height, pixels: []),
    ].compactMap(\.self)
    for image in images {
      #expect(image.width == 0 && image.height == 0 && image.pixels.isEmpty)
      for turns in Self.numbers { #expect(image.rotated(quarterTurns: turns) == image) }
      #expect(image.halved() == image)
      #expect(image.cropped(to: PixelRectangle(x: 0, y: 0, width: .max, height: .max)) == image)
      #expect(ColorImage(image).pixels.isEmpty)
    }
    if let image = ColorImage(width: width, height: height, pixels: []) {
      #expect(image.width == 0 && image.height == 0)
    }
    let bits = BitImage(width: width, height: height)
    #expect(bits.bytesPerRow == 0 && bits.bytes.isEmpty)
    #expect(GrayImage(bits).pixels.isEmpty)
  }

  @Test(arguments: numbers, numbers)
  func `rectangles`(start: Int, length: Int) throws {
    let image = try #require(GrayImage(width: 3, height: 2, pixels: [1, 2, 3, 4, 5, 6]))
    let rectangle = PixelRectangle(x: start, y: start, width: length, height: length)
    let kept = rectangle.clipped(toWidth: 3, height: 2)
    #expect(kept.width >= 0 && kept.width <= 3 && kept.height <= 2)
    _ = (rectangle.isEmpty, rectangle.clipped(toWidth: start, height: length))
    #expect(image.cropped(to: rectangle).pixels.count == kept.width * kept.height)
    var color = ColorImage(image)
    color.fillRectangle(
      left: start, top: start, width: length, height: length, color: .init(gray: 0))
    #expect(color.pixels.count == 6)
  }

  @Test(arguments: numbers, numbers)
  func `regions`(start: Int, length: Int) {
    let regions = SearchRegions(rectangles: [
      PixelRectangle(x: start, y: start, width: length, height: length),
      PixelRectangle(x: length, y: 0, width: start, height: 7),
    ])
    for scale in Self.places { #expect(regions.scaled(by: scale).rectangles?.count == 2) }
    for (stepX, stepY) in [(1, 0), (0, 1), (-1, 1), (1, -1), (-1, 0)] {
      for first in Self.numbers {
        for count in [1, 9, .max] {
          let parts = regions.parts(
            ofLineFrom: first, first, stepX: stepX, stepY: stepY, length: count)
          #expect(parts.allSatisfy { !$0.isEmpty && $0.lowerBound >= 0 && $0.upperBound <= count })
        }
      }
    }
  }

  @Test(.timeLimit(.minutes(1)), arguments: places, places)
  func `corners and lines`(x: Double, y: Double) {
    let point = Point(x: x, y: y)
    let origin = Point(x: 0, y: 0)
    let quadrilateral = Quadrilateral(
      topLeft: point, topRight: origin, bottomRight: point, bottomLeft: Point(x: -x, y: y))
    for (width, height) in [(0, 0), (-1, .max), (.max, .min), (8, 6)] as [(Int, Int)] {
      let bounds = quadrilateral.bounds(inWidth: width, height: height)
      #expect(bounds.width >= 0 && bounds.width <= max(0, width))
    }
    var image = ColorImage(GrayImage(width: 8, height: 6, filledWith: 255))
    for thickness in Self.numbers {
      image.drawLine(from: point, to: origin, color: .init(gray: 0), thickness: thickness)
      image.drawLine(
        from: point, to: Point(x: -x, y: -y), color: .init(gray: 0), thickness: thickness)
      image.draw(quadrilateral, color: .init(gray: 0), thickness: thickness)
    }
    image.drawPolygon([], color: .init(gray: 0))
    #expect(image.pixels.count == 48)
  }
}
