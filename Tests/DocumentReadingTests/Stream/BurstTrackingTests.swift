import IdentityDocument
import ImageFile
import MRZLocation
import Raster
import Testing

@testable import DocumentReading
@testable import MRZRecognition

/// What a frame is spared whose zone lies where that of the frame before lay.
@Suite struct BurstTrackingTests {
  private static let reader: DocumentReader = {
    var configuration = ReaderConfiguration(asOf: SampleReading.day)
    configuration.methods = [.mrz]
    return DocumentReader(configuration: configuration)
  }()

  private static func frame(_ number: String) throws -> GrayImage {
    try GrayImage(contentsOfFile: CorpusPlaces.picture("Sequence/g3-000/frame-\(number).jpg"))
  }

  /// A frame whose zone is doubtful, and whose lines lie over those of others.
  private static func frameWithStrips() throws -> Reading {
    var reading = BurstTests.reading(BurstTests.passport, sure: 0.9)
    let zone = BurstTests.zone(lineCount: 2, cellCount: 44)
    let image = GrayImage(width: 700, height: 200, filledWith: 120)
    reading.evidence?.strips = try #require(AlignedStrips(zone, on: nil, in: image))
    return reading
  }

  @Test(arguments: [
    (kept: 0, mean: 0, isDue: false), (1, 0, true), (2, 2, true), (3, 3, true), (4, 4, false),
    (5, 4, true), (6, 6, false), (7, 6, true), (9, 8, false), (10, 8, true), (11, 11, false),
  ])
  func `a mean is looked at again when three tenths more frames lie over each other`(
    kept: Int, mean: Int, isDue: Bool
  ) throws {
    var burst = Burst(configuration: BurstTests.configuration)
    for _ in 0..<kept { burst.add(try Self.frameWithStrips()) }
    #expect(burst.strips.count == kept)
    let zone = try #require(burst.kept.first?.evidence.zones.first ?? Self.evidence)
    if mean > 0 { burst.mean = MeanEvidence(others: Set(0..<mean - 1), evidence: zone) }
    #expect(burst.isMeanDue == isDue)
  }

  private static let evidence = BurstTests.reading(BurstTests.passport).evidence?.zones.first

  @Test func `a mean of frames that are kept no more is none`() throws {
    var burst = Burst(configuration: BurstTests.configuration)
    for _ in 0..<6 { burst.add(try Self.frameWithStrips()) }
    let zone = try #require(Self.evidence)
    burst.mean = MeanEvidence(others: [0, 1, 2, 3, 4], evidence: zone)
    #expect(!burst.isMeanDue)
    burst.mean = MeanEvidence(others: [0, 1, 2, 3, 77], evidence: zone)
    #expect(burst.isMeanDue)
  }

  @Test
  func `the whole frame is judged where the zone was not tracked, and its lines where it was`() {
    let black = GrayImage(width: 640, height: 480, filledWith: 5)
    func feedback(isTracked: Bool) -> [FrameFeedback] {
      FrameFeedback.judge(
        black, reading: Reading(), located: nil, seen: [],
        bounds: PixelRectangle(x: 0, y: 0, width: 640, height: 480), wanted: nil,
        isTracked: isTracked)
    }
    #expect(feedback(isTracked: false) == [.notDetected, .tooDark])
    #expect(feedback(isTracked: true) == [.notDetected])
  }

  /// A frame with less contrast, and what its zone shows once more 640 pixels below, as it was.
  private static func faint(_ frame: GrayImage, contrast: Double) throws -> GrayImage {
    var pixels = frame.pixels.map { UInt8((128 + (Double($0) - 128) * contrast).rounded()) }
    for y in 860..<1050 {
      for x in 240..<740 { pixels[(y + 640) * frame.width + x] = frame[x, y] }
    }
    return try #require(GrayImage(width: frame.width, height: frame.height, pixels: pixels))
  }

  // Alike by 0.72; by 0.29, and by 0.71 at a quarter of the size; not at all.
  @Test(arguments: [(0.12, true, 953.0), (0.05, false, nil), (0.0, false, 1593.0)])
  func `the whole frame is searched only where it looks like another one at the last place`(
    contrast: Double, isTracked: Bool, row: Double?
  ) throws {
    let frame = try Self.frame("09")
    let next = try Self.faint(frame, contrast: contrast)
    let empty = Burst(configuration: Self.reader.configuration)
    let fresh = try Self.reader.read(next, of: empty)
    #expect(abs(try #require(fresh.evidence?.outline).center.y - 1593) < 10)
    var burst = empty
    burst.add(try Self.reader.read(frame, of: burst))
    let reading = try Self.reader.read(next, of: burst)
    #expect(reading.evidence?.isTracked == isTracked)
    let found = reading.evidence?.outline?.center.y
    #expect(found.map { abs($0 - (row ?? 0)) < 10 } == row.map { _ in true })
    burst.add(reading)
    #expect(burst.isTracking == (row != nil))
  }

  private static func picture(_ number: Int) throws -> GrayImage {
    try GrayImage(contentsOfFile: CorpusPlaces.picture("Bursts/g4-001/frame-0\(number).jpg"))
  }

  @Test func `what a reader works out counts in the burst that it read for`() throws {
    var burst = Burst(configuration: Self.reader.configuration)
    burst.add(try Self.reader.read(try Self.picture(0), of: burst))
    #expect(!burst.isAccepted)
    let reading = try Self.reader.read(try Self.picture(1), of: burst)
    #expect(reading.evidence?.outlook?.fused?.used == [0, 1])
    var other = Burst(configuration: Self.reader.configuration)
    other.add(reading)
    #expect(other.fused?.used == [0])
    burst.add(reading)
    #expect(burst.fused?.used == [0, 1])
    #expect(burst.kept.allSatisfy { $0.evidence.outlook == nil })
  }

  @Test func `lines lie over each other only where their mean may decide`() throws {
    var burst = Burst(configuration: Self.reader.configuration)
    for number in 0..<6 where !burst.isAccepted {
      let hadMean = burst.mean != nil
      burst.add(try Self.reader.read(try Self.picture(number), of: burst))
      let isDecisive = burst.mean != nil && !hadMean
      #expect(!isDecisive || burst.fused?.reading.mrz.isValid == true)
    }
    #expect(burst.kept.contains { $0.evidence.surroundings != nil || $0.evidence.strips != nil })
    #expect(burst.kept.allSatisfy { $0.evidence.surroundings == nil || $0.evidence.strips == nil })
  }

  @Test func `a zone is found where it lay, lost where it is gone, and found again`()
    throws
  {
    let frame = try Self.frame("09")
    var burst = Burst(configuration: Self.reader.configuration)
    burst.add(try Self.reader.read(frame, of: burst))
    #expect(burst.isTracking)
    let same = try Self.reader.read(frame, of: burst)
    #expect(same.evidence?.isTracked == true)
    let grey = GrayImage(width: frame.width, height: frame.height, filledWith: 128)
    let gone = try Self.reader.read(grey, of: burst)
    #expect(gone.evidence?.isTracked == false)
    burst.add(gone)
    #expect(!burst.isTracking)
    #expect(burst.framesUsed == [0])
    burst.add(try Self.reader.read(frame, of: burst))
    #expect(burst.isTracking)
    #expect(burst.framesUsed == [0, 2])
  }
}
