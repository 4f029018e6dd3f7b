import Glibc

/// Measures wall time, and the CPU time of all threads of the process.
///
/// The corresponding C function is `clock_gettime()` with `CLOCK_MONOTONIC` and
/// `CLOCK_PROCESS_CPUTIME_ID`. The bench reads one picture at a time; where an engine starts
/// threads of its own, their time counts.
struct Stopwatch: Sendable {
  /// Times in nanoseconds.
  struct Times: Hashable, Sendable {
    /// The time that passed on the wall.
    var wall: Int64 = 0
    /// The time that the process computed.
    var cpu: Int64 = 0
  }

  private let start = Self.now()

  /// The time since this value was made.
  func elapsed() -> Times {
    let end = Self.now()
    return Times(wall: end.wall - start.wall, cpu: end.cpu - start.cpu)
  }

  private static func now() -> Times {
    Times(wall: nanoseconds(of: CLOCK_MONOTONIC), cpu: nanoseconds(of: CLOCK_PROCESS_CPUTIME_ID))
  }

  private static func nanoseconds(of clock: clockid_t) -> Int64 {
    var time = timespec()
    _ = unsafe clock_gettime(clock, &time)
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }
}
