import IdentityDocument
import ImageFile
import Raster
import Testing

@testable import DocumentReading

/// Sharp shadows and glare over zones.
@Suite struct EvenLightTests {
  private static let names = ["mrp-018", "td1-001"]

  /// A specimen's picture and what is read in it.
  private func specimen(_ name: String) throws -> (GrayImage, MRZReading) {
    let image = try GrayImage(contentsOfFile: CorpusPlaces.picture("Specimens/\(name).jpg"))
    return (image, try #require(try DocumentReader().read(image).mrz))
  }

  /// A picture whose greys are others, by how far a pixel is across and down a zone.
  private func lit(
    _ image: GrayImage, over zone: Quadrilateral, _ grey: (UInt8, Double, Double) -> Double
  ) throws -> GrayImage {
    let corners = zone.corners
    let (left, right) = (corners.map(\.x).min() ?? 0, corners.map(\.x).max() ?? 1)
    let (top, bottom) = (corners.map(\.y).min() ?? 0, corners.map(\.y).max() ?? 1)
    var pixels: [UInt8] = []
    for y in 0..<image.height {
      for x in 0..<image.width {
        let (across, down) = (
          (Double(x) - left) / (right - left), (Double(y) - top) / (bottom - top)
        )
        pixels.append(UInt8(min(255, max(0, grey(image[x, y], across, down)))))
      }
    }
    return try #require(GrayImage(width: image.width, height: image.height, pixels: pixels))
  }

  /// The edge of a shadow leans over the zone, from a third to two thirds of its width.
  private func shaded(_ image: GrayImage, over zone: Quadrilateral, light: Double) throws
    -> GrayImage
  {
    try lit(image, over: zone) { grey, across, down in
      Double(grey) * (across < 0.33 + 0.33 * down ? light : 1)
    }
  }

  /// A spot of glare in the middle of the zone, which leaves so much of the print's depth.
  private func glaring(_ image: GrayImage, over zone: Quadrilateral, peak: Double) throws
    -> GrayImage
  {
    try lit(image, over: zone) { grey, across, down in
      let far = (across - 0.4) * (across - 0.4) * 60 + (down - 0.5) * (down - 0.5)
      let share = peak / (1 + far * far)
      return Double(grey) + (250 - Double(grey)) * share
    }
  }

  @Test(arguments: names, [0.25, 0.18])
  func `a zone below the edge of a shadow is read as in even light`(
    name: String, light: Double
  ) throws {
    let (image, plain) = try specimen(name)
    let reading = try #require(
      try DocumentReader().read(shaded(image, over: plain.quadrilateral, light: light)).mrz)
    #expect(reading.isAccepted)
    #expect(reading.mrz.lines == plain.mrz.lines)
  }

  @Test(arguments: names)
  func `a zone under glare is read as in even light`(name: String) throws {
    let (image, plain) = try specimen(name)
    let reading = try #require(
      try DocumentReader().read(glaring(image, over: plain.quadrilateral, peak: 0.85)).mrz)
    #expect(reading.isAccepted)
    #expect(reading.mrz.lines == plain.mrz.lines)
  }

  @Test(arguments: names)
  func `light is uneven where there is a shadow or glare`(name: String) throws {
    let (image, plain) = try specimen(name)
    let zone = plain.quadrilateral
    let pitch = zone.length / Double(plain.mrz.format.lineLength(1))
    let even = EvenLight.unevenness(of: zone, in: image, pitch: pitch)
    #expect(even.paper < 2)
    let shade = EvenLight.unevenness(
      of: zone, in: try shaded(image, over: zone, light: 0.25), pitch: pitch)
    #expect(shade.paper > 3)
    let glare = EvenLight.unevenness(
      of: zone, in: try glaring(image, over: zone, peak: 0.85), pitch: pitch)
    #expect(glare.ink > 3 && glare.ink > 1.5 * even.ink)
  }

  @Test func `pictures of any size and light are evened`() {
    for (width, height) in [(0, 0), (1, 1), (2, 9), (40, 3)] {
      for grey: UInt8 in [0, 128, 255] {
        let image = GrayImage(width: width, height: height, filledWith: grey)
        for pitch in [0.1, 3, 500] {
          let even = EvenLight(image, pitch: pitch).evened
          #expect(even.width == width && even.height == height)
          let zone = Quadrilateral(PixelRectangle(x: -9, y: 0, width: 50, height: 7))
          let unevenness = EvenLight.unevenness(of: zone, in: image, pitch: pitch)
          #expect(unevenness.paper == 1 && unevenness.ink == 1)
        }
      }
    }
  }
}
