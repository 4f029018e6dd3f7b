import IdentityDocument
import MRZLocation
import Raster
import Testing

@testable import MRZRecognition

@Suite struct NameLightTests {
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
    NameLight(of: picture.zone, .td3, in: picture.image)?.spot(among: places)
  }

  @Test(arguments: [5, 12, 30])
  func `light over half a letter is seen`(cell: Int) {
    #expect(spot(picture(light: cell...cell), 5..<44) == cell)
    // Beside the names it does not matter.
    #expect(spot(picture(light: cell...cell), cell + 2..<44) == nil)
  }

  @Test func `even light, and a shadow's edge, are no spots`() {
    #expect(spot(picture(), 5..<44) == nil)
    #expect(spot(picture(from: 0...20), 5..<44) == nil)
    #expect(spot(picture(light: 12...12, of: Self.paper + 20), 5..<44) == nil)
  }

  @Test func `formats without names have no line of them, and places beyond it no spot`() {
    let (image, zone) = picture(light: 12...12)
    #expect(NameLight(of: zone, .frenchIdentityCard, in: image) == nil)
    #expect(spot((image, zone), 44..<60) == nil)
    #expect(spot((GrayImage(width: 0, height: 0, filledWith: 0), zone), 5..<44) == nil)
  }
}
