import IdentityDocument
import Testing

/// What a zone claims, and what its text alone says against it.
@Suite struct ZoneSourceTests {
  static let text = """
    P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<
    L898902C36UTO7408122F1204159ZE184226B<<<<<10
    """

  private static func source(_ text: String) throws -> DocumentSource {
    ZoneSource(try MRZ(parsing: text)).source(.mrz, asOf: MergeSamples.today)
  }

  static let claims: [(DocumentField, value: String, proof: Proof, text: String)] = [
    (.documentType, "passport", .none, "P"), (.idNumber, "L898902C3", .checkDigit, "L898902C3"),
    (.personalNumber, "ZE184226B", .checkDigit, "ZE184226B"),
    (.issuingCountry, "UTO", .none, "UTO"), (.originatingCountry, "UTO", .none, "UTO"),
    (.lastName, "ERIKSSON", .none, "ERIKSSON"), (.firstName, "ANNA MARIA", .none, "ANNA<MARIA"),
    (.dob, "1974-08-12", .checkDigit, "740812"), (.gender, "F", .none, "F"),
    (.expiryDate, "2012-04-15", .checkDigit, "120415"),
    (.optionalData2, "ZE184226B", .checkDigit, "ZE184226B"),
  ]

  @Test func `the specimen's claims with their proofs`() throws {
    let source = try Self.source(Self.text)
    #expect(source.isAccepted)
    #expect(source.claims.map(\.field) == Self.claims.map(\.0))
    #expect(source.claims.map(\.value.text) == Self.claims.map(\.value))
    #expect(source.claims.map(\.proof) == Self.claims.map(\.proof))
    #expect(source.claims.map(\.sourceText) == Self.claims.map(\.text))
    #expect(source.claims.allSatisfy { $0.confidence == 1 })
  }

  @Test func `a wrong digit is named with its place, and its field is not proven`() throws {
    // The date of birth is another; its own digit and the composite one speak up.
    let wrong = Self.text.replacing("7408122F", with: "7408132F")
    let source = try Self.source(wrong)
    #expect(
      source.refusals == [
        Refusal(.wrongCheckDigit, source: .mrz, field: .dob, line: 2, column: 20),
        Refusal(.wrongCheckDigit, source: .mrz, line: 2, column: 44),
      ])
    #expect(source.claims.first { $0.field == .dob }?.proof == Proof.none)
    #expect(source.claims.first { $0.field == .expiryDate }?.proof == .checkDigit)
  }

  @Test func `a date that does not exist makes the zone incomplete`() throws {
    let wrong = Self.text.replacing("1204159", with: "1213159")
    let refusals = try Self.source(wrong).refusals
    #expect(
      refusals.contains(Refusal(.incomplete, source: .mrz, field: .expiryDate, line: 2, column: 22))
    )
  }

  @Test func `confidence is that of the least certain character of the field`() throws {
    let mrz = try MRZ(parsing: Self.text)
    var confidence = mrz.lines.map { $0.map { _ in Float(1) } }
    confidence[1][15] = 0.25
    let source = ZoneSource(
      mrz, refusals: [], characterConfidence: confidence, confidence: 0.2
    ).source(.mrz, asOf: MergeSamples.today)
    #expect(source.claims.filter { $0.confidence < 1 }.map(\.field) == [.dob])
    #expect(source.claims.first { $0.field == .dob }?.confidence == 0.25)
  }
}
