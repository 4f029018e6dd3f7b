import MRZRecognition

/// What the mean of several frames' lines shows.
struct MeanEvidence: Hashable, Sendable {
  /// The frames beside the one that it came with, by their numbers.
  let others: Set<Int>
  var evidence: ZoneEvidence
}
