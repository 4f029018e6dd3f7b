import IdentityDocument
import Testing

@testable import DocumentReading

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
      minimumNameConfidence: name, minimumUncheckedConfidence: unchecked, probability: probability)
  }

  @Test(
    arguments: [
      (decoding(), []), (decoding(isConsistent: false), [.inconsistent]),
      (decoding(probability: 0.96), [.improbable]), (decoding(probability: .nan), [.improbable]),
      (decoding(margin: 2), [.ambiguous]), (decoding(cost: 3), [.farFetched]),
      (decoding(name: 0.5), [.uncertainName]), (decoding(unchecked: 0.5), [.uncertainUnprotected]),
      (decoding(margin: 0, probability: 0), [.improbable, .ambiguous]),
    ] as [(ZoneDecoding, [AcceptanceRefusal])])
  func `Every gate refuses by its own name`(
    decoding: ZoneDecoding, refusals: [AcceptanceRefusal]
  ) throws {
    let mrz = try MRZ(parsing: Self.lines.joined(separator: "\n"))
    // The specimen's state is listed nowhere, so the stricter gate holds.
    #expect(AcceptanceGates(name: 0.9).refusals(mrz, decoding, by: .own) == refusals)
  }

  @Test func `A wrong digit and a missing name are named`() throws {
    var lines = Self.lines
    lines[1] = "L898902C37" + lines[1].dropFirst(10)
    let wrong = try MRZ(parsing: lines.joined(separator: "\n"))
    #expect(
      AcceptanceGates(name: 0.9).refusals(wrong, Self.decoding(), by: .own) == [.wrongCheckDigit])
    let nameless = try MRZ(
      parsing: "P<UTO" + String(repeating: "<", count: 39) + "\n" + Self.lines[1])
    #expect(
      AcceptanceGates(name: 0.9).refusals(nameless, Self.decoding(), by: .own) == [.incomplete])
  }

  @Test func `Tesseract needs less of the probability that it states`() throws {
    let mrz = try MRZ(parsing: Self.lines.joined(separator: "\n"))
    let decoding = Self.decoding(probability: 0.8)
    #expect(AcceptanceGates(name: 0.9).refusals(mrz, decoding, by: .tesseract) == [])
    #expect(AcceptanceGates(name: 0.9).refusals(mrz, decoding, by: .own) == [.improbable])
  }
}
