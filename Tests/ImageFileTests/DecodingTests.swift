import Raster
import Testing

@testable import ImageFile

@Suite struct DecodingTests {
  @Test(arguments: [ImageFileFormat.png, .tiff, .pnm, .bmp, .webP])
  func `lossless formats give the samples back`(_ format: ImageFileFormat) throws {
    let bytes = try SamplePicture.gray.encoded(as: format)
    #expect(ImageFileFormat(signatureOf: bytes) == format)
    #expect(try GrayImage(encoded: bytes) == SamplePicture.gray)
  }

  @Test func `JPEG gives nearly the samples back`() throws {
    let image = try GrayImage(encoded: SamplePicture.gray.encoded(as: .jpeg, quality: 100))
    #expect(SamplePicture.greatestDifference(image, SamplePicture.gray) < 8)
  }

  @Test(arguments: [ImageFileFormat.png, .tiff, .pnm, .bmp, .webP, .jpeg])
  func `colours become their luma`(_ format: ImageFileFormat) throws {
    let colors = [(255, 0, 0, 76), (0, 255, 0, 150), (0, 0, 255, 29), (200, 100, 50, 124)]
    for (red, green, blue, luma) in colors {
      let color = Color(red: UInt8(red), green: UInt8(green), blue: UInt8(blue))
      let picture = try #require(
        ColorImage(width: 16, height: 16, pixels: Array(repeating: color, count: 256)))
      let gray = try GrayImage(encoded: picture.encoded(as: format, quality: 100))
      #expect(abs(Int(gray[8, 8]) - luma) <= 1, "\(color)")
    }
  }

  @Test func `PNG of one, four and sixteen bits`() throws {
    let oneBit = SamplePicture.png(
      width: 10, height: 1, bitDepth: 1, colorType: 0, rows: [0, 0b1010_1010, 0b1100_0000])
    #expect(
      try GrayImage(encoded: oneBit).pixels == [255, 0, 255, 0, 255, 0, 255, 0, 255, 255])
    let fourBit = SamplePicture.png(
      width: 3, height: 1, bitDepth: 4, colorType: 0, rows: [0, 0x0F, 0x80])
    #expect(try GrayImage(encoded: fourBit).pixels == [0, 255, 136])
    let sixteenBit = SamplePicture.png(
      width: 2, height: 1, bitDepth: 16, colorType: 0, rows: [0, 0x12, 0x34, 0xFE, 0xDC])
    #expect(try GrayImage(encoded: sixteenBit).pixels == [0x12, 0xFE])
  }

  @Test func `PNG with a palette, opaque and not`() throws {
    let palette: [UInt8] = [255, 0, 0, 0, 0, 0, 10, 10, 10]
    let opaque = SamplePicture.png(
      width: 3, height: 1, bitDepth: 8, colorType: 3, rows: [0, 0, 1, 2], palette: palette)
    #expect(try GrayImage(encoded: opaque).pixels == [77, 0, 10])
    let transparent = SamplePicture.png(
      width: 3, height: 1, bitDepth: 8, colorType: 3, rows: [0, 0, 1, 2], palette: palette,
      transparency: [255, 0])
    #expect(try GrayImage(encoded: transparent).pixels == [77, 255, 10])
  }

  @Test func `what is transparent shows white`() throws {
    let bytes = SamplePicture.png(
      width: 3, height: 1, bitDepth: 8, colorType: 6,
      rows: [0, 0, 0, 0, 0, 100, 100, 100, 255, 0, 0, 0, 128])
    #expect(try GrayImage(encoded: bytes).pixels == [255, 100, 127])
    let grayAlpha = SamplePicture.png(
      width: 2, height: 1, bitDepth: 8, colorType: 4, rows: [0, 0, 255, 0, 0])
    #expect(try GrayImage(encoded: grayAlpha).pixels == [0, 255])
    let grayOfThree = SamplePicture.png(
      width: 3, height: 1, bitDepth: 8, colorType: 0, rows: [0, 5, 6, 7],
      transparency: [0, 6])
    #expect(try GrayImage(encoded: grayOfThree).pixels == [5, 255, 7])
  }

  /// Of 3 × 3 pixels the seven passes hold 1, 0, 0, 1, 2, 2 and 3 (ISO/IEC 15948, 8.2).
  @Test func `an interlaced PNG`() throws {
    let rows: [UInt8] = [0, 10, 0, 30, 0, 70, 90, 0, 20, 0, 80, 0, 40, 50, 60]
    let bytes = SamplePicture.png(
      width: 3, height: 3, bitDepth: 8, colorType: 0, rows: rows, isInterlaced: true)
    #expect(try GrayImage(encoded: bytes).pixels == [10, 20, 30, 40, 50, 60, 70, 80, 90])
    #expect(throws: ImageFileError.undecodable(.png, cause: "Not enough image data")) {
      try GrayImage(
        encoded: SamplePicture.png(
          width: 3, height: 3, bitDepth: 8, colorType: 0, rows: Array(rows.dropLast()),
          isInterlaced: true))
    }
  }

  @Test(arguments: [
    ("P1\n# a comment\n2 1\n1 0\n", [0, 255]), ("P2 # grey\n2 1 255\n7 200\n", [7, 200]),
    ("P2\n2 1 15\n15 0\n", [255, 0]), ("P3\n1 1\n255\n255 0 0\n", [77]),
  ])
  func `portable maps as text`(_ text: String, _ expected: [UInt8]) throws {
    #expect(try GrayImage(encoded: Array(text.utf8)).pixels == expected)
  }

  @Test func `what PNG chunks say beside the picture is passed over`() throws {
    let profile = SamplePicture.chunk("iCCP", Array("not a profile".utf8))
    let bytes = SamplePicture.png(
      width: 1, height: 1, bitDepth: 8, colorType: 0, rows: [0, 99], extra: profile)
    #expect(try GrayImage(encoded: bytes).pixels == [99])
  }

  @Test func `the check sum is that of PNG`() {
    // The check value of this CRC, and the sum of every IEND chunk.
    #expect(CyclicRedundancyCheck().value(of: Array("123456789".utf8)[...]) == 0xCBF4_3926)
    #expect(CyclicRedundancyCheck().value(of: Array("IEND".utf8)[...]) == 0xAE42_6082)
  }
}
