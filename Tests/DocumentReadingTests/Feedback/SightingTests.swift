import CorpusIndex
import DocumentReading
import IdentityDocument
import ImageFile
import Raster
import Testing

/// Symbols that were found and not decoded, and documents that the edge of the picture cuts.
@Suite struct SightingTests {
  private static let reader = DocumentReader(
    configuration: ReaderConfiguration(asOf: SampleReading.day))

  private static func reading(
    of name: String, _ change: (GrayImage, Quadrilateral) -> GrayImage
  ) throws -> Reading {
    let image = try GrayImage(contentsOfFile: CorpusPlaces.picture(name))
    let whole = try reader.read(image)
    let place = try #require(
      whole.mrz?.quadrilateral ?? whole.barcodes.first?.quadrilateral, "\(name)")
    #expect(whole.isAccepted)
    #expect(!whole.refusals.contains { $0.code == .symbolNotDecoded })
    return try reader.read(change(image, place))
  }

  /// A reflection over the middle of a place.
  private static func lit(_ image: GrayImage, _ place: Quadrilateral) -> GrayImage {
    let width = place.topLeft.distance(to: place.topRight)
    let height = place.topLeft.distance(to: place.bottomLeft)
    return image.lit(x: place.center.x, y: place.center.y, radius: (0.3 * width, 0.3 * height))
  }

  @Test(arguments: ["Cards/g1-aamva-000.jpg", "QR/g1-vietnam-001.jpg"])
  func `a symbol that cannot be decoded is said to be there, with its place`(name: String) throws {
    var middle = Point(x: 0, y: 0)
    let reading = try Self.reading(of: name) { image, place in
      middle = place.center
      return Self.lit(image, place)
    }
    #expect(!reading.isAccepted)
    #expect(reading.barcodes.isEmpty)
    #expect(reading.feedback.first == .searchingDocument)
    let refusal = try #require(reading.refusals.first { $0.code == .symbolNotDecoded })
    let outline = try #require(refusal.outline)
    let xs = [outline.topLeft.x, outline.bottomRight.x]
    let ys = [outline.topLeft.y, outline.bottomRight.y]
    #expect(abs(xs.reduce(0, +) / 2 - middle.x) < 60 && abs(ys.reduce(0, +) / 2 - middle.y) < 60)
    #expect(!reading.refusals.contains { $0.code == .noDocument })
  }

  @Test func `a symbol with another content is decoded, and no document`() throws {
    let path = CorpusPlaces.picture("QR/g1-number_only-000.jpg")
    let reading = try Self.reader.read(contentsOfFile: path)
    #expect(reading.barcodes.count == 1)
    #expect(reading.refusals.map(\.code).contains(.incompletePayload))
    #expect(!reading.refusals.map(\.code).contains(.symbolNotDecoded))
  }

  @Test(arguments: [
    ("Frames/g1-mrp-006.jpg", 0.125, 1.0), ("Frames/g1-mrp-006.jpg", 0.0, 0.875),
    // A strip, which is read with a border around it: the edge is the strip's.
    ("Bursts/g1-000/frame-05.jpg", 0.125, 1.0), ("Bursts/g1-000/frame-05.jpg", 0.0, 0.875),
  ])
  func `a document that is cut by the edge reaches beyond the picture`(
    name: String, from: Double, to: Double
  ) throws {
    let reading = try Self.reading(of: name) { image, place in
      let bounds = place.bounds(inWidth: image.width, height: image.height)
      let left = from > 0 ? bounds.x + Int(Double(bounds.width) * from) : 0
      let right = to < 1 ? bounds.x + Int(Double(bounds.width) * to) : image.width
      return image.cropped(
        to: PixelRectangle(x: left, y: 0, width: right - left, height: image.height))
    }
    #expect(!reading.isAccepted)
    #expect(reading.feedback.contains(.outOfOverlayBounds), "\(reading.feedback)")
    #expect(!reading.feedback.contains(.tooFar))
  }
}
