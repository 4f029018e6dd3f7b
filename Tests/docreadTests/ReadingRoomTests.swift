import Dispatch
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
    #expect(room.day() == Self.first)
    calendar.day.withLock { $0 = Self.second }
    #expect(room.day() == Self.second)
    let line = try room.line(encoded: [], as: BatchInput(path: InputPath("-")))
    #expect(line?.outcomes.failed == 1)
    let asked = try Self.room(calendar, asOf: Self.first)
    #expect(asked.day() == Self.first)
  }

  @Test(.timeLimit(.minutes(1))) func `a new day's process keeps nobody waiting`() async throws {
    let calendar = Calendar(Self.first)
    let (begun, mayEnd) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    let days = Mutex<[CalendarDate]>([])
    var options = BatchOptions()
    options.jobs = 2
    let room = try ReadingRoom(
      ReaderSetup(options.reader, deadline: .seconds(10), engines: 2), options: options,
      today: { calendar.day.withLock { $0 } },
      isolating: { reader in
        let isFirst = days.withLock { days in
          days.append(reader.setup.asOf)
          return days.count == 1
        }
        // The room begins with a desk of its own.
        guard !isFirst else { return nil }
        begun.signal()
        mayEnd.wait()
        return nil
      })
    calendar.day.withLock { $0 = Self.second }
    let input = BatchInput(path: InputPath("-"))
    let group = DispatchGroup()
    DispatchQueue.global().async(group: group) { _ = try? room.line(encoded: [], as: input) }
    Self.wait(begun)
    // The first one of the day starts the process, the next one does not wait for it.
    #expect(try room.line(encoded: [], as: input)?.outcomes.failed == 1)
    #expect(room.day() == Self.second)
    mayEnd.signal()
    Self.wait(group)
    #expect(try room.line(encoded: [], as: input)?.outcomes.failed == 1)
    #expect(days.withLock { $0.dropFirst() } == [Self.second])
  }

  private static func wait(_ semaphore: DispatchSemaphore) { semaphore.wait() }
  private static func wait(_ group: DispatchGroup) { group.wait() }
}
