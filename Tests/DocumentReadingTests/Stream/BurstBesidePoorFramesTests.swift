import Barcodes
import IdentityDocument
import ImageFile
import Raster
import Testing

@testable import DocumentReading

/// Frames that are fit for use each by itself, in bursts with others that are not.
@Suite struct BurstBesidePoorFramesTests {
  static let licence = ["D1FRA21SD130932290727DUFOUR<<8"]

  private static let reader = DocumentReader(
    configuration: ReaderConfiguration(asOf: SampleReading.day))

  private static func burst(_ readings: [Reading]) -> (ended: [Burst], last: Burst) {
    var burst = Burst(configuration: BurstTests.configuration)
    let ended = readings.compactMap { burst.add($0) }
    return (ended, burst)
  }

  /// The picture out of focus: twice the mean of the greys that are so far to each side.
  static func blurred(_ image: GrayImage, reach: Int) throws -> GrayImage {
    func rows(_ pixels: [UInt8], width: Int) -> [UInt8] {
      pixels.indices.map { index in
        let row = index / width * width
        let near = max(row, index - reach)...min(row + width - 1, index + reach)
        return UInt8(near.reduce(0) { $0 + Int(pixels[$1]) } / near.count)
      }
    }
    func columns(_ pixels: [UInt8], width: Int) -> [UInt8] {
      let height = pixels.count / width
      return pixels.indices.map { pixels[$0 % height * width + $0 / height] }
    }
    var pixels = image.pixels
    for _ in 0..<2 {
      pixels = columns(rows(pixels, width: image.width), width: image.width)
      pixels = columns(rows(pixels, width: image.height), width: image.height)
    }
    return try #require(GrayImage(width: image.width, height: image.height, pixels: pixels))
  }

  @Test(arguments: [
    "SwissLicences/g1-chdl-001", "SwissLicences/g3-chdl-001", "Licences/g1-frdl-002",
  ])
  func `what a frame shows is accepted behind and between frames that are out of focus`(
    name: String
  ) throws {
    let good = try GrayImage(contentsOfFile: CorpusPlaces.picture("\(name).jpg"))
    let alone = try Self.reader.read(good)
    try #require(alone.isAccepted)
    for reach in [2, 3] {
      let poor = try Self.blurred(good, reach: reach)
      for frames in [[poor, poor, good, good], [poor, good, poor, good]] {
        var burst = Burst(configuration: Self.reader.configuration)
        for frame in frames { burst.add(try Self.reader.read(frame, of: burst)) }
        #expect(burst.isAccepted, "reach \(reach)")
        #expect(burst.reading.mrz?.mrz.lines == alone.mrz?.mrz.lines, "reach \(reach)")
      }
    }
  }

  /// Four poor frames outweigh two good ones, and would make another name of theirs.
  @Test(arguments: [[0, 1, 2, 2, 2, 2, 2], [2, 2, 2, 2, 2, 0, 1], [2, 0, 2, 2, 1, 2, 2]])
  func `frames that agree on a text that each is accepted with stand against a refused sum`(
    order: [Int]
  ) {
    let sure = BurstTests.reading(Self.licence)
    let poor = BurstTests.reading(["D1FRA21SD130932290727DUFQUR<<2"], sure: 0.98)
    #expect(sure.isAccepted)
    #expect(!poor.isAccepted)
    let burst = Self.burst(order.map { $0 == 2 ? poor : sure }).last
    #expect(burst.isAccepted)
    #expect(burst.reading.mrz?.mrz.lines == Self.licence)
    #expect(burst.framesUsed == order.indices.filter { order[$0] != 2 })
  }

  /// A frame of another licence's back: its symbol, and a line of its print that may be read like a zone.
  private static func back(isRead: Bool) -> Reading {
    var reading = BurstTests.reading(licence, sure: 0.6)
    let symbol = BarcodeReading(
      symbology: .pdf417, bytes: BurstPartsTests.bytes, text: nil,
      quadrilateral: Quadrilateral(
        topLeft: Point(x: 100, y: 400), topRight: Point(x: 400, y: 400),
        bottomRight: Point(x: 400, y: 500), bottomLeft: Point(x: 100, y: 500)))
    if !isRead {
      reading.mrz = nil
      reading.evidence?.readings = []
    }
    reading.barcodes = [symbol]
    reading.evidence?.barcodes = [symbol]
    reading.merge()
    return reading
  }

  @Test(arguments: [(0, false), (1, false), (3, false), (4, true), (6, true)])
  func `a refused line beside a symbol is reported where most frames read one`(
    frames: Int, isReported: Bool
  ) {
    let burst = Self.burst((0..<6).map { Self.back(isRead: $0 < frames) }).last
    #expect((burst.reading.mrz != nil) == isReported)
    #expect(burst.reading.document?.idNumber == "T64235789")
    #expect(burst.reading.barcodes.count == 1)
  }
}
