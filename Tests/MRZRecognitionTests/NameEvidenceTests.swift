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

  @Test func `names with digits, and names that a digit covers, are left as they are seen`() throws
  {
    for format in [MRZ.Format.frenchIdentityCard, .td3] {
      var plan = DecodingPlan(format)
      plan.allowDigitsInNames()
      let lines = format.lineLengths.map { CellScores(undecidedCellCount: $0) }
      let table = CandidateTable(lines, plan: plan, reach: 12)
      var other = table
      var names = NameEvidence()
      names.apply(to: &other, plan: plan, lines: lines, limits: DecodingLimits())
      #expect(other.printed == table.printed)
    }
  }

  @Test func `given names may be parted by two fillers, and nothing stands behind the end`() throws
  {
    let statistics = try #require(NameStatistics.embedded)
    let search = NameSearch(statistics: statistics, weight: 0.35)
    func read(_ cells: [[(Character, Float)]]) -> String {
      let letters = cells.map { cell in
        cell.map { character, logarithm in
          NameSearch.Letter(
            letter: character == "<" ? 0 : Int(character.asciiValue ?? 64) - 64,
            logarithm: logarithm)
        }
      }
      return String(
        decoding: search.text(letters).map { $0 == 0 ? UInt8(ascii: "<") : UInt8($0 + 64) },
        as: UTF8.self)
    }
    let clear = "COLIC<<DUSAN<<NEMANJA<<<".map { [($0, Float(0))] }
    #expect(read(clear) == "COLIC<<DUSAN<<NEMANJA<<<")
    var stamped = "COLIC<<DUSAN<<<<<".map { [($0, Float(0))] }
    stamped[15] = [("K", -0.4), ("<", -1.1)]
    #expect(read(stamped) == "COLIC<<DUSAN<<<<<")
    #expect(search.text([]) == [])
    #expect(search.text([[]]) == [])
  }
}
