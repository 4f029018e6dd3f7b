import IdentityDocument
import Testing

/// What a caller asks of a document beyond its being right.
@Suite struct MergeRulesTests {
  private static func refusals(
    _ rules: MergeRules, _ document: DocumentData = MergeSamples.document()
  ) -> [Refusal] {
    MergeSamples.merge([MergeSamples.barcode(document)], rules: rules).first?.refusals ?? []
  }

  @Test func `a mandatory field that is missing is named`() {
    var rules = MergeRules()
    rules.fields[.placeOfBirth] = .init(isMandatory: true)
    rules.fields[.idNumber] = .init(isMandatory: true)
    #expect(
      Self.refusals(rules)
        == [Refusal(.missingField, source: .barcode(0), field: .placeOfBirth)])
  }

  @Test func `a document that is emptied by the asked confidence is not accepted`() throws {
    var rules = MergeRules()
    for field in DocumentField.allCases { rules.fields[field] = .init(leastConfidence: 1) }
    let zone = MergeSamples.zone(try MergeSamples.mrz())
    let document = try #require(MergeSamples.merge([zone], rules: rules).first)
    #expect(document.document.idNumber == nil)
    #expect(document.claims.isEmpty)
    #expect(
      document.refusals
        == [DocumentField.idNumber, .lastName, .dob].map {
          Refusal(.belowConfidence, source: .mrz, field: $0)
        })
  }

  @Test func `withheld fields stand nowhere, and all of them are a refusal`() throws {
    var rules = MergeRules()
    rules.fields[.lastName] = .init(isWithheld: true)
    let zone = MergeSamples.zone(try MergeSamples.mrz())
    let page = MergeSamples.page(last: "Müller", first: "Jürgen")
    let one = try #require(MergeSamples.merge([zone, page], rules: rules).first)
    #expect(one.document.lastName == nil)
    #expect(one.document.printedLastName == nil)
    #expect(one.claims(.lastName).isEmpty)
    #expect(one.isAccepted)
    for field in [DocumentField.idNumber, .firstName, .dob] {
      rules.fields[field] = .init(isWithheld: true)
    }
    #expect(
      MergeSamples.merge([zone], rules: rules).first?.refusals == [Refusal(.withheld, source: .mrz)]
    )
  }

  @Test func `expiry refuses only where it is asked for`() {
    let expired = MergeSamples.document(expiry: "2026-11-20")
    let lastDay = MergeSamples.document(expiry: "2026-11-21")
    var rules = MergeRules()
    #expect(Self.refusals(rules, expired).isEmpty)
    rules.refusesExpired = true
    #expect(
      Self.refusals(rules, expired) == [
        Refusal(.expiredNotAllowed, source: .barcode(0), field: .expiryDate)
      ])
    #expect(Self.refusals(rules, lastDay).isEmpty)
  }

  static let parts: [(Int?, Int?, Int?, Bool?)] = [
    (2026, 10, nil, true), (2020, nil, nil, true), (2026, 11, nil, nil), (2026, nil, nil, nil),
    (2027, nil, nil, false), (nil, 10, 31, nil), (2026, 12, nil, false), (2026, 2, 30, nil),
  ]

  @Test(arguments: parts)
  func `a month or a year that is over has expired`(
    year: Int?, month: Int?, day: Int?, isOver: Bool?
  ) {
    var document = MergeSamples.document()
    document.expiryDate = DocumentDate(year: year, month: month, day: day, printed: "")
    #expect(document.expiryDate?.isOver(asOf: MergeSamples.today) == isOver)
    var rules = MergeRules()
    rules.refusesExpired = true
    #expect(Self.refusals(rules, document).isEmpty == (isOver != true))
  }
}
