import IdentityDocument
import Raster
import Testing

@testable import PageReading

struct PrintBlockTests {
  private static func card(_ places: [Double], desk: Double = 200) -> DrawnCard {
    let corners = stride(from: 0, to: 8, by: 2).map { Point(x: places[$0], y: places[$0 + 1]) }
    return DrawnCard(testDescription: "a card", corners: corners, desk: .plain(desk))
  }

  /// A card on a sheet of its own shade: its print tells where it is, and no corners.
  @Test(arguments: [
    card([480, 150, 880, 150, 880, 402, 480, 402]),
    card([120, 90, 480, 100, 473.7, 327, 113.7, 317]),
  ])
  func `print without an outline tells its plane`(card: DrawnCard) throws {
    // A part of a frame that is twice as wide.
    let near = try #require(card.picture)
    var pixels = [UInt8](repeating: 200, count: 4 * near.pixels.count)
    for row in 0..<near.height {
      let line = near.pixels[row * near.width..<(row + 1) * near.width]
      pixels.replaceSubrange(row * 2 * near.width..<row * 2 * near.width + near.width, with: line)
    }
    let frame = try #require(
      GrayImage(width: 2 * near.width, height: 2 * near.height, pixels: pixels))
    let picture = PagePicture(frame)
    let block = try #require(PrintBlock(of: picture))
    let isPart = block.isPart(of: picture)
    #expect(isPart)
    // The same print fills a picture of its own.
    let fills = PrintBlock(of: PagePicture(near)).map { !$0.isPart(of: PagePicture(near)) } ?? false
    #expect(fills)
    #expect(block.corners.corners.allSatisfy { card.outline.contains($0) }, "\(block.corners)")
    let plane = try #require(block.plane)
    #expect(plane.evidence == .print)
    #expect(plane.settledCorners(in: picture) == nil)
    // The drawn letters are 3 mm high, where those of cards are taken for 1.9 mm.
    let known = try #require(
      PagePlane(card.outline, size: .id1, sides: (125, 54 / PagePlane.cardUnit), evidence: .outline)
    )
    #expect((1.2...1.9).contains(plane.resolution / known.resolution))
    for corner in card.corners {
      let place = plane.millimetres(corner)
      #expect((-1...plane.width + 1).contains(place.x) && (-1...plane.height + 1).contains(place.y))
    }
  }

  /// Print that is as wide as a sheet is no card's: its plane would be a picture of any size.
  @Test(arguments: [(420, true), (1150, false)])
  func `print of a whole sheet has no plane`(width: Int, isCard: Bool) throws {
    let (columns, rows) = (1300, 700)
    var pixels = [UInt8](repeating: 220, count: columns * rows)
    for top in stride(from: 60, to: 250, by: 18) {
      for left in stride(from: 60, to: 60 + width, by: 8) where (left - 60) / 8 % 7 != 6 {
        for y in top..<top + 8 {
          for x in left..<left + 5 where y < top + 2 || x < left + 2 {
            pixels[y * columns + x] = 40
          }
        }
      }
    }
    let image = try #require(GrayImage(width: columns, height: rows, pixels: pixels))
    let block = try #require(PrintBlock(of: PagePicture(image)))
    #expect((block.plane != nil) == isCard)
  }

  @Test(arguments: [(1, 1), (3, 400), (640, 480)])
  func `without print there is no block`(width: Int, height: Int) {
    #expect(
      PrintBlock(of: PagePicture(GrayImage(width: width, height: height, filledWith: 90))) == nil)
  }
}

struct OutlinePrintTests {
  /// Level print is seen in an outline, bright or dark, and none where it leans or where there is none.
  @Test(arguments: [(230.0, true), (80, true), (200, false)])
  func `level print is seen in an outline`(paper: Double, hasPrint: Bool) throws {
    let corners = [
      Point(x: 520, y: 60), Point(x: 920, y: 60), Point(x: 920, y: 312), Point(x: 520, y: 312),
    ]
    let card = DrawnCard(
      testDescription: "a card", corners: corners, paper: paper, hasPrint: hasPrint)
    let picture = PagePicture(try #require(card.picture))
    func letters(_ outline: Quadrilateral) -> Int {
      OutlinePrint(
        picture,
        in: PagePlane(
          outline, size: .id1, sides: (125, 54 / PagePlane.cardUnit), evidence: .outline)
      ).letters
    }
    #expect((letters(card.outline) > 100) == hasPrint, "\(letters(card.outline))")
    let turned = Quadrilateral(
      topLeft: corners[1], topRight: corners[2], bottomRight: corners[3], bottomLeft: corners[0])
    #expect(letters(turned) < 20, "\(letters(turned))")
    #expect(OutlinePrint(picture, in: nil).letters == 0)
  }
}
