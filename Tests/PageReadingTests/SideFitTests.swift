import Raster
import Testing

@testable import PageReading

struct SideFitTests {
  private static let corners = [
    Point(x: 300, y: 140), Point(x: 664, y: 146), Point(x: 686, y: 400), Point(x: 276, y: 397),
  ]
  private static let cards = [
    DrawnCard(testDescription: "plain", corners: corners),
    DrawnCard(testDescription: "on wood", corners: corners, desk: .grain),
    DrawnCard(
      testDescription: "in its shadow", corners: corners, desk: .plain(240), paper: 205, shadow: 0.3
    ),
  ]

  /// One corner off by 2.5 % of the width goes back to where it is, and the others stay.
  @Test(arguments: cards, 0..<4)
  func `a side goes to where the paper ends`(card: DrawnCard, index: Int) throws {
    let picture = PagePicture(try #require(card.picture))
    var places = card.corners
    let center = places.reduce(Point.zero) { $0 + $1 / 4 }
    places[index] += (places[index] - center).normalized * 10
    let wrong = Quadrilateral(
      topLeft: places[0], topRight: places[1], bottomRight: places[2], bottomLeft: places[3])
    let fitted = SideFit(picture).fitted(wrong, width: 85.6)
    for (found, known) in zip(fitted.corners, card.corners) {
      #expect(found.distance(to: known) < 0.008 * 400, "\(fitted)")
    }
  }

  /// A page that fills its picture ends at the border, whatever is printed beside it.
  @Test func `the border of a picture stays the side of its page`() throws {
    let picture = PagePicture(
      try #require(DrawnPage(width: 86, height: 54, print: [(3, 3, 70, 40)]).picture))
    let (right, bottom) = (Double(picture.width - 1), Double(picture.height - 1))
    let whole = Quadrilateral(
      topLeft: .zero, topRight: Point(x: right, y: 0), bottomRight: Point(x: right, y: bottom),
      bottomLeft: Point(x: 0, y: bottom))
    #expect(SideFit(picture).fitted(whole, width: 85.6) == whole)
  }

  @Test(arguments: [
    Quadrilateral(around: [.zero, Point(x: 20, y: 10)]),
    Quadrilateral(around: [Point(x: -9e5, y: -9e5), Point(x: 9e5, y: 9e5)]),
    Quadrilateral(around: [Point(x: 300, y: 140), Point(x: 301, y: 9e9)]),
  ])
  func `corners that are none of the picture stay`(corners: Quadrilateral) throws {
    let picture = PagePicture(GrayImage(width: 400, height: 300, filledWith: 90))
    #expect(SideFit(picture).fitted(corners, width: 85.6) == corners)
  }
}
