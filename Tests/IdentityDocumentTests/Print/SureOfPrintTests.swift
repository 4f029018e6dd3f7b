import Testing

@testable import IdentityDocument

/// What must not be stated surely.
@Suite struct SureOfPrintTests {
  private typealias Page = PrintedSpecimen

  /// Rows of a licence whose numbers are lines of their own, and a name that one look alone has read.
  private static func licence(_ name: String, isAgreed: Bool) -> [PrintedLine] {
    let rows = [
      ("1.", name), ("2.", "GIANFRANCO"), ("3.", "04.02.1959 CASERTA (CE)"), ("4a.", "30.01.2020"),
      ("4b.", "04.02.2030"), ("5.", "U17K52380R"),
    ]
    return [Page.line("PATENTE DI GUIDA", 18, 5)]
      + rows.enumerated().flatMap { row, texts in
        [
          Page.line(texts.0, 27, 12 + 4 * Double(row), height: 1.2),
          Page.line(
            texts.1, 31.5, 12 + 4 * Double(row), confidence: isAgreed || row > 0 ? 0.9 : 0.5,
            isAgreed: isAgreed || row > 0),
        ]
      }
  }

  @Test(arguments: [true, false])
  func `two looks at a number say nothing of what stands behind it`(isAgreed: Bool) {
    let name = Page.fields(Self.licence("DELL'ACQUA", isAgreed: isAgreed))[.lastName]
    #expect(name?.value.text == "DELL'ACQUA")
    #expect((name?.confidence ?? 0 > 0.8) == isAgreed)
  }

  /// A line behind its number in which one look has seen the number, too, misread.
  @Test func `a number that was read twice is no part of the value`() {
    var lines = Self.licence("DELL'ACQUA", isAgreed: true)
    var office = Page.line("PREFECTURE 75", 64, 24, isAgreed: false)
    office.versions = [
      .init("PREFECTURE 75", confidence: 0.9), .init("ac PREFECTURE 75", confidence: 0.8),
      .init("ac PREFECTURE 75", confidence: 0.7, look: .page),
    ]
    lines += [Page.line("4c.", 60, 24, height: 1.2), office]
    let authority = Page.fields(lines)[.authority]
    #expect(authority?.value.text == "PREFECTURE 75")
    #expect(authority?.confidence ?? 0 > 0.8)
  }

  @Test(arguments: [("B4NYUWANGI", 0.6), ("PRAHA 1", 0.87), ("BANYUWANGI", 0.87)])
  func `a digit in a word is a letter misread`(place: String, confidence: Double) {
    let fields = Page.fields([
      Page.caption("Date of birth", 35, 20), Page.line("12.08.1974", 35, 24),
      Page.caption("Place of birth", 35, 28), Page.line(place, 35, 32),
    ])
    #expect(fields[.placeOfBirth]?.value.text == place)
    #expect(fields[.placeOfBirth]?.confidence == confidence)
  }

  /// The year of a birth that the zone has without its century.
  @Test(arguments: [("03 Feb 1984", 1984), ("03 Feb 1884", nil)] as [(String, Int?)])
  func `nobody was born in another century than people are`(text: String, year: Int?) {
    var document = DocumentData(extractionMethod: .mrz)
    document.lastName = "BROUSSARD"
    document.dob = DocumentDate(yymmdd: "840203")?.resolved(asOf: Page.reference, as: .birth)
    let fields = Page.fields(
      [Page.caption("Date of birth", 44, 33), Page.line(text, 44, 36)], beside: document,
      format: .td3)
    #expect(fields[.dob]?.value.date?.year == year)
  }

  /// A mark on a passport of a state whose letters are not known, that one of two looks has seen or both.
  @Test(arguments: [("NAISUA", 0.85), ("NÁISUA", 0.97)])
  func `a mark is less sure where one look alone has seen it`(other: String, confidence: Double) {
    var document = DocumentData(extractionMethod: .mrz)
    document.issuingCountry = CountryCode(rawValue: "FJI")
    document.lastName = "NAISUA"
    document.firstName = "LITIANA"
    var line = Page.line("NÁISUA", 40, 20, isAgreed: false)
    line.versions.append(.init(other, confidence: 0.9, look: .page))
    let fields = Page.fields(
      [line, Page.line("LITIANA", 40, 26)], beside: document, format: .td3)
    #expect(fields[.printedLastName]?.value.text == "NÁISUA")
    #expect(fields[.printedLastName]?.confidence == confidence)
  }

  @Test(arguments: ["First issue", "1st ISS"])
  func `the day of the first licence is not that of this one`(label: String) {
    let fields = Page.fields([
      Page.line("DRIVING LICENCE", 4, 4.8), Page.line("REPUBLIC OF SOUTH AFRICA", 4, 7.6),
      Page.caption("Valid", 4, 26.4), Page.line("03/02/2020 - 02/02/2025", 10, 26.4),
      Page.caption(label, 4, 45), Page.line("19/08/2004", 14, 45),
    ])
    #expect(fields[.issuingDate]?.value.text == "2020-02-03")
    #expect(fields[.expiryDate]?.value.text == "2025-02-02")
  }

