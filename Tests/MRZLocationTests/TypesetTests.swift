import MRZLocation
import Raster
import Testing

@Suite struct TypesetTests {
  private func located(in picture: GrayImage) -> LocatedZone? {
    MRZLocator().zones(in: picture, includesDoubtful: true).first { $0.isTypeset }
  }

  /// The largest distance of a character from its place, in pixels.
  private func error(_ zone: LocatedZone, _ page: UnevenPage) -> Double {
    var largest = 0.0
    for (index, (line, spans)) in zip(zone.lines, page.spans).enumerated() {
      for (center, span) in zip(line.cellCenters, spans) {
        let middle = Double(span.lowerBound + span.upperBound - 1) / 2
        largest = max(largest, abs(center.x - middle), abs(center.y - page.middle(ofLine: index)))
      }
    }
    return largest
  }

  @Test(arguments: [TestPage.td3, TestPage.td2, TestPage.td1])
  func `characters that stand at no pitch are found one by one`(lines: [String]) throws {
    let page = UnevenPage(lines: lines)
    let picture = page.picture()
    let found = located(in: picture)
    let zone = try #require(found)
    #expect(zone.lines.map(\.cellCount) == lines.map(\.count))
    #expect(zone.isDoubtful)
    #expect(error(zone, page) < 2)
  }

  @Test func `light print is found`() throws {
    let page = UnevenPage(lines: TestPage.td2, paper: 40, ink: 220)
    let picture = page.picture()
    let found = located(in: picture)
    let zone = try #require(found)
    #expect(zone.isLightOnDark)
    #expect(error(zone, page) < 2)
  }

  @Test func `an upright zone is found`() throws {
    let picture = UnevenPage(lines: TestPage.td2).picture().rotated(quarterTurns: 1)
    let found = located(in: picture)
    let zone = try #require(found)
    #expect(zone.lines.map(\.cellCount) == [36, 36])
    #expect(zone.lies(in: picture))
  }

  @Test func `lines of twice as many characters are none`() {
    let found = located(in: UnevenPage(lines: TestPage.td2.map { $0 + $0 }).picture())
    #expect(found == nil)
  }

  @Test func `words with spaces between are none`() {
    // What is not in the alphabet has no dots, and a gap to either side.
    let words = TestPage.td2.map { line in
      line.enumerated().map { $0.offset % 6 == 5 ? "   " : "\($0.element)" }.joined()
    }
    let found = located(in: UnevenPage(lines: words).picture())
    #expect(found == nil)
  }

  @Test func `the other side is the same places`() throws {
    let picture = UnevenPage(lines: TestPage.td3).picture()
    let found = located(in: picture)
    let zone = try #require(found)
    let turned = zone.turned()
    for (line, other) in zip(zone.lines, turned.lines.reversed()) {
      for (place, same) in zip(line.cellCenters, other.cellCenters.reversed()) {
        #expect(abs(place.x - same.x) + abs(place.y - same.y) < 0.01)
      }
    }
    #expect(turned.turned().isTypeset)
  }

  @Test func `each character stands in the middle of its cell`() throws {
    let page = UnevenPage(lines: TestPage.td3)
    let picture = page.picture()
    let found = located(in: picture)
    let zone = try #require(found)
    for line in zone.lines.indices {
      let strip = zone.strip(ofLine: line, in: picture)
      #expect(strip.image.width == 44 * 16 + 48)
      for center in strip.cellCenters {
        var (sum, weight) = (0.0, 0.0)
        for column in Int(center) - 8..<Int(center) + 8 {
          for row in 0..<24 {
            let ink = Double(page.paper) - Double(strip.image[column, row])
            sum += max(0, ink) * (Double(column) + 0.5 - Double(center))
            weight += max(0, ink)
          }
        }
        #expect(weight > 0)
        #expect(abs(sum / weight) < 3.5)
      }
    }
  }
}
