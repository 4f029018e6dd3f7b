import Glibc

/// A thread of its own for each reading that a task waits for: the threads that tasks share are few,
/// and a reading would keep one from all other tasks for as long as it takes.
enum ReadingThread {
  /// What a thread does; it is handed over once.
  private final class Work: Sendable {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) {
      self.body = body
    }
  }

  /// Does some work on a thread of its own (`pthread_create`) and waits for it, blocking none.
  ///
  /// - Parameter work: The work; it sees nothing of the task that waits, its cancellation neither.
  /// - Returns: What the work gives.
  static func run<Output: Sendable>(_ work: @escaping @Sendable () -> Output) async -> Output {
    await withCheckedContinuation { continuation in
      start { continuation.resume(returning: work()) }
    }
  }

  private static func start(_ body: @escaping @Sendable () -> Void) {
    let work = unsafe Unmanaged.passRetained(Work(body))
    var thread = pthread_t()
    let status = unsafe pthread_create(
      &thread, nil,
      { context in
        if let context = unsafe context {
          unsafe Unmanaged<Work>.fromOpaque(context).takeRetainedValue().body()
        }
        return nil
      }, work.toOpaque())
    if status == 0 {
      pthread_detach(thread)
    } else {
      // The system gives no more threads: late is better than never.
      unsafe work.takeRetainedValue().body()
    }
  }
}
