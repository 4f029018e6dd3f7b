import Dispatch
import Glibc
import Raster
import Synchronization

/// Decodes on a thread of its own where the decoder cannot be asked to end, so that whoever waits for
/// the picture can: with the `Interruption` of the work under way the thread is left to itself.
///
/// What it does then is bounded by the budgets that were checked before, and as many are at work at
/// once as there are processors, those that were left included.
enum DecodingThread {
  /// Where a thread puts what it decoded; it goes with the last of the two who know it.
  private final class Place<Output: ~Copyable>: Sendable {
    private let output = Mutex<Output?>(nil)
    private let arrival = DispatchSemaphore(value: 0)

    /// Nobody else looks until this has ended.
    func put(_ decode: () -> sending Output?) {
      output.withLock { $0 = decode() }
      arrival.signal()
    }

    /// Waits for the thread; `nil` where it decoded nothing.
    func wait() throws(ImageFileError) -> sending Output? {
      try DecodingThread.wait(for: arrival)
      return output.withLock { $0.take() }
    }
  }

  /// How often the one who waits looks whether the time is over.
  private static let glance = DispatchTimeInterval.milliseconds(5)

  private static let places = DispatchSemaphore(value: max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))))

  /// Decodes on a thread of its own.
  ///
  /// - Parameter decode: Decodes; it sees nothing of the work under way, its interruption neither.
  /// - Returns: What was decoded, or `nil`.
  /// - Throws: ``ImageFileError/interrupted`` where the work under way ends before that.
  static func output<Output: ~Copyable>(
    of decode: @escaping @Sendable () -> sending Output?
  ) throws(ImageFileError) -> sending Output? {
    try wait(for: places)
    let place = Place<Output>()
    DetachedThread.start {
      place.put(decode)
      places.signal()
    }
    return try place.wait()
  }

  private static func wait(for arrival: DispatchSemaphore) throws(ImageFileError) {
    while arrival.wait(timeout: .now() + glance) == .timedOut {
      if Interruption.isRaised { throw .interrupted }
    }
  }
}
