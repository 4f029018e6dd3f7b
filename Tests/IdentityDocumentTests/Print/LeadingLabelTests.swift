import Testing

@testable import IdentityDocument

/// Labels before their values in one line, as large as these.
@Suite struct LeadingLabelTests {
  private typealias Page = PrintedSpecimen

  private static func values(_ lines: [PrintedLine]) -> [DocumentField: String] {
    Page.text(Page.fields(lines))
  }

  /// A licence of India: nothing of it is of Europe, and the postal code is no card access number.
  @Test func `an Indian licence has labels in the lines of its values`() {
    let lines = [
      Page.line("THE UNION OF INDIA", 30.6, 3.6),
      Page.line("KARNATAKA STATE MOTOR DRIVING LICENCE", 17.7, 6.5),
      Page.line("DL No KA11 20180022627", 3.6, 10.7), Page.line("DOI : 25-12-2018", 48.1, 10.7),
      Page.line("Valid Till : 15-09-2038 (NT)", 3.5, 14.3),
      Page.line("AUTHORISATION TO DRIVE FOLLOWING CLASS", 3.5, 17.5, height: 1.2),
      Page.line("OF VEHICLES THROUGHOUT INDIA", 3.5, 19.7, height: 1.2),
      Page.line("COV", 3.5, 22.4, height: 1.3), Page.line("DOI", 17.3, 22.4, height: 1.3),
      Page.line("LMV", 3.7, 25.2), Page.line("25-12-2018", 17.2, 25.2),
      Page.line("DOB : 15-09-1960", 3.6, 32.1), Page.line("Name SURESH SHARMA", 3.6, 35.6),
      Page.line("S/D/W of VIJAY SHARMA", 3.5, 38.7), Page.line("MYSURU, KA", 8.8, 44.6),
      Page.line("PIN :", 3.6, 47.6, height: 1.4), Page.line("027803", 12, 47.7),
    ]
    let values = Self.values(lines)
    #expect(values[.documentType] == "driverLicense" && values[.idNumber] == "KA11 20180022627")
    #expect(values[.dob] == "1960-09-15" && values[.issuingDate] == "2018-12-25")
    #expect(values[.expiryDate] == "2038-09-15" && values[.fullName] == "SURESH SHARMA")
    for field in [DocumentField.lastName, .firstName, .authority, .cardAccessNumber] {
      #expect(values[field] == nil, "\(field)")
    }
  }

  @Test(
    arguments: [
      ("DOB 15-09-1960", DocumentField.dob, "1960-09-15"),
      ("D.O.B : 15-09-1960", .dob, "1960-09-15"),
      ("Valid until 15-09-2031", .expiryDate, "2031-09-15"),
      ("DOI: 15-09-2021", .issuingDate, "2021-09-15"),
      ("DOE 15-09-2031", .expiryDate, "2031-09-15"),
      // No label, one with more before it, and one with more behind.
      ("LMV 15-09-1960", .dob, nil), ("MY DOB 15-09-1960", .dob, nil),
      ("DOB 15-09-1960 TO TUESDAY", .dob, nil),
    ] as [(String, DocumentField, String?)])
  func `a label may stand before a day`(text: String, field: DocumentField, day: String?) {
    #expect(Self.values([Page.line(text, 5, 20)])[field] == day)
  }

  @Test(
    arguments: [
      ("RUN 8.886.616-6", DocumentField.personalNumber, "8.886.616-6"),
      ("NUIP. 3066917283", .personalNumber, "3066917283"),
      ("NÚMERO 39.282.098", .idNumber, "39.282.098"),
      ("Passport No X1234567", .idNumber, "X1234567"),
      ("RUN 8.886.616-6 CHILE", .personalNumber, nil), ("RUNE 8.886.616-6", .personalNumber, nil),
      ("RUN 12.03.1988", .personalNumber, nil), ("NUIP", .personalNumber, nil),
    ] as [(String, DocumentField, String?)])
  func `a label may stand before a number`(text: String, field: DocumentField, number: String?) {
    #expect(Self.values([Page.line(text, 5, 20)])[field] == number)
    let seenOnce = Self.values([Page.line(text, 5, 20, isAgreed: false)])
    #expect(seenOnce[.personalNumber] == nil)
  }

  @Test(
    arguments: [
      ("20.694.123", true), ("8.886.616-6", true), ("21.854.318-K", true), ("403.054.689", true),
      ("20.69.4123", false), ("2069.412.123", false), ("20.694.123-66", false),
      ("12.03.1988", false),
      ("20.694.12A", false), (".694.123", false),
    ])
  func `stops may part a number in threes`(text: String, isNumber: Bool) {
    #expect(PrintedNumber.numbers(in: text) == (isNumber ? [text] : []))
    let lines = [Page.caption("Número documento", 5, 20), Page.line(text, 5, 23)]
    #expect(Self.values(lines)[.idNumber] == (isNumber ? text : nil))
  }
}
