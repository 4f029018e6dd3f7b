import DocumentReading
import IdentityDocument
import ImageFile
import Raster
import Testing

/// Zones cut out of pictures of the corpus with little or nothing around them.
@Suite struct TightStripReadingTests {
  /// Cuts a picture to its zone and a margin, in distances of its lines.
  private func strip(_ name: String, margin: Double) throws -> (
    image: GrayImage, whole: MRZReading, middle: Point
  ) {
    let image = try GrayImage(contentsOfFile: CorpusPlaces.picture(name))
    let whole = try #require(try DocumentReader().read(image).mrz)
    let outline = whole.lineQuadrilaterals
    let corners = outline.flatMap { [$0.topLeft, $0.topRight, $0.bottomRight, $0.bottomLeft] }
    let (left, right) = (corners.map(\.x).min() ?? 0, corners.map(\.x).max() ?? 0)
    let (top, bottom) = (corners.map(\.y).min() ?? 0, corners.map(\.y).max() ?? 0)
    let reach = margin * (bottom - top) / Double(outline.count)
    let (x, y) = (max(0, Int(left - reach)), max(0, Int(top - reach)))
    let part = image.cropped(
      to: PixelRectangle(
        x: x, y: y, width: Int(right + reach) - x + 1, height: Int(bottom + reach) - y + 1))
    let middle = whole.quadrilateral.center
    return (part, whole, Point(x: middle.x - Double(x), y: middle.y - Double(y)))
  }

  @Test(arguments: ["mrp-000", "td1-001", "td2-002", "mrva-003"], [0.05, 0.3])
  func `reads as from the whole picture`(name: String, margin: Double) throws {
    let (image, whole, middle) = try strip("Specimens/\(name).jpg", margin: margin)
    let mrz = try #require(try DocumentReader().read(image).mrz)
    #expect(mrz.mrz.lines == whole.mrz.lines)
    #expect(mrz.isAccepted == whole.isAccepted)
    // Places are those of the strip, not of what was put around it.
    let center = mrz.quadrilateral.center
    #expect(abs(center.x - middle.x) < 2)
    #expect(abs(center.y - middle.y) < 2)
  }

  @Test func `a strip of 20 pixels' height reads`() throws {
    let (image, whole, _) = try strip("Specimens/mrp-000.jpg", margin: 0.05)
    let small = image.reduced(toSide: image.width * 20 / image.height)
    #expect((19...20).contains(small.height))
    #expect(try DocumentReader().read(small).mrz?.mrz.lines == whole.mrz.lines)
  }
}
