import MRZLocation
import Raster
import Testing

/// No line and no zone that can be made traps later, whatever numbers it was made of.
@Suite struct MRZLocationExtremeValueTests {
  static let counts = [Int.min, -1, 0, 1, 2, 44, 5000, .max]
  static let places = [
    -Double.infinity, -1e300, -1e10, 0, 20.5, 1e10, 1e300, .infinity, .nan,
  ]

  private func use(_ zone: LocatedZone, in image: GrayImage, sampling: LineSampling = .init()) {
    _ = (zone.quadrilateral, zone.turned(), zone.lies(in: image), zone.hashValue)
    for index in [Int.min, -1, 0, .max] {
      let strip = zone.strip(ofLine: index, in: image, sampling: sampling)
      #expect(strip.image.pixels.count == strip.image.width * strip.image.height)
    }
    for line in zone.lines {
      #expect(line.cellCenters.count == line.cellCount)
      for cell in Self.counts { _ = (line.quadrilateral(ofCell: cell), line.turned) }
    }
  }

  private func zone(cells: Int, x: SIMD4<Double>, y: SIMD4<Double>, size: Double) -> LocatedZone {
    LocatedZone(
      lines: [
        LocatedLine(
          curve: LineCurve(cellCount: cells, x: x, y: y), characterHeight: size, slant: size)
      ], pitch: size, isLightOnDark: true, uprightMargin: size, score: size)
  }

  @Test(.timeLimit(.minutes(1)), arguments: counts)
  func `counts of cells`(count: Int) {
    let image = GrayImage(width: 60, height: 20, filledWith: 128)
    let zone = zone(cells: count, x: [30, 25, 0, 0], y: [10, 0, 0, 0], size: 10)
    #expect((2...1024).contains(zone.cellCount))
    for first in Self.counts {
      let resized = zone.resized(first: first, count: count)
      #expect((2...1024).contains(resized.cellCount))
      if abs(Double(first)) < 100 { use(resized, in: image) }
    }
    var sampling = LineSampling()
    (sampling.pixelsPerCell, sampling.height, sampling.margin) = (count, count, count)
    use(
      self.zone(cells: 2, x: [30, 25, 0, 0], y: [10, 0, 0, 0], size: 10), in: image,
      sampling: sampling)
  }

  @Test(.timeLimit(.minutes(1)), arguments: places, places)
  func `places of any kind`(first: Double, second: Double) {
    let image = GrayImage(width: 60, height: 20, filledWith: 128)
    use(
      zone(cells: 4, x: [first, second, 0, 0], y: [second, 0, first, 0], size: second), in: image)
    var sampling = LineSampling()
    (sampling.verticalScale, sampling.horizontalOffset) = (first, second)
    sampling.verticalOffset = first
    use(
      zone(cells: 4, x: [30, 25, 0, 0], y: [10, 0, 0, 0], size: 8), in: image, sampling: sampling)
    let point = Point(x: first, y: second)
    _ = LineCurve(through: [point, point, Point(x: 0, y: 0), point])
    _ = LineCurve(through: [point])
    let region = Quadrilateral(
      topLeft: point, topRight: Point(x: second, y: first), bottomRight: point, bottomLeft: point)
    #expect(MRZLocator().zones(in: image, region: region).isEmpty)
  }
}
