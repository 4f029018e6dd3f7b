import IdentityDocument
import ImageFile
import Raster
import Testing

@testable import DocumentReading

/// Frames of a Swiss driving licence, whose zone no check digit protects, and which are read one by one.
@Suite struct BurstOfSwissLicencesTests {
  /// What a frame says whose first line reads as said.
  private static func reading(_ first: String, confidence: Double, isAccepted: Bool) -> Reading {
    let lines = [first, "FACHE781792727003<<770907<<<<<", "SHTEREV<<HRISTO<<<<<<<<<<<<<<<"]
    var zone = MRZReading(
      mrz: MRZ(lines: lines.map { Array($0.utf8) }, format: .swissDrivingLicence),
      quadrilateral: Quadrilateral(
        topLeft: Point(x: 0, y: 0), topRight: Point(x: 300, y: 0),
        bottomRight: Point(x: 300, y: 60), bottomLeft: Point(x: 0, y: 60)),
      isAccepted: isAccepted, confidence: confidence)
    if !isAccepted { zone.refusals = [Refusal(.improbable)] }
    var reading = Reading()
    reading.request.asOf = SampleReading.day
    reading.mrz = zone
    reading.merge()
    reading.finish()
    reading.evidence = FrameEvidence()
    reading.keepEvidence()
    return reading
  }

  private static func burst(_ frames: [Reading]) -> Burst {
    var burst = Burst(configuration: BurstTests.configuration)
    for frame in frames { burst.add(frame) }
    return burst
  }

  @Test(arguments: [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]])
  func `its surest first line is taken in whatever order its frames come`(order: [Int]) {
    let refused = [("LMV678I<<", 0.4), ("LMW678I<<", 0.8), ("LNW678I<<", 0.6)].map {
      Self.reading($0.0, confidence: $0.1, isAccepted: false)
    }
    let doubtful = Self.burst(order.map { refused[$0] })
    #expect(doubtful.reading.mrz?.mrz.lines.first == "LMW678I<<")
    #expect(!doubtful.isAccepted)
    let sure = Self.reading("LMY678I<<", confidence: 0.99, isAccepted: true)
    let one = Self.burst(order.map { [refused[0], sure, refused[1]][$0] })
    #expect(one.reading.mrz?.mrz.lines.first == "LMY678I<<")
    #expect(one.isAccepted)
    #expect(one.framesUsed == order.indices.filter { order[$0] == 1 })
  }

  @Test(arguments: [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]])
  func `two first lines that are sure are accepted with neither`(order: [Int]) {
    let frames = [("LMV678I<<", 0.995), ("LMW678I<<", 0.985), ("LMW678I<<", 0.985)].map {
      Self.reading($0.0, confidence: $0.1, isAccepted: true)
    }
    let burst = Self.burst(order.map { frames[$0] })
    #expect(burst.reading.mrz?.mrz.lines.first == "LMW678I<<")
    #expect(burst.reading.mrz?.refusals.map(\.code) == [.ambiguous])
  }

  @Test func `more frames than are kept cost none that is fit for use`() {
    let sure = Self.reading("LMW678I<<", confidence: 0.99, isAccepted: true)
    let poor = Self.reading("LMV678I<<", confidence: 0.4, isAccepted: false)
    let burst = Self.burst([sure] + Array(repeating: poor, count: 2 * Burst.mostKept))
    #expect(burst.reading.mrz?.mrz.lines.first == "LMW678I<<")
    #expect(burst.isAccepted)
  }
}
