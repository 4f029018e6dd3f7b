import IdentityDocument
import LineRecognition
import MRZLocation
import Testing

@testable import MRZRecognition

/// Letters of names speak against what the nets are sure of where no digit covers them.
@Suite struct DoubtOfNamesTests {
  /// A visa as one net saw it, whose `E` had lost its lowest stroke in print.
  private static let visa = [
    "V<AZEOEZTUFRK<<SUEKRUE<ISMAIL<<<<<<<<<<<<<<<",
    "NJ802COQ<0AZE8309190M3607097<<<<<<<<<<<<<<<<",
  ]
  private static let sure: [Character: Double] = ["F": -0.000_35, "E": -8.1]
  private static let nearly: [Character: Double] = ["F": -0.072, "E": -2.68]
  private static let clear: [Character: Double] = ["F": -0.000_01, "E": -14]

  private func reading(
    _ thorough: [Character: Double], witness: [Character: Double]?
  ) throws -> ReadZone {
    func scores(_ shares: [Character: Double]) -> [CellScores] {
      var scores = ZoneScores(Self.visa)
      scores.set(1, 11, shares)
      return scores.lines
    }
    return try #require(
      ReadZone(
        zone: .sample(lineCount: 2, cellCount: 44), scores: scores(thorough),
        recognizer: witness == nil ? .fast : .thorough, decoder: ZoneDecoder(),
        gates: AcceptanceGates(name: 0.8), witness: witness.map(scores)))
  }

  @Test func `a name that one net is sure of and its letters speak against is not accepted`() throws
  {
    let found = try reading(Self.sure, witness: Self.nearly)
    #expect(found.mrz.isValid)
    let refusal = try #require(found.refusals.first)
    #expect(refusal.code == .uncertainName)
    #expect(refusal.line == 1 && refusal.column == 11)
    #expect(refusal.field == .lastName)
    #expect(found.refusals.count == 1)
  }

  @Test func `the fast net alone is doubted likewise`() throws {
    let shares: [Character: Double] = ["F": -0.000_9, "E": -7]
    #expect(try reading(shares, witness: nil).refusals.map(\.code) == [.uncertainName])
  }

  @Test func `a strange name that both nets see clearly is accepted`() throws {
    #expect(try reading(Self.clear, witness: nil).isAccepted)
    #expect(try reading(Self.clear, witness: Self.clear).isAccepted)
    #expect(try reading(Self.sure, witness: Self.clear).isAccepted)
  }

  @Test func `frames that are nearly sure of it are not accepted together`() throws {
    let reader = ZoneReader(recognizers: [.fast, .thorough], gates: AcceptanceGates(name: 0.8))
    let frame = FusedFramesTests.frame(Self.visa, [(1, 11, ["F": 0.98, "E": 0.02])])
    for count in [1, 2, 3, 6] {
      let frames = [[ZoneEvidence]](repeating: frame, count: count)
      let together = try #require(reader.fused(frames))
      #expect(!together.reading.isAccepted)
      #expect(together.reading.refusals.contains { $0.code == .uncertainName } || count == 1)
    }
  }
}
