import Raster
import Testing

@testable import MRZLocation

/// Lines that are laid along their own print.
@Suite struct SettledZoneTests {
  private let page = TestPage(
    lines: TestPage.td3, width: 900, height: 200, middle: Point(x: 450, y: 100), pitch: 18)

  // The zone where the page has it: the last cell of the lower line moved along it, and the first one back, and
  // both ends of each line moved down, so many cells.
  private func zone(along: Double = 0, across: Double = 0) throws -> LocatedZone {
    let lines = try page.lines.indices.map { line in
      let places = (0..<44).map { cell in
        let s = (2 * Double(cell) - 43) / 43
        let place = page.center(line: line, cell: cell)
        let shift = line == 1 ? along * s * s * s : 0
        return place + Point(x: shift, y: across * s * s) * page.pitch
      }
      return LocatedLine(
        curve: try #require(LineCurve(through: places)), characterHeight: 18, slant: 0)
    }
    return LocatedZone(
      lines: lines, pitch: page.pitch, isLightOnDark: false, uprightMargin: 2, score: 1)
  }

  @Test(arguments: [(0.5, 0), (-0.5, 0), (0, 0.4), (0, -0.4), (0.45, 0.3)])
  func `lines beside their print at the ends are laid on it`(along: Double, across: Double) throws {
    let picture = page.picture()
    let beside = try zone(along: along, across: across)
    let settled = beside.settled(in: picture)
    #expect(page.error(of: beside) > 0.25)
    #expect(page.error(of: settled) < 0.2)
    #expect(settled.lines.map(\.characterHeight) == beside.lines.map(\.characterHeight))
  }

  @Test func `lines on their print stay where they are`() throws {
    let zone = try zone()
    #expect(page.error(of: zone.settled(in: page.picture())) < 0.12)
  }

  @Test func `where nothing is seen nothing moves`() throws {
    let zone = try zone(along: 0.5, across: 0.3)
    for (width, height) in [(900, 200), (1, 1), (0, 0), (30, 900)] {
      let blank = GrayImage(width: width, height: height, filledWith: 200)
      #expect(zone.settled(in: blank) == zone)
    }
    let far = zone.shifted(x: 1e7, y: -1e7)
    #expect(far.settled(in: page.picture()) == far)
  }

  @Test(arguments: 1...4) func `noise moves no character further than its neighbours`(
    seed: UInt64
  ) throws {
    let zone = try zone()
    let settled = zone.settled(in: TestNoise.image(width: 900, height: 200, seed: seed))
    // Twice at most three quarters of a cell each way, and what the fit of the curve adds at its ends.
    #expect(page.error(of: settled) < 3)
  }

  @Test func `characters found one by one stay`() throws {
    let glyphs = (0..<44).map { Glyph(center: Double($0), reach: 0.4) }
    let own = try zone(along: 0.5)
    let typeset = LocatedZone(
      lines: own.lines.map {
        LocatedLine(curve: $0.curve, characterHeight: 18, slant: 0, glyphs: glyphs)
      }, pitch: page.pitch, isLightOnDark: false, uprightMargin: 2, score: 1)
    #expect(typeset.settled(in: page.picture()) == typeset)
  }
}
