import IdentityDocument
import LineRecognition
import MRZLocation
import Raster
import Testing

@testable import MRZRecognition

/// Frames of a visa of type A of which the first 36 cells were located: no digit tells it from one of type B.
@Suite struct CutVisaFramesTests {
  private static let reader = ZoneReader(
    recognizers: [.fast, .thorough], gates: AcceptanceGates(name: 0.8))

  /// What a frame shows whose zone lay in the frame before, or did not.
  private static func evidence(
    of rest: CutVisaTests.Rest, areTracked: Bool
  ) throws -> (reading: ReadZone?, evidence: ZoneEvidence) {
    let short = ZoneScores(CutVisaTests.short)
    let zone = LocatedZone.sample(cellCount: 36)
    var source = RecordedScores(
      zone, [.init(.fast, .located): short, .init(.thorough, .located): short])
    source.seen[.init(.fast, .beside)] = [CutVisaTests.scores(behind: rest).lines]
    var times = RecognitionTimes()
    let found = try reader.evidence(
      of: [zone], in: try CutVisaTests.image(of: rest), areTracked: areTracked, from: &source,
      times: &times)
    return (found.readings.first, try #require(found.evidence.first))
  }

  @Test(arguments: CutVisaTests.Rest.allCases)
  func `a tracked frame is looked at behind the visa`(rest: CutVisaTests.Rest) throws {
    let (reading, evidence) = try Self.evidence(of: rest, areTracked: true)
    let goesOn = rest == .fillers || rest == .otherPrint
    #expect(evidence.isCut == goesOn)
    #expect(reading?.isAccepted == !goesOn)
    #expect(reading?.refusals.map(\.code) == (goesOn ? [.incomplete] : []))
  }

  @Test(arguments: CutVisaTests.Rest.allCases)
  func `so is a fresh one`(rest: CutVisaTests.Rest) throws {
    let evidence = try Self.evidence(of: rest, areTracked: false).evidence
    // What makes the zone whole is its evidence.
    #expect(evidence.isCut == (rest == .otherPrint))
    #expect(evidence.cellCount == (rest == .fillers ? 44 : 36))
  }

  @Test(arguments: [
    (CutVisaTests.Rest.paper, 2, true), (.fillers, 1, false), (.otherPrint, 1, false),
    (.fillers, 0, false), (.fillers, 2, true),
  ])
  func `frames together are no short visa where half of them go on`(
    rest: CutVisaTests.Rest, plainFrames: Int, isAccepted: Bool
  ) throws {
    let plain = try Self.evidence(of: .paper, areTracked: true).evidence
    let other = try Self.evidence(of: rest, areTracked: true).evidence
    let frames = [[ZoneEvidence]](repeating: [plain], count: plainFrames) + [[other]]
    let together = try #require(Self.reader.fused(frames))
    #expect(together.used == Array(0...plainFrames))
    #expect(together.reading.mrz.format == .mrvB)
    #expect(together.reading.isAccepted == isAccepted)
    #expect(together.reading.refusals.map(\.code) == (isAccepted ? [] : [.incomplete]))
  }

  @Test(arguments: [(8, false), (2, false), (1, true), (0, true)])
  func `nor where a longer frame shows print right behind it`(
    cells: Int, isAccepted: Bool
  ) throws {
    let plain = try Self.evidence(of: .paper, areTracked: true).evidence
    var scores = ZoneScores(CutVisaTests.long.map { String($0.prefix(36 + cells)) })
    scores.pad(before: 0, after: 8 - cells)
    let long = ZoneEvidence(nil, zone: .sample(), fast: scores.lines, thorough: scores.lines)
    let together = try #require(Self.reader.fused([[plain], [long]]))
    #expect(together.used == [0, 1])
    #expect(together.reading.mrz.format == .mrvB)
    #expect(together.reading.isAccepted == isAccepted)
  }
}
