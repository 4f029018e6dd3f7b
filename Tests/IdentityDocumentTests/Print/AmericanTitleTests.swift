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
      (["EXP ", "LN ", "FN ", "DOB ", "ISS "].reduce(row.0) { $0.replacing($1, with: "") }, row.1)
    }
    #expect(AmericanLicenceTests.fields(unlabelled)[.dob]?.value.text == "1977-08-31")
    #expect(AmericanLicenceTests.fields([("THE LICENSE", 8)] + unlabelled.dropFirst())[.dob] == nil)
  }
}
