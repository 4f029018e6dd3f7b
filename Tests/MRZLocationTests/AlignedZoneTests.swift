import Raster
import Testing

@testable import MRZLocation

/// Lines that begin and end under each other.
@Suite struct AlignedZoneTests {
  /// Two lines of 44 cells along a direction, of which the lower one begins and ends elsewhere.
  private func zone(
    from first: Double, to last: Double, along: Point = Point(x: 1, y: 0), glyphs: [Glyph] = []
  ) -> LocatedZone {
    let lines = [(0.0, -200.0, 200.0), (20, first, last)].map { row, first, last in
      let middle = Point(x: 300, y: 300) + along.turned * row + along * ((first + last) / 2)
      let step = along * ((last - first) / 2)
      return LocatedLine(
        curve: LineCurve(
          cellCount: 44, x: [middle.x, step.x, 0, 0], y: [middle.y, step.y, 0, 0]),
        characterHeight: 12, slant: 0, glyphs: glyphs)
    }
    return LocatedZone(
      lines: lines, pitch: 9.3, isLightOnDark: false, uprightMargin: 2, score: 1)
  }

  @Test(arguments: [Point(x: 1, y: 0), Point(x: 0.8, y: 0.6), Point(x: -1, y: 0)])
  func `the ends of both lines meet half way`(along: Point) {
    let aligned = zone(from: -206, to: 201, along: along).aligned()
    for (cell, place) in [(0.0, -203.0), (43, 200.5)] {
      for line in aligned.lines.indices {
        let offset = aligned.lines[line].curve.point(atCell: cell) - Point(x: 300, y: 300)
        #expect(abs(offset.dot(along) - place) < 1e-9)
        #expect(abs(offset.dot(along.turned) - 20 * Double(line)) < 1e-9)
      }
    }
  }

  @Test func `lines that are aligned stay`() {
    let zone = zone(from: -200, to: 200)
    #expect(zone.aligned() == zone)
  }

  @Test func `one line and characters found one by one stay`() {
    let zone = zone(from: -206, to: 201)
    let one = LocatedZone(
      lines: [zone.lines[1]], pitch: 9.3, isLightOnDark: false, uprightMargin: 2, score: 1)
    #expect(one.aligned() == one)
    let glyphs = (0..<44).map { Glyph(center: Double($0), reach: 0.4) }
    let typeset = self.zone(from: -206, to: 201, glyphs: glyphs)
    #expect(typeset.aligned() == typeset)
  }
}
