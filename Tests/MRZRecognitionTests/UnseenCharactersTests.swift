import Glibc
import IdentityDocument
import LineRecognition
import Testing

@testable import MRZRecognition

/// Characters that glare or a crease leaves nothing of.
@Suite struct UnseenCharactersTests {
  private static let passport = [
    "P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<", "L898902C36UTO7408122F1204159ZE184226B<<<<<10",
  ]
  private static let visa = [
    "V<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<", "L898902C36UTO7408122F1204159<<<<<<<<<<<<<<<<",
  ]

  private func reading(
    of scores: ZoneScores, witness: ZoneScores? = nil, by recognizer: Recognizer = .fast
  ) throws -> ReadZone {
    try #require(
      ReadZone(
        zone: .sample(lineCount: 2, cellCount: 44), scores: scores.lines, recognizer: recognizer,
        decoder: ZoneDecoder(), gates: AcceptanceGates(name: 0.8), witness: witness?.lines))
  }

  @Test(arguments: [passport, visa], [(14, 1), (15, 1), (19, 1), (23, 1), (27, 1), (23, 2)])
  func `digits fill in what cannot be read, and say so`(
    lines: [String], cells: (column: Int, count: Int)
  ) throws {
    var scores = ZoneScores(lines)
    for column in cells.column..<cells.column + cells.count { scores.blank(2, column) }
    let reading = try reading(of: scores)
    let places = cells.column..<cells.column + cells.count
    // Digits tell what one character is; several texts agree where two are missing.
    guard cells.count == 1 else {
      #expect(reading.refusals.contains { $0.code == .ambiguous })
      #expect(!reading.decoding.alternatives.isEmpty)
      return
    }
    #expect((1...2).map { reading.mrz.line($0) } == lines)
    for correction in reading.corrections {
      #expect(correction.line == 2 && places.contains(correction.column))
      let checks = reading.mrz.format.checks(coveringLine: 2, column: correction.column)
      #expect(correction.proof == .checkDigits(agreeing: checks))
      #expect(!checks.isEmpty)
    }
    let filled = Set(reading.corrections.map(\.column))
    #expect(filled.isSubset(of: Set(places)))
    // What agrees with the digits is told, and a human has to look.
    #expect(reading.refusals.contains { $0.code == .improbable && places.contains($0.column ?? 0) })
  }

  @Test func `a digit that was read otherwise is named with its proof`() throws {
    var scores = ZoneScores(Self.passport)
    scores.set(2, 15, Self.flat(but: ["9": -1.5]))
    let reading = try reading(of: scores)
    #expect(reading.mrz.line(2) == Self.passport[1])
    let correction = try #require(reading.corrections.first)
    #expect(reading.corrections.count == 1)
    #expect((correction.line, correction.column) == (2, 15))
    #expect((correction.read, correction.corrected) == ("9", "4"))
    #expect(correction.proof == .checkDigits(agreeing: [.dateOfBirth, .composite]))
  }

  @Test func `what takes the place of an unreadable letter is named with its likelihood`() throws {
    var scores = ZoneScores(Self.passport)
    scores.blank(2, 3)
    let reading = try reading(of: scores)
    // 9, J and T count the same in a check digit (ICAO Doc 9303-3, §4.9).
    let third = Set(
      reading.decoding.alternatives.map { $0.lines[1][2] } + [reading.decoding.lines[1][2]])
    #expect(third == Set("9JT".utf8))
    for other in reading.decoding.alternatives { #expect(abs(other.likelihood - 1 / 3) < 0.01) }
    #expect(reading.refusals.contains { $0.code == .ambiguous })
  }

  @Test func `an error beside what cannot be read is not accepted`() throws {
    // Glare leaves nothing of a 7 and the right half of an 8: a digit in place of the 7 agrees.
    var scores = ZoneScores(Self.passport)
    scores.blank(2, 14)
    scores.set(2, 15, ["9": 0])
    let reading = try reading(of: scores)
    #expect(reading.mrz.line(2) != Self.passport[1])
    #expect(!reading.isAccepted)
  }

  @Test(arguments: [(0.6, 0.99, true), (0.3, 0.99, true), (0.02, 0.99, false), (0.3, 0.3, false)])
  func `each net has to have seen a character, and one of them well`(
    fast: Double, thorough: Double, isAccepted: Bool
  ) throws {
    let looks = [fast, thorough].map { share in
      var scores = ZoneScores(Self.passport)
      // What else it may be has no place in a date.
      scores.set(2, 14, ["7": log(share), "P": log(1 - share)])
      return scores
    }
    let reading = try reading(of: looks[1], witness: looks[0], by: .thorough)
    #expect((1...2).map { reading.mrz.line($0) } == Self.passport)
    #expect(reading.isAccepted == isAccepted)
  }

  /// A cell in which one character is likelier than others, and none is likely.
  private static func flat(but shares: [Character: Double]) -> [Character: Double] {
    let all = CellScores.alphabet.map { Character(Unicode.Scalar($0)) }
    return Dictionary(uniqueKeysWithValues: all.map { ($0, shares[$0] ?? -4) })
  }
}
