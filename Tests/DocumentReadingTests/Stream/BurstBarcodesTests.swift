import Barcodes
import IdentityDocument
import ImageFile
import Raster
import Testing

@testable import DocumentReading

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
    #expect(burst.framesUsed == [0, 1])
    #expect(burst.framesLeftOut == [])
    #expect(burst.reading.barcodes.map(\.bytes) == [barcode.bytes])
    #expect(burst.reading.document?.idNumber == whole.document?.idNumber)
    let place = try #require(burst.reading.barcodes.first?.quadrilateral.center)
    #expect(place.distance(to: barcode.quadrilateral.center) < 20)
  }

  /// A zone whose number disagrees with its digit, at a place.
  private static func invalidZone(at place: Quadrilateral) throws -> FrameEvidence {
    let reading = BurstTests.reading([
      BurstTests.passport[0], "L898902C35UTO7408122F1204159ZE184226B<<<<<10",
    ])
    var evidence = try #require(reading.evidence)
    var zone = try #require(reading.mrz)
    #expect(!zone.mrz.isValid)
    zone.quadrilateral = place
    evidence.readings = [zone]
    return evidence
  }

  @Test(arguments: [(0, 0.0, 0), (1, 0.0, 0), (0, 2.0, 1), (1, 2.0, 1)])
  func `a zone seen in the bars of a symbol is no document, one beside it is`(
    frame: Int, shift: Double, zones: Int
  ) throws {
    let image = try GrayImage(contentsOfFile: CorpusPlaces.picture("Cards/g1-aamva-002.jpg"))
    let reader = DocumentReader(configuration: ReaderConfiguration())
    let place = try #require(try reader.read(image).barcodes.first).quadrilateral
    let bounds = place.bounds(inWidth: image.width, height: image.height)
    let junk = try Self.invalidZone(
      at: place.mapped { Point(x: $0.x, y: $0.y - shift * Double(bounds.height)) })
    var burst = Burst()
    for (number, band) in [(0.03, 0.52), (0.5, 0.97)].enumerated() {
      let picture = Self.covered(image, place, from: band.0, to: band.1)
      var reading = try reader.read(picture, of: burst)
      reading.evidence?.zones = number == frame ? junk.zones : []
      reading.evidence?.readings = number == frame ? junk.readings : []
      reading.evidence?.outlook = nil
      burst.add(reading)
    }
    #expect(burst.framesUsed == [0, 1])
    #expect(burst.reading.barcodes.count == 1)
    #expect((burst.reading.mrz == nil ? 0 : 1) + burst.reading.otherZones.count == zones)
  }

  @Test func `a zone that is accepted stays, wherever it lies`() throws {
    var reading = BurstTests.reading(BurstTests.passport)
    let place = try #require(reading.mrz).quadrilateral
    let barcode = BarcodeReading(symbology: .qr, bytes: [65], text: "A", quadrilateral: place)
    reading.barcodes = [barcode]
    reading.evidence?.barcodes = [barcode]
    var burst = Burst(configuration: BurstTests.configuration)
    burst.add(reading)
    #expect(burst.reading.mrz?.mrz.lines == BurstTests.passport)
  }
}
