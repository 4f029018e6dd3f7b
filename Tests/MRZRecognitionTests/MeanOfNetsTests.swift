import IdentityDocument
import LineRecognition
import Testing

@testable import MRZRecognition

@Suite struct MeanOfNetsTests {
  private let gates = AcceptanceGates(name: 0.8)

  /// A passport of which a net doubts one letter of the name, the sixth of `ERIKSSON`.
  private func scores(_ shares: [Character: Double]) -> [CellScores] {
    var scores = ZoneScores(ZoneDecoderTests.passport)
    scores.set(1, 11, shares)
    return scores.lines
  }

  private func accepted(
    thorough: [Character: Double], fast: [Character: Double], gates: AcceptanceGates
  ) throws -> ZoneDecoding? {
    let (said, witness) = (scores(thorough), scores(fast))
    let decoding = try #require(ZoneDecoder().decode(said))
    let mrz = MRZ(lines: decoding.lines, format: decoding.format)
    let refusals = gates.refusals(mrz, decoding, by: .thorough, witness: witness)
    return gates.accepted(
      decoding, inSpiteOf: refusals, said, witness: witness, names: nil, by: ZoneDecoder())
  }

  private static let sure: [Character: Double] = ["S": -0.000_1, "X": -9.2]
  private static let nearly: [Character: Double] = ["S": -0.04, "X": -3.2]
  private static let doubtful: [Character: Double] = ["S": -0.29, "X": -1.4]
  private static let otherwise: [Character: Double] = ["S": -3, "X": -0.05]

  @Test func `what one net doubts a little and the other does not is accepted`() throws {
    let found = try #require(
      try accepted(thorough: Self.nearly, fast: Self.sure, gates: gates))
    #expect(found.lines[0] == Array(ZoneDecoderTests.passport[0].utf8))
    #expect(found.probability >= 0.98)
  }

  @Test(arguments: [
    (nearly, nearly), (doubtful, nearly), (sure, otherwise), (nearly, otherwise),
    (otherwise, sure), (doubtful, doubtful),
  ])
  func `what both doubt, or one sees otherwise, is not`(
    thorough: [Character: Double], fast: [Character: Double]
  ) throws {
    #expect(try accepted(thorough: thorough, fast: fast, gates: gates) == nil)
  }

  @Test func `what is accepted already needs no mean, and frames have their own`() throws {
    #expect(try accepted(thorough: Self.sure, fast: Self.sure, gates: gates) == nil)
    #expect(try accepted(thorough: Self.nearly, fast: Self.sure, gates: gates.ofFrames) == nil)
  }

  @Test func `a wrong digit stays wrong`() throws {
    var lines = ZoneDecoderTests.passport
    lines[1] = lines[1].replacing("7408122", with: "7408123")
    var said = ZoneScores(lines)
    said.set(1, 11, Self.nearly)
    let decoding = try #require(ZoneDecoder().decode(said.lines))
    let mrz = MRZ(lines: decoding.lines, format: decoding.format)
    let witness = ZoneScores(lines).lines
    let refusals = gates.refusals(mrz, decoding, by: .thorough, witness: witness)
    #expect(
      gates.accepted(
        decoding, inSpiteOf: refusals, said.lines, witness: witness, names: nil, by: ZoneDecoder())
        == nil)
  }
}
