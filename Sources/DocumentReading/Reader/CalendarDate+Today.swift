import Glibc
public import IdentityDocument

extension CalendarDate {
  /// Today, by the clock and the time zone of this machine (`localtime_r`).
  ///
  /// `IdentityDocument` itself reads no clock; whoever wants repeatable results passes a day.
  public static var today: CalendarDate {
    var seconds = unsafe time(nil)
    var parts = tm()
    _ = unsafe localtime_r(&seconds, &parts)
    return CalendarDate(
      year: Int(parts.tm_year) + 1900, month: Int(parts.tm_mon) + 1, day: Int(parts.tm_mday))
      ?? .earliestClock
  }

  /// The first day of the Unix clock, for a machine whose clock is broken.
  private static let earliestClock = CalendarDate(year: 1970, month: 1, day: 1)
}
