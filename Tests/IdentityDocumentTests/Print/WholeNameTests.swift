import Testing

@testable import IdentityDocument

/// Names in one row, of which nothing tells surname from given names.
@Suite struct WholeNameTests {
  private typealias Page = PrintedSpecimen

  private static func values(_ lines: [PrintedLine]) -> [DocumentField: String] {
    Page.text(Page.fields(lines))
  }

  /// As cards of Kenya, Brazil, Indonesia, Singapore and India have them.
  @Test(
    arguments: [
      ("FULL NAMES", "GRACE AKINYI ATIENO"), ("2 e 1 NOME E SOBRENOME", "ANA BEATRIZ ALMEIDA"),
      ("Nama", "AGUS PRATAMA HIDAYAT"), ("Name", "LIM SIEW LING"),
      ("Nombre completo", "LUCÍA MUÑOZ FUENTES"), ("Surname, name", "SUKARSONO WIJAYAKUSUMA ABDUL"),
    ])
  func `a row below the caption of a whole name is the whole name`(caption: String, name: String) {
    let lines = [
      Page.caption(caption, 28, 12), Page.line(name, 28, 15), Page.caption("Date of birth", 28, 20),
      Page.line("23.08.2001", 28, 23),
    ]
    let values = Self.values(lines)
    #expect(values[.fullName] == name)
    #expect(values[.lastName] == nil && values[.firstName] == nil)
  }

  @Test(arguments: ["Name: PRIYANKA CHAUDHARY", "Full name: PRIYANKA CHAUDHARY"])
  func `a name stands behind its caption in letters of one size`(line: String) {
    let lines = [Page.line(line, 26, 23), Page.line("Date of birth: 07-12-1961", 26, 28)]
    #expect(Self.values(lines)[.fullName] == "PRIYANKA CHAUDHARY")
  }

  @Test func `a second row below a caption of whole names goes on with it`() {
    let lines = [
      Page.caption("Full name", 28, 12), Page.line("WIJAYAKUSUMA", 28, 15),
      Page.line("SUKARSONO", 28, 18), Page.caption("Date of birth", 28, 22),
      Page.line("23.08.2001", 28, 25),
    ]
    #expect(Self.values(lines)[.fullName] == "WIJAYAKUSUMA SUKARSONO")
  }

  @Test func `surnames of Viet Nam come first`() {
    let lines = [
      Page.caption("Họ và tên / Full name", 28, 12), Page.line("NGUYỄN VĂN AN", 28, 15),
      Page.caption("Ngày sinh / Date of birth", 28, 20), Page.line("23/08/2001", 28, 23),
    ]
    let values = Self.values(lines)
    #expect(values[.lastName] == "NGUYỄN" && values[.firstName] == "VĂN AN")
    #expect(values[.fullName] == nil)
  }

  /// NAME over one row is a surname where another row follows whose caption was not read, and one word says
  /// too little.
  @Test func `what may be a surname alone is no whole name`() {
    let two = [
      Page.caption("Name", 28, 12), Page.line("VAN DER BERG", 28, 15),
      Page.line("ANNA MARIA", 28, 21),
      Page.caption("Date of birth", 28, 26), Page.line("23.08.2001", 28, 29),
    ]
    #expect(Self.values(two)[.fullName] == nil)
    let one = [
      Page.caption("Name", 28, 12), Page.line("BERG", 28, 15),
      Page.caption("Date of birth", 28, 20),
      Page.line("23.08.2001", 28, 23),
    ]
    #expect(Self.values(one)[.fullName] == nil)
  }

  @Test func `values of two columns are no whole name`() {
    let lines = [
      Page.caption("Surname Given names", 28, 12), Page.line("VAN BERG", 28, 15),
      Page.line("ANNA MARIA", 52, 15),
      Page.caption("Date of birth", 28, 20), Page.line("23.08.2001", 28, 23),
    ]
    #expect(Self.values(lines)[.fullName] == nil)
  }

  @Test func `captions of two names leave none to be whole`() {
    let values = Page.text(Page.fields(Page.passport))
    #expect(values[.fullName] == nil && values[.lastName] == "MÜLLER-ÅBERG")
  }

  @Test func `a name that is withheld is withheld whole`() {
    for field in [DocumentField.lastName, .firstName, .fullName] {
      var rules = MergeRules()
      rules.fields[field] = .init(isWithheld: true)
      #expect(rules.withholds(.fullName))
    }
  }

  /// Cards of Hungary have one caption over both names.
  @Test func `the rows below a caption of both names are surname and given names`() {
    let fields = Page.fields([
      Page.line("SZEMÉLYAZONOSÍTÓ IGAZOLVÁNY / IDENTITY CARD", 20, 5),
      Page.caption("Családi és utónév / Family name and Given name", 30, 10),
      Page.line("SZŐKE", 30, 13.5), Page.line("LÁSZLÓ", 30, 17),
      Page.caption("Születési idő / Date of birth", 30, 22), Page.line("1999.10.15", 30, 25.5),
    ])
    #expect(fields[.lastName]?.value.text == "SZŐKE")
    #expect(fields[.firstName]?.value.text == "LÁSZLÓ")
    #expect(fields[.firstName]?.confidence == 0.6)
  }
}
