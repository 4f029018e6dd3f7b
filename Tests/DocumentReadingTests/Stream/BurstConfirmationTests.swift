import IdentityDocument
import ImageFile
import Raster
import Testing

@testable import DocumentReading
@testable import MRZRecognition

/// Frames that only have to show again what a burst is sure of, and the frame that places are in.
@Suite struct BurstConfirmationTests {
  private static let passport = BurstTests.reading(BurstTests.passport)

  /// A frame that was only asked whether it shows a text.
  private static func confirmation(of lines: [String]) -> Reading {
    var reading = BurstTests.reading(lines, sure: 0.9)
    reading.evidence?.zones = []
    reading.evidence?.repetition = .sure
    return reading
  }

  @Test func `a frame that shows the sure text again is used, and nothing of it kept`() {
    var burst = Burst(configuration: BurstTests.configuration)
    burst.add(Self.passport)
    let sure = burst.reading
    let ended = burst.add(Self.confirmation(of: BurstTests.passport))
    #expect(ended == nil)
    #expect(burst.framesRead == [0, 1])
    #expect(burst.framesUsed == [0, 1])
    #expect(burst.placedFrame == 0)
    #expect(burst.kept.map(\.number) == [0])
    #expect(burst.isAccepted)
    #expect(burst.reading.document == sure.document)
    burst.add(Self.passport)
    #expect(burst.framesUsed == [0, 1, 2])
    var sharp = Self.confirmation(of: BurstTests.passport)
    sharp.evidence?.sharpness = 1
    let before = burst.reading.mrz?.confidence
    burst.add(sharp)
    #expect(burst.placedFrame == 3)
    #expect(burst.reading.mrz?.confidence == before)
  }

  @Test func `a document of one frame that others show again has the proof frames`() throws {
    var burst = Burst(configuration: BurstTests.configuration)
    burst.add(Self.passport)
    func proofs() -> Set<Proof> {
      Set(
        burst.reading.answer.documents.first?.claims.filter { $0.field == .lastName }.map(\.proof)
          ?? [])
    }
    #expect(burst.reading.mrz?.agreeingFrames == 0)
    #expect(proofs() == [.none])
    for count in 2...4 {
      burst.add(Self.confirmation(of: BurstTests.passport))
      #expect(burst.reading.mrz?.agreeingFrames == count)
      #expect(proofs() == [.frames])
      #expect(burst.isAccepted)
    }
    // What is said beside other documents is the same.
    #expect(burst.reading(beside: []).mrz?.agreeingFrames == 4)
  }

  @Test func `a burst that is not sure stays so, however often it is shown`() {
    var burst = Burst(configuration: BurstTests.configuration)
    burst.add(BurstTests.reading(BurstTests.passport, sure: 0.9))
    for _ in 0..<3 { burst.add(Self.confirmation(of: BurstTests.passport)) }
    #expect(!burst.isAccepted)
    #expect(burst.reading.mrz?.agreeingFrames == 0)
  }

  @Test func `of a stream without end the last frames are named`() {
    var burst = Burst(configuration: BurstTests.configuration)
    burst.add(Self.passport)
    for _ in 1..<700 { burst.add(Self.confirmation(of: BurstTests.passport)) }
    #expect(burst.framesRead == Array(444..<700))
    #expect(burst.framesUsed == [0] + Array(444..<700))
    #expect(burst.usedCount == 700)
    #expect(burst.reading.mrz?.agreeingFrames == 700)
    var blind = Burst(configuration: BurstTests.configuration)
    for _ in 0..<700 { blind.add(Reading()) }
    #expect(blind.framesRead == Array(444..<700))
  }

  @Test func `a burst that is not sure has nothing to confirm`() {
    var burst = Burst(configuration: BurstTests.configuration)
    burst.add(BurstTests.reading(BurstTests.passport, sure: 0.9))
    #expect(!burst.isAccepted)
    #expect(burst.sureText == nil)
    burst.add(Self.confirmation(of: BurstTests.passport))
    #expect(burst.framesUsed == [0])
    #expect(!burst.isAccepted)
  }

  @Test func `a poor frame with nothing against the sure text is read, and counts for nothing`() {
    var burst = Burst(configuration: BurstTests.configuration)
    burst.add(Self.passport)
    let sure = burst.reading
    var poor = Self.confirmation(of: BurstTests.twin)
    poor.evidence?.repetition = .unsure
    poor.evidence?.sharpness = 9
    #expect(burst.add(poor) == nil)
    #expect(burst.framesRead == [0, 1])
    #expect(burst.framesUsed == [0])
    #expect(burst.framesLeftOut == [])
    #expect(burst.placedFrame == 0)
    #expect(burst.reading.document == sure.document)
  }

  @Test func `what shows another text confirms nothing`() {
    var burst = Burst(configuration: BurstTests.configuration)
    burst.add(Self.passport)
    burst.add(Self.confirmation(of: BurstTests.twin))
    #expect(burst.framesUsed == [0])
    #expect(burst.reading.mrz?.mrz.lines == BurstTests.passport)
  }

  @Test func `of frames that a reading rests on its places are in the sharpest`() throws {
    var burst = Burst(configuration: BurstTests.configuration)
    for (number, sharpness) in [3.0, 9.0, 5.0].enumerated() {
      var frame = BurstTests.reading(BurstTests.passport, sure: 0.98)
      let zone = BurstTests.zone(lineCount: 2, cellCount: 44, x: 100 + 10 * Double(number))
      let scores = try #require(frame.evidence?.zones.first)
      frame.evidence?.zones = [
        ZoneEvidence(nil, zone: zone, fast: scores.fast, thorough: scores.thorough)
      ]
      frame.evidence?.sharpness = sharpness
      burst.add(frame)
    }
    #expect(burst.placedFrame == 1)
    let corner = try #require(burst.reading.mrz?.quadrilateral.topLeft)
    #expect(abs(corner.x - 105) < 0.5)
  }

  @Test func `behind the accepted frame the fast net reads alone, but not another document`() throws
  {
    var configuration = ReaderConfiguration()
    configuration.methods = [.mrz]
    let reader = DocumentReader(configuration: configuration)
    var burst = Burst(configuration: reader.configuration)
    let image = try GrayImage(contentsOfFile: CorpusPlaces.picture("Sequence/g3-000/frame-09.jpg"))
    burst.add(try reader.read(image, of: burst))
    try #require(burst.isAccepted)
    let again = try reader.read(image, of: burst)
    #expect(again.evidence?.repetition == .sure)
    #expect(again.evidence?.zones.isEmpty == true)
    burst.add(again)
    #expect(burst.framesUsed == [0, 1])
    let other = try GrayImage(contentsOfFile: CorpusPlaces.picture("Specimens/mrp-000.jpg"))
    let reading = try reader.read(other, of: burst)
    #expect(reading.evidence?.repetition == nil)
    #expect(burst.add(reading) != nil)
  }
}
