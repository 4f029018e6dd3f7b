import Glibc
import IdentityDocument
import LineRecognition
import Testing

@testable import MRZRecognition

/// What the fast net, the thorough one and its peer see together.
@Suite struct JointReadingTests {
  private static let sure: [Character: Double] = ["S": -0.000_1, "X": -9.2]
  private static let nearly: [Character: Double] = ["S": -0.04, "X": -3.2]
  private static let doubtful: [Character: Double] = ["S": -0.7, "X": -0.7]
  private static let hardly: [Character: Double] = ["S": -3.2, "X": -0.04]
  private static let otherwise: [Character: Double] = ["S": -4, "X": -0.02]

  /// A passport of which each net doubts one letter of the name, the sixth of `ERIKSSON`.
  private func reading(_ letters: [[Character: Double]], line: Int = 1) -> ReadZone? {
    let looks = letters.map { letter in
      var scores = ZoneScores(ZoneDecoderTests.passport)
      scores.set(line, 11, letter)
      return scores.lines
    }
    return ReadZone(
      zone: .sample(), jointly: looks, decoder: ZoneDecoder(),
      gates: AcceptanceGates(name: 0.8))
  }

  @Test(
    arguments: [
      ([sure, sure, sure], []), ([nearly, nearly, nearly], []), ([doubtful, sure, sure], []),
      ([doubtful, nearly, doubtful], []), ([hardly, sure, sure], []),
      ([otherwise, sure, sure], [.contradicted]),
    ] as [([[Character: Double]], [Refusal.Code])])
  func `what three nets see together is accepted where none sees something else`(
    letters: [[Character: Double]], codes: [Refusal.Code]
  ) throws {
    let found = try #require(reading(letters))
    #expect(found.decoding.lines[0] == Array(ZoneDecoderTests.passport[0].utf8))
    #expect(found.refusals.map(\.code) == codes)
    #expect(found.looks.count == letters.count)
  }

  /// A letter of a name that nobody knows, and the sex, which no digit covers either: the share that all three give.
  @Test(
    arguments: [
      (1, 6, "E", "W", 0.95, true), (1, 6, "E", "W", 0.92, false), (2, 21, "F", "M", 0.985, true),
      (2, 21, "F", "M", 0.975, false),
    ] as [(Int, Int, Character, Character, Double, Bool)])
  func `names nobody knows may be less sure than what else no digit covers`(
    line: Int, column: Int, character: Character, other: Character, share: Double,
    isAccepted: Bool
  ) throws {
    var scores = ZoneScores(ZoneDecoderTests.unknown)
    scores.set(line, column, [character: log(share), other: log(1 - share)])
    let found = try #require(
      ReadZone(
        zone: .sample(), jointly: [scores.lines, scores.lines, scores.lines],
        decoder: ZoneDecoder(), gates: AcceptanceGates(name: 0.8)))
    #expect(found.mrz.lines == ZoneDecoderTests.unknown)
    #expect(found.refusals.map(\.code) == (isAccepted ? [] : [.improbable]))
    #expect(found.refusals.allSatisfy { $0.line == line && $0.column == column })
  }

  @Test func `two nets outvote one, and nobody accepts that`() throws {
    let found = try #require(reading([Self.otherwise, Self.otherwise, Self.sure]))
    #expect(!found.isAccepted)
  }

  /// The fast net tips the mean of three, and not the text.
  @Test func `the large nets choose the text, and what the fast one sees against it refuses it`()
    throws
  {
    let found = try #require(
      reading([["S": -9, "X": -0.000_1], ["S": -0.1, "X": -2.4], ["S": -0.1, "X": -2.4]]))
    #expect(found.decoding.lines[0] == Array(ZoneDecoderTests.passport[0].utf8))
    #expect(found.refusals.map(\.code).contains(.contradicted))
    let place = found.refusals.first { $0.code == .contradicted }
    #expect(place?.line == 1)
    #expect(place?.column == 11)
  }

  @Test func `a digit that tells what nobody has seen accepts nothing`() throws {
    // The number begins with an L that every net takes for an X.
    var scores = ZoneScores(ZoneDecoderTests.passport)
    scores.set(2, 1, ["L": -6, "X": -0.002])
    let found = try #require(
      ReadZone(
        zone: .sample(), jointly: [scores.lines, scores.lines, scores.lines],
        decoder: ZoneDecoder(), gates: AcceptanceGates(name: 0.8)))
    #expect(!found.isAccepted)
  }

  @Test func `looks at other lines give nothing`() {
    let lines = ZoneScores(ZoneDecoderTests.passport).lines
    #expect(CellScores.mean(of: [lines, Array(lines.prefix(1))]) == nil)
    #expect(CellScores.mean(of: []) == nil)
    #expect(CellScores.mean(of: [lines])?.count == 2)
  }
}
