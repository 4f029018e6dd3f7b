import Raster
import Testing

@testable import PageReading

struct BrighteningTests {
  @Test(arguments: [(40, 121), (100, 200), (201, 201), (255, 255), (0, 0)])
  func `a dark picture becomes three times brighter at most`(gray: UInt8, bright: UInt8) {
    let image = GrayImage(width: 8, height: 8, filledWith: gray).brightened(to: 200, atMost: 3)
    #expect(image.pixels.allSatisfy { $0 == bright })
  }
}
