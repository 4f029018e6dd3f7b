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

  /// Licences that have no number before their names, or a comma at the end of the surname.
  @Test func `the row below the number of New York's licences is the surname`() {
    let values = Self.values([
      Page.line("NEW YORK STATE", 4, 6), Page.line("DRIVER LICENSE", 4, 9),
      Page.line("ID", 29, 14, height: 1.2), Page.line("738 204 619", 32, 14),
      Page.line("OYELARAN", 29, 18.2), Page.line("TEMITOPE, RUTH", 29, 21.2),
      Page.line("417 AVENUE P APT 6F", 29, 24.2, height: 1.6),
      Page.line("BROOKLYN NY 11223", 29, 26.8, height: 1.6), Page.line("DOB 05/16/1995", 29, 31),
      Page.line("ISSUED 06/02/2018", 29, 44), Page.line("EXPIRES 05/16/2026", 54, 44),
    ])
    #expect(values[.lastName] == "OYELARAN" && values[.firstName] == "TEMITOPE, RUTH")
  }

  @Test func `licences of Nigeria have a comma behind the surname, and captions of days beside it`()
  {
    let values = Self.values([
      Page.line("NATIONAL DRIVERS LICENCE", 18, 7.6), Page.caption("L/NO", 28, 12.4),
      Page.line("KTU40817AA63", 33, 12.4), Page.caption("ISS", 28, 16),
      Page.line("19-08-2020", 33, 16), Page.line("OKONKWO-EZE,", 28, 20),
      Page.line("CHIDIEBERE PRECIOUS", 28, 22.8), Page.caption("D of B", 28, 34),
      Page.line("04-06-1984", 35, 34),
    ])
    #expect(values[.lastName] == "OKONKWO-EZE" && values[.firstName] == "CHIDIEBERE PRECIOUS")
    #expect(values[.idNumber] == "KTU40817AA63" && values[.dob] == "1984-06-04")
  }

  @Test func `licences of Malaysia have one row of names, a period and a street`() {
    let values = Self.values([
      Page.line("LESEN MEMANDU", 14, 5.4), Page.line("DRIVING LICENCE", 14, 8.4),
      Page.line("MALAYSIA", 62, 5.4), Page.line("NUR SYAFIQAH BINTI KAMARUDDIN", 28, 13.6),
      Page.caption("No. Pengenalan / Identity No.", 56, 17.4), Page.line("940817115268", 56, 20),
      Page.caption("Tempoh / Validity", 28, 30), Page.line("18/08/2021 - 17/08/2026", 28, 32.6),
      Page.caption("Alamat / Address", 28, 36.4), Page.line("NO 36 JALAN SERI MAWAR 2/4", 28, 38.8),
      Page.line("TAMAN SERI MAWAR", 28, 41.2),
    ])
    #expect(values[.issuingDate] == "2021-08-18" && values[.expiryDate] == "2026-08-17")
    #expect(values[.lastName] == nil && values[.idNumber] == nil)
  }

  @Test(arguments: [("02/8207140583086", "8207140583086"), ("8207140583086", "8207140583086")])
  func `the number of South Africans has its kind before it`(text: String, number: String) {
    let values = Self.values([
      Page.line("DRIVING LICENCE", 4, 4.8), Page.caption("ID No.", 4, 18.8),
      Page.line(text, 10, 18.8),
    ])
    #expect(values[.personalNumber] == number)
  }

  /// The letters of a part of a caption that German documents print before the names of both parts.
  @Test func `letters in brackets are no value`() {
    var document = DocumentData(extractionMethod: .mrz)
    document.issuingCountry = CountryCode(rawValue: "D")
    document.lastName = "VON DER HEYDE"
    document.firstName = "KAETHE"
    let lines = [
      Page.caption(
        "1. [a] Name / Surname / Nom [b] Geburtsname / Name at birth / Nom de naissance", 40, 16.2),
      Page.line("[a]", 40, 19), Page.line("VON DER HEYDE", 46, 19), Page.line("[b]", 40, 21.8),
      Page.line("GEB. KRÜGER", 46, 21.8),
    ]
    let values = Page.text(Page.fields(lines, beside: document, format: .td3))
    #expect(values[.printedLastName] == "VON DER HEYDE")
  }

  /// Offices whose codes are digits, of two states alone.
  @Test(arguments: [("ARM", "008", true), ("UKR", "7401", true), ("GEO", "7401", false)])
  func `offices have codes in digits`(state: String, code: String, isOffice: Bool) {
    var document = DocumentData(extractionMethod: .mrz)
    document.issuingCountry = CountryCode(rawValue: state)
    document.lastName = "GHAZARYAN"
    let lines = [Page.caption("AUTHORITY", 42, 53.2), Page.line(code, 42, 56.2)]
    let values = Page.text(Page.fields(lines, beside: document, format: .td3))
    #expect((values[.authority] == code) == isOffice)
  }

  @Test func `the series and the number of Romanian cards have labels between them`() {
    var document = DocumentData(extractionMethod: .mrz)
    document.idNumber = "BV482017"
    let lines = [Page.line("SERIA BV NR 482017", 41, 12.4)]
    let fields = Page.fields(lines, beside: document, format: .td2)
    #expect(fields[.idNumber]?.evidence == .equal)
    let other = Page.fields(
      [Page.line("SERIA BV NR 482018", 41, 12.4)], beside: document, format: .td2)
    #expect(other[.idNumber]?.evidence != .equal)
  }

  /// A period beside captions of its beginning and its end, and one that is no whole number of years.
  @Test(arguments: [("08.11.2013 - 08.11.2018", true), ("08.11.2013 - 19.12.2018", false)])
  func `cards of Belgium have one caption of both days`(text: String, isPeriod: Bool) {
    let values = Self.values([
      Page.line("BELGIË BELGIQUE BELGIEN BELGIUM", 16, 4.8),
      Page.caption("Geldig van - tot / Valid from - until", 30, 46), Page.line(text, 30, 48.8),
    ])
    #expect(
      (values[.issuingDate] == "2013-11-08" && values[.expiryDate] == "2018-11-08") == isPeriod)
  }

  @Test(
    arguments: [("PROVINSI JAWA BARAT", "2016-11-30"), ("KARTU PELAJAR", nil)]
      as [(String, String?)])
  func `the day at the margin of an Indonesian card is that of its issue`(
    title: String, day: String?
  ) {
    let values = Self.values([
      Page.line(title, 26, 4.6), Page.line("NIK", 4, 11.4), Page.line("3403115708740003", 16, 11.4),
      Page.line("Tempat/Tgl Lahir", 4, 17.8, height: 1.2),
      Page.line("WONOSARI, 17-08-1974", 20, 17.8, height: 1.3),
      Page.line("GUNUNGKIDUL", 64, 40.2, height: 1.1),
      Page.line("30-11-2016", 65, 42.4, height: 1.1),
    ])
    #expect(values[.issuingDate] == day)
  }

  @Test func `labels on a card of Thailand may be lines of their own`() {
    let values = Self.values([
      Page.line("Thai National ID Card", 22, 4.8), Page.line("Name", 20, 18, height: 1.1),
      Page.line("Mrs. Sirilak", 26, 18), Page.line("Last name", 20, 21.4, height: 1.1),
      Page.line("Wongsawatdichai", 30, 21.4),
    ])
    #expect(values[.firstName] == "Sirilak" && values[.lastName] == "Wongsawatdichai")
  }

  /// Six digits alone: cards of Europe have a chip that such a number opens, and those of Peru a code of a district.
  @Test(arguments: [("NLD", true), ("PER", false)])
  func `cards of other continents have no access number`(state: String, hasNumber: Bool) {
    var document = DocumentData(extractionMethod: .mrz)
    document.issuingCountry = CountryCode(rawValue: state)
    document.lastName = "QUISPE"
    let fields = Page.fields([Page.line("080101", 60, 20)], beside: document, format: .td1)
    #expect((fields[.cardAccessNumber] != nil) == hasNumber)
  }
}