  /// The United Kingdom prints titles before given names, and six digits may be the number of a licence.
  @Test(arguments: [
    ("MRS FIONA MARGARET", "FIONA MARGARET"), ("MS", "MS"), ("MRSIC ANA", "MRSIC ANA"),
  ])
  func `titles are no names, and the number of a licence opens no chip`(text: String, names: String)
  {
    let rows = [
      "DRIVING LICENCE", "1. ABERNETHY", "2. " + text, "3. 22.07.1983 UNITED KINGDOM",
      "4a. 03.12.2021", "4b. 02.12.2031", "4c. DVLA", "5. 730418",
    ]
    let lines = rows.enumerated().map { Page.line($1, 30, 10 + 4.5 * Double($0)) }
    let values = Page.text(Page.fields(lines + [Page.line("730418", 60, 50)]))
    #expect(values[.firstName] == names && values[.idNumber] == "730418")
    #expect(values[.cardAccessNumber] == nil)
  }

  /// Three days of a licence of Arizona, of which the last may be far off, but not so far.
  @Test(arguments: [("02/09/2055", "2055-02-09"), ("02/09/2090", nil)] as [(String, String?)])
  func `no licence is valid for sixty years`(text: String, expiry: String?) {
    let fields = Page.fields([
      Page.line("ARIZONA", 4, 5), Page.line("DRIVER LICENSE", 30, 5),
      Page.line("02/09/1990", 30, 20),
      Page.line("06/14/2021", 30, 30), Page.line(text, 60, 30),
    ])
    #expect(fields[.expiryDate]?.value.text == expiry)
  }

  /// An address on a licence whose second row one look alone has read, or two.
  @Test(arguments: [true, false])
  func `a row below a numbered value is agreed on by itself`(isAgreed: Bool) {
    let rows = [
      "CEADÚNAS TIOMÁNA DRIVING LICENCE", "1. NÍ BHRIAIN", "2. AOIFE", "3. 22.07.1983 ÉIRE",
      "4a. 03.12.2021", "4b. 02.12.2031", "5. 730418123",
    ]
    let lines = rows.enumerated().map { Page.line($1, 30, 10 + 4.5 * Double($0)) }
    let address = Page.fields(
      lines + [
        Page.line("8. 7 CLUAIN ARD", 30, 42), Page.line("KINVARA", 33, 45, isAgreed: isAgreed),
      ])[.addressLine]
    #expect(address?.value.text == "7 CLUAIN ARD KINVARA")
    #expect((address?.confidence ?? 0 > 0.8) == isAgreed)
  }

  /// A place below a row that was read poorly may be the district.
  @Test(arguments: [("T4M4NREDJ0", 0.4, 0.6), ("", 0.4, 0.87)])
  func `a place below an unread row is less sure`(
    row: String, confidence: Double, stated: Double
  ) {
    let fields = Page.fields([
      Page.caption("Date of birth", 44, 36), Page.line("12.08.1974", 44, 39),
      Page.caption("Place of birth", 44, 42), Page.line(row, 44, 44.6, confidence: confidence),
      Page.line("Commewijne", 44, 47),
    ])
    #expect(fields[.placeOfBirth]?.value.text == "Commewijne")
    #expect(fields[.placeOfBirth]?.confidence ?? 1 <= stated)
  }

  /// A day of birth of a driver, and the last day of a licence: years misread are none of these.
  @Test(
    arguments: [
      ("3. 31.05.1990", "4b. 31.05.2031", "1990-05-31", "2031-05-31"),
      ("3. 31.05.2019", "4b. 31.05.2081", nil, nil),
    ] as [(String, String, String?, String?)])
  func `drivers are no children`(third: String, fourth: String, birth: String?, expiry: String?) {
    let rows = [
      "DRIVING LICENCE", "1. ABERNETHY", "2. FIONA", third, "4a. 03.12.2021", fourth, "4c. DVLA",
      "5. 730418123",
    ]
    let fields = Page.fields(
      rows.enumerated().map { Page.line($1, 30, 10 + 4.5 * Double($0)) })
    #expect(fields[.dob]?.value.text == birth && fields[.expiryDate]?.value.text == expiry)
  }

  /// A name below its caption, right below it or with room for another row between.
  @Test(arguments: [(15.0, 0.87), (17.6, 0.6)])
  func `room for a row makes a name less sure`(baseline: Double, confidence: Double) {
    let fields = Page.fields([
      Page.line("DOCUMENTO NACIONAL DE IDENTIDAD", 10, 5),
      Page.caption("Apellido / Surname", 31, 12.2),
      Page.line("NÚÑEZ", 31, baseline), Page.caption("Nombre / Given name", 31, 20.2),
      Page.line("JULIÁN", 31, 22.9),
    ])
    #expect(fields[.lastName]?.value.text == "NÚÑEZ")
    #expect(fields[.lastName]?.confidence == confidence)
  }
}
