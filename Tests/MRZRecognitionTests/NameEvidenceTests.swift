import IdentityDocument
import LineRecognition
import Testing

@testable import MRZRecognition

@Suite struct NameEvidenceTests {
  /// `P<UTOERIKSSON<<ANNA<MARIA<<<…`, columns from 1.
  private func scores(
    _ column: Int, _ logarithms: [Character: Double]
  ) -> ZoneScores {
    var scores = ZoneScores(ZoneDecoderTests.passport)
    scores.set(1, column, logarithms)
    return scores
  }

  private func decoded(_ scores: ZoneScores) throws -> ZoneDecoding {
    try #require(ZoneDecoder().decode(scores.lines))
  }

  @Test(
    arguments: [
      (7, ["P": -0.6, "R": -0.9]), (9, ["X": -0.6, "K": -0.9]), (13, ["W": -0.6, "N": -0.9]),
      (14, ["K": -0.6, "<": -0.9]), (19, ["F": -0.6, "A": -1]), (30, ["K": -0.5, "<": -1.2]),
    ] as [(Int, [Character: Double])])
  func `what looks alike in a name is told apart by the other letters`(
    column: Int, logarithms: [Character: Double]
  ) throws {
    let decoding = try decoded(scores(column, logarithms))
    #expect(decoding.lines[0] == Array(ZoneDecoderTests.passport[0].utf8))
  }

  @Test func `a letter that was chosen against the picture is no surer than the picture`() throws {
    let decoding = try decoded(scores(13, ["W": -0.6, "N": -0.9]))
    let position = MRZ.Position(line: 1, column: 13)
    #expect(decoding.confidence(at: position) < 0.5)
    #expect(decoding.probability < 0.5)
    #expect(decoding.minimumNameConfidence < 0.5)
    #expect(decoding.corrections.isEmpty)
    let mrz = MRZ(lines: decoding.lines, format: decoding.format)
    let refusals = AcceptanceGates(name: 0).refusals(mrz, decoding, by: .fast)
    #expect(refusals.contains { $0.code == .improbable })
  }

  @Test(arguments: [("W", "N", -5.2), ("Q", "N", -6)])
  func `what is clear is read however strange it is`(
    seen: String, usual: String, logarithm: Double
  ) throws {
    let decoding = try decoded(
      scores(13, [Character(seen): -0.003, Character(usual): logarithm]))
    #expect(decoding.lines[0][12] == seen.utf8.first)
  }

  @Test func `a name that is clear has the confidence that it had`() throws {
    let lines = ZoneScores(ZoneDecoderTests.passport).lines
    var limits = DecodingLimits()
    limits.weightOfNames = 0
    let without = try #require(ZoneDecoder(limits: limits).decode(lines))
    #expect(ZoneDecoder().decode(lines) == without)
  }

  @Test func `names with digits are left as they are seen`() throws {
    var plan = DecodingPlan(.td3)
    plan.allowDigitsInNames()
    let lines = MRZ.Format.td3.lineLengths.map { CellScores(undecidedCellCount: $0) }
    let table = CandidateTable(lines, plan: plan, reach: 12)
    var other = table
    var names = NameEvidence()
    names.apply(to: &other, plan: plan, lines: lines, limits: DecodingLimits())
    #expect(other.printed == table.printed)
  }

  @Test(
    arguments: [
      (1, 7, ["F": -0.6, "E": -0.9]), (1, 13, ["P": -0.6, "R": -0.9]),
      (2, 14, ["G": -0.6, "C": -0.9]),
    ] as [(Int, Int, [Character: Double])])
  func `names that a digit covers are told apart by their letters and by the digit`(
    line: Int, column: Int, logarithms: [Character: Double]
  ) throws {
    let lines = ["IDFRABERTHIER<<<<<<<<<<<<<<<<<<<<<<<", "8806923102858CORINNE<<<<<<<6512068F6"]
    var scores = ZoneScores(lines)
    scores.set(line, column, logarithms)
    let decoding = try decoded(scores)
    #expect(decoding.lines == lines.map { Array($0.utf8) })
    // The digit has changed nothing.
    #expect(decoding.corrections.isEmpty)
    #expect(decoding.cost == 0)
  }
}
