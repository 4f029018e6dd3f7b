import IdentityDocument
import ImageFile
import Raster
import Testing

@testable import DocumentReading

/// Frames of two people whose zones look alike from afar.
@Suite struct BurstOfTwoTests {
  private static let reader = DocumentReader(
    configuration: ReaderConfiguration(asOf: SampleReading.day))

  private static func frame(_ name: String) throws -> GrayImage {
    try GrayImage(contentsOfFile: CorpusPlaces.picture("Bursts/\(name)/frame-00.jpg"))
  }

  @Test(arguments: [
    ("g1-000", "g4-005"), ("g3-001", "g4-005"), ("g3-002", "g4-005"), ("g4-003", "g3-001"),
    ("g4-003", "g4-002"), ("g4-005", "g3-001"), ("g3-001", "g3-002"),
  ])
  func `a frame that is accepted by itself begins the burst of its document`(
    first: String, second: String
  ) throws {
    let frames = [try Self.frame(first), try Self.frame(second)]
    let alone = try frames.map { try Self.reader.read($0) }
    #expect(alone.allSatisfy { $0.isAccepted })
    var burst = Burst(configuration: Self.reader.configuration)
    burst.add(try Self.reader.read(frames[0], of: burst))
    let ended = burst.add(try Self.reader.read(frames[1], of: burst))
    #expect(ended?.reading.mrz?.mrz.lines == alone[0].mrz?.mrz.lines)
    #expect(burst.reading.mrz?.mrz.lines == alone[1].mrz?.mrz.lines)
    #expect(burst.framesUsed == [1])
    let both = burst.reading(beside: [ended].compactMap(\.self)).answer
    #expect(both.documents.count == 2)
  }

  @Test func `a frame that looks as if its zone were too poor to be seen begins no burst`() throws {
    let frame = try Self.frame("g3-001")
    var pixels = frame.pixels
    for index in pixels.indices { pixels[index] = UInt8(128 + (Int(pixels[index]) - 128) / 20) }
    let faint = try #require(GrayImage(width: frame.width, height: frame.height, pixels: pixels))
    var burst = Burst(configuration: Self.reader.configuration)
    burst.add(try Self.reader.read(frame, of: burst))
    #expect(burst.add(try Self.reader.read(faint, of: burst)) == nil)
    #expect(burst.isAccepted)
    #expect(burst.reading.mrz?.mrz.lines == (try Self.reader.read(frame).mrz?.mrz.lines))
  }

  /// Somebody else's name over the number of the passport, as a frame shows it that is torn between two documents.
  private static let torn = [
    "P<UTOMEYER<<JULIA<<<<<<<<<<<<<<<<<<<<<<<<<<<", BurstTests.passport[1],
  ]

  private static func burst(_ lines: [String], frames: Int = 1) -> Burst {
    var burst = Burst(configuration: BurstTests.configuration)
    for _ in 0..<frames { burst.add(BurstTests.reading(lines)) }
    return burst
  }

  @Test func `one number below two names that are each sure is accepted with neither`() {
    let reading = Self.burst(Self.torn).reading(beside: [
      Self.burst(BurstTests.passport, frames: 3), Self.burst(BurstTests.card),
    ])
    let zones = [reading.mrz].compactMap(\.self) + reading.otherZones
    #expect(zones.filter(\.isAccepted).map(\.mrz.lines) == [BurstTests.card])
    #expect(
      zones.filter { !$0.isAccepted }.map { $0.refusals.map(\.code) } == [
        [.ambiguous], [.ambiguous],
      ])
    #expect(reading.answer.documents.first?.document.idNumber == "D23145890")
    #expect(reading.answer.documents.filter(\.isAccepted).count == 1)
  }

  @Test func `a name that frames together contradict is as sure as another one`() {
    var contested = Self.burst(BurstTests.passport)
    contested.add(BurstTests.reading(Self.torn))
    #expect(!contested.isAccepted)
    let torn = Self.burst(Self.torn)
    #expect(torn.isAccepted)
    #expect(torn.reading(beside: [contested]).mrz?.isAccepted == false)
  }

  @Test func `a name that nothing is sure of contests no other one`() {
    var faint = Burst(configuration: BurstTests.configuration)
    faint.add(BurstTests.reading(Self.torn, sure: 0.9))
    #expect(!faint.isAccepted)
    #expect(Self.burst(BurstTests.passport).reading(beside: [faint]).mrz?.isAccepted == true)
  }

  @Test func `a text that comes back is one zone of all its frames`() {
    let passport = Self.burst(BurstTests.passport, frames: 2)
    let reading = Self.burst(BurstTests.passport).reading(beside: [
      Self.burst(BurstTests.twin), passport,
    ])
    #expect(reading.mrz?.mrz.lines == BurstTests.passport)
    #expect(reading.mrz?.agreeingFrames == 3)
    #expect(reading.otherZones.map(\.mrz.lines) == [BurstTests.twin])
    #expect(reading.mrz?.isAccepted == true)
  }
}
