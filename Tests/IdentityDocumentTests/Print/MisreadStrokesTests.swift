import Testing

@testable import IdentityDocument

/// Days of narrow print, whose strokes are read as ones.
@Suite struct MisreadStrokesTests {
  private typealias Page = PrintedSpecimen

  @Test(
    arguments: [
      ("22102/2006", "2006-02-22"), ("21/10312017", "2017-03-21"), ("2110312001", "2001-03-21"),
      ("22102/11986, CURITIBA, PR", "1986-02-22"), ("21103/12023", "2023-03-21"),
      ("22/021/2006", "2006-02-22"),
    ])
  func `ones may be strokes`(text: String, day: String) {
    let lines = [Page.caption("DATA NASCIMENTO", 5, 20), Page.line(text, 5, 23)]
    #expect(Page.fields(lines)[.dob]?.value.text == day)
  }

  /// Other digits between, another month, another year, more or fewer digits.
  @Test(
    arguments: [
      "22202/2006", "22122/2006", "22102/3006", "2110312", "221021200611", "1234567890",
      "22102-2006",
      "22/102", "",
    ])
  func `other digits are no days`(text: String) {
    #expect(PrintedDate.dates(in: text).filter { $0.statesCentury }.isEmpty)
  }

  @Test func `days that are read as they stand are no others`() {
    #expect(Set(PrintedDate.dates(in: "11/11/2011").map(\.key)) == [[2011, 11, 11]])
    #expect(PrintedDate.dates(in: "21/03/2017").map(\.key) == [[2017, 3, 21]])
  }
}
