import Testing

@testable import IdentityDocument

/// Days of issue that one digit parts from a usual number of years before the expiry of the zone, and ranges of validity.
@Suite struct DoubtfulIssueTests {
  private typealias Page = PrintedSpecimen

  /// The expiry of the zone is 31 January 2027.
  private static func issue(_ looks: [String], format: MRZ.Format = .td3) -> PrintedField? {
    let versions = looks.enumerated().map {
      PrintedLine.Version(
        $0.element, confidence: 0.9 - 0.1 * Double($0.offset), look: $0.offset == 0 ? .line : .page)
    }
    return Page.fields(
      [
        Page.caption("Date of issue", 35, 46),
        PrintedLine(versions, left: 35, right: 51, baseline: 50, capitalHeight: 2),
        Page.line("31.01.2027", 75, 50),
      ], beside: Page.passportDocument, format: format)[.issuingDate]
  }

  @Test(arguments: ["21.01.2017", "31.01.2016", "31.07.2017"])
  func `a day one digit off is not sure`(text: String) throws {
    #expect(try #require(Self.issue([text, text])).confidence <= 0.6)
  }

  /// Whole years, the day before them, and days that are far from them.
  @Test(arguments: ["31.01.2017", "01.02.2017", "14.03.2018", "22.11.2019"])
  func `other days are as sure as before`(text: String) throws {
    #expect(try #require(Self.issue([text, text])).confidence >= 0.75)
  }

  @Test func `the day that another look has read whole years before it is the issue`() throws {
    let found = try #require(Self.issue(["21.01.2022", "21.01.2022", "31.01.2022"]))
    #expect(found.value.text == "2022-01-31")
  }

  private static func card(
    _ row: String, _ captions: [PrintedLine] = [], title: String = "IDENTITY CARD",
    isAgreed: Bool = true
  ) -> [DocumentField: PrintedField] {
    Page.fields(
      [
        Page.line("BELGIUM", 4, 4), Page.line(title, 44, 4), Page.caption("Date of birth", 4, 26),
        Page.line("11 Jan 1978", 4, 29),
      ] + captions + [Page.line(row, 4, 41, isAgreed: isAgreed)])
  }

  @Test(arguments: [
    "04 May 2023 - 04 May 2033", "01.04.2017 - 31.03.2027", "09/08/2019 09/08/2024",
  ])
  func `two days usual years apart are those of validity`(row: String) {
    let fields = Self.card(row)
    #expect(fields[.issuingDate]?.value.date?.year != nil)
    #expect(fields[.issuingDate]?.confidence == 0.75 && fields[.expiryDate]?.confidence == 0.75)
    #expect(Self.card(row, isAgreed: false)[.expiryDate]?.confidence == 0.6)
  }

  /// Not to the day, of seven years, of an issue to come; and below another caption.
  @Test(arguments: [
    "04 May 2023 - 07 May 2033", "04.05.2023 - 04.05.2030", "04.05.2030 - 04.05.2040",
  ])
  func `other days are not`(row: String) {
    #expect(Self.card(row)[.issuingDate] == nil)
  }

  @Test func `what another caption announces is no validity`() {
    let captions = [Page.caption("Date of arrival", 4, 38)]
    #expect(Self.card("04.05.2013 - 04.05.2023", captions)[.issuingDate] == nil)
  }

  private static func confidences(_ issue: String) -> [Double?] {
    let fields = Page.fields([
      Page.line("IDENTITY CARD", 44, 4), Page.caption("Date of birth", 4, 20),
      Page.line("11.06.1978", 4, 23), Page.caption("Date of issue", 4, 30), Page.line(issue, 4, 33),
      Page.caption("Date of expiry", 50, 30), Page.line("21.01.2038", 50, 33),
    ])
    return [fields[.issuingDate]?.confidence, fields[.expiryDate]?.confidence]
  }

  @Test func `of print alone both days are less sure`() {
    #expect(Self.confidences("24.01.2023") == [0.6, 0.75])
    for issue in ["21.01.2023", "14.08.2022", "21.01.2018", "22.01.2018"] {
      #expect(Self.confidences(issue).allSatisfy { $0 ?? 0 > 0.75 })
    }
  }

  private static func southAfrican(_ row: String, state: String = "SOUTH AFRICA")
    -> [DocumentField: String]
  {
    Page.text(
      Page.fields([
        Page.line("DRIVING LICENCE REPUBLIC OF \(state)", 4, 5), Page.caption("ID No/No.", 4, 14),
        Page.line("02/9311255397087", 30, 14), Page.caption("Gender Birth", 4, 18),
        Page.line(row, 30, 18), Page.caption("Valid", 4, 26),
        Page.line("09/08/2019 - 09/08/2024", 30, 26),
      ]))
  }

  @Test func `licences of South Africa have sex and birth in one row`() {
    let values = Self.southAfrican("MALE 25/11/1993")
    #expect(values[.gender] == "M" && values[.dob] == "1993-11-25")
    #expect(values[.issuingDate] == "2019-08-09" && values[.expiryDate] == "2024-08-09")
    #expect(Self.southAfrican("FEMALE 16/03/1954")[.gender] == "F")
  }

  /// Another state, a word that is no sex, and a day on which no driver was born.
  @Test(arguments: [
    ("MALE 25/11/1993", "KENYA"), ("MALL 25/11/1993", "SOUTH AFRICA"),
    ("MALE 25/11/2020", "SOUTH AFRICA"),
  ])
  func `other rows are not`(row: String, state: String) {
    let found = Page.fields([
      Page.line("DRIVING LICENCE REPUBLIC OF \(state)", 4, 5), Page.line(row, 30, 18),
    ])
    #expect(found[.dob]?.evidence != .form)
  }
}
