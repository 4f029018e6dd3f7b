import DocumentReading
import IdentityDocument
import Testing

@Suite struct ReaderErrorTests {
  static let table: [(ReaderError.Kind, Character, Bool)] = [
    (.resources, "F", false), (.cancelled, "G", false), (.imageUnavailable, "H", true),
    (.sessionFinished, "J", false), (.sidesMissing, "N", true), (.addressNotInBarcode, "Y", true),
    (.wrongSide, "Z", true), (.timeout, "T", true), (.configuration, "P", false),
    (.notADocument, "M", false),
  ]

  @Test(arguments: table)
  func `Jumio: a letter, a stage, four digits, and whether to try again`(
    kind: ReaderError.Kind, letter: Character, isRetryable: Bool
  ) {
    #expect(kind.rawValue == letter)
    let codes = ErrorCode.allCases.filter { $0.kind == kind }
    #expect(codes.allSatisfy { $0.rawValue.first == letter })
    #expect(codes.allSatisfy { ReaderError($0).isRetryable == isRetryable })
    #expect(!codes.isEmpty)
  }

  @Test func `every kind is in the table, and no letter stands for two`() {
    #expect(Set(Self.table.map(\.0)) == Set(ReaderError.Kind.allCases))
    #expect(Set(Self.table.map(\.1)).isDisjoint(with: "ABCEI"))
  }

  @Test func `Jumio: the front where the back was wanted is error Z, and may be tried again`()
    throws
  {
    let reader = DocumentReader(configuration: ReaderConfiguration(asOf: SampleReading.day))
    let passport = try reader.read(
      contentsOfFile: CorpusPlaces.picture("Specimens/mrp-000.jpg"))
    var session = ScanSession()
    let error = #expect(throws: ReaderError.self) { try session.add(passport, side: .back) }
    #expect(error?.code == "Z00000")
    try session.add(passport, side: .front)
    #expect(session.isFinished)
    #expect(session.progress == .frontDocumentAnalyzed)
    #expect(try session.result().document.idNumber == "Z770405")
    #expect(passport.shown(on: .back).fields.keys.allSatisfy { $0.side == .back })
  }
}
