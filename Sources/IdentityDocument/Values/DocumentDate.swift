/// A date as a document prints it: parts may be unknown, and the century may be missing.
///
/// ICAO Doc 9303-3, §4.8 prints a date in the machine readable zone as `YYMMDD` and lets an issuer
/// write `<<` for a part that nobody knows. Which century is meant the document does not say:
/// ``resolved(asOf:as:)`` infers it from a day that the caller gives, and marks that it did.
///
/// ```swift
/// let date = DocumentDate(yymmdd: "7408<<")
/// date?.description                                            // "??74-08-??"
/// date?.resolved(asOf: today, as: .birth).description          // "1974-08-??"
/// ```
///
/// A part of a date is what it can be, or not known: a month of 13 becomes `nil`.
public struct DocumentDate: Hashable, Sendable {
  /// The year with its century, 0 to 9999, or `nil` where the century or the year is not known; its last two digits
  /// are those of ``yearOfCentury``.
  public var year: Int? {
    didSet {
      year = year.within(Self.years)
      if let year, yearOfCentury != year % 100 { yearOfCentury = year % 100 }
    }
  }
  /// The last two digits of the year, 0 to 99, or `nil` where the year is not known; with others than those of
  /// ``year`` the century is not known any more.
  public var yearOfCentury: Int? {
    didSet {
      yearOfCentury = yearOfCentury.within(Self.yearsOfCentury)
      if let year, yearOfCentury != year % 100 { self.year = nil }
    }
  }
  /// The month, 1 to 12, or `nil` where it is not known.
  public var month: Int? { didSet { month = month.within(Self.months) } }
  /// The day of the month, 1 to 31, or `nil` where it is not known.
  public var day: Int? { didSet { day = day.within(Self.days) } }
  /// The text that the document prints, such as `740812`.
  public var printed: String
  /// Whether ``resolved(asOf:as:)`` has chosen the century.
  public var centuryIsInferred: Bool

  private static let years = 0...9999
  private static let yearsOfCentury = 0...99
  private static let months = 1...12
  private static let days = 1...31

  /// Makes a date that the document prints with its century.
  ///
  /// - Parameters:
  ///   - year: The year with its century, 0 to 9999, or `nil`.
  ///   - month: The month, or `nil`.
  ///   - day: The day of the month, or `nil`.
  ///   - printed: The text that the document prints.
  public init(year: Int?, month: Int?, day: Int?, printed: String) {
    self.year = year.within(Self.years)
    yearOfCentury = self.year.map { $0 % 100 }
    self.month = month.within(Self.months)
    self.day = day.within(Self.days)
    self.printed = printed
    centuryIsInferred = false
  }

  /// Makes a date of a day that is wholly known.
  ///
  /// - Parameters:
  ///   - date: The day.
  ///   - printed: The text that the document prints.
  public init(_ date: CalendarDate, printed: String) {
    self.init(year: date.year, month: date.month, day: date.day, printed: printed)
  }

  /// Makes a date that the document prints without its century.
  ///
  /// - Parameters:
  ///   - yearOfCentury: The last two digits of the year, 0 to 99, or `nil`.
  ///   - month: The month, or `nil`.
  ///   - day: The day of the month, or `nil`.
  ///   - printed: The text that the document prints.
  public init(yearOfCentury: Int?, month: Int?, day: Int?, printed: String) {
    year = nil
    self.yearOfCentury = yearOfCentury.within(Self.yearsOfCentury)
    self.month = month.within(Self.months)
    self.day = day.within(Self.days)
    self.printed = printed
    centuryIsInferred = false
  }

  /// Whether no part of the date is known.
  public var isUnknown: Bool { yearOfCentury == nil && month == nil && day == nil }

  /// The day, where year, month and day are all known and there is such a day.
  public var calendarDate: CalendarDate? {
    guard let year, let month, let day else { return nil }
    return CalendarDate(year: year, month: month, day: day)
  }
}

extension DocumentDate: CustomStringConvertible {
  /// The date as `YYYY-MM-DD`, with `?` for every digit that is not known: `1974-08-??`,
  /// `????-??-??`.
  public var description: String {
    var text = ""
    if let year {
      text.append(decimal: year, width: 4)
    } else if let yearOfCentury {
      text.append("??")
      text.append(decimal: yearOfCentury, width: 2)
    } else {
      text.append("????")
    }
    for part in [month, day] {
      text.append("-")
      if let part {
        text.append(decimal: part, width: 2)
      } else {
        text.append("??")
      }
    }
    return text
  }
}

extension Int? {
  /// The number where it lies in a range, else `nil`.
  fileprivate func within(_ range: ClosedRange<Int>) -> Int? {
    self.flatMap { range.contains($0) ? $0 : nil }
  }
}

#if !hasFeature(Embedded)
  extension DocumentDate: Codable {
    private enum CodingKeys: String, CodingKey {
      case year, yearOfCentury, month, day, printed, centuryIsInferred
    }

    /// Reads a date that `encode(to:)` has written.
    ///
    /// - Parameter decoder: Where it comes from.
    /// - Throws: `DecodingError` where it is no date, or a part of it cannot be one of a date, or two of them
    ///   contradict each other.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      func part(_ key: CodingKeys, _ range: ClosedRange<Int>) throws -> Int? {
        let part = try container.decodeIfPresent(Int.self, forKey: key)
        guard part == nil || part.within(range) != nil else {
          throw DecodingError.dataCorruptedError(
            forKey: key, in: container, debugDescription: "no part of a date")
        }
        return part
      }
      year = try part(.year, Self.years)
      yearOfCentury = try part(.yearOfCentury, Self.yearsOfCentury) ?? year.map { $0 % 100 }
      guard year == nil || yearOfCentury == year.map({ $0 % 100 }) else {
        throw DecodingError.dataCorruptedError(
          forKey: .yearOfCentury, in: container, debugDescription: "another year")
      }
      month = try part(.month, Self.months)
      day = try part(.day, Self.days)
      printed = try container.decode(String.self, forKey: .printed)
      centuryIsInferred = try container.decode(Bool.self, forKey: .centuryIsInferred)
    }
  }
#endif
