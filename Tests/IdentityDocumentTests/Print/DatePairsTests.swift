import Testing

@testable import IdentityDocument

/// Issue and expiry in one row of a card without a zone.
@Suite struct DatePairsTests {
  private typealias Page = PrintedSpecimen

  private static func dates(
    _ row: String, isAgreed: Bool = true, captions: [PrintedLine] = together
  ) -> [DocumentField: PrintedField] {
    Page.fields(
      [
        Page.line("CARTE NATIONALE D'IDENTITÉ", 10, 5), Page.caption("Nom / Surname", 30, 14),
        Page.line("DUFOUR", 30, 18),
      ] + captions
        + [Page.line(row, 30, 38, isAgreed: isAgreed)])
  }

  /// Both captions, as they are read where the second one begins at the end of the first.
  private static let together = [Page.caption("Date of issue / Date of expiry", 30, 34)]
  private static let apart = [
    Page.caption("Date of issue", 30, 34), Page.caption("Date of expiry", 52, 34),
  ]

  @Test(
    arguments: [
      "10/06/2019 10/06/2029", "01 04 2017 01 04 2027", "01.04.2017 - 31.03.2027",
      "2017-04-01 2027-04-01",
      "12 AUG 2019 12 AUG 2029",
    ])
  func `the first day is the issue and the second one the expiry`(row: String) {
    let found = Self.dates(row)
    let (issue, expiry) = (found[.issuingDate]?.value.date, found[.expiryDate]?.value.date)
    #expect([2017, 2019].contains(issue?.year))
    #expect([2027, 2029].contains(expiry?.year))
    #expect(found[.expiryDate]?.evidence == .captionAgreed)
    #expect(found[.expiryDate]?.confidence == 0.87)
  }

  @Test func `captions of their own need days a whole number of years apart`() {
    let found = Self.dates("10/06/2019 10/06/2029", captions: Self.apart)
    #expect(found[.issuingDate]?.value.text == "2019-06-10")
    #expect(found[.expiryDate]?.value.text == "2029-06-10")
    let other = Self.dates("10/06/2019 22/01/2029", captions: Self.apart)
    #expect(other[.expiryDate]?.value.text != "2029-01-22")
  }

  /// The number of a licence's issue was read for that of its expiry, whose own row was not read.
  @Test func `one day is not both issue and expiry`() {
    var lines = [
      Page.line("RIJBEWIJS", 17, 7), Page.line("1. KOWALSKA", 35, 14), Page.line("2. ANNA", 35, 19),
      Page.line("3. 21.11.1957 GDYNIA", 35, 24), Page.line("5. WG97990530", 31, 39),
    ]
    var day = Page.line("w 30.12.2025", 31, 29, confidence: 0.84, isAgreed: false)
    day.versions.append(.init("4b. 30.12.2025", confidence: 0.65, look: .columns))
    lines += [day, Page.line("3.12", 40, 34, confidence: 0.33, isAgreed: false)]
    let fields = PrintedPage(size: .id1, lines: lines).fields(asOf: Page.reference)
    #expect(fields.contains { $0.field == .dob })
    #expect(!fields.contains { $0.field == .expiryDate })
    #expect(fields.allSatisfy { $0.field != .issuingDate || $0.confidence <= 0.6 })
  }

  /// Both rows state the day behind their own numbers, as read: the issue is kept, and not surely.
  @Test func `one day behind both numbers is that of issue`() {
    let fields = Page.fields([
      Page.line("KÖRKORT", 18, 7), Page.line("1. LINDQVIST", 35, 14), Page.line("2. GÖSTA", 35, 19),
      Page.line("3. 24.04.2008 GÄVLE", 35, 24), Page.line("4a. 10.06.2026", 35, 28),
      Page.line("4b. 10.06.2026 4c. DVLA", 35, 33), Page.line("5. 9470763267", 31, 38),
    ])
    #expect(fields[.issuingDate]?.value.text == "2026-06-10")
    #expect((fields[.issuingDate]?.confidence ?? 1) <= 0.6)
    #expect(fields[.expiryDate] == nil)
  }

  @Test func `one look alone is less sure`() {
    let found = Self.dates("10/06/2019 10/06/2029", isAgreed: false)
    #expect(found[.expiryDate]?.value.text == "2029-06-10")
    #expect(found[.expiryDate]?.confidence == 0.6)
  }

  /// One day between two captions is neither's; days in the wrong order, or an issue to come, are no pair.
  @Test(arguments: [
    "10/06/2019", "10/06/2029 10/06/2019", "10/06/2019 X7 10/06/2029",
    String(repeating: "10/06/2019 10/06/2029 ", count: 4),
  ])
  func `what is no pair is not taken for one`(row: String) {
    let found = Self.dates(row)
    let (issue, expiry) = (found[.issuingDate]?.value.text, found[.expiryDate]?.value.text)
    #expect(issue == nil || issue != expiry)
    #expect(!(issue == "2029-06-10"))
  }
}
