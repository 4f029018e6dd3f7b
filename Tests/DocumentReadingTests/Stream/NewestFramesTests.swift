import Raster
import Testing

@testable import DocumentReading

/// Frames that come faster than they are read.
@Suite struct NewestFramesTests {
  struct Fault: Error {}

  /// A frame of stripes; the higher the contrast, the sharper.
  static func frame(_ id: String, contrast: UInt8) -> CapturedFrame {
    let pixels = (0..<64 * 64).map { $0 / 2 % 2 == 0 ? UInt8(100) : 100 + contrast }
    let image = GrayImage(width: 64, height: 64, pixels: pixels)
    return CapturedFrame(
      image ?? GrayImage(width: 64, height: 64, filledWith: 0), frame: ScanFrame(id: id))
  }

  private static func taken(from queue: FrameQueue) async throws -> [String] {
    var ids: [String] = []
    while let frame = try await queue.next() {
      ids.append("\(frame.frame?.id ?? "?") after \(frame.skippedBefore)")
    }
    return ids
  }

  @Test func `the sharpest of those that wait comes next, what is older is skipped`() async throws {
    let queue = FrameQueue(limit: 4)
    for (id, contrast) in [("a", 10), ("b", 90), ("c", 20), ("d", 20)] {
      queue.add(Self.frame(id, contrast: UInt8(contrast)))
    }
    queue.end()
    // Of equal ones the newest.
    #expect(try await Self.taken(from: queue) == ["b after 1", "d after 1"])
  }

  @Test func `few frames wait, and all are counted`() async throws {
    let queue = FrameQueue(limit: 3)
    for id in 0..<50 { queue.add(Self.frame("\(id)", contrast: 50)) }
    queue.end()
    #expect(try await Self.taken(from: queue) == ["49 after 49"])
  }

  @Test func `a sequence without frames ends, one that fails throws`() async throws {
    let empty = AsyncStream<CapturedFrame> { $0.finish() }
    for try await _ in NewestFrames(empty) { Issue.record("a frame out of nothing") }
    let failing = AsyncThrowingStream<CapturedFrame, any Error> { $0.finish(throwing: Fault()) }
    await #expect(throws: Fault.self) {
      for try await _ in NewestFrames(failing) {}
    }
  }

  @Test func `every frame is read or skipped`() async throws {
    let frames = AsyncStream<CapturedFrame> { continuation in
      for id in 0..<20 { continuation.yield(Self.frame("\(id)", contrast: UInt8(10 * (id % 7)))) }
      continuation.finish()
    }
    var reports: [FrameReport] = []
    for try await report in DocumentReader().frames(NewestFrames(frames), stopsAtFirst: false) {
      reports.append(report)
    }
    #expect(!reports.isEmpty)
    #expect(reports.reduce(0) { $0 + 1 + $1.framesSkipped } == 20)
    #expect(reports.last?.frame?.id != nil)
  }
}
