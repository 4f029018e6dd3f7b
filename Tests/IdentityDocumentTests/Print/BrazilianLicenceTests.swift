import Testing

@testable import IdentityDocument

/// Licences of Brazil, of before 2022 and since.
@Suite struct BrazilianLicenceTests {
  private typealias Page = PrintedSpecimen

  private static let old = [
    Page.line("REPÚBLICA FEDERATIVA DO BRASIL", 24, 2),
    Page.line("CARTEIRA NACIONAL DE HABILITAÇÃO", 25, 5),
    Page.caption("NOME", 0.7, 8.5), Page.line("MARCELO DE SOUZA", 1.2, 11.4),
    Page.caption("DATA NASCIMENTO", 61.9, 13.8), Page.line("2110312001", 62.3, 16.7),
    Page.caption("FILIAÇÃO", 28.4, 19.9), Page.line("RAFAEL AUGUSTO DE SOUZA", 29.3, 23.2),
    Page.line("JÚLIA DE SOUZA", 29.3, 28.2), Page.caption("VALIDADE", 52.2, 38.5),
    Page.line("21/03/2023", 52.6, 41.4), Page.caption("LOCAL", 0.7, 50.4),
    Page.line("RIO DE JANEIRO, RJ", 1.1, 53.3),
  ]

  /// Parents are neither a place of birth nor an authority.
  @Test func `NOME has the whole name below it`() {
    let values = Page.text(Page.fields(Self.old))
    #expect(values[.fullName] == "MARCELO DE SOUZA" && values[.dob] == "2001-03-21")
    #expect(values[.expiryDate] == "2023-03-21" && values[.documentType] == "driverLicense")
    for field in [DocumentField.lastName, .firstName, .placeOfBirth, .authority] {
      #expect(values[field] == nil, "\(field)")
    }
    // Elsewhere NOME announces given names, or both in two rows.
    let others = Page.text(Page.fields(Array(Self.old.dropFirst(2))))
    #expect(others[.fullName] == nil)
  }

  @Test(arguments: ["2 e 1 NOME E SOBRENOME", "2 e 1 NOMEE SOBRENOME"])
  func `a caption of both names may lose a space`(caption: String) {
    let lines = [
      Page.line("REPÚBLICA FEDERATIVA DO BRASIL", 24, 2), Page.caption(caption, 0.7, 8.5),
      Page.line("FERNANDA CRISTINA NOGUEIRA", 1.2, 11.4),
      Page.caption("3 DATA, LOCAL E UF DE NASCIMENTO", 30, 16),
      Page.line("22/02/1986, CURITIBA, PR", 30, 19),
    ]
    let values = Page.text(Page.fields(lines))
    #expect(values[.fullName] == "FERNANDA CRISTINA NOGUEIRA" && values[.lastName] == nil)
    #expect(values[.dob] == "1986-02-22" && values[.placeOfBirth] == "CURITIBA, PR")
  }
}
