import IdentityDocument
import Raster
import Testing

@testable import PageReading

struct SeenCardTests {
  private static func card(
    _ name: String, _ places: [Double], _ desk: DrawnCard.Desk, paper: Double = 200
  ) -> DrawnCard {
    DrawnCard(
      testDescription: name,
      corners: stride(from: 0, to: 8, by: 2).map { Point(x: places[$0], y: places[$0 + 1]) },
      desk: desk, paper: paper, hasPortrait: true)
  }

  private static let cards = [
    card("on a desk", [280, 150, 680, 150, 680, 402, 280, 402], .plain(60)),
    card("in perspective on wood", [300, 140, 664, 146, 686, 400, 276, 397], .grain),
    card("partly on a sheet", [280, 150, 680, 150, 680, 402, 280, 402], .sheet),
    card("as bright as its desk", [280, 150, 680, 150, 680, 402, 280, 402], .plain(190)),
  ]

  @Test(arguments: cards)
  func `a card is seen as a whole`(card: DrawnCard) throws {
    let picture = PagePicture(try #require(card.picture))
    let found = SeenCard(picture)?.plane(in: picture)
    let plane = try #require(found)
    #expect(plane.size == .id1 && plane.evidence == .outline)
    let width = card.corners[0].distance(to: card.corners[1])
    for (found, known) in zip(plane.corners.corners, card.corners) {
      #expect(found.distance(to: known) < 0.02 * width, "\(plane.corners)")
    }
  }

  @Test(arguments: [(0, 0), (12, 12), (640, 480), (480, 640), (3000, 20)])
  func `where nothing is there is no plane`(width: Int, height: Int) {
    let picture = PagePicture(GrayImage(width: width, height: height, filledWith: 140))
    #expect(SeenCard(picture)?.plane(in: picture) == nil)
  }

  /// Nothing is read of a card of 200 pixels.
  @Test func `a card that is too small has no plane`() throws {
    let card = Self.card("small", [380, 200, 580, 200, 580, 326, 380, 326], .plain(60))
    let picture = PagePicture(try #require(card.picture))
    #expect(SeenCard(picture)?.plane(in: picture) == nil)
  }

  @Test(arguments: [
    (1.586, OutlinePair.Shape.card), (1.51, .card), (1.72, .card), (1.42, .page), (1.49, .page),
    (1.3, .page), (1.25, nil), (1.8, nil), (0.63, nil), (.infinity, nil), (.nan, nil),
  ])
  func `proportions tell the shape`(ratio: Double, shape: OutlinePair.Shape?) {
    #expect(OutlinePair.Shape(ratio: ratio) == shape)
  }
}
