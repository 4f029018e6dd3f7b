import IdentityDocument
import Testing

/// The rules of the merge, case by case.
@Suite struct MergeTests {
  private typealias Samples = MergeSamples

  @Test func `the same person in zone and barcode is one document, its values confirmed`() throws {
    let documents = Samples.merge([
      Samples.zone(try Samples.mrz()), Samples.barcode(Samples.document()),
    ])
    let document = try #require(documents.first)
    #expect(documents.count == 1)
    #expect(document.isAccepted)
    #expect(document.conflicts.isEmpty)
    #expect(document.sources == [.mrz, .barcode(0)])
    #expect(document.claims(.lastName).map(\.proof) == [.agreement, .errorCorrection])
    #expect(document.claims(.idNumber).map(\.proof) == [.checkDigit, .errorCorrection])
    #expect(document.document.originatingCountry == .utopia)
    #expect(document.document.extractionMethod == .barcode)
  }

  @Test func `two persons on one picture are two documents`() throws {
    let other = Samples.document(
      number: "Z98765432", last: "ERIKSSON", first: "ANNA", birth: "1980-01-02")
    let documents = Samples.merge([Samples.zone(try Samples.mrz()), Samples.barcode(other)])
    #expect(documents.compactMap(\.document.lastName).sorted() == ["ERIKSSON", "MUELLER"])
    #expect(documents.allSatisfy { $0.sources.count == 1 && $0.conflicts.isEmpty })
    #expect(documents.first { $0.document.lastName == "ERIKSSON" }?.document.gender == nil)
  }

  @Test func `two zones of two persons stay apart`() throws {
    let documents = Samples.merge([
      Samples.zone(try Samples.mrz()),
      Samples.zone(
        try Samples.mrz(number: "X123456L1", first: "JULIA"), at: .zone(1)),
    ])
    #expect(documents.count == 2)
    #expect(documents.map(\.document.firstName) == ["JUERGEN", "JULIA"])
  }

  @Test func `a front without a number joins the back by surname and birth`() throws {
    let front = Samples.barcode(
      Samples.document(number: nil), at: .barcode(0),
      refusals: [Refusal(.incompletePayload, source: .barcode(0), field: .idNumber)])
    let documents = Samples.merge([Samples.zone(try Samples.mrz()), front])
    #expect(documents.count == 1)
    #expect(documents.first?.isAccepted == true)
    #expect(documents.first?.refusals == [])
  }

  @Test func `in a session the sides are one document, and a contradiction is a conflict`() throws {
    let front = Samples.barcode(
      Samples.document(number: "Z98765432", birth: "1980-01-02"),
      at: SourcePath.barcode(0).on(.front))
    let back = Samples.zone(try Samples.mrz(), at: SourcePath.mrz.on(.back))
    let apart = Samples.merge([front, back])
    #expect(apart.count == 2)
    let joined = Samples.merge([front, back], sides: true)
    #expect(joined.count == 1)
    #expect(joined.first?.conflicts.map(\.field) == [.idNumber, .dob])
    #expect(joined.first?.refusals.map(\.code) == [.conflict, .conflict])
    #expect(joined.first?.document.idNumber == "Z98765432")
  }

  @Test func `a refused zone does not hide a good barcode`() throws {
    let zone = Samples.zone(
      try Samples.mrz(), confidence: 0.4, refusals: [Refusal(.improbable), Refusal(.ambiguous)])
    let documents = Samples.merge([zone, Samples.barcode(Samples.document())])
    #expect(documents.count == 1)
    #expect(documents.first?.isAccepted == true)
    // Digits that chose the text prove nothing of it; the barcode does.
    #expect(documents.first?.claims(.dob).map(\.proof) == [.agreement, .errorCorrection])
  }

