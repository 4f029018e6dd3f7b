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
}
