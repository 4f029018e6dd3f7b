import MRZLocation
import Raster
import Testing

@Suite("Finding zones")
struct MRZLocatorTests {
  private func page(
    _ lines: [String], pitch: Double = 9, size: Int = 480, angle: Double = 0
  ) -> TestPage {
    TestPage(
      lines: lines, width: size, height: size, middle: Point(x: Double(size) / 2, y: 250),
      pitch: pitch, angle: angle)
  }

  @Test(
    "every shape is found, every character within a fifth of a cell",
    arguments: [TestPage.td3, TestPage.td2, TestPage.td1])
  func shapes(lines: [String]) throws {
    let page = page(lines)
    let zone = try #require(MRZLocator().zones(in: page.picture()).first)
    #expect(page.error(of: zone) < 0.2)
    #expect(!zone.isLightOnDark)
    #expect(zone.uprightMargin > 1.2)
    #expect(abs(zone.pitch - page.pitch) < 0.1)
  }

  @Test("any angle is found, upright", arguments: [-90.0, -33, -4, 7, 45, 90, 137, 180])
  func angles(angle: Double) throws {
    let page = page(TestPage.td2, angle: angle)
    let zone = try #require(MRZLocator().zones(in: page.picture()).first)
    #expect(page.error(of: zone) < 0.25)
  }

  @Test("small and large print is found", arguments: [6.0, 8, 13, 21])
  func pitches(pitch: Double) throws {
    let page = page(TestPage.td1, pitch: pitch, size: 720)
    let zone = try #require(MRZLocator().zones(in: page.picture()).first)
    #expect(page.error(of: zone) < 0.25)
  }

  @Test("lines that lean by more than half a character keep their cells", arguments: [-0.25, 0.25])
  func lean(by lean: Double) throws {
    var page = TestPage(
      lines: TestPage.td3, width: 1100, height: 260, middle: Point(x: 550, y: 130), pitch: 20)
    page.lean = lean
    let zone = try #require(MRZLocator().zones(in: page.picture()).first)
    #expect(page.error(of: zone) < 0.3)
  }

  @Test("a zone whose pitch was measured at its narrow end is found whole")
  func narrowEnd() throws {
    var page = TestPage(
      lines: TestPage.td3, width: 1600, height: 400, middle: Point(x: 800, y: 200), pitch: 24)
    page.perspective = 0.005
    page.shade = 0.5
    let zone = try #require(MRZLocator().zones(in: page.picture()).first)
    #expect(page.error(of: zone) < 0.6)
  }

  @Test("perspective and a sag are followed")
  func bent() throws {
    var page = page(TestPage.td2, pitch: 10, angle: 3)
    page.perspective = 0.004
    page.sag = 0.5
    let zone = try #require(MRZLocator().zones(in: page.picture()).first)
    #expect(page.error(of: zone) < 0.3)
  }

  @Test(
    "a single line of 30 characters is doubtful, and given only when asked for",
    arguments: [0.0, 4, 180])
  func single(angle: Double) throws {
    let page = page(["D1FRA17BC047112310415MOREL<<<8"], pitch: 14, angle: angle)
    let picture = page.picture()
    #expect(MRZLocator().zones(in: picture).isEmpty)
    let zone = try #require(MRZLocator().zones(in: picture, includesDoubtful: true).first)
    #expect(zone.isDoubtful)
    #expect(zone.lines.count == 1)
    #expect(min(page.error(of: zone), page.error(of: zone.turned())) < 0.3)
  }

  @Test("lines without fillers are doubtful, and given only when asked for")
  func withoutFillers() throws {
    let lines = ["I1UTOERIKSSON2ANNA3MARIA4BERTA5CARLA", "D231458907UTO7408122F12041597A8B9C06"]
    let page = page(lines, pitch: 11)
    let picture = page.picture()
    #expect(MRZLocator().zones(in: picture).isEmpty)
    let zones = MRZLocator().zones(in: picture, includesDoubtful: true)
    let zone = try #require(zones.first)
    #expect(zones.count <= 2)
    #expect(zone.isDoubtful)
    #expect(zone.turned().isDoubtful)
    #expect(min(page.error(of: zone), page.error(of: zone.turned())) < 0.3)
  }

