import Raster
import Testing

@testable import PageReading

struct OutlineAngleTests {
  private static func segment(_ x: Double, _ y: Double, _ x2: Double, _ y2: Double) -> EdgeSegment {
    EdgeSegment(start: Point(x: x, y: y), end: Point(x: x2, y: y2), slope: 20)
  }

  /// The upper side of a card 400 pixels wide, from its left end on.
  private static let upper = segment(280, 150, 680, 150)

  /// What meets at the upper right corner, and how long it is.
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let upright: EdgeSegment
    /// How many cards the corner may be of.
    let cards: Int
  }

  private static let rows = [
    Row(testDescription: "the whole side", upright: segment(680, 150, 680, 402), cards: 1),
    Row(testDescription: "a gap at the corner", upright: segment(680, 190, 680, 402), cards: 1),
    Row(testDescription: "two thirds of the side", upright: segment(680, 150, 680, 318), cards: 1),
    Row(testDescription: "a fifth of the side", upright: segment(680, 150, 680, 200), cards: 0),
    Row(testDescription: "far from the corner", upright: segment(680, 330, 680, 402), cards: 0),
    Row(testDescription: "across the upper side", upright: segment(480, 50, 480, 302), cards: 0),
    Row(testDescription: "aslant", upright: segment(680, 150, 790, 402), cards: 0),
  ]

  @Test(arguments: rows)
  func `two edges that meet tell the size of a card`(row: Row) throws {
    let angles = OutlineAngle.angles([Self.upper, row.upright], least: 100)
      .filter { $0.shape == .card && abs($0.side.length - 400) < 8 }
    #expect(angles.count == row.cards)
    for angle in angles {
      #expect(angle.side.start.distance(to: Point(x: 680, y: 150)) < 1)
      #expect(angle.other.distance(to: Point(x: 680, y: 402)) < 8)
    }
  }

  @Test func `no corner is that of a card too small to be read`() {
    let angles = OutlineAngle.angles(
      [Self.upper, Self.segment(680, 150, 680, 402)], least: 800)
    #expect(angles.isEmpty)
  }

  @Test(arguments: [(150.0, 150.0), (140, 160)])
  func `the side that faces a known one is looked for`(left: Double, right: Double) throws {
    let corners = [
      Point(x: 280, y: left), Point(x: 680, y: right), Point(x: 680, y: 402), Point(x: 280, y: 402),
    ]
    let card = DrawnCard(testDescription: "a card", corners: corners)
    let search = OutlineSearch(
      EdgeMap(PagePicture(try #require(card.picture)), side: 960))
    let angle = try #require(
      OutlineAngle.angles(
        [Self.segment(280, 402, 680, 402), Self.segment(680, 150, 680, 402)], least: 100
      ).first { $0.shape == .card && abs($0.side.length - 400) < 8 })
    let pair = try #require(search.pair(angle))
    #expect(pair.first.place(at: 300, along: pair.along).y - left < 4)
    #expect(abs(pair.first.place(at: 660, along: pair.along).y - right) < 4)
    #expect(abs(pair.length - 400) < 8 && pair.second == angle.side)
  }

  @Test func `a side that is not there is not found`() throws {
    let desk = EdgeMap(PagePicture(GrayImage(width: 960, height: 540, filledWith: 60)), side: 960)
    let angle = try #require(
      OutlineAngle.angles([Self.upper, Self.segment(680, 150, 680, 402)], least: 100).first)
    #expect(OutlineSearch(desk).pair(angle) == nil)
  }
}
