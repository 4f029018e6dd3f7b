import Dispatch
import DocumentReading
import IdentityDocument
import Synchronization

/// Reads pictures for requests: so many at a time, and by the day that it is.
final class ReadingRoom: Sendable {
  /// What reads on one day.
  private struct Desk: Sendable {
    let reader: BatchReader
    /// What reads in processes without rights, where there are such.
    let isolated: IsolatedReader?
  }

  private let options: BatchOptions
  /// The day by which pictures are read, or `nil` where it is always the same.
  private let calendar: (@Sendable () -> CalendarDate)?
  private let places: DispatchSemaphore
  private let desk: Mutex<Desk>
  /// Held by whoever prepares the desk of a new day.
  private let renewal = Mutex(())
  /// Makes what reads in processes without rights, where there can be such.
  private let isolating: Isolating

  /// Takes what reads here, and makes what reads in processes without rights.
  typealias Isolating = @Sendable (BatchReader) throws(ReaderError) -> IsolatedReader?

  /// Makes a room, and starts a process without rights where there can be one.
  ///
  /// - Parameters:
  ///   - setup: What pictures are read with.
  ///   - options: What was asked for.
  ///   - today: Tells the day.
  ///   - isolating: Makes what reads in processes without rights.
  /// - Throws: `ReaderError` where such processes are asked for and there can be none.
  init(
    _ setup: ReaderSetup, options: BatchOptions,
    today: @escaping @Sendable () -> CalendarDate = { CalendarDate.today },
    isolating: @escaping Isolating = { (reader) throws(ReaderError) in
      try IsolatedReader.reader(for: reader)
    }
  ) throws(ReaderError) {
    self.options = options
    self.isolating = isolating
    calendar = setup.isOfToday ? today : nil
    places = DispatchSemaphore(value: options.jobs)
    desk = Mutex(try Self.desk(setup, options, isolating))
  }

  /// Reads a picture; `nil` where all places stay taken for as long as a picture may take.
  ///
  /// - Parameters:
  ///   - bytes: The picture file.
  ///   - input: What its answer names.
  /// - Returns: A line for each page.
  /// - Throws: `ReaderError` where nothing can be read on a new day.
  func line(encoded bytes: [UInt8], as input: BatchInput) throws(ReaderError) -> BatchLine? {
    let desk = try today()
    let patience = DispatchTime.now() + desk.reader.setup.deadline / .seconds(1)
    guard places.wait(timeout: patience) == .success else { return nil }
    defer { places.signal() }
    return desk.isolated?.line(encoded: bytes, as: input)
      ?? desk.reader.line(encoded: bytes, as: input)
  }

  /// The day that decides centuries and expiry.
  func day() -> CalendarDate { calendar?() ?? desk.withLock { $0.reader.setup.asOf } }

  /// What reads today: another one than yesterday, where nobody asked for a day.
  ///
  /// To start its process takes its time, for which yesterday's goes on with what others ask.
  private func today() throws(ReaderError) -> Desk {
    let present = desk.withLock { $0 }
    guard let day = calendar?(), day != present.reader.setup.asOf else { return present }
    let renewed = try renewal.withLockIfAvailable { (_) throws(ReaderError) -> Desk in
      let old = desk.withLock { $0 }
      guard day != old.reader.setup.asOf else { return old }
      var configuration = old.reader.setup.configuration
      configuration.asOf = day
      let new = try Self.desk(
        ReaderSetup(
          configuration, deadline: old.reader.setup.deadline, imageFolder: nil,
          engines: options.jobs),
        options, isolating)
      desk.withLock { $0 = new }
      return new
    }
    return renewed ?? present
  }

  private static func desk(
    _ setup: ReaderSetup, _ options: BatchOptions, _ isolating: Isolating
  ) throws(ReaderError) -> Desk {
    let reader = BatchReader(setup: setup, options: options)
    return Desk(reader: reader, isolated: try isolating(reader))
  }
}
