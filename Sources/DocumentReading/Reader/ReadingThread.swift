import ImageFile

/// A thread of its own for each reading that a task waits for: the threads that tasks share are few,
/// and a reading would keep one from all other tasks for as long as it takes.
enum ReadingThread {
  /// Does some work on a thread of its own and waits for it, blocking none.
  ///
  /// - Parameter work: The work; it sees nothing of the task that waits, neither its cancellation nor
  ///   its `Interruption`: `ReadingClock` hands both on.
  /// - Returns: What the work gives.
  static func run<Output: Sendable>(_ work: @escaping @Sendable () -> Output) async -> Output {
    await withCheckedContinuation { continuation in
      DetachedThread.start { continuation.resume(returning: work()) }
    }
  }
}
