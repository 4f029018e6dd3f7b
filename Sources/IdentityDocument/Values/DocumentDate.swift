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
public struct DocumentDate: Hashable, Sendable {
  /// The year with its century, or `nil` where the century or the year is not known.
  public var year: Int?
  /// The last two digits of the year, 0 to 99, or `nil` where the year is not known.
  public var yearOfCentury: Int?
  /// The month, 1 to 12, or `nil` where it is not known.
  public var month: Int?
  /// The day of the month, 1 to 31, or `nil` where it is not known.
  public var day: Int?
  /// The text that the document prints, such as `740812`.
  public var printed: String
  /// Whether ``resolved(asOf:as:)`` has chosen the century.
  public var centuryIsInferred: Bool

  /// Makes a date that the document prints with its century.
  ///
  /// - Parameters:
  ///   - year: The year with its century, or `nil`.
  ///   - month: The month, or `nil`.
  ///   - day: The day of the month, or `nil`.
  ///   - printed: The text that the document prints.
  public init(year: Int?, month: Int?, day: Int?, printed: String) {
    self.year = year
    self.yearOfCentury = year.map { $0 % 100 }
    self.month = month
    self.day = day
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
  ///   - yearOfCentury: The last two digits of the year, or `nil`.
  ///   - month: The month, or `nil`.
  ///   - day: The day of the month, or `nil`.
  ///   - printed: The text that the document prints.
  public init(yearOfCentury: Int?, month: Int?, day: Int?, printed: String) {
    year = nil
    self.yearOfCentury = yearOfCentury
    self.month = month
    self.day = day
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

#if !hasFeature(Embedded)
  extension DocumentDate: Codable {}
#endif
