import Raster
import Testing

@testable import MRZLocation

/// Lines that follow sheets which bend more than a cubic does.
@Suite struct BendingZoneTests {
  private static func page(squeeze: Double = 0, reach: Double = 5, fall: Double = 0) -> TestPage {
    var page = TestPage(
      lines: TestPage.td3, width: 900, height: 220, middle: Point(x: 450, y: 105), pitch: 18)
    page.spine = (squeeze, reach, fall)
    return page
  }

  /// The zone as cubics through the places of its characters, which do not lie on them at a spine.
  private func located(_ page: TestPage, height: Double = 18) throws -> LocatedZone {
    let lines = try page.lines.indices.map { line in
      let places = (0..<44).map { page.center(line: line, cell: $0) }
      return LocatedLine(
        curve: try #require(LineCurve(through: places)), characterHeight: height, slant: 0)
    }
    return LocatedZone(
      lines: lines, pitch: page.pitch, isLightOnDark: false, uprightMargin: 2, score: 1)
  }

  @Test(arguments: [(0.5, 8, 0), (0.5, 10, 1.2), (0.55, 6, -0.9)])
  func `characters that get narrow towards a spine are followed`(
    squeeze: Double, reach: Double, fall: Double
  ) throws {
    let page = Self.page(squeeze: squeeze, reach: reach, fall: fall)
    let zone = try located(page)
    let bending = zone.bending(in: page.picture())
    #expect(page.error(of: zone) > 0.23)
    #expect(bending.isBending)
    #expect(page.error(of: bending) < 0.21)
    #expect(page.error(of: zone.settled(in: page.picture())) > page.error(of: bending))
  }

  @Test func `a line that lost count at a spine finds its first character`() throws {
    let page = Self.page(squeeze: 0.5, reach: 4)
    // As far apart as in the middle, so that the first one lies before the print.
    let zone = try located(Self.page())
    let bending = zone.shifted(x: page.center(line: 0, cell: 43).x - 836.5, y: 0).bending(
      in: page.picture())
    #expect(page.error(of: bending) < 0.4)
  }

  @Test func `a flat sheet stays as it was located`() throws {
    let page = Self.page()
    let zone = try located(page)
    #expect(zone.bending(in: page.picture()) == zone)
    #expect(!zone.isBending)
  }

  @Test(arguments: [(18.9, 1), (16.5, 1), (23.5, 1), (12, 0.635), (28, 1.481)])
  func `characters are stretched where their height is unusual`(
    height: Double, stretch: Double
  ) throws {
    let line = try #require(try located(Self.page(), height: height).lines.first)
    #expect(abs(line.stretch - stretch) < 0.01)
  }

  @Test func `a strip of a sheet that is scaled shows characters as high as others`() throws {
    let page = Self.page()
    let picture = page.picture()
    let low = GrayImage(width: 900, height: 132, filledWith: 220)
    var squashed = low
    for y in 0..<132 {
      for x in 0..<900 { squashed[x, y] = picture[x, min(219, y * 5 / 3)] }
    }
    let lines = try page.lines.indices.map { line in
      let places = (0..<44).map { cell -> Point in
        let place = page.center(line: line, cell: cell)
        return Point(x: place.x, y: place.y * 0.6)
      }
      return LocatedLine(
        curve: try #require(LineCurve(through: places)), characterHeight: 11, slant: 0)
    }
    let zone = LocatedZone(
      lines: lines, pitch: 18, isLightOnDark: false, uprightMargin: 2, score: 1)
    let bending = zone.bending(in: squashed)
    #expect(bending.isBending)
    let (usual, own) = (
      try located(page).strip(ofLine: 1, in: picture).image,
      bending.strip(ofLine: 1, in: squashed)
        .image
    )
    #expect(Self.rowsOfInk(own) >= Self.rowsOfInk(usual) - 2)
    #expect(Self.rowsOfInk(zone.strip(ofLine: 1, in: squashed).image) <= Self.rowsOfInk(usual) - 4)
  }

  /// The rows that hold print.
  private static func rowsOfInk(_ image: GrayImage) -> Int {
    (0..<image.height).count { row in
      (0..<image.width).count { image[$0, row] < 130 } > image.width / 20
    }
  }

  @Test func `where nothing is seen nothing moves`() throws {
    let zone = try located(Self.page())
    for (width, height) in [(900, 220), (1, 1), (0, 0), (30, 900)] {
      let blank = GrayImage(width: width, height: height, filledWith: 200)
      #expect(zone.bending(in: blank) == zone)
    }
    let far = zone.shifted(x: 1e7, y: -1e7)
    #expect(far.bending(in: Self.page().picture()) == far)
  }

  @Test(arguments: 1...4) func `noise moves no character further than its neighbours`(
    seed: UInt64
  ) throws {
    let page = Self.page()
    let bending = try located(page).bending(
      in: TestNoise.image(width: 900, height: 220, seed: seed))
    #expect(page.error(of: bending) < 10)
  }

  @Test func `characters found one by one stay`() throws {
    let page = Self.page(squeeze: 0.5)
    let glyphs = (0..<44).map { Glyph(center: Double($0), reach: 0.4) }
    let own = try located(page)
    let typeset = LocatedZone(
      lines: own.lines.map {
        LocatedLine(curve: $0.curve, characterHeight: 18, slant: 0, glyphs: glyphs)
      }, pitch: page.pitch, isLightOnDark: false, uprightMargin: 2, score: 1)
    #expect(typeset.bending(in: page.picture()) == typeset)
  }
}
