import MRZLocation
import Raster
import Testing

/// Zones in a mirror.
@Suite struct MirroredZoneTests {
  private static let (width, height) = (520, 240)

  /// Greys that no row or column repeats.
  private static func image(isMirrored: Bool) throws -> GrayImage {
    let pixels = (0..<height).flatMap { row in
      (0..<width).map { column in
        let y = isMirrored ? height - 1 - row : row
        return UInt8((column * column / 7 + 3 * y * y / 5 + column * y / 11) % 200)
      }
    }
    return try #require(GrayImage(width: width, height: height, pixels: pixels))
  }

  /// Two lines, of which the upper one rises by two pixels.
  private static func zone(isMirrored: Bool, slant: Double) -> LocatedZone {
    let rows = isMirrored ? [139.0, 119.0] : [100, 120]
    let lines = rows.enumerated().map { index, row in
      LocatedLine(
        curve: LineCurve(
          cellCount: 44, x: [260, 215, 0, 0],
          y: [row, index == 0 ? (isMirrored ? 1 : -1) : 0, 0, 0]),
        characterHeight: 12, slant: isMirrored ? -slant : slant)
    }
    let zone = LocatedZone(
      lines: isMirrored ? lines.reversed() : lines, pitch: 10, isLightOnDark: false,
      uprightMargin: 2, score: 1)
    return isMirrored ? zone.mirrored() : zone
  }

  @Test(arguments: [0, 0.2])
  func `the lines of a zone are cut out of a mirror as they are beside it`(slant: Double) throws {
    let (own, other) = (
      Self.zone(isMirrored: false, slant: slant), Self.zone(isMirrored: true, slant: slant)
    )
    let (image, mirror) = (try Self.image(isMirrored: false), try Self.image(isMirrored: true))
    for line in 0..<2 {
      let strip = own.strip(ofLine: line, in: image).image
      let seen = other.strip(ofLine: line, in: mirror).image
      #expect(strip.width == seen.width && strip.height == seen.height)
      #expect(zip(strip.pixels, seen.pixels).allSatisfy { abs(Int($0) - Int($1)) <= 1 })
    }
  }

  @Test func `a zone in a mirror knows it, whichever way up`() {
    let zone = Self.zone(isMirrored: false, slant: 0.1)
    #expect(!zone.isMirrored && !zone.quadrilateral.isMirrored)
    let mirrored = zone.mirrored()
    #expect(mirrored.isMirrored && mirrored.quadrilateral.isMirrored)
    #expect(mirrored.mirrored() == zone)
    for other in [
      mirrored.turned(), mirrored.evened(), mirrored.resized(first: 2, count: 30),
      mirrored.shifted(x: 3, y: 4),
    ] {
      #expect(other.isMirrored && other.quadrilateral.isMirrored)
    }
    #expect(mirrored.uprightMargin == zone.uprightMargin)
    #expect(mirrored.turned().turned() == mirrored)
  }
}
