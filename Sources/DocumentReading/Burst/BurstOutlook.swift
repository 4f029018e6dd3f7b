import MRZRecognition

/// What the frames of a burst and the next one say together, worked out while that is read.
struct BurstOutlook: Hashable, Sendable {
  /// The frames whose evidence was kept before.
  let before: [BurstFrame]
  /// The same, with what was looked at again in them.
  let kept: [BurstFrame]
  /// The frames laid over each other, with the next one.
  let pile: FramePile?
  /// What their mean shows: nothing or one; a frame cannot hold another one itself.
  private let means: [BurstFrame]
  /// What all say together.
  let fused: FusedZone?

  /// Puts together what was worked out.
  init(
    before: [BurstFrame], kept: [BurstFrame], pile: FramePile?, piled: BurstFrame?,
    fused: FusedZone?
  ) {
    self.before = before
    self.kept = kept
    self.pile = pile
    means = piled.map { [$0] } ?? []
    self.fused = fused
  }

  /// What the mean of whole frames shows.
  var piled: BurstFrame? { means.first }

  /// Whether two are of the same frames.
  static func == (one: BurstOutlook, other: BurstOutlook) -> Bool {
    one.before.map(\.number) == other.before.map(\.number)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(before.map(\.number))
  }
}
