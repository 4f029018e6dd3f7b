import Raster
import Testing

@Suite("Halving an image")
struct GrayImagePyramidTests {
  @Test("every pixel is the rounded mean of a square", arguments: [2, 3, 16, 33, 70])
  func means(width: Int) throws {
    var seed: UInt32 = 7
    let pixels = (0..<width * 5).map { _ -> UInt8 in
      seed = seed &* 1_664_525 &+ 1_013_904_223
      return UInt8(truncatingIfNeeded: seed >> 24)
    }
    let image = try #require(GrayImage(width: width, height: 5, pixels: pixels))
    let half = image.halved()
    #expect(half.width == width / 2)
    #expect(half.height == 2)
    for y in 0..<half.height {
      for x in 0..<half.width {
        let sum =
          Int(image[2 * x, 2 * y]) + Int(image[2 * x + 1, 2 * y])
          + Int(image[2 * x, 2 * y + 1]) + Int(image[2 * x + 1, 2 * y + 1])
        #expect(Int(half[x, y]) == (sum + 2) / 4)
      }
    }
  }

  @Test("nothing is left of a single row or column", arguments: [(0, 0), (1, 9), (9, 1)])
  func tiny(size: (Int, Int)) {
    let half = GrayImage(width: size.0, height: size.1, filledWith: 9).halved()
    #expect(half.pixels.isEmpty)
  }
}
