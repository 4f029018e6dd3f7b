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
}
