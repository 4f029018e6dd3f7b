import Raster
import Testing

@testable import PDF417

/// Every other scan line of a frame comes first, and the others only where that leads somewhere.
@Suite struct GuardLinesTests {
  private static let bytes = [UInt8](repeating: 0x41, count: 24)

  /// A frame with one symbol, and what it is read as.
  private func frame(rows: Int, columns: Int, moduleWidth: Int, left: Int, top: Int) throws
    -> GrayImage
  {
    var writer = PDF417Writer()
    (writer.rows, writer.columns, writer.moduleWidth) = (rows, columns, moduleWidth)
    writer.quietZone = 2
    let symbol = GrayImage(try writer.image(of: Self.bytes))
    var image = GrayImage(width: 1000, height: 800, filledWith: 200)
    for y in 0..<symbol.height {
      for x in 0..<symbol.width { image[left + x, top + y] = symbol[x, y] }
    }
    return image
  }

  @Test(arguments: [GuardPattern.start, .stop])
  func `both halves together meet what all lines meet, in their order`(pattern: GuardPattern) throws
  {
    let image = try frame(rows: 12, columns: 4, moduleWidth: 3, left: 301, top: 203)
    let picture = Picture(width: image.width, height: image.height, pixels: image.pixels)
    var whole = GuardFinder(picture)
    whole.run()
    var halves = GuardFinder(picture)
    halves.run(.everyOther)
    #expect((1..<whole.hits.count).contains(halves.hits.count))
    halves.run(.others)
    #expect(whole.hits.contains { $0.pattern == pattern })
    #expect(halves.hits.map(\.origin) == whole.hits.map(\.origin))
    #expect(halves.hits.map(\.module) == whole.hits.map(\.module))
  }

  @Test(arguments: 0..<16)
  func `a flat symbol is read wherever it lies between the lines`(offset: Int) throws {
    let image = try frame(
      rows: 4, columns: 12, moduleWidth: 2, left: 200 + offset, top: 300 + offset)
    #expect(PictureSurvey(image).isFrame)
    #expect(PDF417Reader().symbols(in: image).map(\.bytes) == [Self.bytes])
    #expect(PDF417Reader().symbols(in: image.turned(degrees: 90)).map(\.bytes) == [Self.bytes])
  }
}
