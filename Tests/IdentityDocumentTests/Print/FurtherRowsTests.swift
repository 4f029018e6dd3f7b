import Testing

@testable import IdentityDocument

/// Rows, slashes and names that were lost or taken for something else, with people who do not exist.
@Suite struct FurtherRowsTests {
  private typealias Page = PrintedSpecimen

  private static func values(_ lines: [PrintedLine]) -> [DocumentField: String] {
    Page.text(Page.fields(lines))
  }

  @Test(
    arguments: [
      ("BRA", "SRIPFIMG", "SR/PF/MG"), ("BRA", "SRIDPFIRS", "SR/DPF/RS"),
      ("BRA", "IGUAÇUIPR", "IGUAÇU/PR"), ("BRA", "RORAIMA", "RORAIMA"),
      ("ARG", "IGUAÇUIPR", "IGUAÇUIPR"), ("URY", "PAYSANDÚIURY", "PAYSANDÚ/URY"),
    ])
  func `letters of a state have a slash before them`(state: String, text: String, mended: String) {
    #expect(PrintedSlash.mended(text, by: [], state: state) == mended)
  }

  @Test(
    arguments: [
      ("PAYSANDÚIURY", true), ("VENEMAAIRUS", true), ("VENEMAA/RUS", false), ("KUTAISI", false),
      ("TIRUS", false), ("RORAIMA", false),
    ])
  func `a slash may be lost before the code of a state`(text: String, isLost: Bool) {
    #expect(PrintedSlash.mayHaveLostOne(text) == isLost)
  }

  @Test func `a place without its slash is less sure`() {
    func confidence(_ text: String) -> Double? {
      Page.fields([
        Page.line("IDENTITY CARD", 20, 5), Page.caption("Place of birth", 30, 22),
        Page.line(text, 30, 25.4),
      ])[.placeOfBirth]?.confidence
    }
    #expect(confidence("VENEMAAIRUS") == 0.6)
    #expect(confidence("VENEMAA") == 0.87)
  }

  @Test func `the second row of a place is as near as rows are`() {
    func place(_ baseline: Double, _ state: String = "REPÚBLICA DEL ECUADOR") -> String? {
      Self.values([
        Page.line(state, 20, 5), Page.caption("LUGAR DE NACIMIENTO", 30, 22),
        Page.line("TUNGURAHUA AMBATO", 30, 25.4), Page.line("LA MATRIZ", 30, baseline),
      ])[.placeOfBirth]
    }
    #expect(place(28.7) == "TUNGURAHUA AMBATO LA MATRIZ")
    #expect(place(29.2) == "TUNGURAHUA AMBATO")
    #expect(place(28.7, "REPÚBLICA DE CHILE") == "TUNGURAHUA AMBATO")
  }

  @Test func `the place of birth stands before the day behind its caption`() {
    let found = Self.values([
      Page.line("MAGYARORSZÁG", 3, 4), Page.caption("Név:", 3, 8.6),
      Page.line("KOVÁCS BALÁZS", 20, 8.6),
      Page.line("Születési hely, idő: KISKUNHALAS, 1991.02.07.", 3, 18.7),
      Page.caption("Lakóhely:", 3, 28.8), Page.line("6723 SZEGED, TISZA-PART 18. 4/27.", 20, 28.8),
    ])
    #expect(found[.fullName] == "KOVÁCS BALÁZS")
    #expect(found[.placeOfBirth] == "KISKUNHALAS")
    #expect(found[.dob] == "1991-02-07")
    #expect(found[.expiryDate] == nil)
  }

  @Test func `the word for a name stands over a surname and a comma`() {
    func names(_ captions: [PrintedLine]) -> [String?] {
      let found = Self.values(
        [Page.line("PERMANENT RESIDENT CARD", 3, 5), Page.caption("Name/Nom", 3, 11)] + captions + [
          Page.line("ADEYEMI, FOLASHADE RÉMI", 3, 14.4), Page.caption("DOB/DDN", 29, 25),
          Page.line("21.01.1993", 29, 28.5),
        ])
      return [found[.lastName], found[.firstName]]
    }
    #expect(names([]) == ["ADEYEMI", "FOLASHADE RÉMI"])
    #expect(names([Page.caption("Given names", 3, 20)]) != ["ADEYEMI", "FOLASHADE RÉMI"])
  }