  @Test func `an incomplete barcode does not hide a good zone`() throws {
    let barcode = Samples.barcode(
      Samples.document(last: nil, first: nil, birth: nil, expiry: nil),
      refusals: [Refusal(.incompletePayload, source: .barcode(0), field: .lastName)])
    let documents = Samples.merge([Samples.zone(try Samples.mrz()), barcode])
    #expect(documents.count == 1)
    #expect(documents.first?.isAccepted == true)
    #expect(documents.first?.document.lastName == "MUELLER")
  }

  @Test func `where no source is accepted, every refusal says where`() throws {
    let zone = Samples.zone(try Samples.mrz(), refusals: [Refusal(.uncertainName)])
    let documents = Samples.merge([zone])
    #expect(documents.first?.refusals == [Refusal(.uncertainName, source: .mrz)])
  }

  @Test func `numbers that differ where check digits are blind are a conflict`() throws {
    // 0 and A, 6 and G have the same value modulo 10.
    let documents = Samples.merge([
      Samples.zone(try Samples.mrz(number: "X123456K0")),
      Samples.barcode(Samples.document(number: "X12345GK0")),
    ])
    #expect(documents.count == 1)
    #expect(documents.first?.conflicts.map(\.field) == [.idNumber])
    #expect(documents.first?.refusals == [Refusal(.conflict, source: .mrz, field: .idNumber)])
  }

  @Test func `neighbouring numbers of namesakes born on one day are two documents`() throws {
    let documents = Samples.merge([
      Samples.zone(try Samples.mrz(number: "X12345670")),
      Samples.barcode(Samples.document(number: "X12345671")),
    ])
    #expect(documents.count == 2)
  }

