import CorpusIndex
import Testing

@Suite struct ReliabilityTests {
  @Test(arguments: [
    (0.0, 0), (0.49, 0), (0.5, 1), (0.9, 4), (0.999, 9), (1.0, 9), (1.5, 9), (-1.0, 0),
    (Double.nan, 0),
  ])
  func `A confidence falls into the range it begins`(confidence: Double, bin: Int) {
    var reliability = Reliability()
    reliability.add(confidence: confidence, isRight: true)
    #expect(reliability.bins.firstIndex { $0.characters == 1 } == bin)
  }

  @Test func `Stated and observed shares, and their distance`() throws {
    var reliability = Reliability()
    for index in 0..<10 { reliability.add(confidence: 0.9, isRight: index < 8) }
    let bin = try #require(reliability.bins.first { $0.characters > 0 })
    #expect(abs((bin.stated ?? 0) - 0.9) < 1e-9)
    #expect(bin.observed == 0.8)
    #expect(abs((reliability.calibrationError ?? 0) - 0.1) < 1e-9)
    #expect(Reliability().calibrationError == nil)
  }

  @Test func `Only readings of the printed shape count`() {
    var reliability = Reliability()
    let short = ZoneReading(lines: ["AB"], isAccepted: false, confidence: [[0.92, 0.92]])
    reliability.add(short, printed: ["ABC"])
    reliability.add(ZoneReading(lines: ["ABC"], isAccepted: false), printed: ["ABC"])
    #expect(reliability.calibrationError == nil)
    reliability.add(short, printed: ["AC"])
    #expect(reliability.bins[4].characters == 2)
    #expect(reliability.bins[4].right == 1)
  }
}
