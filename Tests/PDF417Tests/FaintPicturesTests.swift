import Raster
import Testing

@testable import PDF417

/// Symbols of a tenth of the range of greys, in frames that have the whole of it.
@Suite struct FaintPicturesTests {
  private static let bytes = (0..<60).map { UInt8($0 * 7 % 96 + 32) }

  /// A frame with a page on a dark desk, and on the page, at an angle, a symbol of faint ink.
  private static func frame(degrees: Double, paper: Int, ink: Int) throws -> GrayImage {
    var writer = PDF417Writer()
    (writer.moduleWidth, writer.columns, writer.quietZone) = (3, 5, 4)
    let symbol = GrayImage(
      try writer.image(of: bytes), dark: UInt8(paper - ink), light: UInt8(paper)
    ).turned(degrees: degrees, ground: UInt8(paper))
    var image = GrayImage(width: 1000, height: 800, filledWith: UInt8(paper))
      .covered(x: 0..<140, y: 0..<800, with: 40)
      .holding(symbol, x: 240, y: 150)
    var random = SplitMix(seed: 1)
    for y in 0..<800 {
      for x in 0..<1000 {
        image[x, y] = UInt8(Int(image[x, y]) + Int.random(in: -2...2, using: &random))
      }
    }
    return image
  }

  @Test(arguments: [0.0, 4, 90, 183], [(212, 22), (120, 20)])
  func `a tenth of the range of greys is enough`(
    degrees: Double, greys: (paper: Int, ink: Int)
  ) throws {
    let image = try Self.frame(degrees: degrees, paper: greys.paper, ink: greys.ink)
    #expect(PictureSurvey(image).stackedRegions.isEmpty)
    #expect(PDF417Reader().symbols(in: image).map(\.bytes) == [Self.bytes])
  }
}
