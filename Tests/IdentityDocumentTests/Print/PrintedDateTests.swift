import Testing

@testable import IdentityDocument

@Suite struct PrintedDateTests {
  /// The days of a text as `YYYY-MM-DD`, without those that only another order or century makes.
  private func days(_ text: String, monthFirst: Bool = false) -> [String] {
    PrintedDate.dates(in: text)
      .filter { ($0.order == .monthFirst) == monthFirst && $0.year < 2030 }
      .map { $0.documentDate(printed: text).description }
  }

  @Test(
    arguments: [
      ("12.08.1974", "1974-08-12"), ("12 08 1974", "1974-08-12"), ("12/08/1974", "1974-08-12"),
      ("12-08-1974", "1974-08-12"), ("12. 08. 1974", "1974-08-12"),
      ("3. 8. 1974", "1974-08-03"), ("12·08·1974", "1974-08-12"),
      ("1974-08-12", "1974-08-12"), ("1974.08.12", "1974-08-12"), ("12081974", "1974-08-12"),
      ("1208 1974", "1974-08-12"), ("12 AUG 74", "1974-08-12"), ("12 AUG/AOÛT 74", "1974-08-12"),
      ("12 AUG/AOÛT 1974", "1974-08-12"), ("12 août / aug 1974", "1974-08-12"),
      ("12AUG1974", "1974-08-12"), ("12 Aug 08 / 1974", "1974-08-12"),
      ("AUG 12, 1974", "1974-08-12"), ("August 12 1974", "1974-08-12"),
      ("1 MÄRZ 1988", "1988-03-01"), ("03 JAN/GEN 1998", "1998-01-03"),
      ("05 0CT 1991", "1991-10-05"), ("250CT2018", "2018-10-25"),
      ("O1 MAY 1990", "1990-05-01"), ("24 KAS/NOV 2010", "2010-11-24"),
      ("18 wrzesień 2001", "2001-09-18"), ("02 ŞUB 2001", "2001-02-02"),
      ("06 AVG 2012", "2012-08-06"), ("2027-Feb-26", "2027-02-26"), ("2022/MAY/05", "2022-05-05"),
      ("born 31.12.1999 in", "1999-12-31"), ("29 FEB 1911", "1911-02-29"),
      ("2004.1231", "2004-12-31"), ("12 DE AGOSTO DE 1974", "1974-08-12"),
      ("06 AUG/08 2023", "2023-08-06"), ("06 AUG108 2023", "2023-08-06"),
      ("06 AUG708 2023", "2023-08-06"), ("26 MA/MAY 1999", "1999-05-26"),
      ("2021 SE 23", "2021-09-23"), ("2021 MA 23", "2021-05-23"), ("2021 AL 02", "2021-04-02"),
      ("14 MAC 1988", "1988-03-14"), ("02 OGOS 2022", "2022-08-02"), ("31 DIS 2021", "2021-12-31"),
      ("09 QER 2015", "2015-06-09"), ("09 KORR 2015", "2015-07-09"), ("01 İYL 2019", "2019-07-01"),
    ])
  func forms(text: String, day: String) {
    #expect(days(text) == [day])
  }

  /// Months in two letters make a day only where nothing else stands beside it.
  @Test(arguments: ["LAW 2004 NO 17", "2004 NO 17 B", "2004 NO. 17", "2004 NO 7", "2004 DA 17"])
  func twoLettersAreSeldomAMonth(text: String) {
    #expect(days(text).isEmpty)
  }

  @Test func americanOrderIsOneOfTwo() {
    #expect(days("08/12/1974", monthFirst: true) == ["1974-08-12"])
    #expect(days("08/12/1974") == ["1974-12-08"])
    #expect(days("08/31/1974", monthFirst: true) == ["1974-08-31"])
    #expect(days("08/31/1974") == [])
    // A label that ends with a colon, misread.
    #expect(days("3008:08/31/1974", monthFirst: true) == ["1974-08-31"])
  }

  @Test func twoDatesOfOneLineAreTwo() {
    #expect(days("03 JAN 98 12 FEB 78") == ["1998-01-03", "1978-02-12"])
    #expect(days("01.02.2003 - 01.02.2013") == ["2003-02-01", "2013-02-01"])
    #expect(days("18.06.20-03.08.2028") == ["2020-06-18", "1920-06-18", "2028-08-03"])
  }

  /// A digit that was read apart from its day makes no other day of the rest.
  @Test func aDashJoinsWhatDashesJoin() {
    #expect(days("1 3-11-13") == [])
    #expect(days("13-11-13") == ["2013-11-13", "1913-11-13"])
  }

  @Test func shortYearsHaveTwoCenturiesAndSayThatTheyStateNone() {
    let dates = PrintedDate.dates(in: "12 AUG 74")
    #expect(dates.map { $0.year } == [2074, 1974])
    #expect(dates.allSatisfy { !$0.statesCentury })
    #expect(PrintedDate.dates(in: "12 AUG 1974").allSatisfy { $0.statesCentury })
  }

  @Test(
    arguments: [
      "", "12", "12.08", "32.08.1974", "12.13.19745", "00.00.0000", "12 XXX 1974", "12 DE 1974",
      "AUG",
      "1 2.08.1974", "3. 03.2007", "3 03/2007",
      "AUG 1974",
      "12.08.1774", "31 APR 1990", "P 12345678", "1 2 3 4 5", "99999999", "12 aug", "éé éé éé",
      "111111111111111111111111111111", "12  .  . 08 1974 …", "\u{0}\u{7F}12\u{0}08",
    ])
  func noDate(text: String) {
    #expect(days(text) == [])
  }

  @Test func everyRangeLiesInTheText() {
    for text in ["born 31.12.1999 in", "ﬁ 12 AOÛT 1974 ﬁ", "é12.08.1974é", "AUG 12, 1974"] {
      for date in PrintedDate.dates(in: text) {
        #expect(date.range.upperBound <= text.unicodeScalars.count)
      }
    }
  }
}
