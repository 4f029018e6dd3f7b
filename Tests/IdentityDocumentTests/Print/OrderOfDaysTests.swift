import Testing

@testable import IdentityDocument

/// Days in digits whose order the other days of the page tell.
@Suite struct OrderOfDaysTests {
  private typealias Page = PrintedSpecimen

  private static func values(
    birth: String, issue: String, expiry: String, title: String = "DRIVER LICENCE"
  ) -> [DocumentField: String] {
    Page.text(
      Page.fields([
        Page.line(title, 20, 5), Page.caption("Date of birth", 30, 15), Page.line(birth, 30, 18.4),
        Page.caption("Date of issue", 30, 24), Page.line(issue, 30, 27.4),
        Page.caption("Date of expiry", 30, 33), Page.line(expiry, 30, 36.4),
      ]))
  }

  @Test(
    arguments: [
      ("05/11/1976", "06/01/2018", "05/31/2031", "1976-05-11", "2018-06-01", "2031-05-31"),
      ("05/11/1976", "06/01/2018", "31/05/2031", "1976-11-05", "2018-01-06", "2031-05-31"),
      ("05/11/1976", "06/01/2018", "06/01/2031", "1976-11-05", "2018-01-06", "2031-01-06"),
    ])
  func `days of one page have one order`(
    birth: String, issue: String, expiry: String, ofBirth: String, ofIssue: String,
    ofExpiry: String
  ) {
    let values = Self.values(birth: birth, issue: issue, expiry: expiry)
    #expect(values[.dob] == ofBirth)
    #expect(values[.issuingDate] == ofIssue)
    #expect(values[.expiryDate] == ofExpiry)
  }

  @Test func `a page with both orders has none`() {
    let values = Self.values(birth: "05/11/1976", issue: "13/01/2018", expiry: "05/31/2031")
    #expect(values[.dob] == "1976-11-05")
    #expect(values[.issuingDate] == "2018-01-13")
  }
}
