import Testing

@testable import IdentityDocument

/// Birth, issue and expiry of a card without a zone, told by their fitting each other.
@Suite struct ThreeDatesTests {
  private typealias Page = PrintedSpecimen

  private static let title = Page.line("IDENTITY CARD", 20, 5)

  /// A day in a row, as each look reads it.
  private static func row(_ looks: [(String, Double)], _ baseline: Double) -> PrintedLine {
    PrintedLine(
      looks.map { .init($0.0, confidence: $0.1) }, left: 30, right: 50, baseline: baseline,
      capitalHeight: 2)
  }

  private static func fields(
    issue: [(String, Double)], expiry: [(String, Double)], isReversed: Bool = false
  ) -> [DocumentField: PrintedField] {
    Page.fields([
      title, row([("12.03.1988", 0.9), ("12.03.1988", 0.8)], 20),
      row(issue, isReversed ? 35 : 30), row(expiry, isReversed ? 30 : 35),
    ])
  }

  private static let issue = [("17.08.2021", 0.9), ("17.08.2021", 0.7)]
  private static let expiry = [("17.08.2031", 0.9), ("17.08.2031", 0.7)]

  @Test func `days that fit prove each other`() {
    let fields = Self.fields(issue: Self.issue, expiry: Self.expiry)
    #expect(fields[.issuingDate]?.value.text == "2021-08-17")
    #expect(fields[.expiryDate]?.value.text == "2031-08-17")
    #expect(fields[.dob]?.value.text == "1988-03-12")
    #expect(
      [DocumentField.dob, .issuingDate, .expiryDate].allSatisfy {
        fields[$0]?.confidence == 0.95 && fields[$0]?.evidence == .threeDates
      })
  }

  /// Nothing proves the digits of a birth: a look that is sure of another one is heard.
  @Test(arguments: [
    ("12.03.1980", 0.92, 0.8), ("12.03.1980", 0.7, 0.95), ("12.03.1988", 0.92, 0.95),
  ])
  func `a birth that a sure look denies is not sure`(
    other: String, confidence: Double, stated: Double
  ) {
    let fields = Page.fields([
      Self.title, Self.row([("12.03.1988", 0.95), ("12.03.1988", 0.95), (other, confidence)], 20),
      Self.row(Self.issue, 30), Self.row(Self.expiry, 35),
    ])
    #expect(fields[.dob]?.value.text == "1988-03-12" && fields[.dob]?.confidence == stated)
    #expect(fields[.issuingDate]?.confidence == 0.95)
  }

  /// A 7 for an 8 makes the day before the anniversary of what stands on it.
  @Test(arguments: [("17.08.2021", 0.95), ("18.08.2021", 0.8), ("01.09.2021", 0.95)])
  func `a day that one misread digit makes is no proof`(issue: String, confidence: Double) {
    let expiry = issue.hasPrefix("01") ? "31.08.2031" : "17.08.2031"
    let fields = Self.fields(issue: [(issue, 0.9), (issue, 0.7)], expiry: [(expiry, 0.7)])
    #expect(
      fields[.expiryDate]?.value.text == (issue.hasPrefix("01") ? "2031-08-31" : "2031-08-17"))
    #expect(fields[.expiryDate]?.confidence == confidence)
  }

  /// 2031 that all looks take for 2011 makes an expiry of an issue in 2021; an expiry on the day before, or one to
  /// come, is no issue.
  @Test(
    arguments: [
      ("17.08.2011", "17.08.2021", 0.8), ("17.08.2014", "17.08.2019", 0.8),
      ("18.08.2011", "17.08.2021", 0.95), ("01.09.2011", "31.08.2021", 0.95),
      ("17.08.2021", "17.08.2031", 0.95),
    ])
  func `an expiry that has passed may be the issue`(
    issue: String, expiry: String, confidence: Double
  ) {
    let fields = Self.fields(
      issue: [(issue, 0.9), (issue, 0.7)], expiry: [(expiry, 0.9), (expiry, 0.7)])
    #expect(fields[.issuingDate]?.confidence == confidence)
    #expect(fields[.expiryDate]?.confidence == confidence)
  }

  @Test func `an expiry above the issue proves nothing`() {
    let fields = Self.fields(issue: Self.issue, expiry: Self.expiry, isReversed: true)
    #expect(fields[.issuingDate]?.value.text == "2021-08-17")
    #expect(fields[.issuingDate]?.confidence == 0.8)
    #expect(fields[.expiryDate]?.confidence == 0.8)
  }

  @Test func `days of which another reading fits as well are no proof`() {
    // Another day before the anniversary fits, too.
    let fields = Self.fields(
      issue: Self.issue + [("18.08.2021", 0.3)], expiry: Self.expiry)
    #expect(fields[.issuingDate]?.value.text == "2021-08-17")
    #expect(fields[.issuingDate]?.confidence == 0.6)
    #expect(fields[.expiryDate]?.confidence == 0.6)
    // On such a page the digits of the birth may be misread, too.
    #expect(fields[.dob]?.confidence == 0.8)
    // Other readings of which none fits change nothing.
    let others = Self.fields(
      issue: Self.issue + [("11.08.2021", 0.3)], expiry: Self.expiry + [("17.08.2037", 0.3)])
    #expect(others[.issuingDate]?.confidence == 0.95)
  }

  /// A decade that all looks misread makes the expiry an issue; one look has it right.
  @Test func `a misread decade does not turn issue and expiry round`() {
    let fields = Self.fields(
      issue: [("17.08.2026", 0.9), ("17.08.2026", 0.8)],
      expiry: [("17.08.2016", 0.7), ("17.08.2016", 0.6), ("17.08.2036", 0.35)])
    #expect(fields[.issuingDate]?.value.text == "2026-08-17")
    #expect(fields[.expiryDate]?.value.text == "2036-08-17")
    #expect(fields[.issuingDate]?.confidence == 0.6)
    #expect(fields[.expiryDate]?.confidence == 0.6)
  }

  /// What stands beside a day, such as a label, may be read worse than the day.
  @Test(arguments: [(0.9, "2021-08-17"), (0.2, nil)] as [(Double, String?)])
  func `days count as they are read themselves`(confidence: Double, issue: String?) {
    func row(_ day: String, _ baseline: Double) -> PrintedLine {
      var line = Self.row([("wr" + day, 0.1)], baseline)
      line.versions[0].digits = .init(text: day, confidence: confidence)
      return line
    }
    let fields = Page.fields([
      row("12.03.1988", 20), row("17.08.2021", 30), row("17.08.2031", 35),
    ])
    #expect(fields[.issuingDate]?.value.text == issue)
  }
}
