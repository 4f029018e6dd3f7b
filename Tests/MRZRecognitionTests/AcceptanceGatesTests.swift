import IdentityDocument
import Testing

@testable import MRZRecognition

@Suite struct AcceptanceGatesTests {
  private static let lines = [
    "P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<", "L898902C36UTO7408122F1204159ZE184226B<<<<<10",
  ]

  private static func decoding(
    isConsistent: Bool = true, cost: Float = 0, margin: Float = 20, name: Float = 1,
    unchecked: Float = 1, probability: Float = 1
  ) -> ZoneDecoding {
    ZoneDecoding(
      format: .td3, lines: lines.map { Array($0.utf8) }, characterConfidence: [], corrections: [],
      isConsistentWithDigits: isConsistent, cost: cost, margin: margin,
      minimumNameConfidence: name, minimumUncheckedConfidence: unchecked, probability: probability,
      alternatives: [])
  }

  @Test(
    arguments: [
      (decoding(), []), (decoding(isConsistent: false), [.inconsistent]),
      (decoding(probability: 0.997), [.improbable]), (decoding(probability: .nan), [.improbable]),
      (decoding(margin: 2), [.ambiguous]), (decoding(cost: 3), [.farFetched]),
      (decoding(name: 0.5), [.uncertainName]), (decoding(unchecked: 0.5), [.uncertainUnprotected]),
      (decoding(margin: 0, probability: 0), [.improbable, .ambiguous]),
    ] as [(ZoneDecoding, [AcceptanceRefusal])])
  func `Every gate refuses by its own name`(
    decoding: ZoneDecoding, refusals: [AcceptanceRefusal]
  ) throws {
    let mrz = try MRZ(parsing: Self.lines.joined(separator: "\n"))
    // The specimen's state is listed nowhere, so the stricter gate holds.
    #expect(AcceptanceGates(name: 0.9).refusals(mrz, decoding, by: .fast) == refusals)
  }

  @Test func `A wrong digit and a missing name are named`() throws {
    var lines = Self.lines
    lines[1] = "L898902C37" + lines[1].dropFirst(10)
    let wrong = try MRZ(parsing: lines.joined(separator: "\n"))
    #expect(
      AcceptanceGates(name: 0.9).refusals(wrong, Self.decoding(), by: .fast) == [.wrongCheckDigit])
    let nameless = try MRZ(
      parsing: "P<UTO" + String(repeating: "<", count: 39) + "\n" + Self.lines[1])
    #expect(
      AcceptanceGates(name: 0.9).refusals(nameless, Self.decoding(), by: .fast) == [.incomplete])
  }

  @Test func `Tesseract needs less of the probability that it states`() throws {
    let mrz = try MRZ(parsing: Self.lines.joined(separator: "\n"))
    let decoding = Self.decoding(probability: 0.8)
    #expect(AcceptanceGates(name: 0.9).refusals(mrz, decoding, by: .tesseract) == [])
    #expect(AcceptanceGates(name: 0.9).refusals(mrz, decoding, by: .fast) == [.improbable])
  }

  @Test func `The thorough net needs less where the fast one agrees`() throws {
    let mrz = try MRZ(parsing: Self.lines.joined(separator: "\n"))
    let gates = AcceptanceGates(name: 0.9)
    let decoding = Self.decoding(probability: 0.992)
    #expect(gates.refusals(mrz, decoding, by: .fast) == [.improbable])
    var scores = ZoneScores(Self.lines)
    #expect(gates.refusals(mrz, decoding, by: .thorough, witness: scores.lines) == [])
    // Names have no check digit: the fast net sees another letter.
    scores.set(1, 6, ["E": -2, "F": -0.15])
    #expect(gates.refusals(mrz, decoding, by: .thorough, witness: scores.lines) == [.contradicted])
    // A digit covers the number, and lines of other lengths say nothing.
    var other = ZoneScores(Self.lines)
    other.set(2, 3, ["9": -2, "J": -0.15])
    #expect(gates.refusals(mrz, decoding, by: .thorough, witness: other.lines) == [])
    #expect(gates.refusals(mrz, decoding, by: .thorough, witness: []) == [.contradicted])
  }

  @Test(
    arguments: [
      ("UTO", "UTO", []), ("JPN", "JPN", []), ("VPN", "JPN", [.strayState]),
      ("D<<", "VPN", [.strayState]), ("VPN", "VPN", []), ("UTO", "XXX", []),
    ] as [(String, String, [AcceptanceRefusal])])
  func `A state that is listed nowhere and stands once is not accepted`(
    state: String, nationality: String, refusals: [AcceptanceRefusal]
  ) throws {
    let first = "P<" + state + Self.lines[0].dropFirst(5)
    let second = Self.lines[1].prefix(10) + nationality + Self.lines[1].dropFirst(13)
    let mrz = try MRZ(parsing: first + "\n" + second)
    #expect(AcceptanceGates(name: 0.9).refusals(mrz, Self.decoding(), by: .fast) == refusals)
  }
}
