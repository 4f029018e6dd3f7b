import Glibc
public import IdentityDocument

extension CalendarDate {
  /// Today, by the clock and the time zone of this machine (`localtime_r`).
  ///
  /// `IdentityDocument` itself reads no clock; whoever wants repeatable results passes a day.
  public static var today: CalendarDate {
    var seconds = time(nil)
    var parts = unsafe tm()
    _ = unsafe localtime_r(&seconds, &parts)
    let year = unsafe Int(parts.tm_year) + 1900
    let month = unsafe Int(parts.tm_mon) + 1
    let day = unsafe Int(parts.tm_mday)
    return CalendarDate(year: year, month: month, day: day) ?? .latest
  }
}
