import DocumentReading
import IdentityDocument
import Synchronization
import Testing

@testable import docread

@Suite struct ReadingRoomTests {
  /// A calendar whose day can be changed.
  private final class Calendar: Sendable {
    let day: Mutex<CalendarDate>

    init(_ day: CalendarDate) { self.day = Mutex(day) }
  }

  private static func room(_ calendar: Calendar, asOf: CalendarDate? = nil) throws -> ReadingRoom {
    var options = BatchOptions()
    options.reader.isolation = .never
    options.reader.asOf = asOf
    return try ReadingRoom(
      ReaderSetup(options.reader, deadline: .seconds(10)), options: options,
      today: { calendar.day.withLock { $0 } })
  }

  private static let first = CalendarDate(year: 2026, month: 11, day: 21) ?? .today
  private static let second = CalendarDate(year: 2026, month: 11, day: 22) ?? .today

  /// Who serves for days reads by the day that it is, where nobody asked for one.
  @Test func theDayChanges() throws {
    let calendar = Calendar(Self.first)
    let room = try Self.room(calendar)
    #expect(try room.day() == Self.first)
    calendar.day.withLock { $0 = Self.second }
    #expect(try room.day() == Self.second)
    let line = try room.line(encoded: [], as: BatchInput(path: InputPath("-")))
    #expect(line?.outcomes.failed == 1)
    let asked = try Self.room(calendar, asOf: Self.first)
    #expect(try asked.day() == Self.first)
  }
}
