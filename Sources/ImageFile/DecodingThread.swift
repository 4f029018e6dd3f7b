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
  private final class Place<Output: Sendable>: Sendable {
    private let output = Mutex<Output?>(nil)
    private let arrival = DispatchSemaphore(value: 0)

    func put(_ output: Output) {
      self.output.withLock { $0 = output }
      arrival.signal()
    }

    /// Waits for the thread.
    func wait() throws(ImageFileError) -> Output {
      repeat {
        _ = arrival.wait(timeout: .now() + DecodingThread.glance)
        if let output = output.withLock({ $0.take() }) { return output }
      } while !Interruption.isRaised
      throw .interrupted
    }
  }

  /// How often the one who waits looks whether the time is over.
  static let glance = DispatchTimeInterval.milliseconds(5)

  private static let places = DispatchSemaphore(value: max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))))

  /// Decodes on a thread of its own.
  ///
  /// - Parameter decode: Decodes; it sees nothing of the work under way, its interruption neither.
  /// - Returns: What it gives.
  /// - Throws: ``ImageFileError/interrupted`` where the work under way ends before that.
  static func output<Output: Sendable>(
    of decode: @escaping @Sendable () -> Output
  ) throws(ImageFileError) -> Output {
    while places.wait(timeout: .now() + glance) == .timedOut {
      if Interruption.isRaised { throw .interrupted }
    }
    let place = Place<Output>()
    DetachedThread.start {
      place.put(decode())
      places.signal()
    }
    return try place.wait()
  }
}
