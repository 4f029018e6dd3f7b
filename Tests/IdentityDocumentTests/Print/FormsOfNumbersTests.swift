import Testing

@testable import IdentityDocument

/// Numbers whose letters were read as digits, and those that came apart from their captions.
@Suite struct FormsOfNumbersTests {
  private typealias Page = PrintedSpecimen

  @Test(
    arguments: [
      ("17114101", "I7114101"), ("07114101", "O7114101"), ("27114101", nil), ("1711410", nil),
      ("I7114101", nil), ("", nil),
    ] as [(String, String?)])
  func `California's numbers begin with a letter`(text: String, number: String?) {
    #expect(NumberForm.californian(text) == number)
    #expect(NumberForm.italianPermit(text + "5") == number.map { $0 + "5" })
  }

  @Test(
    arguments: [
      ("1E0026110", "IE0026110"), ("2E0026110", nil), ("1E002611A", nil), ("110026110", nil),
      ("1E002611", nil),
    ] as [(String, String?)])
  func `numbers begin with two letters`(text: String, number: String?) {
    #expect(NumberForm.twoLetters(text) == number)
  }

  @Test(
    arguments: [
      ("41234217458", "412342/7458"), ("41234227458", nil), ("4123427458", nil), ("", nil),
    ] as [(String, String?)])
  func `the stroke of a birth number is no one`(text: String, number: String?) {
    #expect(NumberForm.birthNumber(text) == number)
  }

  @Test func `numbers of British licences have an issue behind them, and no stroke twice`() {
    #expect(NumberForm.britishLicence("MORGA657054SM9IJ 01") == "MORGA657054SM9IJ 01")
    #expect(NumberForm.britishLicence("MORGA657054SM9I1J 01") == "MORGA657054SM9IJ 01")
    #expect(NumberForm.britishLicence("MORGA657054SM9AAJ 01") == nil)
  }

  private static func number(_ lines: [PrintedLine]) -> PrintedField? {
    Page.fields(lines)[.idNumber]
  }

  @Test func `pages have numbers with the letter of their form`() {
    let card = [
      Page.line("REPUBLIKA SLOVENIJA", 16, 5), Page.caption("Document No.", 31, 36),
      Page.line("1E0026110", 31, 39, height: 1.5),
    ]
    #expect(Self.number(card)?.value.text == "IE0026110")
    #expect(Self.number(card)?.confidence ?? 1 <= 0.75)
    let slovak = Page.fields([
      Page.line("SLOVENSKÁ REPUBLIKA", 5, 5), Page.caption("Rodné číslo/Personal No.", 58, 28.7),
      Page.line("41234217458", 58, 31.2, height: 1.5),
    ])
    #expect(slovak[.personalNumber]?.value.text == "412342/7458")
  }

  @Test func `the first group of a number may be read as its caption's`() {
    var caption = Page.line("REGISTRO GERAL 26", 6, 15, height: 1.5, isAgreed: false)
    caption.right = 29.5
    let page = [caption, Page.line("687.635-6", 32.2, 15)]
    #expect(Self.number(page)?.value.text == "26.687.635-6")
  }

  @Test func `the last letters of a caption are no part of a number`() {
    var number = Page.line("TOR GMVLMR78030412M291", 46, 33.6, height: 1.3)
    number.right = 67.5
    let found = Self.number([
      Page.line("CREDENCIAL PARA VOTAR", 22, 8),
      Page.caption("CLAVE DE ELECTOR", 29, 33.6), number,
    ])
    #expect(found?.value.text == "GMVLMR78030412M291")
  }

  @Test(
    arguments: [
      ("A27471974S", "27471974S", true), ("2173280V123456", "2173280", true),
      ("27471974S", "27471975S", false), ("21732801123456", "2173280", false),
    ])
  func `print has a part of the zone's personal number`(
    zone: String, printed: String, isPart: Bool
  ) {
    var document = Page.passportDocument
    document.personalNumber = zone
    let found = Page.fields(
      [Page.caption("Personal No.", 88, 31), Page.line(printed, 88, 34)], beside: document,
      format: .td3)
    #expect((found[.personalNumber]?.value.text == printed) == isPart)
  }

  @Test(
    arguments: [
      ("Osobni broj/Personal", Caption.personalNumber), ("N° carte / Card N°", .documentNumber),
      ("Personal ID Number/Numéro d'identité Personnel", .personalNumber),
      ("PARENTS' SURNAME AND NAME", .relative),
    ])
  func `captions of other numbers and names`(text: String, caption: Caption) {
    #expect(Set(CaptionReading(text).matches.map(\.caption)) == [caption])
  }
}
