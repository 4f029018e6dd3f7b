import CorpusIndex
import IdentityDocument
import Testing

@testable import docread_bench

@Suite struct ZoneCalibrationTests {
  private static let finding = ZoneFinding(confidence: 0.96, refusals: [])
  private static let refused = ZoneFinding(
    confidence: 0.6, refusals: [Refusal(.contradicted), Refusal(.improbable)])

  private var calibration: ZoneCalibration {
    var calibration = ZoneCalibration()
    calibration.add(Self.finding, isExact: true, isValid: true, grade: "g1")
    calibration.add(Self.finding, isExact: false, isValid: true, grade: "g1")
    calibration.add(Self.finding, isExact: true, isValid: false, grade: "g2")
    for _ in 0..<2 { calibration.add(Self.refused, isExact: true, isValid: true, grade: "g1") }
    return calibration
  }

  @Test func `Stated confidence of zones against exact ones`() throws {
    let bin = try #require(calibration.bins.first { $0.from == 0.95 })
    #expect(bin.characters == 3)
    #expect(bin.right == 2)
    #expect(calibration.bins.first { $0.from == 0.5 }?.right == 2)
  }

  @Test func `Only what is exact and valid could be accepted, and the rest says why not`() throws {
    #expect(calibration.byGrade.names == ["g1"])
    let row = try #require(calibration.byGrade.tallies["g1"])
    #expect(row.right == 3)
    #expect(row.accepted == 1)
    #expect(row.refusals == ["contradicted, improbable": 2])
    #expect(calibration.text.contains("2 contradicted, improbable"))
    #expect(calibration.text.contains("0.333"))
  }

  @Test func `Where nothing was stated there is no table`() {
    #expect(ZoneCalibration().text.isEmpty)
  }
}
