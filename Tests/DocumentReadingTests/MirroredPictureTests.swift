import DocumentReading
import IdentityDocument
import ImageFile
import Raster
import Testing

/// Pictures in a mirror, as the cameras that people look at themselves with give them.
struct MirroredPictureTests {
  private static let asOf = CalendarDate(year: 2026, month: 11, day: 21)

  private static func mirrored(_ image: ColorImage) throws -> ColorImage {
    let pixels = Orientation.mirrored.applied(
      to: image.pixels, width: image.width, height: image.height)
    return try #require(ColorImage(width: image.width, height: image.height, pixels: pixels))
  }

  private static func mirrored(_ place: Point, in image: ColorImage) -> Point {
    Point(x: Double(image.width - 1) - place.x, y: place.y)
  }

  @Test(arguments: [
    "Specimens/mrp-000.jpg", "Specimens/td1-001.jpg", "Specimens/td2-002.jpg",
    "Specimens/mrva-003.jpg",
  ])
  func `a zone in a mirror is read, and its corners go round against the clock`(
    name: String
  ) throws {
    let image = try ColorImage(contentsOfFile: CorpusPlaces.picture(name))
    let reader = try DocumentReader(validating: ReaderConfiguration(asOf: Self.asOf))
    let upright = try #require(try reader.read(GrayImage(image)).mrz)
    let reading = try #require(try reader.read(GrayImage(Self.mirrored(image))).mrz)
    #expect(reading.mrz.lines == upright.mrz.lines)
    #expect(reading.isAccepted == upright.isAccepted)
    #expect(!upright.quadrilateral.isMirrored)
    #expect(reading.quadrilateral.isMirrored)
    for (seen, own) in zip(reading.quadrilateral.corners, upright.quadrilateral.corners) {
      #expect(seen.distance(to: Self.mirrored(own, in: image)) < 3)
    }
  }

  @Test func `a mirrored zone is followed from frame to frame`() throws {
    let image = try ColorImage(contentsOfFile: CorpusPlaces.picture("Specimens/mrp-000.jpg"))
    let frame = GrayImage(try Self.mirrored(image))
    let reader = try DocumentReader(validating: ReaderConfiguration(asOf: Self.asOf))
    var burst = Burst(configuration: reader.configuration)
    for _ in 0..<3 { burst.add(try reader.read(frame, of: burst)) }
    #expect(burst.isTracking)
    #expect(burst.reading().mrz?.isAccepted == true)
  }
}
