import Raster
import Testing

@Suite struct GrayImageFramingTests {
  /// 2 columns, 2 rows.
  private let image = GrayImage(width: 2, height: 2, pixels: [1, 2, 3, 4])

  @Test func `a border goes around all sides`() throws {
    let framed = try #require(image).framed(by: 1, gray: 9)
    #expect(framed.width == 4)
    #expect(framed.height == 4)
    #expect(framed.pixels == [9, 9, 9, 9, 9, 1, 2, 9, 9, 3, 4, 9, 9, 9, 9, 9])
  }

  @Test(arguments: [0, -3, .min, .max, .max / 4, 1 << 29])
  func `a border that is none, or too wide to hold, changes nothing`(width: Int) throws {
    let image = try #require(image)
    #expect(image.framed(by: width, gray: 9) == image)
  }

  @Test func `a border around nothing is all there is`() {
    let framed = GrayImage(width: 0, height: 0, filledWith: 0).framed(by: 2, gray: 7)
    #expect(framed == GrayImage(width: 4, height: 4, filledWith: 7))
  }

  @Test(
    arguments: [
      ([200, 200, 200, 10], 200), ([10, 10, 10, 200], 10), ([0, 0, 255, 255], 0),
      ([7, 7, 7, 7], 7),
    ] as [([UInt8], UInt8)])
  func `the median is the grey of the larger half`(samples: [UInt8], expected: UInt8) throws {
    let image = try #require(GrayImage(width: 2, height: 2, pixels: samples))
    #expect(image.medianGray == expected)
    #expect(GrayImage(width: 0, height: 0, filledWith: 3).medianGray == 0)
  }
}
