import Testing

@testable import IdentityDocument

/// What makes a page an American licence.
@Suite struct AmericanTitleTests {
  /// Small print loses the space between words.
  @Test(arguments: ["DRIVERLICENSE", "TEXAS DRIVER'S LICENSE", "OPERATOR LICENSE OHIO"])
  func titles(title: String) {
    let rows = AmericanLicenceTests.rows.map {
      ($0.0.replacing("DRIVER LICENSE", with: title), $0.1)
    }
    // One label is left, which is none of those that make a licence.
    let unlabelled = rows.map { row in
      (
        ["EXP ", "LN ", "FN ", "DOB ", "ISS ", ", CA 95818"].reduce(row.0) {
          $0.replacing($1, with: "")
        }, row.1
      )
    }
    #expect(AmericanLicenceTests.fields(unlabelled)[.dob]?.value.text == "1977-08-31")
    #expect(AmericanLicenceTests.fields([("THE LICENSE", 8)] + unlabelled.dropFirst())[.dob] == nil)
  }

  /// Titles on dark bands are not read: a town of the United States beside a height in feet tells as much, so that no
  /// month is taken for a day.
  @Test(
    arguments: [
      ("OLYMPIA WA 98501-9320", "6'-01\"", "2023-02-07"),
      ("OLYMPIA WA 98501", "16 HGT 188", "2023-02-07"),
      ("OLYMPIA WA 98501", "188 cm", nil), ("OLYMPIA 98501", "6'-01\"", nil),
    ] as [(String, String, String?)])
  func `a town and a height tell it without a title`(town: String, height: String, issue: String?) {
    typealias Page = PrintedSpecimen
    let lines = [
      Page.line("2 HANNAH ROSE", 28, 17), Page.line("4a 02/07/2023", 57, 21),
      Page.line("3 09/21/1955", 28, 21), Page.line("419 MAPLE AVE", 29, 25),
      Page.line(town, 29, 27.5),
      Page.line(height, 28, 34),
    ]
    let fields = Page.text(Page.fields(lines))
    #expect((fields[.issuingDate] == "2023-02-07") == (issue != nil))
    #expect((fields[.addressLine] != nil) == (issue != nil))
  }
}
