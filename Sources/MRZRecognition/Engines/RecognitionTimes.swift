/// The wall time that reading zones took.
package struct RecognitionTimes: Hashable, Sendable {
  /// Cutting the lines out of the picture.
  package var cutting = Duration.zero
  /// Recognising their characters.
  package var recognising = Duration.zero
  /// Decoding, parsing and validating.
  package var decoding = Duration.zero

  /// Makes times that are all 0.
  package init() {}
}

extension Duration {
  /// Does some work and adds the time that it takes.
  package mutating func add<Result, Failure: Error>(
    timeOf work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let clock = ContinuousClock()
    let start = clock.now
    defer { self += start.duration(to: clock.now) }
    return try work()
  }
}
