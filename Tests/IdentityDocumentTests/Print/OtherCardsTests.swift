import Testing

@testable import IdentityDocument

/// Cards of Latin America and Asia whose layouts are their own.
@Suite struct OtherCardsTests {
  private typealias Page = PrintedSpecimen

  private static func values(_ lines: [PrintedLine]) -> [DocumentField: String] {
    Page.text(Page.fields(lines))
  }

  @Test func `older cards of Colombia have names over their captions`() {
    let lines = [
      Page.line("CÉDULA DE CIUDADANÍA", 28, 10), Page.line("GÓMEZ PEÑALOZA", 5, 22.7),
      Page.caption("APELLIDOS", 5, 25), Page.line("CAMILA ANDREA", 5, 30.8),
      Page.caption("NOMBRES", 5, 33.1),
    ]
    let values = Self.values(lines)
    #expect(values[.lastName] == "GÓMEZ PEÑALOZA")
    #expect(values[.firstName] == "CAMILA ANDREA")
  }

  /// The sex, as cards for voters of Mexico and other documents print it.
  @Test(
    arguments: [
      ("CREDENCIAL PARA VOTAR", "H", "M"), ("CREDENCIAL PARA VOTAR", "M", "F"),
      ("CREDENCIAL PARA VOTAR", "X", nil), ("DOCUMENTO NACIONAL DE IDENTIDAD", "M", "M"),
      ("DOCUMENTO NACIONAL DE IDENTIDAD", "H", nil), ("KARTU TANDA PENDUDUK", "PEREMPUAN", "F"),
      ("KARTU TANDA PENDUDUK", "LAKI-LAKI", "M"),
    ] as [(String, String, String?)])
  func `the letter of the sex is that of its country`(title: String, text: String, sex: String?) {
    let lines = [
      Page.line(title, 28, 5), Page.caption("SEXO", 60, 20), Page.line(text, 60, 22.6),
    ]
    #expect(Self.values(lines)[.gender] == sex)
  }

  @Test func `looks that differ tell no letter of a voter`() {
    var sex = Page.line("SEXO H", 60, 20)
    sex.versions = [
      .init("SEXO H", confidence: 0.9), .init("SEXO M", confidence: 0.5, look: .page),
    ]
    let lines = [Page.line("CREDENCIAL PARA VOTAR", 28, 5), sex]
    #expect(Self.values(lines)[.gender] == nil)
  }

  @Test func `a second surname alone is no surname`() {
    let lines = [
      Page.caption("Primex Apel1ido", 27, 11), Page.line("CASTAÑEDA", 27, 13.5),
      Page.caption("Segundo Apellido", 27, 16), Page.line("RAMÍREZ", 27, 18.5),
      Page.caption("Pre Nombres", 27, 21), Page.line("ANA PAULA", 27, 23.5),
    ]
    let values = Self.values(lines)
    #expect(values[.lastName] != "RAMÍREZ")
    #expect(values[.firstName] == "ANA PAULA")
  }

  /// Its day stands before the others, and would be taken for the issue: 0.95.
  @Test func `the day of a first licence is none of the three`() {
    let lines = [
      Page.line("CARTEIRA NACIONAL DE HABILITAÇÃO", 12, 5), Page.caption("1ª HABILITAÇÃO", 67, 11),
      Page.line("15/10/2015", 67, 13.8), Page.caption("3 DATA DE NASCIMENTO", 28, 16),
      Page.line("15/10/1996", 28, 18.5), Page.caption("4b VALIDADE", 50, 21),
      Page.line("15/10/2021", 50, 23.3), Page.caption("4c DOC IDENTIDADE ÓRG EMISSOR UF", 28, 26),
      Page.line("12358124 SSP PR", 28, 28),
    ]
    let values = Self.values(lines)
    #expect(values[.issuingDate] == nil)
    #expect(values[.dob] == "1996-10-15")
    #expect(values[.expiryDate] == "2021-10-15")
    #expect(values[.authority] != "DOC IDENTIDADE ÓRG EMISSOR UF")
  }

  @Test func `numbers of Indonesian licences are not Europe's`() {
    let lines = [
      Page.line("DRIVING LICENSE", 28, 6.7), Page.line("1. BUDI WIJAYA", 28, 14.6),
      Page.line("2. SURABAYA, 06-03-1972", 28, 18.1), Page.line("3. O - PRIA", 28, 21.5),
      Page.line("4. JL. MERDEKA NO 30", 28, 24.9), Page.line("5. KARYAWAN", 28, 31.7),
      Page.line("6. JAWA BARAT", 28, 35.2), Page.line("06-03-2024", 28, 41.2),
    ]
    let values = Self.values(lines)
    #expect(values[.lastName] == nil)
    #expect(values[.issuingDate] == nil)
  }

  @Test func `one caption over the weight and one over the height`() {
    let lines = [
      Page.line("DRIVER'S CARD", 28, 5), Page.caption("Weight (kg)", 63, 19),
      Page.line("75", 63.5, 21.3), Page.caption("Height (m)", 76, 19), Page.line("1.63", 76, 21.3),
    ]
    #expect(Self.values(lines)[.height] == "163 cm")
  }

  @Test func `an address is no caption`() {
    let lines = [
      Page.caption("Alamat", 4, 24), Page.line("RT/RW", 4, 27),
    ]
    #expect(Self.values(lines)[.addressLine] == nil)
  }
}
