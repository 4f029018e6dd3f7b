import Testing

@testable import IdentityDocument

/// Pages as other hands drew them: captions that lost their beginning or were not read at all.
@Suite struct LostCaptionsTests {
  private typealias Page = PrintedSpecimen

  /// `Fæðingarstaður / Place of birth` of which the first word was not read, over a value below that word.
  @Test(arguments: [(5.0, true), (0.5, false)])
  func `the rest of a caption announces what begins left of it`(left: Double, isFound: Bool) {
    var lines = [
      Page.line("14.02.2019", 60, 20), Page.caption("/ Place of birth", 11.5, 5.6),
      Page.line("LIEPĀJA", left, 8.1),
    ]
    #expect((Page.fields(lines)[.placeOfBirth]?.value.text == "LIEPĀJA") == isFound)
    // What has a caption of its own is not the value of the one beside it.
    lines.append(Page.caption("Vārds", 5, 5.6))
    #expect(Page.fields(lines)[.placeOfBirth]?.value.text != "LIEPĀJA")
  }

  @Test func `a caption does not announce the value left of its own`() {
    let fields = Page.fields([
      Page.caption("/ Place of birth", 11.5, 5.6), Page.line("TETOVO", 5, 8.1),
      Page.line("OHRID", 18, 8.1),
    ])
    #expect(fields[.placeOfBirth]?.value.text == "OHRID")
  }

  /// Colombia's old card, in whose print captions are half as high as the names above them.
  @Test func `captions below large names belong to them`() {
    let fields = Page.fields([
      Page.line("CÉDULA DE CIUDADANÍA", 4, 11.3, height: 1.5),
      Page.line("MUÑETÓN CAÑAS", 4.1, 26, height: 2.05),
      Page.line("APELLIDOS", 4, 28.8, height: 0.91),
      Page.line("YÉSICA ALEJANDRA", 4.1, 34.5, height: 2.05),
      Page.line("NOMBRES", 4, 37.3, height: 0.91),
    ])
    #expect(fields[.lastName]?.value.text == "MUÑETÓN CAÑAS")
    #expect(fields[.firstName]?.value.text == "YÉSICA ALEJANDRA")
  }

  @Test(
    arguments: [
      // The only day beside the expiry, too long before it to be the issue.
      (["06.10.1992", "25.02.2032"], "1992-10-06", nil, "2032-02-25"),
      (["14.02.2022", "25.02.2032"], nil, nil, nil),
      (["06.10.1992", "03.03.1994", "25.02.2032"], nil, nil, nil),
      (["06.10.1992", "25.02.2022"], nil, nil, nil),
      (["06.10.1992", "25.02.2055"], nil, nil, nil),
      // A card of an old person, valid for thirty years.
      (["03.05.2015", "03.05.2045"], nil, nil, nil),
    ] as [([String], String?, String?, String?)])
  func `two days of a card are birth and expiry`(
    days: [String], birth: String?, issue: String?, expiry: String?
  ) {
    func fields(_ title: String) -> [DocumentField: PrintedField] {
      Page.fields(
        [Page.line(title, 30, 6)]
          + days.enumerated().map { Page.line($1, 29, 15 + 7 * Double($0)) })
    }
    let found = fields("IDENTITY CARD")
    #expect(found[.dob]?.value.text == birth)
    #expect(found[.issuingDate]?.value.text == issue)
    #expect(found[.expiryDate]?.value.text == expiry)
    #expect(found[.dob]?.confidence ?? 0 <= 0.75)
    #expect(fields("MEMBERS OF THE CLUB")[.dob] == nil)
  }

  @Test(arguments: [("2020/09/14", true), ("1997/09/14", false), ("2027/09/14", false)])
  func `the day that is left of a licence is the issue`(day: String, isFound: Bool) {
    let fields = Page.fields([
      Page.line("DRIVER'S LICENCE PERMIS DE CONDUIRE", 26, 6), Page.line(day, 31, 35.4),
      Page.caption("4b EXP/EXP", 57, 33), Page.line("2025/08/27", 57, 35.5),
      Page.caption("3 DOB/DDN", 57, 38.9), Page.line("1984/08/27", 57, 41.4),
      Page.line("LACHANCE", 31, 13),
    ])
    #expect(fields[.dob]?.value.text == "1984-08-27")
    #expect((fields[.issuingDate]?.value.text == "2020-09-14") == isFound)
    #expect(fields[.issuingDate]?.confidence ?? 0 <= 0.75)
  }

  @Test func `a day that another caption announces is not the one that is left`() {
    let fields = Page.fields([
      Page.line("DRIVING LICENCE", 26, 6), Page.caption("Date of birth", 31, 15),
      Page.line("27.08.1984", 31, 18), Page.caption("Date of expiry", 31, 25),
      Page.line("12.03.2030", 31, 28), Page.caption("Date of expiry", 60, 25),
      Page.line("19.05.2023", 60, 28),
    ])
    #expect(fields[.issuingDate] == nil)
  }

  @Test func `an Irish surname has its first letter`() {
    let fields = Page.fields([
      Page.caption("Sloinne/Surname/Nom", 32, 13), Page.line("Ó MUIRCHEARTAIGH", 32, 15.6),
      Page.caption("Réamhainm/Forename/Prénom", 32, 18.6), Page.line("SÉAMUS", 32, 21.2),
    ])
    #expect(fields[.lastName]?.value.text == "Ó MUIRCHEARTAIGH")
    #expect(PrintedText.withoutStrays("Ó") == "Ó")
    #expect(PrintedText.withoutStrays("É MUSTERMANN") == "MUSTERMANN")
  }
}
