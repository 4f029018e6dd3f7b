import IdentityDocument
import Raster
import Testing

@testable import PageReading

struct PortraitTests {
  /// The share of the area of two boxes that both have, which are left, top, width and height in
  /// millimetres and corners in pixels.
  private static func overlap(
    _ box: (Double, Double, Double, Double), _ found: Quadrilateral
  ) -> Double {
    let (x, y) = (found.corners.map(\.x), found.corners.map(\.y))
    let s = DrawnPage.scale
    let (left, right) = ((x.min() ?? 0) / s, (x.max() ?? 0) / s)
    let (top, bottom) = ((y.min() ?? 0) / s, (y.max() ?? 0) / s)
    let width = min(right, box.0 + box.2) - max(left, box.0)
    let height = min(bottom, box.1 + box.3) - max(top, box.1)
    guard width > 0, height > 0 else { return 0 }
    return width * height
      / ((right - left) * (bottom - top) + box.2 * box.3 - width * height)
  }

  private static func zone(_ format: MRZ.Format, pageTop: Double = 0) -> Quadrilateral {
    let (place, s) = (ZonePlace(format), DrawnPage.scale)
    return Quadrilateral(
      around: [
        Point(x: place.left * s, y: (pageTop + place.top) * s),
        Point(
          x: (place.left + place.textWidth) * s,
          y: (pageTop + place.top + place.textHeight) * s),
      ])
  }

  private static func portrait(
    on page: DrawnPage, _ format: MRZ.Format?, pageTop: Double = 0
  ) throws -> Quadrilateral? {
    let source = PagePicture(try #require(page.picture))
    let ofZone = format.flatMap { PagePlane(zone: zone($0, pageTop: pageTop), format: $0) }
    let plane = try #require(ofZone ?? PagePlane(wholeOf: source))
    return WorkPicture(source, plane: plane).portrait(on: plane)
  }

  @Test(
    arguments: [
      (6.0, 17.0, 32.0, 41.0), (3, 13, 37, 46), (9, 24, 28, 36),
    ], [UInt8(180), 225])
  func `the portrait of a passport is found, framed or not`(
    box: (Double, Double, Double, Double), behind: UInt8
  ) throws {
    // A second, smaller portrait stands at the right of many pages.
    let page = DrawnPage(
      width: 125, height: 88, portraits: [box, (104, 22, 15, 19)], behind: behind,
      print: [(46, 14, 52, 50), (7, 72, 110, 10)])
    let found = try #require(try Self.portrait(on: page, .td3))
    #expect(Self.overlap(box, found) >= 0.7, "\(found)")
  }

  @Test(arguments: [(4.0, 14.0, 24.0, 31.0), (58, 13, 24, 31), (3, 18, 22, 28)])
  func `the portrait of a card stands at either side`(
    box: (Double, Double, Double, Double)
  ) throws {
    let isLeft = box.0 < 40
    let page = DrawnPage(
      width: 85.6, height: 54, portraits: [box, (isLeft ? 68 : 5, 36, 9, 12)],
      print: [(isLeft ? 32 : 4, 12, 34, 34)])
    let found = try #require(try Self.portrait(on: page, nil))
    #expect(Self.overlap(box, found) >= 0.7, "\(found)")
  }

  @Test func `the portrait beside the zone of a card is on its other side`() throws {
    let box = (5.0, 15.0, 24.0, 31.0)
    let both = DrawnPage(
      width: 85.6, height: 111, portraits: [box],
      print: [(34, 14, 44, 30), (6, 64, 60, 20), (5, 94.6, 76, 11)])
    let found = try #require(try Self.portrait(on: both, .td1, pageTop: 57))
    #expect(Self.overlap(box, found) >= 0.7, "\(found)")
    // Alone, the side with the zone has none, even where a second portrait stands.
    let back = DrawnPage(
      width: 85.6, height: 54, portraits: [(64, 6, 16, 21)],
      print: [(6, 7, 50, 20), (5, 37.6, 76, 11)])
    #expect(try Self.portrait(on: back, .td1) == nil)
  }

  @Test(arguments: [MRZ.Format.td3, .td2, .mrvA, nil])
  func `print is no portrait`(format: MRZ.Format?) throws {
    let place = ZonePlace(format ?? .td3)
    let page = DrawnPage(
      width: place.width, height: place.height,
      print: [(5, 10, place.width - 10, place.height - 16)])
    #expect(try Self.portrait(on: page, format) == nil)
  }

  @Test(arguments: [(1, 1), (40, 30), (300, 2), (500, 350)])
  func `an empty picture of any size has no portrait`(width: Int, height: Int) throws {
    let source = PagePicture(GrayImage(width: width, height: height, filledWith: 200))
    let plane = try #require(PagePlane(wholeOf: source))
    #expect(WorkPicture(source, plane: plane).portrait(on: plane) == nil)
  }
}
