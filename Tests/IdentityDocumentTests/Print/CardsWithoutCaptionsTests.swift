import Testing

@testable import IdentityDocument

/// Cards whose numbers, names or days have no caption, or have it elsewhere.
@Suite struct CardsWithoutCaptionsTests {
  private typealias Page = PrintedSpecimen

  private static func values(_ lines: [PrintedLine]) -> [DocumentField: String] {
    Page.text(Page.fields(lines))
  }

  /// A title, a text, and whether it is the number of such a card.
  @Test(
    arguments: [
      ("Government of India", "2345 6789 0124", true),
      // Another check digit, and a first digit that is none.
      ("Government of India", "2345 6789 0123", false),
      ("Government of India", "1234 5678 9012", false),
      ("Philippine Identification Card", "1234-5678-9012-3456", true),
      ("Philippine Identification Card", "1234-5678-9012-345", false),
      ("REPÚBLICA DE COSTA RICA", "1 0234 0567", true),
      ("REPÚBLICA DE PANAMÁ", "8-765-4321", true), ("REPÚBLICA DE PANAMÁ", "PE-12-345", true),
      ("REPÚBLICA DE PANAMÁ", "8-76543-21", false),
      ("REPÚBLICA DEL PARAGUAY", "4.123.456", true), ("REPÚBLICA DEL PARAGUAY", "4.12.345", false),
      ("REPÚBLICA DE HONDURAS", "0801 1985 12345", true),
      ("DEMOCRATIC SOCIALIST REPUBLIC OF SRI LANKA", "No. 198507401234", true),
      ("REPÚBLICA BOLIVARIANA DE VENEZUELA", "V 12.345.678", true),
      ("REPÚBLICA BOLIVARIANA DE VENEZUELA", "12.345.678", false),
      ("REPÚBLICA DE CUBA", "4.123.456", false),
    ] as [(String, String, Bool)])
  func `numbers are told by the form that their state gives them`(
    title: String, text: String, isNumber: Bool
  ) {
    let values = Self.values([Page.line(title, 20, 5), Page.line(text, 30, 44)])
    #expect(
      (values[.idNumber].map { text.hasSuffix($0) && text.count - $0.count < 5 } ?? false)
        == isNumber)
  }

  @Test func `the name on an Aadhaar card stands over the birth`() {
    let values = Self.values([
      Page.line("Government of India", 20, 5), Page.line("Rahul Sharma", 30, 16),
      Page.line("DOB: 14/03/1985", 30, 20), Page.line("MALE", 30, 24),
      Page.line("2345 6789 0124", 28, 44, height: 3),
    ])
    #expect(values[.fullName] == "Rahul Sharma")
    #expect(values[.dob] == "1985-03-14")
    #expect(values[.gender] == "M")
    #expect(values[.placeOfBirth] == nil)
  }

  @Test func `two words of a sex tell none`() {
    let values = Self.values([
      Page.line("Government of India", 20, 5), Page.line("MALE", 30, 24),
      Page.line("FEMALE", 50, 24),
    ])
    #expect(values[.gender] == nil)
  }

  @Test func `the sex on a card of Hong Kong stands beside the birth`() {
    let lines = [
      Page.line("HONG KONG PERMANENT IDENTITY CARD", 20, 5), Page.line("CHAN, Tai Man", 30, 12),
      Page.caption("Date of Birth", 30, 26), Page.line("14-03-1985", 30, 29),
      Page.line("C123456(9)", 60, 50),
    ]
    #expect(Self.values(lines + [Page.line("M", 50, 29)])[.gender] == "M")
    #expect(Self.values(lines + [Page.line("M", 50, 40)])[.gender] == nil)
  }

  @Test func `the address on a Malaysian card ends with post code and state`() {
    let lines = [
      Page.line("KAD PENGENALAN", 4, 5), Page.line("850314-10-5678", 4, 13, height: 2.6),
      Page.line("NURUL AISYAH BINTI AHMAD", 4, 35), Page.line("NO 12 JALAN MELATI 3", 4, 41),
      Page.line("TAMAN MELATI", 4, 44),
    ]
    let whole =
      lines + [
        Page.line("53100 KUALA LUMPUR", 4, 47), Page.line("W. PERSEKUTUAN (KL)", 4, 50),
      ]
    #expect(
      Self.values(whole)[.addressLine]
        == "NO 12 JALAN MELATI 3 TAMAN MELATI 53100 KUALA LUMPUR W. PERSEKUTUAN (KL)")
    #expect(Self.values(lines)[.addressLine] == nil)
  }

  @Test func `given names stand first in Morocco`() {
    func values(_ title: String) -> [DocumentField: String] {
      Self.values([
        Page.line(title, 20, 4), Page.line("YOUSSEF", 30, 14), Page.line("EL AMRANI", 30, 20.4),
        Page.line("Né le 14.03.1985", 30, 26.8), Page.line("Valable jusqu'au 05.06.2029", 40, 48),
      ])
    }
    #expect(values("ROYAUME DU MAROC")[.lastName] == "EL AMRANI")
    #expect(values("ROYAUME DU MAROC")[.firstName] == "YOUSSEF")
    #expect(values("ROYAUME DE BELGIQUE")[.firstName] == "EL AMRANI")
  }

  @Test func `names of Thailand have a title, and days their captions below`() {
    let values = Self.values([
      Page.line("Thai National ID Card", 20, 4), Page.caption("Identification Number", 4, 10),
      Page.line("1 1020 30405 06 7", 30, 10, height: 2.4), Page.line("Name Mr. Somchai", 20, 19),
      Page.line("Last name Jaidee", 20, 23), Page.line("Date of Birth 14 Mar. 1985", 20, 29),
      Page.line("5 Jun. 2019", 4, 46), Page.caption("Date of Issue", 4, 49),
      Page.line("13 Mar. 2028", 50, 46), Page.caption("Date of Expiry", 50, 49),
    ])
    #expect(values[.lastName] == "Jaidee")
    #expect(values[.firstName] == "Somchai")
    #expect(values[.personalNumber] == "1 1020 30405 06 7")
    #expect(values[.issuingDate] == "2019-06-05")
    #expect(values[.expiryDate] == "2028-03-13")
  }

  @Test func `days of Venezuela stand over their captions`() {
    let values = Self.values([
      Page.line("REPÚBLICA BOLIVARIANA DE VENEZUELA", 10, 4), Page.line("V 12.345.678", 4, 12),
      Page.line("APELLIDOS", 30, 18), Page.line("PÉREZ MARTÍNEZ", 50, 18),
      Page.line("NOMBRES", 30, 23), Page.line("JOSÉ GREGORIO", 50, 23),
      Page.line("14/03/1985", 4, 32), Page.line("SOLTERO", 30, 32),
      Page.caption("F. NACIMIENTO", 4, 35), Page.line("05/06/2019", 4, 40),
      Page.caption("F. EXPEDICIÓN", 4, 43), Page.line("VENEZOLANO", 60, 50),
    ])
    #expect(values[.lastName] == "PÉREZ MARTÍNEZ")
    #expect(values[.firstName] == "JOSÉ GREGORIO")
    #expect(values[.dob] == "1985-03-14")
    #expect(values[.issuingDate] == "2019-06-05")
    #expect(values[.placeOfBirth] == nil)
    #expect(values[.authority] == nil)
  }

  /// A caption, a letter, and the sex that it states there.
  @Test(
    arguments: [
      ("Pol / Sex", "Ž", "F"), ("PŁEĆ / SEX", "K", "F"), ("Cinsiyeti / Gender", "E", "M"),
      ("SEX", "K", nil), ("Sexo", "Ž", nil), ("Pol / Sex", "K", nil), ("Pol", "Ž", nil),
    ] as [(String, String, String?)])
  func `a letter of one language states a sex below its caption`(
    caption: String, text: String, sex: String?
  ) {
    let lines = [Page.caption(caption, 30, 20), Page.line(text, 30, 22.6)]
    #expect(Self.values(lines)[.gender] == sex)
  }

  @Test func `a certificate for residents announces no address`() {
    let values = Self.values([
      Page.line("RESIDENT CERTIFICATE", 20, 8), Page.line("Name SMITH, JOHN PAUL", 30, 13),
    ])
    #expect(values[.addressLine] == nil)
  }

  @Test func `a sex that reads like a caption is one below that of the sex`() {
    let values = Self.values([
      Page.line("CÉDULA DE IDENTIDAD", 4, 8), Page.caption("NOMBRES", 30, 23),
      Page.line("LUIS FERNANDO", 30, 26), Page.caption("SEXO", 58, 29), Page.line("HOMBRE", 58, 32),
    ])
    #expect(values[.gender] == "M")
  }

  @Test(
    arguments: [
      ["5a. AB123456 5b. 123"], ["5a AB123456 5b 123"], ["5a. AB123456", "5b. 123"],
    ])
  func `the number of New Zealand's licences has a version behind it`(rows: [String]) {
    let lines =
      [
        Page.line("NEW ZEALAND DRIVER LICENCE", 4, 4), Page.line("1. WILLIAMS", 30, 10),
        Page.line("2. AROHA JANE", 30, 14), Page.line("3. 14/03/1985", 30, 18),
        Page.line("4a. 05/06/2019", 30, 22), Page.line("4b. 05/06/2029", 60, 22),
      ]
      + rows.enumerated().map { Page.line($0.element, 30 + 26 * Double($0.offset), 26) }
    #expect(Self.values(lines)[.idNumber] == "AB123456")
  }

  @Test func `a number behind no more than No makes no document`() {
    let receipt =
      [Page.line("No. 310994955876", 10, 5)]
      + (0..<14).map { Page.line("THANK YOU \($0) TIMES", 10, 10 + 4 * Double($0)) }
    #expect(Self.values(receipt).isEmpty)
    #expect(Self.values([Page.line("No. 31099495558761274323", 10, 5)])[.idNumber] == nil)
  }
}