  @Test func `names of Thailand stand in a column beside their labels`() {
    func name(_ left: Double) -> String? {
      Self.values([
        Page.line("Thai National ID Card", 3, 5), Page.caption("Name", 31, 14),
        Page.line("Miss Kanokwan", left, 14, height: 1.4), Page.caption("Last name", 31, 19),
        Page.line("Rattanasuwan", left, 19, height: 1.4),
      ])[.lastName]
    }
    #expect(name(48) == "Rattanasuwan")
    #expect(name(62) == nil)
  }

  @Test func `a woman is read with any mark in Vietnamese`() {
    func sex(_ title: String, _ text: String) -> String? {
      Self.values([
        Page.line(title, 3, 4), Page.line("Citizen Identity Card", 3, 8),
        Page.caption("Sex:", 31, 28), Page.line(text, 42, 28, height: 1.9),
      ])[.gender]
    }
    #expect(sex("SOCIALIST REPUBLIC OF VIET NAM", "NČ") == "F")
    #expect(sex("REPUBLIC OF SERBIA", "NČ") == nil)
  }

  @Test func `the number of a licence stands behind its own number in the row of the office`() {
    func number(_ text: String) -> String? {
      Self.values(
        [Page.line("VEZETŐI ENGEDÉLY MAGYARORSZÁG", 12, 5)]
          + [
            "1. KOVÁCS", "2. ENDRE", "3. 26.05.1969 SZEGED", "4a. 05.11.2019", "4c. BFKH",
            "9. AM B",
          ].enumerated().map { Page.line($1, 31, 11.7 + 5.5 * Double($0)) }
          + [Page.line("4b. 05.11.2029", 57, 28.2), Page.line(text, 57, 33.7)])[.idNumber]
    }
    #expect(number("5. EA418273") == "EA418273")
  }

  @Test func `the number of field 8 is none of the house`() {
    var line = Page.line("8. 18, Triq il-Kbira, Balzan", 50, 39)
    line.versions.append(.init("7 8. 18, Triq il-Kbira, Balzan", confidence: 0.6))
    let found = Self.values(
      [
        "DRIVING LICENCE", "1. BORG", "2. ANNA", "3. 24.12.1963", "4a. 15.01.2022",
        "4b. 14.01.2032",
      ].enumerated().map { Page.line($1, 31, 6 + 5.5 * Double($0)) } + [line])
    #expect(found[.addressLine] == "18, Triq il-Kbira, Balzan")
  }

  @Test func `a Slovene licence is valid until its holder is eighty`() {
    func expiry(_ title: String) -> String? {
      Self.values(
        [
          title, "1. NOVAK", "2. NEŽA", "3. 28.10.1999 KRANJ", "4a. 05.06.2018", "4b. 27.10.2079",
          "5. 001827394",
        ].enumerated().map { Page.line($1, 31, 6 + 5.5 * Double($0)) })[.expiryDate]
    }
    #expect(expiry("VOZNIŠKO DOVOLJENJE") == "2079-10-27")
    #expect(expiry("DRIVING LICENCE") == nil)
  }

  @Test(
    arguments: [
      ("F1418273940", "FIN", true), ("1E00182739405", "IRL", true), ("1IE00182739405", "IRL", true),
      ("F1418273940", "FRA", false), ("FI418273940", "FIN", false), ("F1418273940", nil, false),
    ] as [(String, String?, Bool)])
  func `a number may begin with the letters of its state`(
    number: String, state: String?, mayBegin: Bool
  ) {
    #expect(NumberForm.mayBegin(number, withLettersOf: state) == mayBegin)
  }

  @Test(
    arguments: [
      ("bəgəmanə / NATALIA", "NATALIA"), ("ANNA / NATALIA", "ANNA / NATALIA"),
    ])
  func `small letters before a stroke are another script`(text: String, name: String) {
    let found = Self.values([
      Page.line("IDENTITY CARD", 20, 5), Page.caption("Last Name", 30, 12),
      Page.line("GELASHVILI", 30, 15.4), Page.caption("First Name", 30, 22),
      Page.line(text, 30, 25.4),
    ])
    #expect(found[.firstName] == name)
  }
}
