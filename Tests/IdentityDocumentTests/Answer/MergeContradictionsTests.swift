import IdentityDocument
import Testing

/// What sources say that nothing proves, and that cannot be of one person.
@Suite struct MergeContradictionsTests {
  private typealias Samples = MergeSamples

  @Test func `one number and two surnames are a conflict, though no digit proves a name`() throws {
    let zones = [
      Samples.zone(try Samples.mrz()),
      Samples.zone(try Samples.mrz(last: "ERIKSSON", first: "ANNA"), at: .zone(1)),
    ]
    let document = try #require(Samples.merge(zones).first)
    #expect(document.conflicts.map(\.field) == [.lastName, .firstName])
    #expect(document.refusals == [Refusal(.conflict, source: .zone(1), field: .lastName)])
  }

  @Test func `a barcode of another surname is a conflict, a refused one is none`() throws {
    let zone = Samples.zone(try Samples.mrz())
    let other = Samples.document(last: "ERIKSSON")
    let document = try #require(Samples.merge([zone, Samples.barcode(other)]).first)
    #expect(!document.isAccepted)
    #expect(document.conflicts.map(\.field) == [.lastName])
    let doubtful = Samples.barcode(other, refusals: [Refusal(.improbable, source: .barcode(0))])
    #expect(Samples.merge([zone, doubtful]).first?.conflicts == [])
  }

  @Test(arguments: ["MUELLER JR", "MUELLER-BERG", "MUELLER"])
  func `a name with further words is the same one`(last: String) throws {
    let zone = Samples.zone(try Samples.mrz())
    let document = Samples.merge([zone, Samples.barcode(Samples.document(last: last))]).first
    #expect(document?.conflicts == [])
    #expect(document?.isAccepted == true)
  }

