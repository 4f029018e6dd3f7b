import MRZLocation
import Raster
import Testing

@Suite("Pictures that hold no zone, and worse")
struct HostilePictureTests {
  @Test(
    "the smallest pictures are searched without harm",
    arguments: [
      (0, 0), (1, 1), (1, 5000), (5000, 1), (19, 19), (20, 20), (39, 41), (40, 40), (2, 900),
    ])
  func tiny(size: (Int, Int)) {
    let noise = TestNoise.image(width: size.0, height: size.1)
    #expect(MRZLocator().zones(in: noise).isEmpty)
  }

  @Test("flat pictures hold nothing", arguments: [0, 128, 255] as [UInt8])
  func flat(value: UInt8) {
    #expect(MRZLocator().zones(in: GrayImage(width: 640, height: 480, filledWith: value)).isEmpty)
  }

  @Test("patterns of one pitch hold nothing", arguments: 1...6)
  func patterns(period: Int) throws {
    let width = 500
    let height = 300
    let stripes = try #require(
      GrayImage(
        width: width, height: height,
        pixels: (0..<width * height).map { ($0 % width) / period % 2 == 0 ? 0 : 255 }))
    #expect(MRZLocator().zones(in: stripes).isEmpty)
    let checks = try #require(
      GrayImage(
        width: width, height: height,
        pixels: (0..<width * height).map {
          ($0 % width / period + $0 / width / period) % 2 == 0 ? 0 : 255
        }))
    #expect(MRZLocator().zones(in: checks).isEmpty)
  }

  /// Thirty megapixels of noise with optimisation, three without, where a pass takes fifty times as
  /// long.
  @Test("noise takes no time without bound", .timeLimit(.minutes(2)))
  func noise() {
    var isOptimized = true
    assert(
      {
        isOptimized = false
        return true
      }())
    let width = isOptimized ? 6400 : 2000
    let height = isOptimized ? 4700 : 1500
    #expect(MRZLocator().zones(in: TestNoise.image(width: width, height: height)).isEmpty)
  }

  @Test(
    "regions that are none hold nothing",
    arguments: [Double.nan, .infinity, -.infinity, -1e9, 1e9])
  func regions(value: Double) {
    let page = TestPage(
      lines: TestPage.td1, width: 320, height: 160, middle: Point(x: 160, y: 80), pitch: 9)
    let corner = Point(x: value, y: value)
    let region = Quadrilateral(
      topLeft: corner, topRight: corner, bottomRight: corner, bottomLeft: corner)
    #expect(MRZLocator().zones(in: page.picture()).count == 1)
    #expect(MRZLocator().zones(in: page.picture(), region: region).isEmpty)
  }

  @Test("a zone cut off by the edge of the picture is not made up", arguments: [0.0, 90])
  func cutOff(angle: Double) {
    func zones(inSide side: Int) -> [LocatedZone] {
      let middle = Point(x: Double(side) / 2, y: Double(side) / 2)
      let page = TestPage(
        lines: TestPage.td3, width: side, height: side, middle: middle, pitch: 9, angle: angle)
      return MRZLocator().zones(in: page.picture())
    }
    #expect(zones(inSide: 300).isEmpty)
    #expect(zones(inSide: 480).count == 1)
  }
}
