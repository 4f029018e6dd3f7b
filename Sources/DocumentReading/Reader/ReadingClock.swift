import Raster
import Synchronization

/// Knows when one reading has to end: its deadline, and whether somebody cancelled it.
final class ReadingClock: Sendable {
  /// The longest time that has an end, 100 years: more than a clock can tell cannot be added to it.
  private static let longest = Duration.seconds(100 * 365 * 86_400)
  /// How often it is looked, while a reading waits for its place, whether the work around it is to end, as
  /// `EngineGate` does.
  private static let glance = Duration.milliseconds(5)

  private let deadline: ContinuousClock.Instant?
  private let isCancelled = Atomic<Bool>(false)
  /// What the work around the reading looks at, which the thread that reads does not see.
  private let around = Interruption.around

  /// Starts the time of a reading; without an end where none is given.
  init(_ time: Duration?) {
    deadline = time.map { ContinuousClock.now + min(max($0, .zero), Self.longest) }
  }

  /// Ends the reading; it may be under way on another thread.
  func cancel() { isCancelled.store(true, ordering: .relaxed) }

  /// What the stages of the reading look at.
  var interruption: Interruption { Interruption { [self] in cause } }

  /// Why the reading is to end, or `nil` for going on.
  var cause: Interruption.Cause? {
    if Task.isCancelled || isCancelled.load(ordering: .relaxed) { return .cancelled }
    if let cause = around?.cause { return cause }
    guard let deadline else { return nil }
    return ContinuousClock.now < deadline ? nil : .late
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
    guard deadline != nil || around != nil else { return await gate.enter() }
    return await withTaskGroup(of: Bool?.self) { group in
      group.addTask { await gate.enter() }
      if let around {
        group.addTask {
          while around.cause == nil, !Task.isCancelled { try? await Task.sleep(for: Self.glance) }
          return nil
        }
      }
      if let deadline {
        group.addTask {
          try? await Task.sleep(until: deadline, clock: .continuous)
          return nil
        }
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
