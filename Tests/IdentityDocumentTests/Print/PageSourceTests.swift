import Testing

@testable import IdentityDocument

@Suite struct PageSourceTests {
  private typealias Page = PrintedSpecimen
  private typealias Samples = MergeSamples

  /// The zone of the samples with captions and values that go with it.
  private static func lines(
    last: String = "MÜLLER", birth: String = "12.08.1974", number: String = "X123456K0"
  ) -> [PrintedLine] {
    [
      Page.caption("Name/Surname", 35, 14), Page.line(last, 35, 18),
      Page.caption("Vornamen/Given names", 35, 22), Page.line("JÜRGEN", 35, 26),
      Page.caption("Geburtstag/Date of birth", 75, 30), Page.line(birth, 75, 34),
      Page.caption("Geburtsort/Place of birth", 35, 38), Page.line("KÖLN", 35, 42),
      Page.caption("Date of issue", 35, 46), Page.line("15.04.2022", 35, 50),
      Page.caption("Passport No", 75, 14), Page.line(number, 75, 18),
    ]
  }

  private func documents(
    _ lines: [PrintedLine], _ mrz: MRZ?, confidence: Float = 0.9999, refusals: [Refusal] = []
  ) -> [MergedDocument] {
    let page = PrintedPage(lines: lines)
    let fields =
      mrz.map { page.fields(beside: $0, asOf: Samples.today) } ?? page.fields(asOf: Samples.today)
    let print = page.source(stating: fields, of: mrz == nil ? nil : .mrz)
    let zone = mrz.map { Samples.zone($0, confidence: confidence, refusals: refusals) }
    return Samples.merge([zone, print].compactMap(\.self))
  }

  @Test func whatPrintAddsStandsBesideTheZone() throws {
    let documents = documents(Self.lines(), try Samples.mrz(.td3))
    let one = try #require(documents.first)
    #expect(documents.count == 1 && one.isAccepted && one.conflicts.isEmpty)
    #expect(one.document.lastName == "MUELLER" && one.document.printedLastName == "MÜLLER")
    #expect(one.document.firstName == "JUERGEN" && one.document.printedFirstName == "JÜRGEN")
    #expect(one.document.placeOfBirth == "KÖLN")
    #expect(one.document.issuingDate?.description == "2022-04-15")
    #expect(one.claims(.lastName).map(\.proof) == [.transliteration, .transliteration])
    #expect(one.claims(.idNumber).map(\.proof) == [.checkDigit, .agreement])
    #expect(one.claims(.placeOfBirth).map(\.proof) == [.none])
    #expect(one.document.extractionMethod == .mrz)
  }

  @Test func aNameOfPlainLettersIsPrintedToo() throws {
    let zone = try Samples.mrz(.td3, last: "SMITH", first: "ANNA")
    var lines = Self.lines(last: "Smith")
    lines[3] = Page.line("ANNA", 35, 26)
    let document = try #require(documents(lines, zone).first?.document)
    #expect(document.lastName == "SMITH" && document.printedLastName == "Smith")
    #expect(document.firstName == "ANNA" && document.printedFirstName == "ANNA")
  }

  @Test(
    arguments: [
      (.uncertainName, .lastName, 0.9, true), (.improbable, .lastName, 0.999_99, true),
      (.improbable, .lastName, 0.99, false), (.contradicted, .firstName, 0.9, true),
      (.contradicted, .idNumber, 0.999_99, false), (.wrongCheckDigit, .idNumber, 0.999_99, false),
      (.inconsistent, .lastName, 0.999_99, false), (.ambiguous, .lastName, 0.999_99, false),
      (.strayState, .issuingCountry, 0.999_99, false),
    ] as [(Refusal.Code, DocumentField, Float, Bool)])
  func printThatSpellsBothNamesLiftsDoubtsOfThem(
    code: Refusal.Code, field: DocumentField, confidence: Float, isLifted: Bool
  ) throws {
    let zone = try Samples.mrz(.td3)
    let refusal = Refusal(code, field: field, line: 1, column: 7)
    let confirmed = documents(Self.lines(), zone, confidence: confidence, refusals: [refusal])
    #expect(confirmed.first?.isAccepted == isLifted)
    let other = documents(
      Self.lines(last: "MÖLLER"), zone, confidence: confidence, refusals: [refusal])
    #expect(other.first?.isAccepted == false)
  }

  /// The composite digit of the French card covers the names; it is no second source.
  @Test(arguments: [Refusal.Code.improbable, .contradicted])
  func aDigitOverTheNamesLiftsNoDoubtOfThem(code: Refusal.Code) throws {
    let zone = try MRZ(
      parsing: "IDFRABERTHIER<<<<<<<<<<<<<<<<<<<<<<<\n8806923102858CORINNE<<<<<<<6512068F6")
    let refusal = Refusal(code, field: .lastName, line: 1, column: 7)
    let one = try #require(documents([], zone, refusals: [refusal]).first)
    #expect(one.claims(.lastName).first?.proof == .checkDigit)
    #expect(one.refusals.map(\.code) == [code])
    let lines = [
      Page.caption("Nom", 35, 14), Page.line("BERTHIER", 35, 18), Page.caption("Prénom", 35, 22),
      Page.line("CORINNE", 35, 26),
    ]
    // A zone that is improbable has to be sure of the rest, too, which this one does not say.
    let isLifted = documents(lines, zone, refusals: [refusal]).first?.isAccepted == true
    #expect(isLifted == (code == .contradicted))
  }

  @Test func printAloneIsNeverAccepted() throws {
    let one = try #require(documents(Self.lines(), nil).first)
    #expect(one.refusals == [Refusal(.incomplete, source: .page)])
    #expect(one.document.lastName == "MÜLLER" && one.document.printedLastName == nil)
    #expect(one.document.extractionMethod == .ocr)
  }

