import Raster
import Synchronization

/// Knows when one reading has to end: its deadline, and whether somebody cancelled it.
final class ReadingClock: Sendable {
  private let deadline: ContinuousClock.Instant?
  private let isCancelled = Atomic<Bool>(false)

  /// Starts the time of a reading; without an end where none is given.
  init(_ time: Duration?) {
    deadline = time.map { ContinuousClock.now + $0 }
  }

  /// Ends the reading; it may be under way on another thread.
  func cancel() { isCancelled.store(true, ordering: .relaxed) }

  /// What the stages of the reading look at.
  var interruption: Interruption {
    Interruption { [self] in
      if Task.isCancelled || isCancelled.load(ordering: .relaxed) { return .cancelled }
      guard let deadline else { return nil }
      return ContinuousClock.now < deadline ? nil : .late
    }
  }

  /// Does some work until the time is over, as far as it looks at the interruption.
  func time<Result>(
    _ work: () throws(ReaderError) -> Result
  ) throws(ReaderError) -> Result {
    try interruption.applied(to: work)
  }

  /// Waits for a place until the time is over; `false` where there is none by then, or the task was
  /// cancelled.
  func enter(_ gate: EngineGate) async -> Bool {
    guard let deadline else { return await gate.enter() }
    return await withTaskGroup(of: Bool?.self) { group in
      group.addTask { await gate.enter() }
      group.addTask {
        try? await Task.sleep(until: deadline, clock: .continuous)
        return nil
      }
      // The gate answers in any case, also to one that does not wait any longer.
      for await answer in group {
        group.cancelAll()
        if let answer { return answer }
      }
      return false
    }
  }
}
