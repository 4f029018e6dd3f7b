import Raster
import Testing

@Suite("Doubling an image")
struct GrayImageEnlargingTests {
  @Test("every pixel is the grey between its neighbours", arguments: [2, 3, 16, 33, 70])
  func greys(width: Int) throws {
    var seed: UInt32 = 7
    let pixels = (0..<width * 5).map { _ -> UInt8 in
      seed = seed &* 1_664_525 &+ 1_013_904_223
      return UInt8(truncatingIfNeeded: seed >> 24)
    }
    let image = try #require(GrayImage(width: width, height: 5, pixels: pixels))
    let double = image.doubled()
    #expect(double.width == 2 * width)
    #expect(double.height == 10)
    for y in 0..<double.height {
      for x in 0..<double.width {
        let place = Point(x: Double(x), y: Double(y)).scaled(by: 0.5)
        // The last row and column have 1/256 of the one before, each up to one grey.
        #expect(abs(Double(double[x, y]) - image.gray(place)) <= 2.5)
        let isInside = x < double.width - 1 && y < double.height - 1
        if isInside { #expect(Double(double[x, y]) == image.gray(place).rounded()) }
      }
    }
  }

  @Test("a picture of one grey stays one")
  func plain() {
    let double = GrayImage(width: 9, height: 7, filledWith: 255).doubled()
    #expect(double.pixels == [UInt8](repeating: 255, count: 18 * 14))
  }

  @Test("a single row or column stays as it is", arguments: [(0, 0), (1, 9), (9, 1)])
  func tiny(size: (Int, Int)) {
    let image = GrayImage(width: size.0, height: size.1, filledWith: 9)
    #expect(image.doubled() == image)
  }
}
