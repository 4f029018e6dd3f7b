import IdentityDocument
import Testing

/// Properties of the merge over random sources.
@Suite struct MergePropertiesTests {
  /// Sources whose values come from small sets, so that they agree and contradict often.
  private static func sources(_ generator: inout SeededGenerator) -> [DocumentSource] {
    let count = Int.random(in: 0...6, using: &generator)
    return (0..<count).map { index in
      let kind = DocumentSource.Kind.allCases.randomElement(using: &generator) ?? .zone
      let path: SourcePath =
        switch kind {
        case .zone: .zone(index)
        case .barcode: .barcode(index)
        case .page: SourcePath.page.on(index.isMultiple(of: 2) ? .front : .back)
        case .chip: .chip
        }
      let claims = (0..<Int.random(in: 0...12, using: &generator)).map { _ in
        claim(by: path, &generator)
      }
      let codes = Refusal.Code.allCases.filter { _ in Int.random(in: 0..<30, using: &generator) == 0
      }
      return DocumentSource(
        path, kind: kind, claims: claims, refusals: codes.map { Refusal($0, source: path) },
        belongsTo: Int.random(in: 0..<5, using: &generator) == 0 ? .mrz : nil)
    }
  }

  private static func claim(
    by path: SourcePath, _ generator: inout SeededGenerator
  ) -> Claim {
    let field = DocumentField.allCases.randomElement(using: &generator) ?? .idNumber
    let value: FieldValue =
      switch Int.random(in: 0..<10, using: &generator) {
      case 0..<4:
        .text(
          ["MUELLER", "Müller", "ERIKSSON", "X123456K0", "X123456U0", "", "\u{0}\"\\"]
            .randomElement(using: &generator) ?? "")
      case 4..<7:
        .date(
          DocumentDate(
            year: [nil, 1974, 2032, 9999].randomElement(using: &generator) ?? nil,
            month: [nil, 8, 13].randomElement(using: &generator) ?? nil,
            day: [nil, 12, 31].randomElement(using: &generator) ?? nil, printed: "740812"))
      case 7: .country(.utopia)
      case 8: .list(["B", "BE"])
      default: .sex(.female)
      }
    return Claim(
      field, value, source: path, confidence: [0, 0.5, 1].randomElement(using: &generator) ?? 1,
      proof: Proof.allCases.randomElement(using: &generator) ?? .none,
      isPossiblyCut: Bool.random(using: &generator))
  }

  @Test func `the order of sources decides nothing, and no claim is lost`() {
    var generator = SeededGenerator(seed: 16)
    for _ in 0..<400 {
      let sources = Self.sources(&generator)
      for sides in [false, true] {
        let documents = MergeSamples.merge(sources, sides: sides)
        #expect(MergeSamples.merge(sources.shuffled(using: &generator), sides: sides) == documents)
        #expect(MergeSamples.merge(sources + sources, sides: sides) == documents)
        let claimed = Set(sources.flatMap(\.claims).map(Self.identity))
        #expect(Set(documents.flatMap(\.claims).map(Self.identity)) == claimed)
      }
    }
  }

  @Test func `every value of a document is a claim's, and merging its claims again gives the same`()
  {
    var generator = SeededGenerator(seed: 17)
    for _ in 0..<400 {
      let sources = Self.sources(&generator)
      let kinds = Dictionary(sources.map { ($0.path, $0) }) { first, _ in first }
      for document in MergeSamples.merge(sources) {
        for field in DocumentField.allCases {
          guard let value = document.document[field] else { continue }
          let names: [DocumentField] = [.lastName, .firstName, field]
          #expect(
            document.claims.contains { names.contains($0.field) && $0.value.text == value.text })
        }
        #expect(document.isAccepted == document.refusals.isEmpty)
        let again = document.sources.compactMap { path -> DocumentSource? in
          guard var source = kinds[path] else { return nil }
          source.claims = document.claims.filter { $0.source == path }
          return source
        }
        let repeated = MergeSamples.merge(again, sides: true)
        if repeated.count == 1 { #expect(repeated.first?.claims == document.claims) }
      }
    }
  }

  /// A claim but for its proof, which others may strengthen.
  private static func identity(_ claim: Claim) -> Claim {
    var claim = claim
    claim.proof = .none
    return claim
  }
}
