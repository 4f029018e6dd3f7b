public import IdentityDocument

/// A moment in universal time, to the second, as certificates write it (RFC 5280, §4.1.2.5).
public struct Timestamp: Hashable, Sendable, Comparable {
  /// The day.
  public let date: CalendarDate
  /// The second of the day, 0 to 86 399.
  public let secondOfDay: Int

  /// Makes the first second of a day.
  ///
  /// - Parameter date: The day.
  public init(startOf date: CalendarDate) {
    self.date = date
    secondOfDay = 0
  }

  /// Reads UTCTime or GeneralizedTime, which certificates and signers write in universal time.
  ///
  /// - Throws: `malformed`.
  package init(_ value: TLV) throws(ChipReason) {
    var digits = value.content
    guard value.tag == 0x17 || value.tag == 0x18, digits.popLast() == .ascii("Z"),
      digits.allSatisfy(\.isDigit)
    else { throw .malformed }
    let yearDigits = value.tag == 0x17 ? 2 : 4
    // Seconds are required, yet some early certificates leave them out.
    guard digits.count == yearDigits + 10 || digits.count == yearDigits + 8 else {
      throw .malformed
    }
    func number(_ count: Int) -> Int {
      let part = digits.prefix(count)
      digits = digits.dropFirst(count)
      return part.reduce(0) { $0 * 10 + $1.digitValue }
    }
    var year = number(yearDigits)
    if yearDigits == 2 { year += year < 50 ? 2000 : 1900 }
    let date = CalendarDate(year: year, month: number(2), day: number(2))
    let (hour, minute, second) = (number(2), number(2), number(2))
    guard let date, hour < 24, minute < 60, second < 60 else { throw .malformed }
    self.date = date
    secondOfDay = (hour * 60 + minute) * 60 + second
  }

  /// Whether one moment is before another.
  public static func < (left: Timestamp, right: Timestamp) -> Bool {
    (left.date, left.secondOfDay) < (right.date, right.secondOfDay)
  }
}

extension Timestamp: CustomStringConvertible {
  /// The moment as `YYYY-MM-DDThh:mm:ssZ`.
  public var description: String {
    let parts = [secondOfDay / 3600, secondOfDay / 60 % 60, secondOfDay % 60]
    return "\(date)T\(parts.map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":"))Z"
  }
}