  @Test func `names truncated in the zone agree as far as they go`() throws {
    let mrz = try Samples.mrz(
      last: "NILAVADHANANDA", first: "CHAYAPA DEJTHAMRONG KRASUANG")
    #expect(mrz.namesPossiblyTruncated)
    let barcode = Samples.barcode(
      Samples.document(
        number: nil, last: "NILAVADHANANDA", first: "CHAYAPA DEJTHAMRONG KRASUANG"))
    let documents = Samples.merge([Samples.zone(mrz), barcode])
    #expect(documents.count == 1)
    #expect(documents.first?.document.firstName == "CHAYAPA DEJTHAMRONG KRASUANG")
    #expect(documents.first?.conflicts == [])
    #expect(
      documents.first?.claims(.firstName).map(\.proof) == [.transliteration, .errorCorrection])
  }

  static let spellings: [(zone: String, print: String)] = [
    ("MUELLER", "Müller"), ("MULLER", "Müller"), ("NUNEZ", "Núñez"), ("STRASSE", "Straße"),
    ("AASE", "Åse"), ("THORSSON", "Þorsson"), ("OEDEGAARD", "Ødegård"), ("IVANOV", "Иванов"),
  ]

  @Test(arguments: spellings)
  func `print spells the name of the zone`(zone: String, print: String) throws {
    let documents = Samples.merge([
      Samples.page(last: print, first: "Jürgen"), Samples.zone(try Samples.mrz(last: zone)),
    ])
    let document = try #require(documents.first)
    #expect(documents.count == 1)
    #expect(document.document.lastName == zone)
    #expect(document.document.printedLastName == print)
    #expect(document.claims(.lastName).map(\.proof) == [.transliteration, .transliteration])
    #expect(document.document.extractionMethod == .mrz)
  }

  @Test func `print of another name is no printed spelling`() throws {
    let documents = Samples.merge([
      Samples.page(last: "Möller", first: "Jürgen"), Samples.zone(try Samples.mrz()),
    ])
    #expect(documents.first?.document.lastName == "MUELLER")
    #expect(documents.first?.document.printedLastName == nil)
    #expect(documents.first?.document.printedFirstName == "Jürgen")
  }

  @Test func `print that spells the names lifts a refusal for a name that was not sure`() throws {
    let zone = Samples.zone(
      try Samples.mrz(), refusals: [Refusal(.uncertainName, field: .lastName, line: 3, column: 2)])
    #expect(Samples.merge([zone]).first?.isAccepted == false)
    let confirmed = Samples.merge([zone, Samples.page(last: "Müller", first: "Jürgen")])
    #expect(confirmed.first?.isAccepted == true)
    let other = Samples.merge([zone, Samples.page(last: "Möller", first: "Jürgen")])
    #expect(other.first?.isAccepted == false)
  }

  @Test func `long document numbers agree whole`() throws {
    let number = "D23145890734512345"
    let documents = Samples.merge([
      Samples.zone(try Samples.mrz(number: number)),
      Samples.barcode(Samples.document(number: number)),
    ])
    #expect(documents.count == 1)
    #expect(documents.first?.claims(.idNumber).map(\.proof) == [.checkDigit, .errorCorrection])
    #expect(documents.first?.claims(.idNumber).first?.sourceText == number)
  }

  @Test func `a person's number in the optional data joins zone and barcode`() throws {
    let documents = Samples.merge([
      Samples.zone(try Samples.mrz(number: "201012345", optional: "0792010123455")),
      Samples.barcode(Samples.document(number: "079201012345")),
    ])
    #expect(documents.count == 1)
    #expect(documents.first?.isAccepted == true)
    #expect(documents.first?.document.idNumber == "079201012345")
  }

  @Test func `partial dates contradict nothing that they do not say`() throws {
    let partial = Samples.merge([
      Samples.zone(try Samples.mrz(birth: "74<<<<")), Samples.barcode(Samples.document()),
    ])
    #expect(partial.count == 1)
    #expect(partial.first?.conflicts == [])
    #expect(partial.first?.document.dob?.description == "1974-08-12")
    let wrong = Samples.merge([
      Samples.zone(try Samples.mrz(birth: "75<<<<")), Samples.barcode(Samples.document()),
    ])
    #expect(wrong.first?.conflicts.map(\.field) == [.dob])
  }

  @Test func `one dissenting source of three is a conflict with all that differ from the winner`()
    throws
  {
    let documents = Samples.merge([
      Samples.zone(try Samples.mrz()), Samples.barcode(Samples.document()),
      Samples.barcode(Samples.document(birth: "1974-08-13"), at: .barcode(1)),
    ])
    let conflict = try #require(documents.first?.conflicts.first)
    #expect(documents.count == 1)
    #expect(conflict.field == .dob)
    #expect(conflict.claims.map(\.source) == [.barcode(0), .barcode(1)])
    #expect(documents.first?.refusals == [Refusal(.conflict, source: .barcode(1), field: .dob)])
  }

  static let dates: [(birth: String, issue: String?, expiry: String, field: DocumentField?)] = [
    ("1974-08-12", "2022-04-15", "2032-04-15", nil),
    ("1974-08-12", "1974-08-11", "2032-04-15", .issuingDate),
    ("1974-08-12", "2022-04-15", "2022-04-14", .expiryDate),
    ("1974-08-12", nil, "1974-08-11", .expiryDate),
    ("2026-11-22", nil, "2032-04-15", .dob),
    ("2026-11-21", nil, "2032-04-15", nil),
  ]

  @Test(arguments: dates)
  func `dates that contradict each other are implausible`(
    birth: String, issue: String?, expiry: String, field: DocumentField?
  ) {
    let documents = Samples.merge([
      Samples.barcode(Samples.document(birth: birth, issue: issue, expiry: expiry))
    ])
    let wanted = field.map { Refusal(.implausible, source: .barcode(0), field: $0) }
    #expect(documents.first?.refusals == [wanted].compactMap(\.self))
  }

  @Test func `sources that say nothing are of no document`() {
    let nothing = DocumentSource(
      .barcode(0), kind: .barcode, claims: [], refusals: [Refusal(.incompletePayload)])
    #expect(Samples.merge([nothing]).isEmpty)
    #expect(Samples.merge([]).isEmpty)
  }
}
