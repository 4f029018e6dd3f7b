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
    (kept: 0, mean: 0, isDue: false), (1, 0, true), (2, 2, true), (4, 4, true), (5, 5, true),
    (6, 6, false), (7, 6, true), (8, 8, false), (9, 8, true), (11, 10, true), (11, 11, false),
  ])
  func `a mean is looked at again when a fifth more frames lie over each other`(
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
