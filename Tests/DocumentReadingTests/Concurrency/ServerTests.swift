import Foundation
import IdentityDocument
import Testing

@testable import DocumentReading

/// A server in this process: uploads come as bytes, some callers go, some have little time.
@Suite struct ServerTests {
  /// What became of the uploads.
  private struct Tally {
    var accepted = 0
    var cutShort = 0
    var cancelled = 0
    var other = 0
  }

  @Test(.timeLimit(.minutes(5)))
  func `two hundred uploads are answered while a timer keeps its time`() async throws {
    let uploads = try ConcurrencyTests.names.map {
      try Data(contentsOf: URL(filePath: CorpusPlaces.picture($0)))
    }
    let reader = DocumentReader(
      configuration: ReaderConfiguration(asOf: SampleReading.day), engines: 8)
    let timer = Task { () -> Duration in
      let clock = ContinuousClock()
      var latest = Duration.zero
      while !Task.isCancelled {
        let start = clock.now
        try? await Task.sleep(for: .milliseconds(5))
        if !Task.isCancelled { latest = max(latest, clock.now - start - .milliseconds(5)) }
      }
      return latest
    }
    let tallies = await withTaskGroup(of: Tally.self) { group in
      for worker in 0..<8 {
        group.addTask {
          var tally = Tally()
          for number in stride(from: worker, to: 200, by: 8) {
            await Self.answer(number, uploads[number % uploads.count], with: reader, &tally)
          }
          return tally
        }
      }
      return await group.reduce(into: [Tally]()) { $0.append($1) }
    }
    timer.cancel()
    let latest = await timer.value
    print("a timer of 5 ms came up to \(latest) late under eight readings")
    let sum = { (part: (Tally) -> Int) in tallies.map(part).reduce(0, +) }
    #expect(sum(\.accepted) + sum(\.cutShort) + sum(\.cancelled) == 200)
    #expect(sum(\.other) == 0)
    // Every fifth upload has no time, every seventh caller goes; the rest is read.
    #expect(sum(\.cutShort) == 40)
    #expect(sum(\.cancelled) <= 23)
    #expect(latest < .seconds(1))
  }

  private static func answer(
    _ number: Int, _ upload: Data, with reader: DocumentReader, _ tally: inout Tally
  ) async {
    let time: Duration? = number % 5 == 0 ? .zero : nil
    let task = Task { try await reader.read(encoded: upload, within: time) }
    if time == nil, number % 7 == 0 { task.cancel() }
    switch await task.result {
    case .success(let reading):
      tally.accepted += reading.isAccepted ? 1 : 0
      tally.cutShort += reading.isCutShort ? 1 : 0
      tally.other += reading.isAccepted || reading.isCutShort ? 0 : 1
    case .failure(let error):
      let isCancelled = (error as? ReaderError)?.code == "G00000"
      tally.cancelled += isCancelled ? 1 : 0
      tally.other += isCancelled ? 0 : 1
    }
  }

  /// Were readings run on the threads that tasks share, the task that ends them would never run.
  @Test(.timeLimit(.minutes(1)))
  func `readings take no thread from other tasks`() async {
    let count = 4 * ProcessInfo.processInfo.activeProcessorCount
    let gate = DispatchSemaphore(value: 0)
    let ended = await withTaskGroup(of: Int.self) { group in
      for _ in 0..<count {
        group.addTask {
          await ReadingThread.run {
            gate.wait()
            return 1
          }
        }
      }
      group.addTask {
        for _ in 0..<count { gate.signal() }
        return 0
      }
      return await group.reduce(0, +)
    }
    #expect(ended == count)
  }
}
