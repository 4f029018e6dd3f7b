import IdentityDocument
import Testing

@Suite("CalendarDate")
struct CalendarDateTests {
  @Test(arguments: [
    (2024, 2, 29, true), (2023, 2, 29, false), (2000, 2, 29, true), (1900, 2, 29, false),
    (1999, 12, 31, true), (1999, 4, 31, false), (1999, 0, 1, false), (1999, 13, 1, false),
    (1999, 1, 0, false), (1999, 1, 32, false), (0, 1, 1, false), (10000, 1, 1, false),
  ])
  func `only days that exist can be made`(year: Int, month: Int, day: Int, exists: Bool) {
    #expect((CalendarDate(year: year, month: month, day: day) != nil) == exists)
  }

  @Test(arguments: ["2026-11-01", "1926-12-31", "0001-01-01", "9999-12-31"])
  func `text of ISO 8601 is read and written`(text: String) {
    #expect(CalendarDate(text)?.description == text)
  }

  @Test(arguments: [
    "", "2026-11-0", "2026-11-011", "2026/11/01", "2026-02-30", "20261101", "２026-11-01",
    "-026-11-01",
  ])
  func `other text is refused`(text: String) {
    #expect(CalendarDate(text) == nil)
  }

  @Test func `days are in order`() throws {
    let days = ["1999-12-31", "2000-01-01", "2000-01-02", "2000-02-01", "2001-01-01"]
      .compactMap { CalendarDate($0) }
    #expect(days.count == 5)
    #expect(days.reversed().sorted() == days)
  }
}
