import IdentityDocument
import PageReading
import Raster
import Testing

struct CardOutlineTests {
  private static func places(_ numbers: [Double]) -> [Point] {
    stride(from: 0, to: numbers.count, by: 2).map { Point(x: numbers[$0], y: numbers[$0 + 1]) }
  }

  private static let level = places([280, 150, 680, 150, 680, 402, 280, 402])
  /// Turned so that it goes down 3 for 4 to the right.
  private static let turned = places([360, 60, 680, 300, 528.7, 501.8, 208.7, 261.8])
  private static let inPerspective = places([300, 140, 664, 146, 686, 400, 276, 397])
  private static let page = places([260, 80, 700, 80, 700, 390, 260, 390])

  private static let cards = [
    DrawnCard(testDescription: "level", corners: level),
    DrawnCard(testDescription: "turned", corners: turned),
    DrawnCard(testDescription: "in perspective", corners: inPerspective),
    DrawnCard(testDescription: "on wood", corners: level, desk: .grain),
    DrawnCard(testDescription: "in perspective on wood", corners: inPerspective, desk: .grain),
    DrawnCard(testDescription: "partly on a sheet", corners: level, desk: .sheet),
    DrawnCard(testDescription: "a faint edge", corners: level, desk: .plain(60), paper: 74),
    DrawnCard(testDescription: "under a finger", corners: level, hasFinger: true),
    DrawnCard(
      testDescription: "in its shadow", corners: level, desk: .plain(240), paper: 205, shadow: 0.3),
    DrawnCard(
      testDescription: "turned in its shadow", corners: turned, desk: .plain(240), paper: 205,
      shadow: 0.3),
    DrawnCard(testDescription: "in the dark", corners: level, desk: .plain(8), paper: 13),
  ]

