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
    let values = Page.text(
      Page.fields([
        Page.caption("DATUM NAROZENÍ", 40, 25.8), Page.line("24.06.1967", 40, 28.8),
        Page.caption(caption, 40, 31.4), Page.line("NÁMĚŠŤ NAD OSLAVOU", 40, 34.4),
        Page.line("TŘEBÍČ", 40, 37),
      ]))
    #expect(values[.placeOfBirth] == place)
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
