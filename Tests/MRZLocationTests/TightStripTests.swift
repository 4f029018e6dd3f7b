import MRZLocation
import Raster
import Testing

@Suite struct TightStripTests {
  /// A page that shows a zone and a margin around it, in cells.
  private func strip(_ lines: [String], margin: Double, pitch: Double) -> TestPage {
    let cells = Double(lines.first?.count ?? 0)
    let width = (cells + 2 * margin) * pitch
    let height = (2.4 * Double(lines.count - 1) + 1 + 2 * margin) * pitch
    return TestPage(
      lines: lines, width: Int(width), height: Int(height),
      middle: Point(x: width / 2, y: height / 2), pitch: pitch)
  }

  @Test(
    arguments: [TestPage.td3, TestPage.td2, TestPage.td1], [0.1, 0.4, 1.0])
  func `a zone that fills its picture is found where it lies`(
    lines: [String], margin: Double
  ) throws {
    let page = strip(lines, margin: margin, pitch: 13)
    let zone = try #require(MRZLocator().zones(in: page.picture()).first)
    #expect(zone.lines.count == lines.count)
    #expect(page.error(of: zone) < 0.25)
    #expect(zone.lies(in: page.picture()))
  }

  @Test func `light print on a dark strip is found`() throws {
    var page = strip(TestPage.td2, margin: 0.2, pitch: 12)
    (page.paper, page.ink) = (40, 220)
    let zone = try #require(MRZLocator().zones(in: page.picture()).first)
    #expect(zone.isLightOnDark)
    #expect(page.error(of: zone) < 0.25)
  }

  @Test func `an upright strip is found`() throws {
    let page = strip(TestPage.td3, margin: 0.2, pitch: 12)
    let picture = page.picture().rotated(quarterTurns: 1)
    let zone = try #require(MRZLocator().zones(in: picture).first)
    #expect(zone.lines.map(\.cellCount) == [44, 44])
    #expect(zone.lies(in: picture))
  }

  @Test(arguments: [(400, 19), (19, 400), (300, 100), (60, 20)])
  func `a strip without print has no zone`(width: Int, height: Int) {
    let blank = GrayImage(width: width, height: height, filledWith: 200)
    #expect(MRZLocator().zones(in: blank, includesDoubtful: true).isEmpty)
    let noise = TestNoise.image(width: width, height: height)
    #expect(MRZLocator().zones(in: noise).isEmpty)
  }
}
