import IdentityDocument
import Raster
import Testing

@testable import PageReading

/// Letters that are drawn as bars, with blots where marks stand.
@Suite struct TextLineGlyphsTests {
  /// A blot beside a bar that is 30 pixels high and stands on row 60, in pixels from its upper left.
  private typealias Blot = (bar: Int, rows: Range<Int>, columns: Range<Int>)

  private static func picture(bars: Int, _ blots: [Blot]) -> GrayImage {
    let (width, height) = (20 + 24 * bars, 80)
    var pixels = [UInt8](repeating: 245, count: width * height)
    func fill(_ rows: Range<Int>, _ columns: Range<Int>) {
      for row in rows { for column in columns { pixels[row * width + column] = 20 } }
    }
    for bar in 0..<bars { fill(30..<60, 14 + 24 * bar..<26 + 24 * bar) }
    for blot in blots {
      let left = 14 + 24 * blot.bar
      fill(
        30 + blot.rows.lowerBound..<30 + blot.rows.upperBound,
        left + blot.columns.lowerBound..<left + blot.columns.upperBound)
    }
    return GrayImage(width: width, height: height, pixels: pixels)
      ?? GrayImage(width: 1, height: 1, filledWith: 0)
  }

  private static func line(bars: Int) -> TextLine {
    TextLine(
      left: 14, right: Double(2 + 24 * bars), leftBase: 60, rightBase: 60, capital: 30,
      letters: bars, regularity: 1)
  }

  @Test func inkAboveAndBelowBelongsToItsLetter() throws {
    let image = Self.picture(bars: 6, [(1, -9 ..< -3, 3..<9), (4, 34..<40, 3..<9)])
    let found = Self.line(bars: 6).glyphs(in: image)
    #expect(found.count == 3)
    let glyphs = try #require(found.first)
    #expect(glyphs.map { $0.above != nil } == [false, true, false, false, false, false])
    #expect(glyphs.map { $0.below != nil } == [false, false, false, false, true, false])
    let dot = try #require(glyphs[1].above)
    #expect(dot.parts == 1 && !dot.isHollow && abs(dot.lean) < 0.2)
    #expect(abs(dot.width - 0.2) < 0.08 && abs(dot.height - 0.2) < 0.08)
  }

  @Test func shapesOfMarks() throws {
    let image = Self.picture(
      bars: 8,
      [
        (0, -8 ..< -4, 1..<4), (0, -8 ..< -4, 8..<11),  // two dots
        (2, -10 ..< -7, 7..<10), (2, -7 ..< -4, 4..<7),  // a stroke that rises
        (4, -11 ..< -9, 3..<10), (4, -5 ..< -3, 3..<10), (4, -9 ..< -5, 3..<5),
        (4, -9 ..< -5, 8..<10),  // a ring
        (6, -8 ..< -6, 0..<12),  // a bar
      ])
    let glyphs = try #require(Self.line(bars: 8).glyphs(in: image).first)
    let ink = glyphs.map(\.above)
    #expect(ink.map { $0 != nil } == [true, false, true, false, true, false, true, false])
    #expect(ink[0]?.parts == 2)
    #expect(try #require(ink[2]).lean > 0.3)
    #expect(ink[4]?.isHollow == true)
    #expect(try #require(ink[6]).width > 2.2 * (ink[6]?.height ?? 1))
  }

  /// What reaches in from the line above, dust, and paper without letters.
  @Test func whatIsNoMark() throws {
    let image = Self.picture(bars: 5, [(2, -14 ..< -12, 2..<8), (3, -6 ..< -5, 3..<4)])
    let glyphs = try #require(Self.line(bars: 5).glyphs(in: image).first)
    #expect(glyphs.allSatisfy { $0.above == nil && $0.below == nil })
    #expect(Self.line(bars: 5).glyphs(in: GrayImage(width: 140, height: 80, filledWith: 200)) == [])
    #expect(Self.line(bars: 1).glyphs(in: Self.picture(bars: 1, [])) == [])
  }
}
