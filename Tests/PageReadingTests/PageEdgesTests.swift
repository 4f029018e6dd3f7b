import IdentityDocument
import Raster
import Testing

@testable import PageReading

/// Edges of a page near the border of its picture, on drawn pages of 8 pixels a millimetre.
struct PageEdgesTests {
  private static let scale = 8.0

  /// A page that is turned about its upper left corner.
  private static func page(at corner: Point, turnedBy angle: Double) -> Quadrilateral {
    let along = Point(x: 1, y: angle).normalized
    let (right, down) = (along * (125 * scale), along.turned * (88 * scale))
    return Quadrilateral(
      topLeft: corner, topRight: corner + right, bottomRight: corner + right + down,
      bottomLeft: corner + down)
  }

  /// The text of a zone that an issuer has placed lower than the standard does, in millimetres.
  private static func zone(on page: Quadrilateral, lowerBy shift: Double) throws -> Quadrilateral {
    let place = ZonePlace(.td3)
    let map = try #require(Homography(ontoSquare: page))
    func point(_ x: Double, _ y: Double) -> Point { map(x / 125, (y + shift) / 88) }
    let (left, top) = (place.left, place.top)
    let (right, bottom) = (left + place.textWidth, top + place.textHeight)
    return Quadrilateral(
      topLeft: point(left, top), topRight: point(right, top), bottomRight: point(right, bottom),
      bottomLeft: point(left, bottom))
  }

  /// A light page on a dark desk.
  private static func picture(
    _ width: Int, _ height: Int, _ page: Quadrilateral
  ) throws -> PagePicture {
    let corners = page.corners
    let pixels = (0..<width * height).map { index -> UInt8 in
      let place = Point(x: Double(index % width), y: Double(index / width))
      let isInside = (0..<4).allSatisfy { side in
        (corners[(side + 1) % 4] - corners[side]).cross(place - corners[side]) >= 0
      }
      return isInside ? 220 : 90
    }
    return PagePicture(try #require(GrayImage(width: width, height: height, pixels: pixels)))
  }

  @Test(arguments: [(18.0, 0.0), (40, 0), (8, 0.02), (30, 0.02)])
  func `a page that ends within the picture shows its edge`(top: Double, angle: Double) throws {
    let page = Self.page(at: Point(x: 60, y: top), turnedBy: angle)
    let picture = try Self.picture(1120, 800, page)
    let zone = try Self.zone(on: page, lowerBy: 1)
    let plane = try #require(PagePlane(zone: zone, format: .td3))
    let found = try #require(plane.settledCorners(in: picture))
    let error = zip(found.corners, page.corners).map { $0.distance(to: $1) }.max() ?? 1000
    #expect(error < 5)
  }

  /// What a page shows of a picture with its shape: where its zone stands lower, where it is printed smaller, and a
  /// page that ends within a picture of its shape.
  @Test(arguments: [
    (5.0, 1.0, 0.0, true), (0, 0.95, 0, true), (0, 1, 40, false), (0, 1, 20, false),
  ])
  func `a picture with the shape of its page is the page`(
    lowerBy shift: Double, scale: Double, margin: Double, isWhole: Bool
  ) throws {
    let (width, height) = (1000.0, 704.0)
    let page = Quadrilateral(
      topLeft: Point(x: margin, y: margin), topRight: Point(x: width - 1 - margin, y: margin),
      bottomRight: Point(x: width - 1 - margin, y: height - 1 - margin),
      bottomLeft: Point(x: margin, y: height - 1 - margin))
    let picture = try Self.picture(1000, 704, page)
    let zone = try Self.zone(on: page, lowerBy: shift)
    let corner = zone.bottomLeft
    let printed = zone.mapped { corner + ($0 - corner) * scale }
    let plane = try #require(PagePlane(zone: printed, format: .td3))
    let found = try #require(plane.settledCorners(in: picture))
    let error = zip(found.corners, page.corners).map { $0.distance(to: $1) }.max() ?? 1000
    #expect(error < (isWhole ? 1 : 6))
  }

  @Test func `a sideways picture with the shape of its page is the page`() throws {
    let page = Quadrilateral(
      topLeft: Point(x: 703, y: 0), topRight: Point(x: 703, y: 999),
      bottomRight: Point(x: 0, y: 999), bottomLeft: Point(x: 0, y: 0))
    let zone = try Self.zone(on: page, lowerBy: 5)
    let plane = try #require(PagePlane(zone: zone, format: .td3))
    let picture = PagePicture(GrayImage(width: 704, height: 1000, filledWith: 220))
    let found = try #require(plane.settledCorners(in: picture))
    #expect(zip(found.corners, page.corners).allSatisfy { $0.distance(to: $1) < 1 })
  }

  /// The upper side of a page that is seen at an angle, whose zone lies level.
  @Test func `an edge that turns away from zone and border is that of the page`() throws {
    let page = Quadrilateral(
      topLeft: Point(x: 60, y: 10), topRight: Point(x: 1060, y: 30),
      bottomRight: Point(x: 1060, y: 734), bottomLeft: Point(x: 60, y: 734))
    let level = Self.page(at: Point(x: 60, y: 30), turnedBy: 0)
    let plane = try #require(
      PagePlane(zone: try Self.zone(on: level, lowerBy: 0), format: .td3))
    let found = try #require(plane.settledCorners(in: try Self.picture(1120, 800, page)))
    let error = zip(found.corners, page.corners).map { $0.distance(to: $1) }.max() ?? 1000
    #expect(error < 5)
  }

  /// A scanned page has a dark rim, which is no edge of the paper.
  @Test func `a page that fills its picture ends at its border`() throws {
    let page = Self.page(at: .zero, turnedBy: 0)
    let inner = Quadrilateral(
      topLeft: Point(x: 6, y: 6), topRight: Point(x: 993, y: 6),
      bottomRight: Point(x: 993, y: 697), bottomLeft: Point(x: 6, y: 697))
    let picture = try Self.picture(1000, 704, inner)
    let zone = try Self.zone(on: page, lowerBy: 0)
    let plane = try #require(PagePlane(zone: zone, format: .td3))
    let found = try #require(plane.settledCorners(in: picture))
    let error = zip(found.corners, page.corners).map { $0.distance(to: $1) }.max() ?? 1000
    #expect(error < 5)
  }
}
