import Dispatch
import ImageFile
import Synchronization

/// Runs jobs on several threads and delivers their results in the order of the jobs, holding only a
/// bounded number of them.
///
/// The source is asked for the next job by whichever thread is free; a result goes out as soon as
/// all earlier ones have gone.
final class JobRunner<Job: Sendable, Result: Sendable>: Sendable {
  /// The results that wait for an earlier one, and whether the receiver has gone.
  private struct Delivery {
    var waiting: [Int: Result] = [:]
    var nextIndex = 0
    var isClosed = false
  }

  /// The jobs of a thread that may be begun before the oldest one is done.
  ///
  /// One slow job must not keep the other threads waiting for room: a photograph of 50 megapixels
  /// takes as long as a hundred small scans.
  private static var placesOfThread: Int { 128 }

  private let threads: Int
  private let nextJob: Mutex<(count: Int, source: @Sendable () -> Job?)>
  private let perform: @Sendable (Job) -> Result
  private let deliver: @Sendable (Result) -> Bool
  private let delivery = Mutex(Delivery())
  private let places: DispatchSemaphore
  /// The threads that were begun, and whether the system gives no more.
  private let begun = Mutex((count: 1, isLast: false))
  private let group = DispatchGroup()

  /// Makes a runner.
  ///
  /// - Parameters:
  ///   - threads: The number of jobs performed at once.
  ///   - source: The next job, or `nil` at the end; called by one thread at a time.
  ///   - perform: Does a job; called by several threads at once.
  ///   - deliver: Takes the results in order, one at a time; `false` ends the run.
  init(
    threads: Int, source: @escaping @Sendable () -> Job?,
    perform: @escaping @Sendable (Job) -> Result, deliver: @escaping @Sendable (Result) -> Bool
  ) {
    self.threads = threads
    nextJob = Mutex((0, source))
    self.perform = perform
    self.deliver = deliver
    // One that is freed with fewer places than it was made with ends the process, and a run that is closed
    // leaves jobs undone.
    places = DispatchSemaphore(value: 0)
    for _ in 0..<threads * Self.placesOfThread { places.signal() }
  }

  /// Runs until the source is empty or the receiver has gone; returns `false` in the latter case.
  ///
  /// This thread works too. Others are begun while there are jobs for them, as far as the system gives them.
  func run() -> Bool {
    work()
    group.wait()
    return delivery.withLock { !$0.isClosed }
  }

  /// Begins a thread more, where there may be one.
  private func beginAnother() {
    let isWanted = begun.withLock { begun in
      guard begun.count < threads, !begun.isLast else { return false }
      begun.isLast = !JobLimit.hasRoom
      if !begun.isLast { begun.count += 1 }
      return !begun.isLast
    }
    guard isWanted else { return }
    group.enter()
    let isBegun = DetachedThread.begin {
      self.work()
      self.group.leave()
    }
    guard !isBegun else { return }
    group.leave()
    begun.withLock { $0.isLast = true }
  }

  private func work() {
    while true {
      // A place is taken before a job is, so that results waiting for a slow one stay few.
      places.wait()
      let (index, job) = nextJob.withLock { state -> (Int, Job?) in
        guard let job = state.source() else { return (0, nil) }
        state.count += 1
        return (state.count - 1, job)
      }
      guard let job, !delivery.withLock({ $0.isClosed }) else {
        places.signal()
        return
      }
      beginAnother()
      let result = perform(job)
      delivery.withLock { state in
        state.waiting[index] = result
        while let next = state.waiting.removeValue(forKey: state.nextIndex) {
          state.nextIndex += 1
          if !state.isClosed, !deliver(next) { state.isClosed = true }
          places.signal()
        }
      }
    }
  }
}
