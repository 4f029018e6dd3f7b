import CorpusIndex
import Testing

/// The truth of the committed corpus; `Grades/` holds contact sheets for people, which have none.
@Suite struct CorpusIntegrityTests {
  private let corpus: Corpus

  init() throws {
    corpus = try Corpus(directory: Places.corpus).filter { !$0.name.hasPrefix("Grades/") }
  }

  @Test func `Every picture has truth, and names are unique`() {
    for sample in corpus.samples {
      #expect(sample.expectation != nil, "\(sample.name)")
    }
    #expect(Set(corpus.samples.map(\.name)).count == corpus.samples.count)
  }

  @Test func `Every printed zone parses, in its format, and its digits are as valid says`() {
    for sample in corpus.samples {
      for document in sample.expectation?.documents ?? [] {
        let facts = ZoneFacts(lines: document.lines)
        #expect(facts?.format == document.format, "\(sample.name)")
        #expect(document.valid != nil, "\(sample.name)")
        #expect(facts?.isValid == document.valid, "\(sample.name)")
      }
    }
  }

  @Test func `Every zone and symbol has four corners, and every line`() {
    for sample in corpus.samples {
      for document in sample.expectation?.documents ?? [] {
        #expect(document.quadrilateral?.count == 4, "\(sample.name)")
        #expect(document.lineQuadrilaterals?.count == document.lines.count, "\(sample.name)")
        #expect(document.lineQuadrilaterals?.allSatisfy { $0.count == 4 } == true)
      }
      for barcode in sample.expectation?.barcodes ?? [] {
        #expect(barcode.quadrilateral?.count == 4, "\(sample.name)")
        #expect(barcode.symbology != nil, "\(sample.name)")
        guard case .bytes(let bytes) = barcode.payload else {
          Issue.record("\(sample.name): the payload is not bytes")
          continue
        }
        #expect(!bytes.isEmpty, "\(sample.name)")
      }
    }
  }

  @Test func `Every format and every grade is there, and negatives are`() {
    let documents = corpus.samples.flatMap { $0.expectation?.documents ?? [] }
    let formats = Set(documents.map(\.format))
    #expect(formats.isSuperset(of: ["MRP", "TD1", "TD2", "MRVA", "MRVB", "CNIS"]))
    let grades = Set(corpus.samples.compactMap(\.grade))
    #expect(grades.isSuperset(of: ["g1", "g2", "g3", "g4", "g5"]))
    let symbols = corpus.samples.flatMap { $0.expectation?.barcodes ?? [] }
    #expect(Set(symbols.compactMap(\.symbology)).isSuperset(of: ["PDF417", "QR"]))
    #expect(corpus.samples.contains { $0.hasContent == false })
    #expect(documents.contains { $0.valid == false })
  }
}
