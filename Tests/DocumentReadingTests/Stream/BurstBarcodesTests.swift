import DocumentReading
import IdentityDocument
import ImageFile
import Raster
import Testing

/// Bursts of a licence whose symbol no frame shows whole.
@Suite struct BurstBarcodesTests {
  /// The picture with grain over a band of a barcode, between two shares of its height.
  private static func covered(
    _ image: GrayImage, _ place: Quadrilateral, from: Double, to: Double
  ) -> GrayImage {
    var image = image
    var random: UInt32 = 99
    let bounds = place.bounds(inWidth: image.width, height: image.height)
    let left = bounds.x + bounds.width / 5
    let top = Double(bounds.y)
    for y in Int(top + from * Double(bounds.height))..<Int(top + to * Double(bounds.height)) {
      for x in left..<left + bounds.width * 3 / 5 {
        random = random &* 1_664_525 &+ 1_013_904_223
        image[x, y] = UInt8(120 + random >> 28)
      }
    }
    return image
  }

  @Test func `frames that each lose a part of a symbol give its document together`() throws {
    let image = try GrayImage(contentsOfFile: CorpusPlaces.picture("Cards/g1-aamva-002.jpg"))
    let reader = DocumentReader(configuration: ReaderConfiguration())
    let whole = try reader.read(image)
    let barcode = try #require(whole.barcodes.first)
    var burst = Burst()
    for (from, to) in [(0.03, 0.52), (0.5, 0.97)] {
      let frame = Self.covered(image, barcode.quadrilateral, from: from, to: to)
      #expect(try reader.read(frame).barcodes.isEmpty)
      #expect(!burst.isAccepted)
      burst.add(try reader.read(frame, of: burst))
    }
    #expect(burst.isAccepted)
    #expect(burst.reading.barcodes.map(\.bytes) == [barcode.bytes])
    #expect(burst.reading.document?.idNumber == whole.document?.idNumber)
    let place = try #require(burst.reading.barcodes.first?.quadrilateral.center)
    #expect(place.distance(to: barcode.quadrilateral.center) < 20)
  }
}
