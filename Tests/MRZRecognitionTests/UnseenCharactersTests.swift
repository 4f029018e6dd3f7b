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

  /// Optional data of a visa, and the column of the character that is refused.
  @Test(
    arguments: [
      ("<<<<<<55<<<<<<<<", 35), ("<<<5<<<<<<<<<<<<", 32), ("ZE184<<<7<<<<<<<", 37),
      ("ZE184226B<<<<<<<", nil), ("ZE1<<84226B<<<<<", nil), ("<<<<<<<<<<<<<<55", nil),
      ("<<55<<<<<<<<<<<<", nil), ("<<<<<<<<<<<<<<<<", nil),
    ] as [(String, Int?)])
  func `characters alone in the fillers of optional data are refused`(
    data: String, column: Int?
  ) throws {
    let lines = [Self.visa[0], "\(Self.visa[1].prefix(28))\(data)"]
    let scores = ZoneScores(lines)
    let reading = try reading(of: scores, witness: scores, by: .thorough)
    #expect(reading.mrz.line(2) == lines[1])
    #expect(reading.refusals.map(\.code) == (column == nil ? [] : [.improbable]))
    #expect(reading.refusals.first?.column == column)
  }

  /// A `K` under a spot of light looks like a filler, and counts like one.
  @Test(arguments: [(0.0005, true), (0.004, false)])
  func `a filler within the number has to be sure`(
    likelihoodOfK: Double, isAccepted: Bool
  ) throws {
    let number = "H<938VZW3"
    let digit = CheckDigit(of: [UInt8](number.utf8)).value
    let line = "\(number)\(digit)UTO7408122F1204159<<<<<<<<<<<<<<<<"
    var scores = ZoneScores([Self.visa[0], line])
    scores.set(2, 2, ["<": log(1 - likelihoodOfK), "K": log(likelihoodOfK)])
    let reading = try reading(of: scores, witness: scores, by: .thorough)
    #expect(reading.mrz.line(2) == line)
    #expect(reading.isAccepted == isAccepted)
    #expect(reading.refusals.map(\.column) == (isAccepted ? [] : [2]))
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

  /// `FK` and `TY` count alike modulo 10: where neither is clear, the digit that agrees proves little.
  @Test(arguments: [(0.69, 0.96, false), (0.99, 0.99, true)])
  func `two characters that are hardly seen need more than their digit`(
    first: Double, second: Double, isAccepted: Bool
  ) throws {
    var lines = Self.visa
    lines[1] = "TY26659717ETH1311163M2401069<<<<<<<<<<<<<<<<"
    let text = lines.joined(separator: "\n")
    #expect(try MRZ(parsing: text).isValid)
    #expect(try MRZ(parsing: text.replacing("TY26", with: "FK26")).isValid)
    var scores = ZoneScores(lines)
    scores.set(2, 1, ["T": log(first), "F": log(1 - first)])
    scores.set(2, 2, ["Y": log(second), "X": log(1 - second)])
    let reading = try reading(of: scores)
    #expect((1...2).map { reading.mrz.line($0) } == lines)
    #expect(reading.isAccepted == isAccepted)
    guard !isAccepted else { return }
    #expect(reading.refusals.map(\.code) == [.improbable])
    #expect(reading.refusals.first?.line == 2)
    #expect(reading.refusals.first?.column == 1)
  }

  @Test(arguments: [(0.85, 0.5, false), (0.97, 0.5, true), (0.5, 0.97, true)])
  func `a filler of a visa has to be seen by one of the nets`(
    thorough: Double, fast: Double, isSeen: Bool
  ) throws {
    let looks = [fast, thorough].map { share in
      var scores = ZoneScores(Self.visa)
      scores.set(2, 29, ["<": log(share), "4": log(1 - share)])
      return scores.lines
    }
    let certain = try reading(of: ZoneScores(Self.visa))
    let refusals = AcceptanceGates(name: 0.8).refusalsOfUnseen(
      certain.mrz, certain.decoding, looks: looks)
    #expect(refusals.map(\.code) == (isSeen ? [] : [.improbable]))
    #expect(refusals.first?.column == (isSeen ? nil : 29))
    // A passport's digits cover its optional data.
    let passport = try reading(of: ZoneScores(Self.passport))
    var scores = ZoneScores(Self.passport)
    scores.set(2, 40, ["<": log(thorough), "4": log(1 - thorough)])
    #expect(
      AcceptanceGates(name: 0.8).refusalsOfUnseen(
        passport.mrz, passport.decoding, looks: [scores.lines, ZoneScores(Self.passport).lines])
        == [])
  }

  /// A cell in which one character is likelier than others, and none is likely.
  private static func flat(but shares: [Character: Double]) -> [Character: Double] {
    let all = CellScores.alphabet.map { Character(Unicode.Scalar($0)) }
    return Dictionary(uniqueKeysWithValues: all.map { ($0, shares[$0] ?? -4) })
  }
}
