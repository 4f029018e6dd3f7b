import Testing

@testable import IdentityDocument

/// Cards of states that print values in Cyrillic or Greek letters, whose title alone names the state.
@Suite struct CyrillicCardsTests {
  private typealias Page = PrintedSpecimen

  private static func values(_ lines: [PrintedLine]) -> [DocumentField: String] {
    Page.text(Page.fields(lines))
  }

  /// Rows of a licence below its title.
  private static func licence(_ title: [String], _ rows: [String]) -> [PrintedLine] {
    title.enumerated().map { Page.line($1, 20, 4 + 2.4 * Double($0), height: 1.1) }
      + rows.enumerated().map { Page.line($1, 30, 13 + 3.2 * Double($0), height: 1.6) }
  }

  /// БИТОЛА is read with a digit, БОЈАН as БОЈАН and BOJAN are alike but for one letter.
  @Test func `rows in both scripts have the one behind the slash`() {
    let values = Self.values(
      Self.licence(
        ["PENY5NNKA CEBEPHA MAKEDOHNJA", "REPUBLIC OF NORTH MACEDONIA", "DRIVING LICENCE"],
        [
          "1. TPAJKOBCKM / TRAJKOVSKI", "2. 5OJAH / BOJAN", "3. 08.12.1985 5MTONA / BITOLA",
          "4a. 11.03.2021", "4b. 10.03.2031", "4c. MBP 5MTONA / MOI BITOLA", "5. M1840273",
        ]))
    #expect(values[.lastName] == "TRAJKOVSKI" && values[.firstName] == "BOJAN")
    #expect(values[.placeOfBirth] == "BITOLA" && values[.authority] == "MOI BITOLA")
  }

  /// Мельниченко, Володимир, Житомир, ТСЦ: what stands in Cyrillic letters alone is nowhere stated.
  @Test func `what stands in other letters alone is left out`() {
    let values = Self.values(
      Self.licence(
        ["YKPAÏHA", "UKRAINE", "DRIVING LICENCE"],
        [
          "1. MENbHN4EHKO / MELNYCHENKO", "2. BONOANMNP / VOLODYMYR", "3. 02.03.1980, M. XNTOMNP",
          "4a) 06.06.2022", "4b) 06.06.2052", "4c) TCU 1841", "5. YAB418273",
        ]))
    #expect(values[.lastName] == "MELNYCHENKO" && values[.firstName] == "VOLODYMYR")
    #expect(values[.placeOfBirth] == nil && values[.authority] == nil)
    #expect(values[.dob] == "1980-03-02" && values[.idNumber] == "YAB418273")
  }

  /// Рэспубліка Беларусь: two languages in Cyrillic letters in one row, and Latin letters below.
  @Test func `a row below two languages is in Latin letters`() {
    let values = Self.values([
      Page.line("REPUBLIC OF BELARUS", 52, 4, height: 1.2),
      Page.line("IDENTITY CARD", 30, 7, height: 1.2),
      Page.caption("Npo3Biw4a / Oamunur / Surname", 30, 11),
      Page.line("KABAJEHKA / KOBAJEHKO", 30, 13.4, height: 1.7),
      Page.line("KAVALENKA", 30, 15.8, height: 1.7),
      Page.caption("Imr / Mmr / Name", 30, 18.6),
      Page.line("HATANNA / HATANbA", 30, 21, height: 1.7),
      Page.line("NATALLIA", 30, 23.4, height: 1.7),
      Page.caption("Aata Hapaax3HHr / Date of birth", 30, 31.4),
      Page.line("03.09.1990", 30, 33.8, height: 1.7),
    ])
    #expect(values[.lastName] == "KAVALENKA")
    #expect(values[.firstName] == nil || values[.firstName] == "NATALLIA")
  }

  /// A licence of Cyprus with ΛΕΥΚΩΣΙΑ and ΤΟΜ.
  @Test func `Greek letters are no Latin ones`() {
    let values = Self.values(
      Self.licence(
        ["KYNPIAKH AHMOKPATIA", "REPUBLIC OF CYPRUS", "DRIVING LICENCE"],
        [
          "1. XATZHTEQPTIOY", "HADJIGEORGIOU", "2. MIXAAHZ", "MICHALIS", "3. 19.06.1982 AEYKQZIA",
          "4a. 02.10.2019", "4b. 01.10.2034", "4c. T.O.M. / RTD", "5. 418273",
        ]))
    #expect(values[.lastName] == "HADJIGEORGIOU" && values[.firstName] == "MICHALIS")
    #expect(values[.placeOfBirth] == nil && values[.authority] == "RTD")
  }

  /// Serbia prints Latin letters alone as well, and other states no others.
  @Test(arguments: ["REPUBLIC OF SERBIA", "REPUBLIC OF UTOPIA"])
  func `values whose letters look like others are stated elsewhere`(title: String) {
    let values = Self.values([
      Page.line(title, 30, 4, height: 1.2), Page.line("IDENTITY CARD", 30, 7, height: 1.2),
      Page.caption("Prezime / Surname", 30, 11), Page.line("TOMIĆ", 30, 13.4),
      Page.caption("Ime / Given name", 30, 17), Page.line("ANA", 30, 19.4),
      Page.caption("Datum rođenja / Date of birth", 30, 23), Page.line("03.09.1990", 30, 25.4),
      Page.caption("Mesto rođenja / Place of birth", 30, 29), Page.line("KULA", 30, 31.4),
    ])
    #expect(values[.lastName] == "TOMIĆ" && values[.placeOfBirth] == "KULA")
  }
}
