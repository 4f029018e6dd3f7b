import DocumentReading
import IdentityDocument
import Testing

@Suite struct DocumentChecksTests {
  static func document(expiry: String? = nil, birth: String? = nil) -> DocumentData {
    var document = DocumentData()
    document.expiryDate = expiry.flatMap { CalendarDate($0) }.map { DocumentDate($0, printed: "") }
    document.dob = birth.flatMap { CalendarDate($0) }.map { DocumentDate($0, printed: "") }
    return document
  }

  @Test(arguments: [("2026-11-20", true), ("2026-11-21", false), ("2027-01-01", false)])
  func `MobbScan: validationDocumentNotExpired`(expiry: String, isExpired: Bool) {
    #expect(Self.document(expiry: expiry).isExpired(asOf: SampleReading.day) == isExpired)
    #expect(DocumentData().isExpired(asOf: SampleReading.day) == nil)
  }

  @Test(arguments: [
    ("2008-11-21", false), ("2008-11-22", true), ("2008-02-29", false), ("2009-01-01", true),
  ])
  func `MobbScan: validationLegalAge`(birth: String, isUnder: Bool) {
    #expect(Self.document(birth: birth).isUnder(age: 18, asOf: SampleReading.day) == isUnder)
    var partial = DocumentData()
    partial.dob = DocumentDate(year: 2008, month: nil, day: nil, printed: "")
    #expect(partial.isUnder(age: 18, asOf: SampleReading.day) == nil)
    #expect(partial.isUnder(age: 17, asOf: SampleReading.day) == false)
    #expect(partial.isUnder(age: .max, asOf: SampleReading.day) == nil)
  }

  @Test func `MobbScan: validationDocumentNotSpecimen`() {
    var document = DocumentData()
    #expect(!document.isSpecimen)
    document.issuingCountry = CountryCode(rawValue: "UTO")
    #expect(document.isSpecimen)
    document.issuingCountry = CountryCode(rawValue: "FRA")
    document.firstName = "Ingrid Specimen"
    #expect(document.isSpecimen)
  }
}
