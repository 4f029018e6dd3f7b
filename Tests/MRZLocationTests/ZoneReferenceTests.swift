import Raster
import Testing

@testable import MRZLocation

/// A zone that is known from one frame, found again in the next.
@Suite struct ZoneReferenceTests {
  private func page(x: Double, y: Double, degrees: Double = 0) -> TestPage {
    TestPage(
      lines: TestPage.td3, width: 520, height: 300, middle: Point(x: x, y: y), pitch: 9,
      angle: degrees)
  }

  private func located(_ page: TestPage) throws -> (zone: LocatedZone, picture: GrayImage) {
    let picture = page.picture()
    return (try #require(MRZLocator().zones(in: picture).first), picture)
  }

  @Test(arguments: [(0.0, 0.0, 0.0), (1.4, -1.1, 0.3), (-2.3, 1.7, -0.6)])
  func `a zone is laid on the print of another frame to a fraction of a pixel`(
    x: Double, y: Double, degrees: Double
  ) throws {
    let (zone, picture) = try located(page(x: 260, y: 150))
    let reference = ZoneReference(zone, in: picture)
    let moved = page(x: 260 + x, y: 150 + y, degrees: degrees)
    // From where it was: the motion has to be found.
    let found = try #require(reference.aligned(to: zone, in: moved.picture()))
    #expect(found.likeness > 0.6)
    for (line, own) in zip(found.zone.lines, zone.lines) {
      for (place, before) in zip(line.cellCenters, own.cellCenters) {
        let (sine, cosine) = (TestPage.cosine(degrees - 90), TestPage.cosine(degrees))
        let (dx, dy) = (before.x - 260, before.y - 150)
        let expected = Point(
          x: 260 + x + dx * cosine - dy * sine, y: 150 + y + dx * sine + dy * cosine)
        #expect(place.distance(to: expected) < 0.6)
      }
    }
  }

  @Test func `a zone is found again some characters away`() throws {
    let (zone, picture) = try located(page(x: 250, y: 140))
    let reference = ZoneReference(zone, in: picture)
    let moved = page(x: 275, y: 168, degrees: 1.5)
    let found = try #require(reference.found(in: moved.picture()))
    #expect(found.likeness > 0.6)
    #expect(try #require(found.coarseLikeness) > 0.6)
    #expect(moved.error(of: found.zone) < 0.4)
  }

  @Test func `a zone that went far is found around where it was last`() throws {
    let (zone, picture) = try located(page(x: 250, y: 70))
    let reference = ZoneReference(zone, in: picture)
    let moved = page(x: 262, y: 220)
    let found = try #require(
      reference.found(in: moved.picture(), around: Point(x: 250, y: 205), isClearFrom: 0.5))
    #expect(found.likeness > 0.6)
    #expect(moved.error(of: found.zone) < 0.4)
    let astray = try #require(reference.found(in: moved.picture()))
    #expect(astray.likeness < 0.4)
  }

  @Test func `what does not look like it, or has another shape, is told`() throws {
    let (zone, picture) = try located(page(x: 260, y: 150))
    let reference = ZoneReference(zone, in: picture)
    let noise = TestNoise.image(width: 520, height: 300)
    let astray = try #require(reference.aligned(to: zone, in: noise))
    #expect(astray.likeness < 0.3)
    #expect(astray.coarseLikeness == nil)
    #expect(try #require(reference.found(in: noise)?.coarseLikeness) < 0.6)
    var card = page(x: 260, y: 150)
    card.lines = TestPage.td1
    let other = try located(card)
    #expect(reference.aligned(to: other.zone, in: other.picture) == nil)
  }

  /// A spot of light on each of two frames, whose middles are so far along the page.
  @Test(arguments: [(140, 600), (600, 160), (400, 650), (180, 400)])
  func `a zone is found again beside light that moves over it`(first: Int, second: Int) throws {
    func page(x: Double, y: Double, degrees: Double = 0) -> TestPage {
      TestPage(
        lines: TestPage.td3, width: 800, height: 300, middle: Point(x: x, y: y), pitch: 14,
        angle: degrees)
    }
    let (zone, picture) = try located(page(x: 390, y: 140))
    let reference = ZoneReference(zone, in: Self.lit(picture, at: first, 140))
    #expect(reference.mayBeHidden(in: picture))
    let moved = page(x: 394, y: 142, degrees: 0.3)
    let frame = Self.lit(moved.picture(), at: second, 142)
    let found = try #require(reference.found(in: frame, besideLight: true))
    #expect(found.likeness > 0.5)
    #expect(moved.error(of: found.zone) < 0.5)
    let usual = try #require(reference.found(in: frame))
    #expect(usual.likeness < found.likeness)
  }

  @Test func `light is told from paper and from light elsewhere`() throws {
    let (zone, picture) = try located(page(x: 260, y: 100))
    let reference = ZoneReference(zone, in: picture)
    #expect(!reference.mayBeHidden(in: picture))
    #expect(reference.mayBeHidden(in: Self.lit(picture, at: 300, 100)))
    #expect(!reference.mayBeHidden(in: Self.lit(picture, at: 300, 260)))
    #expect(
      reference.mayBeHidden(in: Self.lit(picture, at: 300, 260), around: Point(x: 260, y: 240)))
  }

  /// Where light hides all, nothing is found.
  @Test func `a zone is not found in light`() throws {
    let (zone, picture) = try located(page(x: 260, y: 150))
    let reference = ZoneReference(zone, in: picture)
    let light = try #require(
      GrayImage(width: 520, height: 300, pixels: [UInt8](repeating: 255, count: 520 * 300)))
    #expect(reference.found(in: light, besideLight: true)?.likeness ?? 0 < 0.1)
    let noise = TestNoise.image(width: 520, height: 300)
    #expect(reference.found(in: noise, besideLight: true)?.likeness ?? 0 < 0.3)
  }

  /// A picture with a spot of light of 130 pixels that hides all below it.
  private static func lit(_ picture: GrayImage, at x: Int, _ y: Int) -> GrayImage {
    var lit = picture
    for row in max(0, y - 40)..<min(picture.height, y + 40) {
      for column in max(0, x - 65)..<min(picture.width, x + 65) { lit[column, row] = 255 }
    }
    return lit
  }
}
