import Dispatch
import Raster
import Synchronization

/// Plays an animation to a frame: decodes frames and lays them on their canvas, which it keeps for the
/// frames behind.
///
/// Frames that are asked for in order are decoded once. One before the last that was asked for is
/// played to anew, from the nearest frame that hides all before it. Players of equal files are equal,
/// whatever they have kept.
final class AnimationPlayer: Sendable {
  private let file: any AnimationFile
  private let frames: [AnimationFrame]
  /// The canvas with the frame that it shows; nothing while somebody plays.
  private let kept = Mutex<(canvas: AnimationCanvas, shown: Int)?>(nil)
  /// One plays at a time: who waits finds the frames laid.
  private let turn = DispatchSemaphore(value: 1)

  init(_ file: some AnimationFile) {
    self.file = file
    frames = file.animationFrames
  }

  /// Lays every frame up to one that is not yet laid.
  ///
  /// - Parameters:
  ///   - index: The frame to be shown, from 0.
  ///   - limits: The greatest sizes, of every frame and of all pixels that are decoded.
  /// - Returns: The canvas, which shows it.
  /// - Throws: Why a frame cannot be decoded, or `interrupted`; what was laid before is kept.
  /// - Complexity: O(*n*) in the number of pixels of the frames to lay.
  func canvas(showing index: Int, within limits: ImageFileLimits) throws(ImageFileError)
    -> AnimationCanvas
  {
    while turn.wait(timeout: .now() + DecodingThread.glance) == .timedOut {
      if Interruption.isRaised { throw .interrupted }
    }
    defer { turn.signal() }
    let first = first(for: index)
    var (canvas, shown) =
      kept.withLock { $0.take() } ?? (AnimationCanvas(width: 0, height: 0), index + 1)
    if !(first - 1...index).contains(shown) {
      (canvas, shown) = (AnimationCanvas(width: file.width, height: file.height), first - 1)
    }
    defer { kept.withLock { $0 = (canvas, shown) } }
    try check(frames[(shown + 1)..<(index + 1)], limits)
    while shown < index {
      if Interruption.isRaised { throw .interrupted }
      canvas.lay(try picture(ofFrame: shown + 1, limits), as: frames[shown + 1])
      shown += 1
    }
    return canvas
  }

  /// What showing a frame takes: its canvas, what comes back on it and what is made of it, and the
  /// largest of the frames below it, as its decoder has it and as pixels.
  func cost(ofShowing index: Int) -> DecodingCost {
    let most = frames[first(for: index)...index].reduce(0) { max($0, $1.pixelCount) }
    let frame = DecodingCost(bytesPerPixel: 9)
    return DecodingCost(
      workBytes: frame.memory(ofPixels: most, asGray: false, isTurned: false), bytesPerPixel: 12,
      bytesPerPixelAsGray: 12)
  }

  /// The frame to begin with for another one: nothing before it is seen there.
  private func first(for index: Int) -> Int {
    for candidate in stride(from: index, to: 0, by: -1) {
      let (before, frame) = (frames[candidate - 1], frames[candidate])
      if coversAll(before), before.disposal == .clear { return candidate }
      guard coversAll(frame), frame.isOpaque || !frame.isBlended else { continue }
      // What it covered may come back.
      if frame.disposal != .restore { return candidate }
    }
    return 0
  }

  private func coversAll(_ frame: AnimationFrame) -> Bool {
    frame.covers(width: file.width, height: file.height)
  }

  /// Refuses more pixels at once than may be gone over.
  private func check(
    _ frames: ArraySlice<AnimationFrame>, _ limits: ImageFileLimits
  ) throws(ImageFileError) {
    var left = limits.scannedPixels
    for frame in frames {
      guard frame.pixelCount <= left else {
        throw .unsupported(format: "many-frame \(file.format.rawValue)")
      }
      left -= frame.pixelCount
    }
  }

  /// Decodes a frame as a picture of its own.
  private func picture(
    ofFrame index: Int, _ limits: ImageFileLimits
  ) throws(ImageFileError) -> [UInt32] {
    var limits = limits
    // It may be longer than its part of the file, by a table of colours.
    limits.bytes = .max
    let frame = frames[index]
    let still = try EncodedPicture(try file.still(ofFrame: index), limits: limits)
    guard still.format == file.format, still.player == nil else { throw .damaged(file.format) }
    let decoded = try still.decoded(asGray: false, within: limits) {
      $0.pixels($1, transparentIndex: frame.transparentIndex)
    }
    guard decoded.width == frame.width, decoded.height == frame.height else {
      throw .damaged(file.format)
    }
    return decoded.samples
  }
}

extension AnimationPlayer: Hashable {
  static func == (first: AnimationPlayer, second: AnimationPlayer) -> Bool {
    first.frames == second.frames
  }

  func hash(into hasher: inout Hasher) { hasher.combine(frames) }
}
