import Raster
import Testing

@Suite("Search regions")
struct SearchRegionsTests {
  private let regions = SearchRegions(rectangles: [
    PixelRectangle(x: 10, y: 5, width: 20, height: 10),
    PixelRectangle(x: 25, y: 0, width: 10, height: 8),
    PixelRectangle(x: 60, y: 5, width: 5, height: 5),
  ])

  @Test(
    "A line is searched where it crosses a region",
    arguments: [
      (0, 6, 1, 0, 100, [10..<35, 60..<65]), (0, 2, 1, 0, 100, [25..<35]),
      (0, 50, 1, 0, 100, []), (0, 6, 1, 0, 62, [10..<35, 60..<62]),
      (12, 0, 0, 1, 100, [5..<15]), (40, 0, 0, 1, 100, []),
      (0, 0, 1, 1, 100, [10..<15]), (30, 0, -1, 1, 31, [0..<6, 5..<15]),
    ])
  func parts(x: Int, y: Int, stepX: Int, stepY: Int, length: Int, expected: [Range<Int>]) {
    let found = regions.parts(ofLineFrom: x, y, stepX: stepX, stepY: stepY, length: length)
    var joined: [Range<Int>] = []
    for part in expected {
      if let last = joined.last, part.lowerBound <= last.upperBound {
        joined[joined.count - 1] = last.lowerBound..<max(last.upperBound, part.upperBound)
      } else {
        joined.append(part)
      }
    }
    #expect(found == joined)
  }

  @Test("Everywhere is the whole line, nowhere none of it")
  func everywhere() {
    let whole = SearchRegions.everywhere
    #expect(whole.parts(ofLineFrom: 3, 4, stepX: -1, stepY: 1, length: 9) == [0..<9])
    #expect(!whole.isEmpty)
    let none = SearchRegions(rectangles: [])
    #expect(none.parts(ofLineFrom: 0, 0, stepX: 1, stepY: 0, length: 9).isEmpty)
    #expect(none.isEmpty)
  }

  @Test("A picture of another size has regions rounded outwards")
  func scaled() {
    let one = SearchRegions(rectangles: [PixelRectangle(x: 5, y: 3, width: 4, height: 4)])
    #expect(
      one.scaled(by: 0.5).rectangles == [PixelRectangle(x: 2, y: 1, width: 3, height: 3)])
    #expect(one.scaled(by: 2).rectangles == [PixelRectangle(x: 10, y: 6, width: 8, height: 8)])
    #expect(SearchRegions.everywhere.scaled(by: 2) == .everywhere)
    let endless = SearchRegions(rectangles: [PixelRectangle(x: 1, y: 1, width: .max, height: 1)])
    #expect(
      endless.scaled(by: 2).rectangles
        == [PixelRectangle(x: 2, y: 2, width: 1 << 53 - 2, height: 2)])
    #expect(
      endless.scaled(by: .nan).rectangles == [PixelRectangle(x: 0, y: 0, width: 0, height: 0)])
    #expect(endless.parts(ofLineFrom: 0, 1, stepX: 1, stepY: 0, length: 9) == [1..<9])
  }
}
