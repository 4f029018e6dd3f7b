import Testing

@testable import IdentityDocument

/// Values that go on in the row below, and rows below a value that are none of it.
@Suite struct SecondRowsTests {
  private typealias Page = PrintedSpecimen

  /// A card with a surname in one row or two.
  private static func card(
    _ first: String, _ second: String, confidence: Double = 0.9, isAgreed: Bool = true
  ) -> [PrintedLine] {
    [
      Page.line("RZECZPOSPOLITA POLSKA", 14, 5), Page.caption("NAZWISKO / SURNAME", 31, 12.2),
      Page.line(first, 31, 15),
      Page.line(second, 31, 17.6, confidence: confidence, isAgreed: isAgreed),
      Page.caption("IMIONA / GIVEN NAMES", 31, 20.6), Page.line("AGNIESZKA ZOFIA", 31, 23.4),
      Page.caption("DATA URODZENIA / DATE OF BIRTH", 31, 32.4), Page.line("06.05.1977", 31, 35),
    ]
  }

  @Test(
    arguments: [
      ("WIŚNIEWSKA-", "ŁOPACIŃSKA", "WIŚNIEWSKA-ŁOPACIŃSKA"),
      ("KOWALSKA", "NOWAK", "KOWALSKA NOWAK"),
      ("van 't Hoff-IJsbrandy", "e/v de Clercq", "van 't Hoff-IJsbrandy"),
      ("LEFÈVRE", "ép. GOURDON", "LEFÈVRE"), ("KÄSTNER", "GEB. KRÜGER", "KÄSTNER"),
      // EP and NEE in capitals are names themselves.
      ("LIM", "EP CHAN", "LIM EP CHAN"),
    ])
  func `a surname goes on below, and a spouse's name is none of it`(
    first: String, second: String, surname: String
  ) {
    let fields = Page.fields(Self.card(first, second))
    #expect(fields[.lastName]?.value.text == surname)
    #expect(fields[.lastName]?.confidence ?? 0 > 0.8)
    #expect(fields[.firstName]?.value.text == "AGNIESZKA ZOFIA")
  }

  @Test(
    arguments: [
      ("e/v de Clercq", true), ("ép. GOURDON", true), ("GEB. KÄSTNER", true), ("née Duval", true),
      ("geb. am 12.03.1980", false), ("GEB.DAT. / DOB", false),
      ("Geb. Datum / Date of birth", false),
      ("NEE SOON", false), ("EP", false), ("", false),
    ])
  func `a word stands before a spouse's name`(text: String, isOne: Bool) {
    #expect(SpouseName.isOne(text) == isOne)
  }

  @Test func `a row that was read poorly makes the value above it less sure`() {
    let unread = Page.fields(Self.card("KOWALSKA", "NOW4K", confidence: 0.35, isAgreed: false))
    #expect(unread[.lastName]?.confidence ?? 1 <= 0.6)
    let once = Page.fields(Self.card("KOWALSKA", "NOWAK", isAgreed: false))
    #expect(once[.lastName]?.value.text == "KOWALSKA NOWAK")
    #expect(once[.lastName]?.confidence ?? 1 <= 0.6)
  }

  /// NAME alone stands over both names where a comma ends the surname.
  @Test func `what stands below a comma is no surname`() {
    let values = Page.text(
      Page.fields([
        Page.line("RESIDENCE PERMIT", 14, 7.4), Page.caption("NAME", 31, 12),
        Page.line("NWACHUKWU,", 31, 14.7), Page.line("CHIDINMA GRACE", 31, 17.3),
        Page.caption("DATE OF BIRTH", 31, 20.4), Page.line("07 10 1993", 31, 23.1),
      ]))
    #expect(values[.lastName] == "NWACHUKWU" && values[.firstName] == "CHIDINMA GRACE")
  }

  @Test func `given names go on below`() {
    let lines = [
      Page.caption("APELIDO(S) SURNAME(S)", 31, 12), Page.line("SIMÕES", 31, 14.8),
      Page.caption("NOME(S) GIVEN NAME(S)", 31, 18), Page.line("MARIA DA CONCEIÇÃO", 31, 20.8),
      Page.line("FERNANDA", 31, 23.4), Page.caption("SEXO SEX", 31, 26.4), Page.line("F", 31, 29.2),
    ]
    let values = Page.text(Page.fields(lines))
    #expect(values[.firstName] == "MARIA DA CONCEIÇÃO FERNANDA" && values[.lastName] == "SIMÕES")
  }

