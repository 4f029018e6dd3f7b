import Testing

@testable import IdentityDocument

/// What specimens of European documents print in a way of their own.
@Suite struct SpecimenPagesTests {
  private typealias Page = PrintedSpecimen

  private static func values(_ lines: [PrintedLine]) -> [DocumentField: String] {
    Page.text(Page.fields(lines))
  }

  /// `Surname / Name` is a caption of both names where no other announces the given ones.
  @Test func `a caption of the surname in three languages is none of both names`() {
    let values = Self.values([
      Page.caption("Nom / Surname / Name", 29, 11.4), Page.line("DUPONT-SCHMIT", 29, 14),
      Page.caption("Prénoms / Given names / Vornamen", 29, 16.8),
      Page.line("Marie Joséphine", 29, 19.4), Page.line("Léonie", 29, 22),
      Page.caption("Nationalité / Nationality", 29, 24.7),
    ])
    #expect(values[.lastName] == "DUPONT-SCHMIT")
    #expect(values[.firstName] == "Marie Joséphine Léonie")
  }

  @Test(arguments: ["NAMEN / NAMES", "NOME / NOMBRE"])
  func `a caption of names stands over both`(caption: String) {
    let values = Self.values([
      Page.line("AUFENTHALTSTITEL", 12, 4.2), Page.caption(caption, 30, 10.6),
      Page.line("MUSTEROVIĆ", 30, 13.2), Page.line("DRAGANA", 30, 15.8),
      Page.caption("GEB.DAT. / DOB", 66, 18.6), Page.line("19 05 1991", 66, 21.2),
    ])
    #expect(values[.lastName] == "MUSTEROVIĆ" && values[.firstName] == "DRAGANA")
  }

  /// The zone's expiry is a whole number of years after the day of entry, and after that of issue.
  @Test(
    arguments: [
      ("EINREISEDATUM / DATE D'ENTRÉE", nil),
      ("AUSSTELLUNGSDATUM / DATE DE DÉLIVRANCE", "2007-12-01"),
    ]
      as [(String, String?)])
  func `a day of entry is none of issue`(caption: String, issue: String?) {
    var document = DocumentData(extractionMethod: .mrz)
    document.lastName = "MUSTEROSKI"
    document.expiryDate = DocumentDate(yymmdd: "171130")?.resolved(
      asOf: Page.reference, as: .expiry)
    let fields = Page.fields(
      [Page.caption(caption, 5, 14), Page.line("01 12 2007", 5, 16.6)], beside: document,
      format: .td1)
    #expect(fields[.issuingDate]?.value.text == issue)
  }

  @Test func `streets are named for days`() {
    let fields = Page.fields(
      [
        Page.caption("Prebivalište i adresa / Residence and address", 5, 3.8),
        Page.line("PAZIN, GRAD PAZIN", 5, 6.6), Page.line("ULICA 25. RUJNA 14", 5, 9),
        Page.caption("Izdala / Issued by", 5, 12), Page.line("PU ISTARSKA", 5, 14.6),
      ], beside: DocumentData(extractionMethod: .mrz), format: .td1)
    #expect(fields[.addressLine]?.value.text == "PAZIN, GRAD PAZIN ULICA 25. RUJNA 14")
  }

  @Test(arguments: [("123456", true), ("123457", false)])
  func `the parts of a number stand side by side`(digits: String, isSame: Bool) {
    var document = DocumentData(extractionMethod: .mrz)
    document.idNumber = "AX123456"
    let fields = Page.fields(
      [
        Page.line("SERIA", 36, 10.4, height: 1.4), Page.line("AX", 44, 10.4),
        Page.line("NR", 52, 10.4, height: 1.4), Page.line(digits, 57, 10.4),
      ], beside: document, format: .td2)
    #expect((fields[.idNumber]?.evidence == .equal) == isSame)
  }

  @Test(
    arguments: [("N°", "0008123", "0008123"), ("N.", "0123456", "0123456"), ("N°", "CH", nil)]
      as [(String, String, String?)])
  func `a number stands beside its label`(label: String, text: String, number: String?) {
    let values = Self.values([
      Page.line("CARTE D'IDENTITÉ", 20, 6.8), Page.line(label, 60, 10.4, height: 0.9),
      Page.line(text, 63, 10.4),
    ])
    #expect(values[.idNumber] == number)
  }

  /// The place of birth as a line of its own, and a person called Spécimen.
  @Test(
    arguments: [("Saint-Brieuc (22)", "Saint-Brieuc (22)"), ("4b. 16/09/2028", nil)]
      as [(String, String?)])
  func `a place stands beside the day`(text: String, place: String?) {
    let rows = [
      ("1.", "Spécimen"), ("2.", "Solène, Gaëlle"), ("3.", "05/08/1990"), ("4a.", "16/09/2013"),
      ("4c.", "Préfecture 22"), ("5.", "13AA00042"),
    ]
    let lines = rows.enumerated().flatMap { row, texts in
      [
        Page.line(texts.0, 30, 10 + 4 * Double(row), height: 1),
        Page.line(texts.1, 34, 10 + 4 * Double(row)),
      ]
    }
    let values = Self.values(
      [Page.line("PERMIS DE CONDUIRE", 14, 5)] + lines + [Page.line(text, 54, 18)])
    #expect(values[.lastName] == "Spécimen" && values[.dob] == "1990-08-05")
    #expect(values[.placeOfBirth] == place)
  }
}
