/// The teeth of a pitch that may change along a line.
struct Comb: Sendable {
  /// The distance of the teeth, in samples.
  var pitch: Float
  /// The change of pitch: the phase at `x` from the middle of `n` samples is
  /// `x / pitch · (1 + chirp · x / n)` turns.
  var chirp: Float = 0
}
