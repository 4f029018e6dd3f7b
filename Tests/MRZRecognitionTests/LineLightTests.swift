import IdentityDocument
import MRZLocation
import Raster
import Testing

@testable import MRZRecognition

@Suite struct LineLightTests {
  private static let paper: UInt8 = 150

  /// A zone on grey paper with a stroke in each cell of its first line, and light over some of its pixels.
  private func picture(
    light: ClosedRange<Int>? = nil, of grey: UInt8 = 250, from dim: ClosedRange<Int>? = nil
  ) -> (image: GrayImage, zone: LocatedZone) {
    let zone = LocatedZone.sample(lineCount: 2, cellCount: 44)
    let corners = zone.lines[0].quadrilateral
    let (left, top) = (corners.topLeft.x, corners.topLeft.y)
    let pitch = (corners.topRight.x - left) / 44
    var image = GrayImage(width: 1000, height: 400, filledWith: Self.paper)
    for y in 0..<image.height {
      for x in 0..<image.width {
        let cell = (Double(x) - left) / pitch
        let isInk =
          (cell - cell.rounded(.down) - 0.5).magnitude < 0.15
          && Double(y) > top && Double(y) < corners.bottomLeft.y
        if isInk { image[x, y] = 40 }
        let place = Int(cell.rounded(.down))
        if let dim, dim.contains(place) { image[x, y] = image[x, y] / 2 }
        if let light, light.contains(place), cell - cell.rounded(.down) > 0.5 { image[x, y] = grey }
      }
    }
    return (image, zone)
  }

  private func spot(_ picture: (image: GrayImage, zone: LocatedZone), _ places: Range<Int>) -> Int?
  {
    LineLight(ofLine: 1, of: picture.zone, in: picture.image)?.spot(among: places)
  }

  @Test(arguments: [5, 12, 30])
  func `light over half a letter is seen`(cell: Int) {
    #expect(spot(picture(light: cell...cell), 5..<44) == cell)
    // Beside the names it does not matter.
    #expect(spot(picture(light: cell...cell), cell + 2..<44) == nil)
  }

  /// What light hides whole leaves no ink, on paper of any grey.
  @Test(arguments: [UInt8(150), 250])
  func `cells without ink are blank`(grey: UInt8) {
    var (image, zone) = picture()
    let corners = zone.lines[0].quadrilateral
    let pitch = (corners.topRight.x - corners.topLeft.x) / 44
    for y in 0..<image.height {
      for x in Int(corners.topLeft.x + 20 * pitch)...Int(corners.topLeft.x + 24 * pitch) {
        image[x, y] = grey
      }
    }
    let light = LineLight(ofLine: 1, of: zone, in: image)
    #expect(light?.blankCells.isSuperset(of: [20, 21, 22, 23]) == true)
    #expect(light?.blankCells.isSubset(of: 20...24) == true)
    let whole = picture()
    #expect(LineLight(ofLine: 1, of: whole.zone, in: whole.image)?.blankCells == [])
  }

  @Test func `even light, and a shadow's edge, are no spots`() {
    #expect(spot(picture(), 5..<44) == nil)
    #expect(spot(picture(from: 0...20), 5..<44) == nil)
    #expect(spot(picture(light: 12...12, of: Self.paper + 20), 5..<44) == nil)
  }

  @Test func `there are no other lines than those of the zone, and no spots beyond them`() {
    let (image, zone) = picture(light: 12...12)
    #expect(LineLight(ofLine: 0, of: zone, in: image) == nil)
    #expect(LineLight(ofLine: 3, of: zone, in: image) == nil)
    #expect(spot((image, zone), 44..<60) == nil)
    #expect(spot((GrayImage(width: 0, height: 0, filledWith: 0), zone), 5..<44) == nil)
  }

  @Test func `digits prove neither names nor what counts as much as its likes`() throws {
    let zone = try MRZ(parsing: ZoneDecoderTests.passport.joined(separator: "\n"))
    let places = zone.unprovenPlaces
    #expect(places.filter { $0.line == 1 }.map(\.column) == Array(6...25))
    // 1 and L count 1 and 21, 8 and S 8 and 28, 6 and G 6 and 16, 0 and U 0 and 30; a date has
    // digits alone.
    let others = places.filter { $0.line == 2 }
    #expect(others.first?.column == 6, "there is too little paper before the 8 in front of it")
    #expect(Set(others.map { zone[2, $0.column] }) == ["8", "0", "1", "6"])
    #expect(others.allSatisfy { !(14...28).contains($0.column) })
  }

  @Test func `light over what no digit proves keeps a zone from acceptance`() throws {
    let (image, zone) = picture(light: 30...30)
    // That is no name in the first line, and a 1 in the second.
    let reader = ZoneReader(recognizers: [.fast], gates: AcceptanceGates(name: 0.8))
    let read = try #require(
      ReadZone(
        zone: zone, scores: ZoneScores(ZoneDecoderTests.passport).lines, recognizer: .fast,
        decoder: ZoneDecoder(), gates: AcceptanceGates(name: 0.8)))
    #expect(read.isAccepted)
    let judged = reader.judgedByLight(read, in: image)
    #expect(judged.refusals.map(\.code) == [.improbable])
  }
}
