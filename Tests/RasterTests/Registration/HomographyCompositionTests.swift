import Testing

@testable import Raster

@Suite("Maps of the plane, one behind another")
struct HomographyCompositionTests {
  private let one = Scene.motion(x: 12, y: -7, turn: 0.2, size: 0.9, lean: 3e-4)
  private let other = Scene.motion(x: -3, y: 20, turn: -0.4, size: 1.3, lean: -2e-4)

  private func distance(_ one: Point, _ other: Point) -> Double {
    max(abs(one.x - other.x), abs(one.y - other.y))
  }

  @Test("a map behind another one gives the place of the place")
  func composed() throws {
    let both = try #require(one.after(other))
    let between = other(31, 55)
    #expect(distance(both(31, 55), one(between.x, between.y)) < 1e-9)
  }

  @Test("the map back gives the place again, and one that is flat has none")
  func back() throws {
    let back = try #require(one.inverse)
    let place = one(120, 80)
    #expect(distance(back(place.x, place.y), Point(x: 120, y: 80)) < 1e-9)
    let flat = Homography(
      across: Point(x: 1, y: 2), down: Point(x: 2, y: 4), origin: Point(x: 0, y: 0),
      weights: Point(x: 0, y: 0))
    #expect(flat.inverse == nil)
  }

  @Test("in smaller pictures the same places are means of squares", arguments: [2.0, 4, 8])
  func sizes(factor: Double) throws {
    let small = try #require(one.reduced(by: factor))
    let middle = (factor - 1) / 2
    let place = small(10, 6)
    let wanted = one(10 * factor + middle, 6 * factor + middle)
    #expect(
      distance(Point(x: place.x * factor + middle, y: place.y * factor + middle), wanted) < 1e-9)
    let again = try #require(small.enlarged(by: factor))
    #expect(distance(again(33, 44), one(33, 44)) < 1e-9)
  }
}
