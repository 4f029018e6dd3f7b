/// Frames of which the late ones are let go: a few wait at most while one is read, the sharpest of them
/// comes next, and what is older is skipped.
///
/// ```swift
/// for try await report in reader.frames(NewestFrames(camera)) {
///   print(report.index, report.framesSkipped)
/// }
/// ```
///
/// Without it nothing is skipped: who reads slowly takes frames slowly.
public struct NewestFrames<Frames: AsyncSequence & Sendable>: AsyncSequence, Sendable
where Frames.Element == CapturedFrame {
  /// A frame, with the number of those that were skipped before it.
  public typealias Element = CapturedFrame

  private let base: Frames
  private let limit: Int

  /// Makes the sequence.
  ///
  /// - Parameters:
  ///   - frames: The frames as they come.
  ///   - limit: The most frames that wait, at least 1.
  public init(_ frames: Frames, limit: Int = 4) {
    base = frames
    self.limit = limit
  }

  /// Takes frames while others are read.
  public struct Iterator: AsyncIteratorProtocol {
    /// Ends the taking when the iterator goes.
    private final class Feeder: Sendable {
      private let task: Task<Void, Never>

      init(_ task: Task<Void, Never>) {
        self.task = task
      }

      deinit { task.cancel() }
    }

    private let queue: FrameQueue
    private let feeder: Feeder

    init(_ frames: Frames, limit: Int) {
      let queue = FrameQueue(limit: limit)
      self.queue = queue
      feeder = Feeder(
        Task {
          do {
            for try await frame in frames { queue.add(frame) }
            queue.end()
          } catch {
            queue.end(error)
          }
        })
    }

    /// The sharpest of the frames that wait, or `nil` after the last one.
    ///
    /// - Throws: What the sequence of frames throws.
    public mutating func next() async throws -> CapturedFrame? { try await queue.next() }
  }

  /// Begins with the first frame that comes.
  public func makeAsyncIterator() -> Iterator { Iterator(base, limit: limit) }
}
