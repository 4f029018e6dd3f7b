import DocumentReading
import IdentityDocument
import Testing

/// A front of print and a back with a zone: what sides are compared by, and what parts them.
@Suite struct PrintComparisonTests {
  private static let zone: [FieldName: String] = [
    .lastName: "MUELLER", .dateOfBirth: "1974-08-12", .documentNumber: "X12345670",
  ]

  private static func result(
    front: [FieldName: String], back: [FieldName: String] = zone
  ) throws -> ScanResult {
    var session = ScanSession()
    try session.add(
      SampleReading.values(.front, .print, front, isAccepted: false), side: .front)
    try session.add(SampleReading.values(.back, .mrz, back), side: .back)
    return try session.result()
  }

  @Test func `the print of a front is compared with the zone of the back`() throws {
    let result = try Self.result(
      front: [.lastName: "Müller", .dateOfBirth: "1974-08-12", .placeOfBirth: "Köln"])
    #expect(result.matchingSidesScore == 1)
    #expect(result.agreement[.lastName] == .equal)
    #expect(result.agreement[.dateOfBirth] == .equal)
    #expect(result.agreement[.placeOfBirth] == .notCompared)
    #expect(result.ocrResults["Front/OCR/LastName"] == "Müller")
    #expect(result.isAccepted)
  }

  @Test(arguments: [
    ("6018 SUNSET BLVD APT 4 RIVERTON, UT 44557", Agreement.equal), ("6018 Sunset Blvd", .equal),
    ("Riverton, UT 44557, 6018 Sunset Blvd. Apt. 4", .equal),
    ("12 SUNSET BLVD", .differs),
  ])
  func `an address that goes on is the same one`(print: String, agreement: Agreement) throws {
    let result = try Self.result(
      front: [.address: print], back: [.address: "6018 SUNSET BLVD APT 4"])
    #expect(result.agreement[.address] == agreement)
  }

  /// The merge knows how sure print is, and says what it contradicts.
  @Test func `print that was misread does not make two documents of two sides`() throws {
    let result = try Self.result(front: [.lastName: "KVRTZ", .dateOfBirth: "1971-08-12"])
    #expect(result.agreement[.dateOfBirth] == .differs)
    #expect(try #require(result.matchingSidesScore) < 0.7)
    #expect(!result.refusals.contains { $0.code == .conflict && $0.field == nil })
  }

  @Test func `a side with zone, barcode and print compares all three`() throws {
    var reading = SampleReading.values(.front, .mrz, [.documentNumber: "X12345670"])
    for (zone, number) in [(FieldZone.barcode, "X12345670"), (.print, "X12345679")] {
      let other = SampleReading.values(.front, zone, [.documentNumber: number])
      reading.fields.merge(other.fields) { first, _ in first }
    }
    var session = ScanSession(sides: [.front])
    try session.add(reading, side: .front)
    let score = try #require(session.partialResult.matchingFrontScore)
    #expect(abs(score - (1 + 8.0 / 9 + 8.0 / 9) / 3) < 1e-9)
  }

  @Test func `an earlier result keeps its print, and the zone's value where both say one`() throws {
    let previous = ScanResult(
      ocrResults: [
        "Front/OCR/LastName": "Müller", "Front/MRZ/LastName": "MUELLER",
        "Front/OCR/PlaceOfBirth": "Köln",
      ], acceptedSides: [.front])
    #expect(previous.document.lastName == "MUELLER")
    #expect(previous.document.placeOfBirth == "Köln")
    #expect(previous.ocrResults["Front/OCR/LastName"] == "Müller")
  }
}
