import Testing

@testable import IdentityDocument

/// Days and numbers of permits and licences that are those of something else.
@Suite struct RolesOfDaysTests {
  private typealias Page = PrintedSpecimen

  /// Captions that no table has, over days a whole number of years before the expiry.
  private static func licence(issued caption: String) -> [PrintedLine] {
    [
      Page.line("DRIVING LICENCE", 20, 5), Page.caption("Came to life", 30, 12),
      Page.line("15 May 1969", 30, 16), Page.caption("At the wheel since", 30, 22),
      Page.line("07 Jul 2015", 30, 26), Page.caption(caption, 30, 32),
      Page.line("07 Jul 2022", 30, 36), Page.caption("Thrown away on", 30, 42),
      Page.line("07 Jul 2027", 30, 46),
    ]
  }

  @Test func `of two days that may be the issue neither is sure, and the last is likelier`() {
    let fields = Page.fields(Self.licence(issued: "Handed over on"))
    #expect(fields[.issuingDate]?.value.text == "2022-07-07")
    #expect(fields[.issuingDate]?.confidence == 0.6)
    #expect(fields[.expiryDate]?.value.text == "2027-07-07")
    #expect(fields[.dob]?.value.text == "1969-05-15")
  }

  @Test func `a caption tells which of two days is the issue`() {
    let fields = Page.fields(Self.licence(issued: "Date of issue"))
    #expect(fields[.issuingDate]?.value.text == "2022-07-07")
    #expect((fields[.issuingDate]?.confidence ?? 0) > 0.8)
  }

  @Test func `of two days that may be the expiry none is sure`() {
    let fields = Page.fields([
      Page.line("CARNÉ DE EXTRANJERÍA", 20, 5), Page.line("12/06/1950", 30, 12),
      Page.line("26/05/2024", 30, 18), Page.line("25/05/2028", 30, 24),
      Page.line("25/05/2029", 30, 30),
    ])
    #expect((fields[.expiryDate]?.confidence ?? 0) <= 0.6)
  }

  /// The day of another person or calendar, at captions that have those of a birth in them.
  @Test(arguments: [
    ("Date of birth of spouse", "17-05-1981"), ("Date of Birth (BS)", "2010-08-05"),
    ("Date of Birth (BS}", "2058-06-21"),
  ])
  func `another birth is not the holder's`(caption: String, day: String) {
    let fields = Page.fields([
      Page.line("IDENTITY CARD", 20, 5), Page.caption("Date of Birth", 20, 12),
      Page.line("16-10-1978", 20, 16), Page.caption(caption, 55, 12), Page.line(day, 55, 16),
    ])
    #expect(fields[.dob]?.value.text == "1978-10-16")
    #expect(fields[.expiryDate] == nil)
  }

  @Test func `a permit has its own number and days beside those of a passport`() {
    let fields = Page.fields([
      Page.line("WORK PERMIT", 20, 5), Page.caption("Permit No.", 20, 12),
      Page.line("EP5761327", 20, 16), Page.caption("Passport No.", 55, 12),
      Page.line("ZN474676", 55, 16), Page.caption("Passport issued on", 55, 22),
      Page.line("27-09-2022", 55, 26), Page.caption("Permit issued on", 20, 22),
      Page.line("27-09-2024", 20, 26),
    ])
    #expect(fields[.idNumber]?.value.text == "EP5761327")
    #expect(fields[.issuingDate]?.value.text == "2024-09-27")
  }

  /// In Palau the month stands first: the zone's own day is no later one.
  @Test(arguments: [("01/31/2027", 0.99), ("01/12/2027", 0.99)])
  func `the day of the zone in another order is none after it`(text: String, confidence: Double) {
    var document = Page.passportDocument
    let day = text == "01/31/2027" ? "270131" : "270112"
    document.expiryDate = DocumentDate(yymmdd: day)?.resolved(asOf: Page.reference, as: .expiry)
    let lines = [
      Page.caption("Date of Expiry", 35, 14), Page.line(text, 35, 18, isAgreed: true),
    ]
    let field = Page.fields(lines, beside: document, format: .td3)[.expiryDate]
    #expect(field?.evidence == .equal)
    #expect(field?.confidence == confidence)
  }

  /// Six digits are the number of some licences, which have no chip to open.
  @Test(arguments: ["DRIVER'S LICENSE", "DRIVING LICENCE"])
  func `the number of a licence is no card access number`(title: String) {
    let fields = Page.fields([
      Page.line(title, 20, 5), Page.line("SAMOA", 40, 8), Page.caption("Licence No.", 20, 12),
      Page.line("792811", 20, 16), Page.caption("Date of Birth", 20, 22),
      Page.line("05.11.1976", 20, 26), Page.caption("Expiry date", 20, 32),
      Page.line("31.05.2029", 20, 36),
    ])
    #expect(fields[.cardAccessNumber] == nil)
  }

  @Test(arguments: [
    ("N' 9418997", "9418997"), ("N° 9418997", "9418997"), ("Nr. 12 345", "12 345"),
    ("№ 1234567", "1234567"), ("NR 1234567", "1234567"), ("N9418997", "N9418997"),
    ("NA 9418997", "NA 9418997"), ("N1 9418997", "N1 9418997"), ("N ABC", "N ABC"), ("N", "N"),
    ("", ""),
  ])
  func `the sign for a number is none of it`(text: String, number: String) {
    #expect(PrintedNumber.withoutSign(text) == number)
  }
}
