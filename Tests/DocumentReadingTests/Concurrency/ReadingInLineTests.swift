import Dispatch
import IdentityDocument
import ImageFile
import Raster
import Synchronization
import Testing

@testable import DocumentReading

/// Threads that ask for readings at the same time.
@Suite struct ReadingInLineTests {
  @Test func `no more threads get in than there are places`() {
    let gate = EngineGate(places: 2)
    let inside = Atomic<Int>(0)
    let most = Atomic<Int>(0)
    let served = Atomic<Int>(0)
    DispatchQueue.concurrentPerform(iterations: 64) { _ in
      guard gate.enter() else { return }
      most.max(inside.add(1, ordering: .relaxed).newValue, ordering: .relaxed)
      served.add(1, ordering: .relaxed)
      inside.subtract(1, ordering: .relaxed)
      gate.leave()
    }
    #expect(served.load(ordering: .relaxed) == 64)
    #expect(most.load(ordering: .relaxed) <= 2)
  }

  @Test func `a thread waits for its place no longer than its time`() throws {
    let image = try GrayImage(contentsOfFile: CorpusPlaces.picture("Specimens/mrp-000.jpg"))
    let reader = DocumentReader(
      configuration: ReaderConfiguration(asOf: SampleReading.day), engines: 1)
    #expect(reader.gate.enter())
    let late = try reader.read(image, within: .milliseconds(20))
    #expect(late.isCutShort && !late.isAccepted && late.mrz == nil)
    let cancelled = Interruption { .cancelled }
    let error = #expect(throws: ReaderError.self) {
      try cancelled.applied { () throws(ReaderError) in _ = try reader.read(image) }
    }
    #expect(error?.code == "G00000")
    reader.gate.leave()
    // Whoever went left no gap in the line.
    #expect(try reader.read(image).isAccepted)
    #expect(try reader.read(image, within: .zero).isCutShort)
  }

  @Test func `a thread and a task stand in the same line`() async throws {
    let image = try GrayImage(contentsOfFile: CorpusPlaces.picture("Specimens/mrp-000.jpg"))
    let reader = DocumentReader(
      configuration: ReaderConfiguration(asOf: SampleReading.day), engines: 1)
    #expect(await reader.gate.enter())
    let task = Task { try await reader.read(image) }
    let thread = Task {
      await ReadingThread.run { Result { () throws(ReaderError) in try reader.read(image) } }
    }
    reader.gate.leave()
    #expect(try await task.value.isAccepted)
    #expect(try await thread.value.get().isAccepted)
  }

  @Test func `a file is read page by page, by its path, its bytes and its pages`() async throws {
    let path = CorpusPlaces.picture("Specimens/mrp-000.jpg")
    let reader = DocumentReader(configuration: ReaderConfiguration(asOf: SampleReading.day))
    let pages = try reader.pages(ofFile: path)
    var readings = [
      try await reader.read(contentsOfFile: path),
      try await reader.read(encoded: FileBytes.read(path, limit: 1 << 24), page: 1),
      try await reader.read(pages, page: 1),
    ]
    for index in readings.indices { readings[index].times = StageTimes() }
    #expect(readings[0].isAccepted && readings[0].pageNumber == nil)
    #expect(readings.allSatisfy { $0 == readings[0] })
    let error = await #expect(throws: ReaderError.self) {
      try await reader.read(contentsOfFile: path, page: 2)
    }
    #expect(error?.reason == .noSuchPage)
  }
}
