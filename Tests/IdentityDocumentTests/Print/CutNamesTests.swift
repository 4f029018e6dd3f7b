import Testing

@testable import IdentityDocument

/// Names that a zone has cut, and print has whole.
@Suite struct CutNamesTests {
  private typealias Page = PrintedSpecimen
  private typealias Samples = MergeSamples

  private static let zone =
    "P<FINBJOERKLUND<THORSTEINSDOTTIR<<JOERGEN<GO\n9923225235FIN8412298M32101123386079603899<52"

  private static func page(_ given: String, isAgreed: Bool = true) -> PrintedPage {
    PrintedPage(
      size: .id3,
      lines: [
        Page.caption("Surname", 42, 15), Page.line("BJÖRKLUND ÞORSTEINSDÓTTIR", 42, 19),
        Page.caption("Given names", 42, 23), Page.line(given, 42, 27, isAgreed: isAgreed),
      ])
  }

  private static func given(_ text: String, isAgreed: Bool = true) throws -> PrintedField? {
    try page(text, isAgreed: isAgreed).fields(
      beside: DocumentData(MRZ(parsing: zone), asOf: Page.reference), format: .td3,
      asOf: Page.reference
    ).first { $0.field == .printedFirstName }
  }

  @Test(
    arguments: [
      ("JØRGEN-GÖSTA", "JØRGEN-GÖSTA"), ("/ JØRGEN GÖSTA ÅKE", "JØRGEN GÖSTA ÅKE"),
      // Cut between words.
      ("JØRGEN GO ÅKE", "JØRGEN GO ÅKE"),
    ])
  func printGoesOnWhereTheZoneEnds(text: String, name: String) throws {
    let field = try #require(try Self.given(text))
    #expect(field.value.text == name)
    // Only print tells the rest: it is not proven.
    #expect(field.confidence == 0.85)
    #expect(try Self.given(text, isAgreed: false)?.confidence == 0.6)
  }

  static let others: [(String, PrintedField.Evidence?)] = [
    ("JØRGEN", nil), ("JØRGEN-KARL", nil), ("MARIA", .captionAgreed), ("", nil),
  ]

  @Test(arguments: others)
  func whatIsNotTheCutName(text: String, evidence: PrintedField.Evidence?) throws {
    // A name at its caption that is another one altogether contradicts the zone.
    #expect(try Self.given(text)?.evidence == evidence)
  }

  @Test func theWholeNameStandsInTheDocument() throws {
    let mrz = try MRZ(parsing: Self.zone)
    let fields = Self.page("JØRGEN-GÖSTA").fields(beside: mrz, asOf: Page.reference)
    let print = PrintedPage().source(stating: fields, of: .mrz)
    let one = try #require(Samples.merge([Samples.zone(mrz), print]).first)
    #expect(one.document.firstName == "JOERGEN GO")
    #expect(one.document.printedFirstName == "JØRGEN-GÖSTA")
    #expect(one.conflicts.isEmpty)
    #expect(one.claims(.firstName).filter { $0.source == .page }.map(\.proof) == [.none])
  }

  /// A name that does not fill its field was not cut.
  @Test func aNameThatIsNotCutDoesNotGoOn() throws {
    let mrz = try MRZ(
      parsing:
        "P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<\nL898902C36UTO7408122F1204159ZE184226B<<<<<10"
    )
    let page = PrintedPage(size: .id3, lines: [Page.line("ANNA MARIANNE", 42, 27)])
    let fields = page.fields(
      beside: DocumentData(mrz, asOf: Page.reference), format: .td3, asOf: Page.reference)
    #expect(!fields.contains { $0.evidence == .transliteration })
  }

  /// Software that cuts at the end of the field may leave the filler of a word there (an invented person's zone).
  private static let cutBetweenWords =
    "P<NLDVAN<DER<ZANDE<DE<WIT<<LISELOTTE<SASKIA<\nL897503452NLD1607082F2804165649164024160<<74"

  @Test(
    arguments: [
      ("LISELOTTE SASKIA WILHELMINA", "LISELOTTE SASKIA WILHELMINA", 0.85),
      // What is no name behind it leaves a doubt, and nothing behind it none.
      ("LISELOTTE SASKIA 12 WILH", "LISELOTTE SASKIA", 0.85),
      ("LISELOTTE SASKIA", "LISELOTTE SASKIA", 0.97),
    ])
  func `names may be cut behind a filler`(text: String, name: String, confidence: Double) throws {
    let mrz = try MRZ(parsing: Self.cutBetweenWords)
    #expect(!mrz.namesPossiblyTruncated && mrz.namesMayBeCut)
    let page = PrintedPage(
      size: .id3,
      lines: [
        Page.caption("Surname", 42, 15), Page.line("VAN DER ZANDE DE WIT", 42, 19),
        Page.caption("Given names", 42, 23), Page.line(text, 42, 27),
      ])
    let fields = page.fields(
      beside: DocumentData(mrz, asOf: Page.reference), format: .td3, asOf: Page.reference)
    let field = try #require(fields.first { $0.field == .printedFirstName })
    #expect(field.value.text == name && field.confidence == confidence)
    let print = PrintedPage().source(stating: fields, of: .mrz)
    let one = try #require(Samples.merge([Samples.zone(mrz), print]).first)
    #expect(one.conflicts.isEmpty && one.document.printedFirstName == name)
  }
}
