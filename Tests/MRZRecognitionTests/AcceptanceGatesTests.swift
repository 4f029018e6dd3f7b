import IdentityDocument
import Testing

@testable import MRZRecognition

@Suite struct AcceptanceGatesTests {
  private static let lines = [
    "P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<", "L898902C36UTO7408122F1204159ZE184226B<<<<<10",
  ]

  /// A decoding of which every character is sure, but for one; places are counted from 1.
  private static func decoding(
    isConsistent: Bool = true, cost: Float = 0, margin: Float = 20, name: Float = 1,
    unchecked: Float = 1, probability: Float = 1, doubt: (line: Int, column: Int)? = nil,
    corrected: (line: Int, column: Int)? = nil, other: [String] = []
  ) -> ZoneDecoding {
    var confidence = lines.map { [Float](repeating: 0.999_99, count: $0.utf8.count) }
    if let doubt { confidence[doubt.line - 1][doubt.column - 1] = 0.3 }
    return ZoneDecoding(
      format: .td3, lines: lines.map { Array($0.utf8) }, characterConfidence: confidence,
      corrections: corrected.map {
        [.init(position: .init(line: $0.line, column: $0.column), read: 0x41, corrected: 0x42)]
      } ?? [],
      isConsistentWithDigits: isConsistent, cost: cost, margin: margin,
      minimumNameConfidence: name, minimumUncheckedConfidence: unchecked, probability: probability,
      alternatives: other.isEmpty
        ? [] : [.init(lines: other.map { Array($0.utf8) }, likelihood: 0.3)])
  }

  private func refusals(
    _ decoding: ZoneDecoding, of lines: [String] = Self.lines, by recognizer: Recognizer = .fast,
    witness: ZoneScores? = nil
  ) throws -> [Refusal] {
    // The specimen's state is listed nowhere, so the stricter gate holds.
    AcceptanceGates(name: 0.9).refusals(
      try MRZ(parsing: lines.joined(separator: "\n")), decoding, by: recognizer,
      witness: witness?.lines)
  }

  @Test(
    arguments: [
      (decoding(), nil),
      (decoding(isConsistent: false), Refusal(.inconsistent)),
      (
        decoding(probability: 0.997, doubt: (1, 9)),
        Refusal(.improbable, field: .lastName, line: 1, column: 9)
      ),
      (
        decoding(probability: .nan, doubt: (1, 17)),
        Refusal(.improbable, field: .firstName, line: 1, column: 17)
      ),
      (
        decoding(margin: 2, other: [lines[0], lines[1].replacing("L898", with: "L8J8")]),
        Refusal(.ambiguous, field: .idNumber, line: 2, column: 3)
      ),
      (
        decoding(cost: 3, corrected: (2, 30)),
        Refusal(.farFetched, field: .personalNumber, line: 2, column: 30)
      ),
      (
        decoding(name: 0.5, doubt: (1, 6)),
        Refusal(.uncertainName, field: .lastName, line: 1, column: 6)
      ),
      (
        decoding(unchecked: 0.5, doubt: (2, 21)),
        Refusal(.uncertainUnprotected, field: .gender, line: 2, column: 21)
      ),
    ] as [(ZoneDecoding, Refusal?)])
  func `every gate refuses by its own name and says where`(
    decoding: ZoneDecoding, refusal: Refusal?
  ) throws {
    #expect(try refusals(decoding) == (refusal.map { [$0] } ?? []))
  }

  @Test func `what follows from digits that do not agree is no news`() throws {
    let decoding = Self.decoding(isConsistent: false, cost: .infinity, margin: 0, probability: 0)
    #expect(try refusals(decoding).map(\.code) == [.inconsistent])
  }

  /// The passport with its digit of the date of birth printed wrong; the composite digit is right.
  private static let misprinted = [
    lines[0], "L898902C36UTO7408121F1204159ZE184226B<<<<<17",
  ]

  @Test func `a digit that is wrong as printed is named with its place`() throws {
    let found = try refusals(Self.decoding(isConsistent: false), of: Self.misprinted)
    #expect(found == [Refusal(.wrongCheckDigit, field: .dob, line: 2, column: 20)])
    #expect(found[0].message() == "the check digit of the date of birth is wrong, line 2 column 20")
  }

  @Test func `a digit that may have been read badly is not called wrong`() throws {
    let found = try refusals(
      Self.decoding(isConsistent: false, doubt: (2, 16)), of: Self.misprinted)
    #expect(found == [Refusal(.inconsistent, field: .dob, line: 2, column: 16)])
  }

  @Test func `a missing name is named`() throws {
    let nameless = ["P<UTO" + String(repeating: "<", count: 39), Self.lines[1]]
    #expect(
      try refusals(Self.decoding(), of: nameless)
        == [Refusal(.incomplete, field: .lastName, line: 1, column: 6)])
  }

  @Test func `Tesseract needs less of the probability that it states`() throws {
    let decoding = Self.decoding(probability: 0.8)
    #expect(try refusals(decoding, by: .tesseract) == [])
    #expect(try refusals(decoding).map(\.code) == [.improbable])
  }

  @Test func `the thorough net needs less where the fast one agrees`() throws {
    let decoding = Self.decoding(probability: 0.992)
    #expect(try refusals(decoding).map(\.code) == [.improbable])
    var scores = ZoneScores(Self.lines)
    #expect(try refusals(decoding, by: .thorough, witness: scores) == [])
    // Names have no check digit: the fast net sees another letter.
    scores.set(1, 6, ["E": -2, "F": -0.15])
    #expect(
      try refusals(decoding, by: .thorough, witness: scores)
        == [Refusal(.contradicted, field: .lastName, line: 1, column: 6)])
    // A digit covers the number, and lines of other lengths say nothing.
    var other = ZoneScores(Self.lines)
    other.set(2, 3, ["9": -2, "J": -0.15])
    #expect(try refusals(decoding, by: .thorough, witness: other) == [])
    #expect(
      try refusals(decoding, by: .thorough, witness: ZoneScores([])) == [Refusal(.contradicted)])
  }

  @Test(
    arguments: [
      ("UTO", "UTO", nil), ("JPN", "JPN", nil),
      ("VPN", "JPN", Refusal(.strayState, field: .issuingCountry, line: 1, column: 3)),
      ("D<<", "VPN", Refusal(.strayState, field: .originatingCountry, line: 2, column: 11)),
      ("VPN", "VPN", nil), ("UTO", "XXX", nil),
    ] as [(String, String, Refusal?)])
  func `a state that is listed nowhere and stands once is not accepted`(
    state: String, nationality: String, refusal: Refusal?
  ) throws {
    let first = "P<" + state + Self.lines[0].dropFirst(5)
    let second = Self.lines[1].prefix(10) + nationality + Self.lines[1].dropFirst(13)
    #expect(
      try refusals(Self.decoding(), of: [first, String(second)]) == (refusal.map { [$0] } ?? []))
  }
}
