/// A day of the Gregorian calendar, without a clock and without a time zone.
///
/// A value of this type is always a day that exists: `CalendarDate(year: 2023, month: 2, day: 29)`
/// is `nil`. The library never asks what day it is; where that matters, the caller passes one.
public struct CalendarDate: Hashable, Sendable {
  /// The year, 1 to 9999.
  public let year: Int
  /// The month, 1 to 12.
  public let month: Int
  /// The day of the month, 1 to 31.
  public let day: Int

  /// Makes a date of its parts, or `nil` where there is no such day.
  ///
  /// - Parameters:
  ///   - year: The year, 1 to 9999.
  ///   - month: The month, 1 to 12.
  ///   - day: The day of the month.
  public init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month) else { return nil }
    guard day >= 1, day <= Self.numberOfDays(inMonth: month, ofYear: year) else { return nil }
    self.year = year
    self.month = month
    self.day = day
  }

  /// The last day that can be written, 9999-12-31.
  public static var latest: CalendarDate { CalendarDate(lastDayOf: 9999) }

  /// Makes the 31 December of a year from 1 to 9999.
  private init(lastDayOf year: Int) {
    self.year = year
    month = 12
    day = 31
  }

  /// Reads a date written as `YYYY-MM-DD` (ISO 8601-1, §5.2.2.1, extended format).
  ///
  /// - Parameter text: Ten characters, four digits, a hyphen, two digits, a hyphen, two digits.
  public init?(_ text: String) {
    var parts = (year: 0, month: 0, day: 0)
    var position = 0
    for byte in text.utf8 {
      switch (position, byte) {
      case (4, "-"), (7, "-"): break
      case (0...3, "0"..."9"): parts.year = parts.year * 10 + byte.digitValue
      case (5...6, "0"..."9"): parts.month = parts.month * 10 + byte.digitValue
      case (8...9, "0"..."9"): parts.day = parts.day * 10 + byte.digitValue
      default: return nil
      }
      position += 1
    }
    guard position == 10 else { return nil }
    self.init(year: parts.year, month: parts.month, day: parts.day)
  }

  /// The number of days of a month, or 0 where `month` is not 1 to 12.
  ///
  /// - Parameters:
  ///   - month: The month, 1 to 12.
  ///   - year: The year, for the length of February.
  /// - Returns: 28 to 31, or 0.
  public static func numberOfDays(inMonth month: Int, ofYear year: Int) -> Int {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    case 1...12: 31
    default: 0
    }
  }

  /// Whether a year has a 29 February.
  ///
  /// - Parameter year: The year.
  /// - Returns: Whether it is a leap year of the Gregorian calendar.
  public static func isLeap(_ year: Int) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }
}

extension CalendarDate: Comparable {
  /// Whether one day is before another.
  public static func < (left: CalendarDate, right: CalendarDate) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }
}

extension CalendarDate: CustomStringConvertible {
  /// The date as `YYYY-MM-DD`.
  public var description: String {
    var text = ""
    text.append(decimal: year, width: 4)
    text.append("-")
    text.append(decimal: month, width: 2)
    text.append("-")
    text.append(decimal: day, width: 2)
    return text
  }
}

extension String {
  /// Appends a number in decimal digits, filled with zeros on the left.
  ///
  /// - Parameters:
  ///   - number: The number, not negative.
  ///   - width: How many digits to write at least.
  mutating func append(decimal number: Int, width: Int) {
    let digits = String(number)
    var missing = width - digits.utf8.count
    while missing > 0 {
      append("0")
      missing -= 1
    }
    append(digits)
  }
}

#if !hasFeature(Embedded)
  extension CalendarDate: Codable {
    /// Reads a date from the text `YYYY-MM-DD`.
    ///
    /// - Parameter decoder: Where the text comes from.
    /// - Throws: `DecodingError.dataCorrupted` where the text is no such date.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      guard let date = CalendarDate(try container.decode(String.self)) else {
        throw DecodingError.dataCorruptedError(in: container, debugDescription: "not YYYY-MM-DD")
      }
      self = date
    }

    /// Writes the date as the text `YYYY-MM-DD`.
    ///
    /// - Parameter encoder: Where the text goes.
    /// - Throws: What the encoder throws.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(description)
    }
  }
#endif