  /// Print completes a barcode that has no place of birth, or confirms its names.
  @Test(
    arguments: [
      (DocumentField.placeOfBirth, "KÖLN", PrintedField.Evidence.captionAgreed, true),
      (.printedLastName, "Müller", .transliteration, true),
      (.printedLastName, "Müller", .restored, false), (.placeOfBirth, "KÖLM", .position, false),
    ])
  func aBarcodeThatPrintCompletes(
    field: DocumentField, text: String, evidence: PrintedField.Evidence, isCompleted: Bool
  ) throws {
    let field = PrintedField(
      field, .text(text), sourceText: text, evidence: evidence,
      confidence: evidence == .position ? 0.45 : 0.6)
    let print = PrintedPage().source(stating: [field], of: .barcode(0))
    let one = try #require(Samples.merge([Samples.barcode(Samples.document()), print]).first)
    #expect(one.document.extractionMethod == (isCompleted ? .barcodeOCR : .barcode))
    #expect(one.document.printedLastName == (evidence == .transliteration ? "Müller" : nil))
  }

  @Test func anotherBirthAtItsCaptionIsAConflict() throws {
    let zone = try Samples.mrz(.td3)
    let one = try #require(documents(Self.lines(birth: "13.08.1974"), zone).first)
    #expect(one.conflicts.map(\.field) == [.dob])
    #expect(one.refusals == [Refusal(.conflict, source: .page, field: .dob)])
    #expect(one.document.dob?.description == "1974-08-12")
    let unsure = Self.lines(birth: "13.08.1974").map { line in
      var line = line
      line.versions.removeLast()
      return line
    }
    #expect(documents(unsure, zone).first?.isAccepted == true)
  }

  /// A zone with a wrong check digit proves no day; print that two looks read speaks against it still.
  @Test func anotherExpiryThanAnUnprovenOneIsAConflict() throws {
    let zone = Samples.zone(try Samples.mrz(.td3))
    let day = try #require(DocumentDate(yymmdd: "111231")).resolved(
      asOf: Samples.today, as: .expiry)
    let unproven = DocumentSource(
      .mrz, kind: .zone,
      claims: zone.claims.filter { $0.field != .expiryDate } + [
        Claim(.expiryDate, .date(day), source: .mrz, confidence: 0.999, proof: .none)
      ])
    func conflicts(_ confidence: Double) -> [DocumentField] {
      let field = PrintedField(
        .expiryDate, .date(DocumentDate(year: 2015, month: 1, day: 24, printed: "24.01.2015")),
        sourceText: "24.01.2015", evidence: .captionAgreed, confidence: confidence)
      let print = PrintedPage().source(stating: [field], of: .mrz)
      return Samples.merge([unproven, print]).first?.conflicts.map(\.field) ?? []
    }
    #expect(conflicts(0.87) == [.expiryDate])
    #expect(conflicts(0.8) == [])
  }

  @Test(
    arguments: [("X123456K0", false), ("X123456KO", false), ("X723459K0", true), ("X12345", false)])
  func anotherNumberAtItsCaptionIsAConflict(number: String, isConflict: Bool) throws {
    let one = try #require(documents(Self.lines(number: number), try Samples.mrz(.td3)).first)
    #expect(one.conflicts.map(\.field) == (isConflict ? [.idNumber] : []))
    #expect(one.isAccepted == !isConflict)
  }

  @Test func whatIsHardlyReadStaysInTheClaims() throws {
    let field = PrintedField(
      .placeOfBirth, .text("KÖLM"), sourceText: "KÖLM", evidence: .caption, confidence: 0.4)
    let print = PrintedPage().source(stating: [field], of: .mrz)
    let merged = Samples.merge([Samples.zone(try Samples.mrz()), print])
    let one = try #require(merged.first)
    #expect(one.document.placeOfBirth == nil)
    #expect(one.claims(.placeOfBirth).map(\.value) == [.text("KÖLM")])
  }

  /// A name whose marks are not sure confirms the zone's letters; its own spelling is not proven.
  @Test(arguments: [(0.97, Proof.transliteration), (0.85, .none)])
  func aDoubtfulMarkIsNotProven(confidence: Double, proof: Proof) throws {
    let refusal = Refusal(.uncertainName, field: .lastName, line: 1, column: 7)
    let zone = Samples.zone(try Samples.mrz(.td3), confidence: 0.9, refusals: [refusal])
    let print = [("MÜLLER", DocumentField.printedLastName), ("JÜRGEN", .printedFirstName)].map {
      PrintedField(
        $0.1, .text($0.0), sourceText: $0.0, evidence: .transliteration, confidence: confidence)
    }
    let merged = Samples.merge([zone, PrintedPage().source(stating: print, of: .mrz)])
    let one = try #require(merged.first)
    let claim = try #require(one.claims(.lastName).first { $0.source == .page })
    #expect(claim.proof == proof)
    #expect(one.document.printedLastName == "MÜLLER" && one.document.lastName == "MUELLER")
    #expect(one.isAccepted && one.conflicts.isEmpty)
  }

  @Test func namesOfMixedSpellingsAgree() throws {
    let zone = Samples.zone(try Samples.mrz(last: "AERLIG<ASE"))
    let print = PrintedField(
      .printedLastName, .text("ÄRLIG ÅSE"), sourceText: "ÄRLIG ÅSE", evidence: .transliteration,
      confidence: 0.97)
    let merged = Samples.merge([zone, PrintedPage().source(stating: [print], of: .mrz)])
    #expect(merged.first?.document.printedLastName == "ÄRLIG ÅSE")
  }
}