  @Test(arguments: cards)
  func `a card is found by its edges`(card: DrawnCard) throws {
    let picture = PagePicture(try #require(card.picture))
    let plane = try #require(PagePlane(withoutZone: picture))
    #expect(plane.evidence == .outline)
    #expect(plane.size == .id1)
    let corners = try #require(plane.settledCorners(in: picture)).corners
    for (found, known) in zip(corners, card.corners) {
      #expect(found.distance(to: known) < 0.02 * 400, "\(corners)")
    }
  }

  /// A sheet that is seen more clearly than the card has no portrait.
  @Test(arguments: [false, true])
  func `of two outlines the one with a portrait is the document's`(hasPortrait: Bool) throws {
    let sheet = DrawnCard(
      testDescription: "a sheet", corners: Self.places([520, 60, 920, 60, 920, 312, 520, 312]),
      paper: 230)
    let card = DrawnCard(
      testDescription: "a card", corners: Self.places([40, 240, 440, 240, 440, 492, 40, 492]),
      paper: 80, hasPortrait: hasPortrait)
    let (left, right) = (try #require(card.picture), try #require(sheet.picture))
    let pixels = zip(left.pixels, right.pixels).enumerated().map { index, both in
      index % left.width < 480 ? both.0 : both.1
    }
    let both = try #require(GrayImage(width: left.width, height: left.height, pixels: pixels))
    let plane = try #require(PagePlane(withoutZone: PagePicture(both)))
    #expect(plane.evidence == .outline)
    let known = hasPortrait ? card.corners : sheet.corners
    for (found, known) in zip(plane.corners.corners, known) {
      #expect(found.distance(to: known) < 0.02 * 400, "\(plane.corners)")
    }
  }

  /// A sheet without print that is seen a little more clearly than a card with print on it is no document.
  @Test(arguments: [true, false])
  func `of two outlines the one with print is the document's`(hasPrint: Bool) throws {
    let sheet = DrawnCard(
      testDescription: "a sheet", corners: Self.places([520, 60, 920, 60, 920, 312, 520, 312]),
      paper: 80, hasPrint: !hasPrint)
    let card = DrawnCard(
      testDescription: "a card", corners: Self.places([40, 240, 440, 240, 440, 492, 40, 492]),
      paper: 80, hasPrint: hasPrint)
    let (left, right) = (try #require(card.picture), try #require(sheet.picture))
    let pixels = zip(left.pixels, right.pixels).enumerated().map { index, both in
      index % left.width < 480 ? both.0 : both.1
    }
    let both = try #require(GrayImage(width: left.width, height: left.height, pixels: pixels))
    let plane = try #require(PagePlane(withoutZone: PagePicture(both)))
    let known = hasPrint ? card.corners : sheet.corners
    for (found, known) in zip(plane.corners.corners, known) {
      #expect(found.distance(to: known) < 0.02 * 400, "\(plane.corners)")
    }
  }

  @Test func `a page is told from a card by its proportions`() throws {
    let card = DrawnCard(
      testDescription: "page", corners: Self.page, size: (width: 125, height: 88))
    let picture = PagePicture(try #require(card.picture))
    let plane = try #require(PagePlane(withoutZone: picture))
    #expect(plane.evidence == .outline)
    #expect(plane.size == nil)
    #expect(abs(plane.width / plane.height - 1.42) < 0.01)
  }

  /// A zone whose last characters were not seen puts the right side of its page too far left; one that
  /// is printed flat looks foreshortened, and puts the upper side too low.
  @Test(arguments: [(0.0, 0.0), (0.08, 0), (0, 0.2)])
  func `the edges of a page correct what its zone tells`(cut: Double, flat: Double) throws {
    let card = DrawnCard(
      testDescription: "page", corners: Self.page, size: (width: 125, height: 88))
    let scale = 440 / 125.0
    let zone = Quadrilateral(
      around: [
        Point(x: 260 + 5.8 * scale, y: 80 + (71.5 + 8.9 * flat) * scale),
        Point(x: 260 + (5.8 + 111.76 * (1 - cut)) * scale, y: 80 + 80.4 * scale),
      ])
    let picture = PagePicture(try #require(card.picture))
    let plane = try #require(PagePlane(zone: zone, format: .td3))
    #expect(plane.evidence == (flat == 0 ? .zone : .zoneInPerspective))
    let corners = try #require(plane.settledCorners(in: picture)).corners
    for (found, known) in zip(corners, card.corners) {
      #expect(found.distance(to: known) < 0.02 * 440, "\(corners)")
    }
  }

  /// A licence's symbol tells which way is up and which card it is.
  @Test(arguments: [level, turned, inPerspective], [false, true])
  func `a symbol tells its card`(corners: [Point], isReversed: Bool) throws {
    let card = DrawnCard(testDescription: "a card", corners: corners, desk: .grain)
    let picture = PagePicture(try #require(card.picture))
    let map = try #require(
      PagePlane(card.outline, size: .id1, sides: (85.6, 53.98), evidence: .outline))
    let places = [(8.0, 30.0), (78, 30), (78, 48), (8, 48)].map { map.pixel($0.0, $0.1) }
    let known = isReversed ? Array(corners[2...] + corners[..<2]) : corners
    let symbol = isReversed ? Array(places[2...] + places[..<2]) : places
    let plane = try #require(
      PagePlane(
        symbol: Quadrilateral(
          topLeft: symbol[0], topRight: symbol[1], bottomRight: symbol[2], bottomLeft: symbol[3]),
        in: picture))
    #expect(plane.evidence == .outline && plane.size == .id1)
    for (found, known) in zip(plane.corners.corners, known) {
      #expect(found.distance(to: known) < 0.02 * 400, "\(plane.corners)")
    }
  }

  /// Without a clear outline around it a symbol tells how the picture is turned, and no corners of a card.
  @Test(
    arguments: [
      ([100, 100, 500, 100, 500, 180, 100, 180], [0, 0]),
      ([500, 180, 100, 180, 100, 100, 500, 100], [700, 420]),
      ([300, 40, 300, 380, 220, 380, 220, 40], [700, 0]),
      ([220, 380, 220, 40, 300, 40, 300, 380], [0, 420]),
    ] as [([Double], [Double])])
  func `a symbol alone tells how a picture is turned`(symbol: [Double], origin: [Double]) throws {
    let places = Self.places(symbol)
    let picture = PagePicture(GrayImage(width: 700, height: 420, filledWith: 90))
    let plane = try #require(
      PagePlane(
        symbol: Quadrilateral(
          topLeft: places[0], topRight: places[1], bottomRight: places[2], bottomLeft: places[3]),
        in: picture))
    #expect(plane.evidence == .picture && plane.size == nil)
    #expect(plane.corners.topLeft == Point(x: origin[0], y: origin[1]))
  }

  /// What has not the proportions of a card, or is no rectangle, is none.
  @Test(arguments: [
    DrawnCard(
      testDescription: "a square", corners: places([300, 100, 600, 100, 600, 400, 300, 400]),
      size: (width: 80, height: 80)),
    DrawnCard(
      testDescription: "a strip", corners: places([200, 200, 760, 200, 760, 340, 200, 340]),
      size: (width: 120, height: 30)),
    DrawnCard(
      testDescription: "a card too small to be read",
      corners: places([400, 200, 520, 200, 520, 276, 400, 276])),
    DrawnCard(testDescription: "no edge at all", corners: level, desk: .plain(200)),
    DrawnCard(
      testDescription: "wood alone", corners: places([-900, 0, -800, 0, -800, 60, -900, 60]),
      desk: .grain),
  ])
  func `what is no card has no corners`(card: DrawnCard) throws {
    let picture = PagePicture(try #require(card.picture))
    let plane = try #require(PagePlane(withoutZone: picture))
    #expect(plane.evidence == .picture || plane.evidence == .print)
    #expect(plane.settledCorners(in: picture) == nil)
  }

  @Test func `noise has no outline, at bounded cost`() throws {
    var state: UInt64 = 9
    let noise = (0..<1360 * 960).map { _ -> UInt8 in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return UInt8(truncatingIfNeeded: state >> 56)
    }
    let image = try #require(GrayImage(width: 1360, height: 960, pixels: noise))
    let start = ContinuousClock.now
    let plane = try #require(PagePlane(withoutZone: PagePicture(image)))
    #expect(start.duration(to: .now) < .seconds(30))
    #expect(plane.evidence == .picture)
    // The picture itself has the shape of a page.
    #expect(plane.settledCorners(in: PagePicture(image)) == plane.corners)
  }

  @Test(arguments: [(1, 1), (5, 5), (3, 400), (400, 3), (41, 41)])
  func `a picture of any size is looked at`(width: Int, height: Int) throws {
    let picture = PagePicture(GrayImage(width: width, height: height, filledWith: 90))
    let plane = try #require(PagePlane(withoutZone: picture))
    #expect(plane.evidence == .picture)
  }
}