  /// Captions that announce a district below the town, and one that does not.
  @Test(
    arguments: [
      ("MÍSTO A OKRES NAROZENÍ", "NÁMĚŠŤ NAD OSLAVOU TŘEBÍČ"),
      ("Mesto, opština i država rođenja", "NÁMĚŠŤ NAD OSLAVOU TŘEBÍČ"),
      ("MÍSTO NAROZENÍ", "NÁMĚŠŤ NAD OSLAVOU"),
    ])
  func `a district stands below the town`(caption: String, place: String) {
    let lines = [
      Page.caption("DATUM NAROZENÍ", 40, 25.8), Page.line("24.06.1967", 40, 28.8),
      Page.caption(caption, 40, 31.4), Page.line("NÁMĚŠŤ NAD OSLAVOU", 40, 34.4),
      Page.line("TŘEBÍČ", 40, 37.6),
    ]
    #expect(Page.text(Page.fields(lines))[.placeOfBirth] == place)
    // So is one that stands as near as rows of one value do.
    let near = lines.dropLast() + [Page.line("TŘEBÍČ", 40, 37)]
    #expect(
      Page.text(Page.fields(Array(near)))[.placeOfBirth] == "NÁMĚŠŤ NAD OSLAVOU TŘEBÍČ")
    // A row over the next caption is a part of the value, whatever the caption announces.
    let closed = Page.text(Page.fields(lines + [Page.caption("PLATNOST DO", 40, 40)]))
    #expect(closed[.placeOfBirth] == "NÁMĚŠŤ NAD OSLAVOU TŘEBÍČ")
  }

  /// Given names that the zone has cut, in two rows.
  @Test func `names that the zone has cut go on below`() throws {
    let zone = try MRZ(
      writing: MRZContent(
        documentCode: "P", issuingState: "FJI", documentNumber: "1184027",
        primaryIdentifier: "TUIVANUAVOU WAQANIVALAGI", secondaryIdentifier: "RATU EPELI SE",
        nationality: "FJI", dateOfBirth: DocumentDate(yymmdd: "690830"), sex: .male,
        dateOfExpiry: DocumentDate(yymmdd: "300107")), format: .td3)
    let fields = PrintedPage(
      size: .id3,
      lines: [
        Page.caption("Surname/Nom", 44, 15.8), Page.line("TUIVANUAVOU-WAQANIVALAGI", 44, 18.6),
        Page.caption("Given Names/Prénoms", 44, 21.8), Page.line("RATU EPELI SEREMAIA", 44, 24.6),
        Page.line("NAIVALU", 44, 27.2), Page.caption("Nationality/Nationalité", 44, 30.4),
      ]
    ).fields(beside: zone, asOf: Page.reference)
    let names = fields.filter { $0.field == .printedFirstName || $0.field == .firstName }
    #expect(names.map { $0.value.text } == ["RATU EPELI SEREMAIA NAIVALU"])
    #expect(names.allSatisfy { $0.confidence < 0.9 })
  }

  /// An address that begins beside its caption goes on below that.
  @Test func `an address beside its caption goes on below it`() {
    let values = Page.text(
      Page.fields([
        Page.line("CĂN CƯỚC CÔNG DÂN", 27, 13),
        Page.line("Nơi thường trú / Place of residence:", 27, 41, height: 0.9),
        Page.line("Tổ 14, Khu phố 3", 53.5, 41, height: 1.4),
        Page.line("Long Bình Tân, Biên Hòa, Đồng Nai", 27, 43.8, height: 1.4),
      ]))
    #expect(values[.addressLine] == "Tổ 14, Khu phố 3 Long Bình Tân, Biên Hòa, Đồng Nai")
  }

  /// Whole names of states around the Gulf, and the same rows elsewhere.
  @Test(arguments: [("STATE OF KUWAIT", true), ("RESIDENCE PERMIT", false)])
  func `a whole name stands in two rows`(title: String, isWhole: Bool) {
    let values = Page.text(
      Page.fields([
        Page.line(title, 12, 5), Page.caption("Name", 26, 20),
        Page.line("MARIAM YOUSSEF IBRAHIM", 26, 23.4), Page.line("ABDELRAHMAN ELSAYED", 26, 26),
        Page.caption("Nationality", 26, 30),
      ]))
    #expect(
      values[.fullName] == (isWhole ? "MARIAM YOUSSEF IBRAHIM ABDELRAHMAN ELSAYED" : nil))
    #expect((values[.lastName] == nil) == isWhole)
  }

  /// An address with a row of numbers; the third row was read by one look or not at all.
  @Test(arguments: [(0.9, true, 0.87), (0.4, false, 0.6)] as [(Double, Bool, Double)])
  func `an address whose last row was not read is less sure`(
    confidence: Double, isAgreed: Bool, stated: Double
  ) {
    let fields = Page.fields(
      [
        Page.caption("Domiciliu / Residence", 5, 10.4),
        Page.line("mun. Chișinău", 5, 13, height: 1.5),
        Page.line("str. Kiev nr. 14, bl. 2, ap. 57", 5, 15.3, height: 1.5),
        Page.line("sec. Rîșcani", 5, 17.6, height: 1.5, confidence: confidence, isAgreed: isAgreed),
      ], beside: DocumentData(extractionMethod: .mrz), format: .td1)
    #expect(
      fields[.addressLine]?.value.text.hasPrefix("mun. Chișinău str. Kiev nr. 14, bl. 2, ap. 57")
        == true)
    #expect(fields[.addressLine]?.value.text.hasSuffix("Rîșcani") == isAgreed)
    #expect(fields[.addressLine]?.confidence ?? 1 <= stated)
  }
}
