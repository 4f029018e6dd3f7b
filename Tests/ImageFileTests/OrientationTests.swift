import Raster
import Testing

@testable import ImageFile

@Suite struct OrientationTests {
  /// How a 3 × 2 picture `abc / def` is stored under each value of the tag (TIFF 6.0, section 8).
  static let stored: [(Int, [String])] = [
    (1, ["abc", "def"]), (2, ["cba", "fed"]), (3, ["fed", "cba"]), (4, ["def", "abc"]),
    (5, ["ad", "be", "cf"]), (6, ["cf", "be", "ad"]), (7, ["fc", "eb", "da"]),
    (8, ["da", "eb", "fc"]),
  ]

  @Test(arguments: stored)
  func `every value turns its stored picture upright`(_ value: Int, _ rows: [String]) throws {
    let orientation = try #require(Orientation(rawValue: value))
    let samples = Array(rows.joined())
    let upright = orientation.applied(to: samples, width: rows[0].count, height: rows.count)
    #expect(String(upright) == "abcdef")
    #expect(orientation.swapsSides == (rows.count == 3))
  }

  @Test(arguments: 1...8, [false, true])
  func `JPEG with Exif`(_ value: Int, bigEndian: Bool) throws {
    let orientation = try #require(Orientation(rawValue: value))
    // A quarter turn is undone by its opposite; every other value undoes itself.
    let inverse = [6: 8, 8: 6][value] ?? value
    let inverted = try #require(Orientation(rawValue: inverse))
    let scene = SamplePicture.gray
    let stored = try #require(
      GrayImage(
        width: inverted.swapsSides ? scene.height : scene.width,
        height: inverted.swapsSides ? scene.width : scene.height,
        pixels: inverted.applied(to: scene.pixels, width: scene.width, height: scene.height)))
    let exif = SamplePicture.exif(orientation: UInt8(value), bigEndian: bigEndian)
    let jpeg = SamplePicture.jpeg(try stored.encoded(as: .jpeg, quality: 100), withExif: exif)
    let read = try GrayImage(encoded: jpeg)
    #expect(SamplePicture.greatestDifference(read, scene) < 12)
    #expect(orientation.rawValue == value)
  }

  @Test func `PNG with an eXIf chunk`() throws {
    let exif = SamplePicture.chunk("eXIf", SamplePicture.exif(orientation: 6, bigEndian: true))
    let bytes = SamplePicture.png(
      width: 2, height: 1, bitDepth: 8, colorType: 0, rows: [0, 10, 20], extra: exif)
    let image = try GrayImage(encoded: bytes)
    #expect((image.width, image.height) == (1, 2))
    #expect(image.pixels == [10, 20])
  }

  @Test func `TIFF is turned once`() throws {
    var bytes = try SamplePicture.gray.encoded(as: .tiff)
    let data = EncodedBytes(bytes[...], bigEndian: false)
    let directory = try #require(data.uint32(at: 4))
    let count = try #require(data.uint16(at: directory))
    let entry = try #require(
      (0..<count).map { directory + 2 + 12 * $0 }.first { data.uint16(at: $0) == 274 })
    bytes[entry + 8] = 6
    let image = try GrayImage(encoded: bytes)
    #expect((image.width, image.height) == (32, 48))
    let expected = Orientation.needsQuarterTurnRight.applied(
      to: SamplePicture.gray.pixels, width: 48, height: 32)
    #expect(image.pixels.elementsEqual(expected), "the samples are not those of the turned picture")
  }

  @Test(arguments: [0, 9, 255] as [UInt8])
  func `nonsense counts as upright`(_ value: UInt8) {
    #expect(
      Orientation(exif: SamplePicture.exif(orientation: value, bigEndian: false)[...]) == .upright)
  }

  @Test func `every prefix of Exif is survived`() {
    let exif = SamplePicture.exif(orientation: 3, bigEndian: true)
    for count in 0...exif.count {
      let orientation = Orientation(exif: exif.prefix(count))
      #expect(orientation == (count >= 22 ? .rotated180 : .upright))
    }
  }
}
