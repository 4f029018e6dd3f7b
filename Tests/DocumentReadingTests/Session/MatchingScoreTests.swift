import DocumentReading
import IdentityDocument
import Testing

/// SelphID's scores of one side: how alike the fields are that it has more than once.
@Suite struct MatchingScoreTests {
  /// A side with a zone and a barcode whose numbers differ in one of nine characters.
  private static func both(_ side: Side) -> Reading {
    var reading = SampleReading.values(
      side, .mrz, [.lastName: "MUELLER", .documentNumber: "X12345670"])
    let code = SampleReading.values(
      side, .barcode, [.lastName: "Müller", .documentNumber: "X12345679", .address: "1 A"])
    reading.fields.merge(code.fields) { first, _ in first }
    return reading
  }

  @Test(arguments: Side.allCases)
  func `a side with a zone and a barcode has a score of its own`(side: Side) throws {
    var session = ScanSession(sides: [side])
    try session.add(Self.both(side), side: side)
    let result = session.partialResult
    let (own, other) =
      side == .front
      ? (result.matchingFrontScore, result.matchingBackScore)
      : (result.matchingBackScore, result.matchingFrontScore)
    // The surname is the same after transliteration; the address stands alone.
    let score = try #require(own)
    #expect(abs(score - (1 + 8.0 / 9) / 2) < 1e-9)
    #expect(other == nil)
    #expect(result.matchingSidesScore == nil)
  }

  @Test func `a side with one source has none`() throws {
    var session = ScanSession(sides: [.front])
    try session.add(SampleReading.values(.front, .mrz, [.lastName: "BERG"]), side: .front)
    #expect(session.partialResult.matchingFrontScore == nil)
  }
}