  @Test func `whatever contradicts itself on two sides of one document is a conflict`() throws {
    let wrong = [Refusal(.wrongCheckDigit, source: .mrz, field: .idNumber)]
    let zones = [
      Samples.zone(
        try Samples.mrz(expiry: "300115"), at: SourcePath.mrz.on(.front), refusals: wrong),
      Samples.zone(
        try Samples.mrz(number: "Y1", last: "SMITH", first: "JOHN", expiry: "310101"),
        at: SourcePath.mrz.on(.back), refusals: wrong),
    ]
    let sides = try #require(Samples.merge(zones, sides: true).first)
    #expect(
      Set(sides.conflicts.map(\.field)).isSuperset(of: [
        .idNumber, .lastName, .firstName, .expiryDate,
      ]))
    #expect(!sides.isAccepted)
    // Print that one look read says nothing against a zone.
    let front = Samples.page(last: "SMITH", first: "JOHN", confidence: 0.6).on(.front)
    let back = Samples.zone(try Samples.mrz(), at: SourcePath.mrz.on(.back))
    #expect(Samples.merge([front, back], sides: true).first?.conflicts == [])
  }

  /// Two looks at the print of the front agree, and its caller says that the back is of the same document.
  @Test(arguments: [(0.75, true), (0.6, false)])
  func `print of a front that differs from the barcode of the back is a conflict`(
    confidence: Double, isConflict: Bool
  ) {
    var front = DocumentData(extractionMethod: .ocr)
    front.idNumber = "D51104463"
    let page = DocumentSource(
      .page, kind: .page, saying: front, proof: .none, confidence: confidence,
      refusals: [Refusal(.incomplete, source: .page)])
    let back = Samples.barcode(Samples.document())
    let document = Samples.merge([page.on(.front), back.on(.back)], sides: true).first
    #expect(document?.conflicts.map(\.field) == (isConflict ? [.idNumber] : []))
    #expect(document?.isAccepted == !isConflict)
    // In one picture it may be print of something else.
    #expect(Samples.merge([page, back]).first?.conflicts == [])
  }

  @Test(arguments: [
    ("6018 SUNSET BLVD APT 4", "6018 SUNSET BLVD APT 4 RIVERTON, UT 44557", false),
    ("6018 SUNSET BLVD APT 4", "6018 Sunset Blvd, Apt. 4", false),
    ("6018 SUNSET BLVD APT 4", "12 SUNSET BLVD", true),
  ])
  func `an address that goes on is the same one`(code: String, print: String, differs: Bool) {
    func address(_ text: String, _ path: SourcePath, _ kind: DocumentSource.Kind) -> DocumentSource
    {
      var document = Samples.document()
      document.addressLine = text
      return DocumentSource(path, kind: kind, saying: document, proof: .errorCorrection)
    }
    let document = Samples.merge([
      address(code, .barcode(0), .barcode), address(print, .chip, .chip),
    ]).first
    #expect(document?.conflicts.map(\.field) == (differs ? [.addressLine] : []))
  }

  @Test func `a century that another source states is the zone's too`() throws {
    let zone = Samples.zone(try Samples.mrz(birth: "110101"))
    #expect(Samples.merge([zone]).first?.document.dob?.year == 2011)
    let code = Samples.barcode(Samples.document(birth: "1911-01-01"))
    let document = try #require(Samples.merge([zone, code]).first)
    #expect(document.document.dob?.year == 1911)
    #expect(document.claims(.dob).map(\.value.text) == ["1911-01-01", "1911-01-01"])
    #expect(document.conflicts.isEmpty)
  }

  @Test func `a day of birth that no century had is implausible`() throws {
    // A card of June 1988; 1900 had no 29 February.
    let mrz = try MRZ(
      parsing: "IDFRABERTHIER<<<<<<<<<<<<<<<<<92C001\n8806923102858CORINNE<<<<<<<0002299F6")
    let source = ZoneSource(mrz).source(.mrz, asOf: Samples.today)
    let document = try #require(Samples.merge([source]).first)
    #expect(document.document.dob?.description == "??00-02-29")
    #expect(document.refusals == [Refusal(.implausible, source: .mrz, field: .dob)])
  }

  private static func chip(_ change: (inout DocumentData) -> Void) -> DocumentSource {
    var document = Samples.document()
    document.gender = .male
    document.originatingCountry = .utopia
    document.issuingCountry = .utopia
    change(&document)
    return DocumentSource(.chip, kind: .chip, saying: document, proof: .signature)
  }

  static let forged: [(String, DocumentField, @Sendable (inout DocumentData) -> Void)] = [
    ("surname", .lastName, { $0.lastName = "ERIKSSON" }),
    ("given names", .firstName, { $0.firstName = "HANS" }),
    ("sex", .gender, { $0.gender = .female }),
    ("nationality", .originatingCountry, { $0.originatingCountry = CountryCode(rawValue: "DEU") }),
    ("state", .issuingCountry, { $0.issuingCountry = CountryCode(rawValue: "DEU") }),
  ]

  @Test(arguments: forged)
  func `what a chip contradicts of the zone is refused`(
    what: String, field: DocumentField, change: @Sendable (inout DocumentData) -> Void
  ) throws {
    let zone = Samples.zone(try Samples.mrz(.td3))
    #expect(Samples.merge([zone, Self.chip { _ in }], sides: true).first?.isAccepted == true)
    let document = try #require(Samples.merge([zone, Self.chip(change)], sides: true).first)
    #expect(document.conflicts.map(\.field) == [field], "\(what)")
    #expect(document.refusals.map(\.field) == [field])
    // A zone that was read badly contradicts nobody.
    let poor = Samples.zone(
      try Samples.mrz(.td3), refusals: [Refusal(.improbable, source: .mrz)])
    let beside = Samples.merge([poor, Self.chip(change)], sides: true).first
    #expect(beside?.isAccepted == true)
  }

  @Test func `a chip's printed name that does not spell the document's is none of it`() throws {
    let chip = Self.chip {
      $0.printedLastName = "Eriksson"
      $0.printedFirstName = "Jürgen"
    }
    let document = try #require(
      Samples.merge([Samples.zone(try Samples.mrz(.td3)), chip], sides: true).first)
    #expect(document.document.printedLastName == nil)
    #expect(document.document.printedFirstName == "Jürgen")
  }

  @Test
  func `of two people on the sides of a session that were read alike, the document is the front's`()
    throws
  {
    let front = Samples.zone(
      try Samples.mrz(), at: SourcePath.mrz.on(.front), confidence: 0.9991)
    let back = Samples.zone(
      try Samples.mrz(number: "X123456L1", last: "ERIKSSON", first: "ANNA", birth: "800102"),
      at: SourcePath.mrz.on(.back), confidence: 0.9994)
    let joined = try #require(Samples.merge([front, back], sides: true).first)
    #expect(joined.document.idNumber == "X123456K0")
    #expect(joined.document.lastName == "MUELLER")
    #expect(joined.document.firstName == "JUERGEN")
    #expect(
      joined.conflicts.map { $0.claims.map(\.source.side) }.allSatisfy { $0 == [.front, .back] })
  }
}
