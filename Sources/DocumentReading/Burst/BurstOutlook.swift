import MRZRecognition

/// What the frames of a burst and the next one say together, worked out while that is read.
struct BurstOutlook: Hashable, Sendable {
  /// The frames whose evidence was kept before.
  let before: [BurstFrame]
  /// The same, with what was looked at again in them.
  let kept: [BurstFrame]
  /// What all say together.
  let fused: FusedZone?

  /// Whether two are of the same frames.
  static func == (one: BurstOutlook, other: BurstOutlook) -> Bool {
    one.before.map(\.number) == other.before.map(\.number)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(before.map(\.number))
  }
}
