import Raster
import Synchronization

/// Frames that wait to be read, a few at most: the sharpest is read next, and what is older goes.
final class FrameQueue: Sendable {
  private struct State {
    var frames: [(frame: CapturedFrame, sharpness: Double)] = []
    var skipped = 0
    var isEnded = false
    var failure: (any Error)?
    var waiting: CheckedContinuation<Void, Never>?
  }

  private let limit: Int
  private let state = Mutex(State())

  /// Makes a queue.
  ///
  /// - Parameter limit: The most frames that wait, at least 1.
  init(limit: Int) {
    self.limit = max(1, limit)
  }

  /// Puts a frame at the end; of too many the least sharp one goes, of equal ones the oldest.
  func add(_ frame: CapturedFrame) {
    let sharpness = frame.image.sharpness
    wake { state in
      state.frames.append((frame, sharpness))
      guard state.frames.count > limit else { return }
      let least = state.frames.indices.min {
        state.frames[$0].sharpness < state.frames[$1].sharpness
      }
      if let least { state.frames.remove(at: least) }
      state.skipped += 1
    }
  }

  /// Says that no more frames come, and why where that is an error.
  func end(_ failure: (any Error)? = nil) {
    wake { state in
      state.isEnded = true
      state.failure = failure
    }
  }

  private func wake(_ change: (inout State) -> Void) {
    let waiting = state.withLock { state in
      change(&state)
      defer { state.waiting = nil }
      return state.waiting
    }
    waiting?.resume()
  }

  /// The sharpest of the frames that wait, of equal ones the newest; `nil` after the last one.
  ///
  /// - Throws: What the frames ended with.
  func next() async throws -> CapturedFrame? {
    while true {
      let (frame, isEnded) = try state.withLock { state in
        if let frame = Self.take(&state) { return (Optional(frame), false) }
        if let failure = state.failure { throw failure }
        return (nil, state.isEnded)
      }
      if let frame { return frame }
      if isEnded || Task.isCancelled { return nil }
      await wait()
    }
  }

  private static func take(_ state: inout State) -> CapturedFrame? {
    let sharpest = state.frames.indices.max {
      (state.frames[$0].sharpness, $0) < (state.frames[$1].sharpness, $1)
    }
    guard let sharpest else { return nil }
    var frame = state.frames[sharpest].frame
    frame.skippedBefore = state.skipped + sharpest
    state.skipped = 0
    state.frames.removeFirst(sharpest + 1)
    return frame
  }

  private func wait() async {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isReady = state.withLock { state in
          if !state.frames.isEmpty || state.isEnded || Task.isCancelled { return true }
          state.waiting = continuation
          return false
        }
        if isReady { continuation.resume() }
      }
    } onCancel: {
      wake { _ in }
    }
  }
}

extension GrayImage {
  /// How sharp a frame is, to compare frames of one scene by: the mean of the squared steps between
  /// neighbours in about 20 000 places; O(1).
  var sharpness: Double {
    let step = max(1, Int((Double(width * height) / 20_000).squareRoot()))
    var (sum, count) = (0, 0)
    for y in Swift.stride(from: 0, to: height, by: step) {
      for x in Swift.stride(from: 0, to: width - 2, by: step) {
        let difference = Int(pixels[y * width + x + 2]) - Int(pixels[y * width + x])
        sum += difference * difference
        count += 1
      }
    }
    return Double(sum) / Double(max(1, count))
  }
}
