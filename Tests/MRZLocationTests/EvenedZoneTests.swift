import Raster
import Testing

@testable import MRZLocation

/// Lines that bend alike and hardly draw near each other.
@Suite struct EvenedZoneTests {
  /// What was measured of a line: its slope and its bend in pixels per half length, and its height.
  struct Line: Sendable {
    var slope = 0.0
    var bend = 0.0
    var height = 12.0
  }

  /// Two lines of 44 cells that are 400 pixels long, along a direction.
  private func zone(
    _ first: Line, _ second: Line, along: Point = Point(x: 1, y: 0), glyphs: [Glyph] = []
  ) -> LocatedZone {
    let lines = [(0.0, first), (20, second)].map { row, line in
      let start = Point(x: 300, y: 300) + along.turned * row
      let step = along * 200 + along.turned * line.slope
      let bend = along.turned * line.bend
      return LocatedLine(
        curve: LineCurve(
          cellCount: 44, x: [start.x, step.x, bend.x, 0], y: [start.y, step.y, bend.y, 0]),
        characterHeight: line.height, slant: 0.01, glyphs: glyphs)
    }
    return LocatedZone(
      lines: lines, pitch: 9.3, isLightOnDark: false, uprightMargin: 2, score: 1)
  }

  /// How far a line's cell lies below where it would lie without slope and bend.
  private func depth(
    _ zone: LocatedZone, line: Int, cell: Double, along: Point = Point(x: 1, y: 0)
  ) -> Double {
    let start = Point(x: 300, y: 300) + along.turned * (20 * Double(line))
    return (zone.lines[line].curve.point(atCell: cell) - start).dot(along.turned)
  }

  @Test(arguments: [Point(x: 1, y: 0), Point(x: 0.8, y: 0.6), Point(x: -1, y: 0)])
  func `lines bend by their mean, and converge half as much`(along: Point) {
    let found = zone(Line(slope: 1, bend: 3), Line(slope: 3, bend: 1), along: along).evened()
    for (line, slope) in [(0, 1.5), (1, 2.5)] {
      #expect(abs(depth(found, line: line, cell: 43, along: along) - (slope + 2)) < 0.05)
      #expect(abs(depth(found, line: line, cell: 0, along: along) - (2 - slope)) < 0.05)
      #expect(abs(depth(found, line: line, cell: 21.5, along: along)) < 0.05)
    }
  }

  @Test func `the capitals of all lines are of one height`() {
    let found = zone(Line(height: 11), Line(height: 14)).evened()
    #expect(found.lines.map(\.characterHeight) == [12.5, 12.5])
    #expect(found.lines.map(\.slant) == [0.01, 0.01])
  }

  @Test func `lines that are even already stay where they are`() {
    let even = zone(Line(bend: 2), Line(bend: 2))
    #expect(even.evened() == even)
    let alone = LocatedZone(
      lines: Array(even.lines.prefix(1)), pitch: 9.3, isLightOnDark: false, uprightMargin: 2,
      score: 1)
    #expect(alone.evened() == alone)
  }

  @Test func `characters at uneven distances stay where they are`() {
    let glyphs = (0..<44).map { Glyph(center: Double($0) + 0.1, reach: 0.4) }
    let uneven = zone(Line(bend: 2), Line(bend: 1), glyphs: glyphs)
    #expect(uneven.evened() == uneven)
  }
}
