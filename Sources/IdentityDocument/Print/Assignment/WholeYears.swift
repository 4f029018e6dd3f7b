/// The whole number of years for which a document is valid.
struct WholeYears {
  /// The number of years.
  let count: Int

  /// Whether the last day is the anniversary or the day before it, as issuers have it; days further off
  /// may be misread.
  let isExact: Bool

  /// Whether documents are usually valid for so many.
  var isUsual: Bool { count == 5 || count == 10 }

  /// Whether a misread digit of either day would show: another year would be an unusual one, another day
  /// no anniversary, nor the day before one.
  var provesDigits: Bool { isUsual && isExact && !isOneDigitShort }

  /// Whether one digit of a day that stands on the anniversary may have been misread: 25 May behind 26 May.
  private let isOneDigitShort: Bool

  /// The years from one day to another, or `nil` where they are not whole: the last day may be the one
  /// before the anniversary, or up to two days around it.
  ///
  /// - Parameters:
  ///   - first: Year, month and day of issue.
  ///   - last: Year, month and day of expiry.
  init?(from first: [Int], to last: [Int]) {
    let days = Self.number(of: last) - Self.number(of: first)
    let years = Int((Double(days) / 365.25).rounded())
    guard [1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 15].contains(years) else { return nil }
    let off = Self.number(of: last) - Self.number(of: [first[0] + years, first[1], first[2]])
    guard (-2...1).contains(off) else { return nil }
    (count, isExact) = (years, off == 0 || off == -1)
    isOneDigitShort = off == -1 && first[1] == last[1]
  }

  /// Whether another digit in one place would make a day one that is 5, 10 or 15 years before an expiry, to the day, as
  /// documents are usually valid for: 16.11.2019 before 06.11.2029.
  static func isOneDigitOff(_ first: [Int], before last: [Int]) -> Bool {
    let read = first[0] * 10_000 + first[1] * 100 + first[2]
    return [1, 10, 100, 1_000, 10_000, 100_000].contains { place in
      (0...9).contains { digit in
        let other = read + (digit - read / place % 10) * place
        let key = [other / 10_000, other / 100 % 100, other % 100]
        guard (1...12).contains(key[1]), (1...31).contains(key[2]),
          let years = WholeYears(from: key, to: last)
        else { return false }
        return years.isExact && (years.isUsual || years.count == 15)
      }
    }
  }

  /// What is stated of an issue that may have a digit misread.
  static let leastSure = 0.6
  /// What is stated of the expiry then, which may have it as well.
  static let leastSureOfExpiry = 0.75

  /// The days since the first of March of the year 0; a 29 February counts as the 28th.
  private static func number(of date: [Int]) -> Int {
    let (month, day) = (date[1], date[1] == 2 ? min(date[2], 28) : date[2])
    let year = month > 2 ? date[0] : date[0] - 1
    let monthsSinceMarch = (month + 9) % 12
    return 365 * year + year / 4 - year / 100 + year / 400 + (153 * monthsSinceMarch + 2) / 5 + day
  }
}
