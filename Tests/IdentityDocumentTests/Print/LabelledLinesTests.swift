import Testing

@testable import IdentityDocument

/// Lines with a label, a colon and a value as large as the label.
@Suite struct LabelledLinesTests {
  private typealias Page = PrintedSpecimen

  private static func values(_ lines: [PrintedLine]) -> [DocumentField: String] {
    Page.text(Page.fields(lines))
  }

  /// A line, and its parts: labels with what they announce, and values.
  @Test(
    arguments: [
      ("Nationality: United Kingdom", ["nationality", "United Kingdom"]),
      (
        "SEXO: F SANGRE: O+ ESTADO CIVIL: SOLTERA", ["sex", "F", "other", "O+", "other", "SOLTERA"]
      ),
      (
        "Giới tính / Sex: Nam Quốc tịch / Nationality: Việt Nam",
        [
          "sex", "Nam", "nationality", "Việt Nam",
        ]
      ),
      ("Prénom(s) : CORINNE", ["givenNames", "CORINNE"]),
      ("Sexe : F Né(e) le : 06.12.1965", ["sex", "F", "dateOfBirth", "06.12.1965"]),
      ("1° Apellido:VARGAS", ["surname", "VARGAS"]),
      // Days are found with their labels; a label alone is a caption, and other words are none.
      ("Date of Birth: 14/03/1985", []), ("LUGAR DE NACIMIENTO:", []), ("C.C.: 12", []),
      ("UNITED KINGDOM", []), (":", []), ("", []),
    ] as [(String, [String])])
  func `a line is parted at its labels`(text: String, expected: [String]) {
    let parts = LabelledParts.parts(of: Page.line(text, 10, 20))
    let names = parts.map { part in
      part.caption.map { "\($0)" } ?? part.line.versions.first?.text ?? ""
    }
    #expect(names == expected)
    #expect(parts.allSatisfy { $0.line.versions.count == 2 && $0.line.left < $0.line.right })
    #expect(zip(parts, parts.dropFirst()).allSatisfy { $0.line.right <= $1.line.left + 0.01 })
  }

  @Test func `a look that lost a colon is parted at the words of the label`() {
    var line = Page.line("LUGAR DE NACIMIENTO: PANAMÁ", 10, 20)
    line.versions[1].text = "LUGAR DE NACIMIENTO PANAMA"
    line.versions.append(.init("MISREAD", confidence: 0.3))
    let parts = LabelledParts.parts(of: line)
    #expect(
      parts.map { $0.line.versions.map(\.text) } == [
        ["LUGAR DE NACIMIENTO:", "LUGAR DE NACIMIENTO"], ["PANAMÁ", "PANAMA"],
      ])
  }

  @Test func `what stands behind a label is its value, and no place`() {
    let values = Self.values([
      Page.line("UNITED ARAB EMIRATES", 4, 5), Page.line("Resident Identity Card", 4, 9),
      Page.caption("ID Number", 30, 15), Page.line("784-1985-1234567-1", 30, 18.5),
      Page.line("Name: John Michael Peterson", 30, 24),
      Page.line("Date of Birth: 14/03/1985", 30, 30),
      Page.line("Nationality: United Kingdom", 30, 34.5),
      Page.line("Issuing Date: 05/06/2021", 30, 39), Page.line("Sex: M", 68, 39),
      Page.line("Expiry Date: 04/06/2024", 30, 44),
    ])
    #expect(values[.fullName] == "John Michael Peterson")
    #expect(values[.originatingCountry] == "GBR")
    #expect(values[.placeOfBirth] == nil)
    #expect(values[.gender] == "M")
    #expect(values[.dob] == "1985-03-14")
  }

  @Test func `both surnames stand behind labels of their own`() {
    let values = Self.values([
      Page.line("REPÚBLICA DE COSTA RICA", 20, 4), Page.line("CÉDULA DE IDENTIDAD", 20, 10),
      Page.line("1 0234 0567", 4, 14), Page.line("Nombre: JOSÉ PABLO", 30, 18),
      Page.line("1° Apellido: VARGAS", 30, 23), Page.line("2° Apellido: SOLÍS", 30, 28),
    ])
    #expect(values[.lastName] == "VARGAS SOLÍS")
    #expect(values[.firstName] == "JOSÉ PABLO")
    #expect(values[.idNumber] == "1 0234 0567")
  }

  @Test func `an address goes on below its value or below its label`() {
    for left in [10.0, 24.0] {
      let values = Self.values([
        Page.line("IDENTITY CARD", 10, 5), Page.line("Address: 12 SHIVAJI NAGAR", 10, 20),
        Page.line("PUNE 411005", left, 23.6),
      ])
      #expect(values[.addressLine] == "12 SHIVAJI NAGAR PUNE 411005")
    }
  }

  @Test func `a day is announced by the label in its own line`() {
    let values = Self.values([
      Page.line("CÉDULA DE IDENTIDAD", 20, 8),
      Page.line("FECHA DE NACIMIENTO: 14-MAR-1985", 30, 24),
      Page.line("TIPO DE SANGRE: O+", 46, 32), Page.line("EXPEDIDA: 05-JUN-2019", 30, 36),
      Page.line("EXPIRA: 05-JUN-2029", 62, 36),
    ])
    #expect(values[.issuingDate] == "2019-06-05")
    #expect(values[.expiryDate] == "2029-06-05")
  }

  @Test func `the back of a card beside its zone has such lines, too`() {
    let lines = [
      Page.line("DOMICILIO: AV. RIVADAVIA 1234 P:3 D:B - CABALLITO", 4, 6),
      Page.line("- CIUDAD DE BUENOS AIRES", 4, 9),
      Page.line("LUGAR DE NACIMIENTO: CIUDAD DE BUENOS AIRES", 4, 14),
    ]
    let values = Page.text(Page.fields(lines, beside: Page.passportDocument, format: .td1))
    #expect(values[.placeOfBirth] == "CIUDAD DE BUENOS AIRES")
    #expect(values[.addressLine] == "AV. RIVADAVIA 1234 P:3 D:B - CABALLITO CIUDAD DE BUENOS AIRES")
  }
}
