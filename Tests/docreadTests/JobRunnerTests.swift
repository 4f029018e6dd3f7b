import Dispatch
import Synchronization
import Testing

@testable import docread

@Suite struct JobRunnerTests {
  /// Counts up to a limit, for one thread at a time.
  private static func counter(to limit: Int) -> @Sendable () -> Int? {
    let next = Mutex(0)
    return {
      next.withLock { value in
        guard value < limit else { return nil }
        value += 1
        return value - 1
      }
    }
  }

  @Test(arguments: [1, 2, 7])
  func `results come in the order of the jobs`(threads: Int) {
    let results = Mutex<[Int]>([])
    let runner = JobRunner<Int, Int>(
      threads: threads, source: Self.counter(to: 500),
      perform: { job in
        // Some jobs take much longer than others.
        var sum = job
        if job % 50 == 0 { for step in 0..<200_000 { sum = (sum &+ step) ^ step } }
        return sum == Int.min ? -1 : job
      },
      deliver: { result in
        results.withLock { $0.append(result) }
        return true
      })
    #expect(runner.run())
    #expect(results.withLock { $0 } == Array(0..<500))
  }

  @Test func `a receiver that has gone ends the run early`() {
    let performed = Mutex(0)
    let runner = JobRunner<Int, Int>(
      threads: 2, source: Self.counter(to: 100_000),
      perform: { job in
        performed.withLock { $0 += 1 }
        return job
      },
      deliver: { $0 < 10 })
    #expect(!runner.run())
    // While one thread holds an early job, the other may fill the 128 places of each.
    #expect(performed.withLock { $0 } < 300)
  }

  /// A job that is done behind one that was left undone is never delivered.
  @Test func `runs that end early can be freed`() {
    for limit in 0..<200 {
      let runner = JobRunner<Int, Int>(
        threads: 4, source: Self.counter(to: 1000), perform: { $0 }, deliver: { $0 < limit })
      #expect(!runner.run())
    }
  }

  @Test func `one slow job does not keep the other threads waiting`() {
    let others = 100
    let done = DispatchSemaphore(value: 0)
    let finished = Mutex(0)
    let runner = JobRunner<Int, Bool>(
      threads: 2, source: Self.counter(to: others + 1),
      perform: { job in
        guard job == 0 else {
          let count = finished.withLock { count in
            count += 1
            return count
          }
          if count == others { done.signal() }
          return true
        }
        // The first job ends only when all the others have; a runner without room for their
        // results would wait here.
        return done.wait(timeout: .now() + .seconds(20)) == .success
      },
      deliver: { $0 })
    #expect(runner.run())
  }

  @Test func `no jobs give no results`() {
    let runner = JobRunner<Int, Int>(
      threads: 3, source: { nil }, perform: { $0 }, deliver: { _ in false })
    #expect(runner.run())
  }
}
