import LineRecognition

extension ZoneEvidence {
  /// What the thorough net sees in the mean of lines that lie over each other.
  ///
  /// - Parameters:
  ///   - frames: The lines of each frame, the last one's place counts.
  ///   - recognizers: The nets.
  ///   - times: What the time is added to.
  /// - Returns: The evidence, or `nil` where there are no lines.
  /// - Throws: `RecognitionError` where the weights of a net are damaged.
  package static func mean(
    of frames: [AlignedStrips], by recognizers: inout ZoneRecognizers,
    times: inout RecognitionTimes
  ) throws(RecognitionError) -> ZoneEvidence? {
    guard let last = frames.last else { return nil }
    let lines = last.strips.indices.compactMap { line in
      var mean = MeanStrip()
      for frame in frames where frame.strips.indices.contains(line) { mean.add(frame.strips[line]) }
      return mean.strip
    }
    guard lines.count == last.strips.count else { return nil }
    return ZoneEvidence(
      nil, zone: last.zone, fast: nil,
      thorough: try recognizers.scores(of: lines, by: .thorough, times: &times), strips: lines)
  }
}