  @Test("where there is a zone, nothing doubtful is given beside it")
  func withDoubtful() {
    let picture = page(TestPage.td2).picture()
    let zones = MRZLocator().zones(in: picture)
    #expect(zones == MRZLocator().zones(in: picture, includesDoubtful: true))
    #expect(zones.allSatisfy { !$0.isDoubtful })
  }

  @Test(
    "other first and last cells lie on the same curve",
    arguments: [(0, 36), (-8, 52), (3, 30), (-2, 36), (4, 2)])
  func resized(first: Int, count: Int) throws {
    var page = page(TestPage.td2, pitch: 10, angle: 3)
    page.perspective = 0.004
    page.sag = 0.5
    let zone = try #require(MRZLocator().zones(in: page.picture()).first)
    let other = zone.resized(first: first, count: count)
    #expect(other.cellCount == count)
    for (old, new) in zip(zone.lines, other.lines) {
      for cell in 0..<count {
        let expected = old.curve.point(atCell: Double(cell + first))
        let place = new.curve.point(atCell: Double(cell))
        #expect(abs(place.x - expected.x) < 1e-6 && abs(place.y - expected.y) < 1e-6)
      }
    }
  }

  @Test("light print on a dark ground is found and said to be so")
  func lightOnDark() throws {
    var page = page(TestPage.td3)
    (page.paper, page.ink) = (30, 210)
    let zone = try #require(MRZLocator().zones(in: page.picture()).first)
    #expect(zone.isLightOnDark)
    #expect(page.error(of: zone) < 0.2)
  }

  @Test("two zones in a picture are both found, and one alone in its region")
  func two() throws {
    var first = page(TestPage.td1)
    first.middle = Point(x: 200, y: 110)
    var second = page(TestPage.td2, angle: 5)
    second.middle = Point(x: 250, y: 360)
    var picture = first.picture()
    second.draw(into: &picture)
    let zones = MRZLocator().zones(in: picture)
    #expect(zones.count == 2)
    #expect(zones.contains { first.error(of: $0) < 0.25 })
    #expect(zones.contains { second.error(of: $0) < 0.25 })
    #expect(zones.map(\.score) == zones.map(\.score).sorted(by: >))
    let region = Quadrilateral(
      topLeft: Point(x: 20, y: 250), topRight: Point(x: 470, y: 250),
      bottomRight: Point(x: 470, y: 470), bottomLeft: Point(x: 20, y: 470))
    let inRegion = MRZLocator().zones(in: picture, region: region)
    #expect(inRegion.count == 1)
    #expect(try second.error(of: #require(inRegion.first)) < 0.25)
  }

  @Test("a shadow over part of the lines does no harm")
  func shadow() throws {
    let page = page(TestPage.td3)
    var picture = page.picture()
    for y in 0..<picture.height {
      for x in 0..<picture.width where x + y / 3 > 330 {
        picture[x, y] = UInt8(Double(picture[x, y]) * 0.4)
      }
    }
    let zone = try #require(MRZLocator().zones(in: picture).first)
    #expect(page.error(of: zone) < 0.25)
  }

  @Test(
    "what only resembles a zone is none",
    arguments: [
      // one line alone, lines of other lengths, nothing but fillers, lines with empty ends
      [TestPage.td3[0]],
      ["P<UTOERIKSSON<<AN", "L898902C36UTO7408"],
      [String](repeating: String(repeating: "<", count: 36), count: 2),
      ["TOTAL         12", "MILK<<<<<<<<<<<<<<<<<<<<<<<<<", "A            113"],
    ])
  func refused(lines: [String]) {
    #expect(MRZLocator().zones(in: page(lines).picture()).isEmpty)
  }

  @Test("reading from the other side turns lines and characters round")
  func turned() throws {
    let zone = try #require(MRZLocator().zones(in: page(TestPage.td1).picture()).first)
    let turned = zone.turned()
    #expect(turned.uprightMargin == -zone.uprightMargin)
    #expect(turned.lines.count == 3)
    let first = try #require(zone.lines.first?.cellCenters.first)
    let last = try #require(turned.lines.last?.cellCenters.last)
    #expect(abs(first.x - last.x) < 1e-6)
    #expect(abs(first.y - last.y) < 1e-6)
    #expect(abs(turned.quadrilateral.topLeft.x - zone.quadrilateral.bottomRight.x) < 1e-6)
    #expect(turned.turned() == zone)
  }
}
