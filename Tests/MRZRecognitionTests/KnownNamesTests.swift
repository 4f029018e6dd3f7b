import IdentityDocument
import LineRecognition
import Testing

@testable import MRZRecognition

/// What is known of names, and of states, makes a reading surer where no net sees something else.
@Suite struct KnownNamesTests {
  private static let doubtful: [Character: Double] = ["S": -0.7, "X": -0.7]
  private static let nearly: [Character: Double] = ["S": -0.04, "X": -3.2]

  private static func passport(_ surname: String) -> [String] {
    let names = "P<UTO\(surname)<<ANNA<MARIA"
    return [
      names + String(repeating: "<", count: 44 - names.utf8.count), ZoneDecoderTests.passport[1],
    ]
  }

  /// What three nets read together of a passport, each with its own doubt of one character.
  private func together(
    _ lines: [String], _ line: Int, _ column: Int, _ looks: [[Character: Double]]
  ) throws -> ReadZone {
    let looks = looks.map { shares in
      var scores = ZoneScores(lines)
      scores.set(line, column, shares)
      return scores.lines
    }
    return try #require(
      ReadZone(
        zone: .sample(), jointly: looks, decoder: ZoneDecoder(), gates: AcceptanceGates(name: 0.8)))
  }

  @Test func `a letter in doubt of a known name is accepted, with what the name leaves in doubt`()
    throws
  {
    let doubts = [Self.doubtful, Self.nearly, Self.doubtful]
    let found = try together(ZoneDecoderTests.passport, 1, 11, doubts)
    #expect(found.refusals == [])
    #expect(found.decoding.probability > 0.98)
    #expect(found.decoding.minimumNameConfidence > 0.98)
    #expect(found.mrz.lines == ZoneDecoderTests.passport)
  }

  @Test func `the same letter of a word that is no name is not`() throws {
    let found = try together(
      Self.passport("ERVQSSON"), 1, 11, [Self.doubtful, Self.nearly, Self.doubtful])
    #expect(!found.isAccepted)
    #expect(found.decoding.probability < 0.98)
  }

  @Test func `nor is a name that one net sees otherwise`() throws {
    let found = try together(
      ZoneDecoderTests.passport, 1, 11, [["S": -4, "X": -0.02], Self.nearly, Self.nearly])
    #expect(found.refusals.map(\.code).contains(.contradicted))
  }

  @Test func `two names that are as likely leave the doubt`() throws {
    let doubts: [Character: Double] = ["A": -0.5, "E": -0.95]
    let lines = Self.passport("ERIKSSON").map { $0.replacing("ANNA", with: "INGA") }
    let found = try together(lines, 1, 19, [doubts, doubts, doubts])
    #expect(!found.isAccepted)
    #expect(found.decoding.probability < 0.9)
  }

  @Test func `a doubt of what is no name stays`() throws {
    let doubts: [Character: Double] = ["<": -0.5, "Y": -0.95]
    let found = try together(ZoneDecoderTests.passport, 1, 2, [doubts, doubts, doubts])
    #expect(!found.isAccepted)
  }

  @Test(arguments: [(["E": -1.6, "F": -0.25], true), (["E": -4, "F": -0.02], false)])
  func `a listed state needs no net to be sure of each of its letters`(
    doubts: [Character: Double], isAccepted: Bool
  ) throws {
    let lines = ZoneDecoderTests.passport.map { $0.replacing("UTO", with: "SWE") }
    let sure: [Character: Double] = ["E": -0.000_1, "F": -9.2]
    let found = try together(lines, 2, 13, [doubts, sure, sure])
    #expect(found.isAccepted == isAccepted)
  }

  @Test func `the thorough net with the fast one knows names, and the fast one alone does not`()
    throws
  {
    var scores = ZoneScores(ZoneDecoderTests.passport)
    scores.set(1, 11, ["S": -0.3, "X": -1.35])
    func reading(_ recognizer: Recognizer, _ witness: [CellScores]?) throws -> ReadZone {
      try #require(
        ReadZone(
          zone: .sample(), scores: scores.lines, recognizer: recognizer, decoder: ZoneDecoder(),
          gates: AcceptanceGates(name: 0.8), witness: witness))
    }
    #expect(try reading(.thorough, scores.lines).isAccepted)
    #expect(try !reading(.fast, nil).isAccepted)
  }

  @Test func `a nationality is read beside its issuing state`() throws {
    let lines = ZoneDecoderTests.passport.map { $0.replacing("UTO", with: "SVK") }
    var scores = ZoneScores(lines)
    scores.set(2, 13, ["N": -0.5, "K": -0.95])
    let decoding = try #require(ZoneDecoder().decode(scores.lines))
    #expect(String(decoding: decoding.lines[1][10..<13], as: UTF8.self) == "SVK")
    // Of visas nothing is known.
    var visa = ["V<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<", "L8988901C4XXX4009078F9612109<<<<<<<<"]
    visa[0] = visa[0].replacing("UTO", with: "SVK")
    visa[1] = visa[1].replacing("XXX", with: "SVK")
    var other = ZoneScores(visa)
    other.set(2, 13, ["N": -0.5, "K": -0.95])
    let read = try #require(ZoneDecoder().decode(other.lines))
    #expect(String(decoding: read.lines[1][10..<13], as: UTF8.self) == "SVN")
  }

  @Test
  func `a code that no table lists and that stands in both fields is no less likely for that`()
    throws
  {
    let lines = ZoneDecoderTests.passport.map { $0.replacing("UTO", with: "CMW") }
    var scores = ZoneScores(lines)
    for (line, column) in [(1, 5), (2, 13)] {
      scores.set(line, column, ["W": -0.000_5, "R": -7.6])
    }
    let decoding = try #require(ZoneDecoder().decode(scores.lines))
    #expect(decoding.lines == lines.map { Array($0.utf8) })
    #expect(decoding.minimumUncheckedConfidence > 0.9)
  }

  /// A set keeps its members in an order that its size and the process decide.
  @Test func `how sure a known name is does not depend on the order of its places`() throws {
    var scores = ZoneScores(ZoneDecoderTests.passport)
    for (column, letter) in zip(6..., "ERIKSSON") {
      scores.set(1, column, [letter: -0.017 * Double(column), "X": -3])
    }
    let decoding = try #require(ZoneDecoder().decode(scores.lines))
    let places = (6...13).map { MRZ.Position(line: 1, column: $0) }
    let known = (0..<12).map { power in
      var set = Set<MRZ.Position>(minimumCapacity: 8 << power)
      set.formUnion(places)
      return decoding.knowing(set, with: 0.99)
    }
    #expect(known.allSatisfy { $0 == known[0] })
    #expect(known[0] != decoding)
  }
}
