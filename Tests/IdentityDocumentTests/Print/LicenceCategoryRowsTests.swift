import Testing

@testable import IdentityDocument

/// The categories of licences, as they are printed in one row or two.
@Suite struct LicenceCategoryRowsTests {
  private typealias Page = PrintedSpecimen

  private static func fields(_ categories: [String], isAgreed: Bool = true) -> PrintedField? {
    let rows = [
      "PERMIS DE CONDUCERE", "1. STĂNESCU", "2. MIHAI-ANDREI", "3. 30.06.1980 BRAȘOV",
      "4a. 05.11.2018", "4b. 05.11.2028", "4c. SPCRPCIV BRAȘOV", "5. B01840273K",
    ]
    return Page.fields(
      rows.enumerated().map { Page.line($1, 30, 10 + 3.4 * Double($0), height: 1.6) }
        + categories.enumerated().map { row, text in
          Page.line(
            text, row == 0 ? 30 : 33, 42 + 2.5 * Double(row), height: 1.5,
            isAgreed: row == 0 || isAgreed)
        })[.categories]
  }

  @Test(
    arguments: [
      (["9. AM-B1-B-T"], ["AM", "B1", "B", "T"]), (["9. AM, B1, B"], ["AM", "B1", "B"]),
      (
        ["9. AM, A1, B1, B, BE,", "C1, C1E, C, CE"],
        ["AM", "A1", "B1", "B", "BE", "C1", "C1E", "C", "CE"]
      ),
      (["9. AM/B", "SPECIMEN"], ["AM", "B"]), (["9. C1-E"], []),
    ] as [([String], [String])])
  func `categories of one row and the next`(rows: [String], expected: [String]) {
    #expect(Self.fields(rows)?.value.text ?? "" == expected.joined(separator: " "))
  }

  @Test(arguments: [true, false])
  func `a second row that one look alone has read is less sure`(isAgreed: Bool) {
    let field = Self.fields(["9. AM, B1, B,", "C1, C"], isAgreed: isAgreed)
    #expect((field?.confidence ?? 0 > 0.8) == isAgreed)
  }

  /// A passport of Viet Nam, on which no look knows both marks of a letter.
  @Test(arguments: [("NGUYỄN", 0.75), ("NGUYEN", 0.6)])
  func `a Vietnamese name that has lost its marks is less sure`(printed: String, most: Double) {
    var document = Page.passportDocument
    document.issuingCountry = CountryCode(rawValue: "VNM")
    document.lastName = "NGUYEN"
    document.firstName = "HONG"
    let name = Page.fields(
      [Page.line(printed, 35, 18), Page.line("HỒNG", 35, 26)], beside: document, format: .td3)[
        .printedLastName]
    #expect(name?.confidence ?? 1 <= most)
  }

  /// The title of Viet Nam's licence is that of America's as well, whose days have the month first.
  @Test func `a Vietnamese licence has the day first and the surname before the other names`() {
    let values = Page.text(
      Page.fields([
        Page.line("GIẤY PHÉP LÁI XE / DRIVER'S LICENSE", 26, 7, height: 1.6),
        Page.line("Số/No: 790184027365", 32, 10.2, height: 1.6),
        Page.line("Họ tên/Full name: NGUYỄN THỊ NHUNG", 28, 14, height: 1.6),
        Page.line("Ngày sinh/Date of Birth: 09/03/1995", 28, 17.5, height: 1.6),
        Page.line("Hạng/Class: B2", 28, 36, height: 1.6),
        Page.line("Có giá trị đến/Expires: 12/09/2031", 28, 46, height: 1.5),
      ]))
    #expect(values[.dob] == "1995-03-09" && values[.expiryDate] == "2031-09-12")
    #expect(values[.lastName] == "NGUYỄN" && values[.firstName] == "THỊ NHUNG")
  }
}
