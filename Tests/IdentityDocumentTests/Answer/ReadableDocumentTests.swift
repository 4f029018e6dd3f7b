import IdentityDocument
import Testing

/// What can be read, as data.
@Suite struct ReadableDocumentTests {
  @Test func `every format and every payload belongs to some document`() {
    let formats = Set(ReadableDocument.all.flatMap(\.formats))
    #expect(formats == Set(MRZ.Format.allCases))
    let payloads = Set(ReadableDocument.all.flatMap(\.payloads))
    #expect(payloads == Set(IdentityPayload.Kind.allCases).subtracting([.unrecognised]))
  }

  @Test func `a document's payloads are of its country and its kind`() {
    for document in ReadableDocument.all {
      for payload in document.payloads where payload != .visibleDigitalSeal {
        #expect(document.country.map { payload.countries.contains($0) } == true)
        #expect(payload.documentKinds.contains(document.kind))
      }
    }
  }

  static let countries: [(String, Int)] = [
    ("USA", 5), ("D", 3), ("FRA", 5), ("VNM", 4), ("UTO", 3),
  ]

  @Test(arguments: countries)
  func `a country's documents are those of every state and its own`(code: String, count: Int) {
    #expect(ReadableDocument.all(of: CountryCode(rawValue: code)).count == count)
  }

  @Test func `the catalogue lists all of it`() {
    let catalogue = ReadableDocument.catalogue
    #expect(catalogue["formats"]?.elements?.count == MRZ.Format.allCases.count)
    #expect(catalogue["countries"]?.elements?.count == CountryCode.all.count)
    #expect(catalogue["documents"]?.elements?.count == ReadableDocument.all.count)
    #expect(catalogue["refusals"]?.elements?.count == Refusal.Code.allCases.count)
  }
}
