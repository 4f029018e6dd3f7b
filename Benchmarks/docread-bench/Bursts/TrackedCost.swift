/// What frames cost whose zone is looked for where it lay, beside a fresh look at the same frames.
struct TrackedCost: Encodable {
  /// When a frame comes whose zone is looked for where it lay.
  enum Moment: String, CaseIterable {
    /// Before the document is accepted.
    case before
    /// Behind it.
    case behind
    /// Whenever the frame shows no zone, there or anywhere.
    case lost
  }

  /// The number of frames.
  let frames: Int
  /// The CPU time beside that of a fresh look.
  let share: Percentiles
  /// The mean CPU time of a fresh look, in milliseconds.
  let freshMilliseconds: Double
  /// The mean CPU time, in milliseconds.
  let milliseconds: Double

  /// Sums up; `nil` of no frames.
  init?(_ frames: [FollowedFrames.Cost]) {
    guard let share = Percentiles(frames.map { $0.tracked / max($0.fresh, 0.001) }) else {
      return nil
    }
    self.share = share
    self.frames = frames.count
    let count = Double(frames.count)
    freshMilliseconds = (frames.reduce(0) { $0 + $1.fresh } / count).rounded(toDigits: 2)
    milliseconds = (frames.reduce(0) { $0 + $1.tracked } / count).rounded(toDigits: 2)
  }

  /// The costs of frames, by the name of their moment.
  static func costs(of frames: [FollowedFrames.Cost]) -> [String: TrackedCost] {
    Dictionary(grouping: frames, by: \.when.rawValue).compactMapValues { TrackedCost($0) }
  }

  /// A sentence for people.
  ///
  /// - Parameters:
  ///   - when: When the frames came.
  ///   - scope: What was looked for in them.
  /// - Returns: The sentence, without an end.
  func text(_ when: Moment, _ scope: String) -> String {
    let which =
      when == .lost
      ? "frames that lost the track" : "tracked frames \(when) an accepted document"
    return "\(scope): \(frames) \(which) take \(milliseconds.formatted(1)) ms, "
      + "the same ones fresh \(freshMilliseconds.formatted(1)); "
      + "median of the ratios \(share.p50.formatted(2))"
  }
}
