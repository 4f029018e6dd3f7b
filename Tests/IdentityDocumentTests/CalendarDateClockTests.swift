import Foundation
import IdentityDocument
import Testing

/// Days of a clock, which the caller reads.
@Suite struct CalendarDateClockTests {
  static let moments: [(Int, Int, String?)] = [
    (0, 0, "1970-01-01"), (86_399, 0, "1970-01-01"), (86_400, 0, "1970-01-02"),
    (-1, 0, "1969-12-31"), (-86_400, 0, "1969-12-31"), (-86_401, 0, "1969-12-30"),
    (951_782_400, 0, "2000-02-29"), (4_107_542_399, 0, "2100-02-28"),
    (4_107_542_400, 0, "2100-03-01"), (1_798_761_599, 60, "2027-01-01"),
    (1_798_761_599, 0, "2026-12-31"), (1_767_225_600, -300, "2025-12-31"),
    (-62_135_596_800, 0, "0001-01-01"), (-62_135_596_801, 0, nil),
    (253_402_300_799, 0, "9999-12-31"), (253_402_300_800, 0, nil),
    (.max, 0, nil), (.min, 0, nil), (0, .max, nil), (0, .min, nil),
  ]

  @Test(arguments: moments)
  func `seconds are a day`(seconds: Int, minutes: Int, day: String?) {
    let date = CalendarDate(secondsSince1970: seconds, minutesAheadOfUTC: minutes)
    #expect(date?.description == day)
  }

  @Test func `every day of a calendar follows the one before it`() throws {
    var (year, month, day) = (1, 1, 1)
    for number in 0..<146_097 {
      let seconds = (number - 719_162) * 86_400 + 43_200
      let date = try #require(CalendarDate(secondsSince1970: seconds))
      guard (date.year, date.month, date.day) == (year, month, day) else {
        Issue.record("\(date) is not day \(number)")
        return
      }
      day += 1
      if day > CalendarDate.numberOfDays(inMonth: month, ofYear: year) {
        (month, day) = (month + 1, 1)
      }
      if month > 12 { (year, month) = (year + 1, 1) }
    }
  }

  @Test func `any integer of a clock will do`() {
    #expect(CalendarDate(secondsSince1970: UInt64.max) == nil)
    #expect(CalendarDate(secondsSince1970: Int32.max)?.description == "2038-01-19")
  }
}
