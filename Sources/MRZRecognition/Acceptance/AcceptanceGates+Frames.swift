import IdentityDocument

extension AcceptanceGates {
  /// The smallest probability that every character is right, as several frames state it together: with
  /// 0.99 the nearest wrong text of 647 bursts of six stood at 0.989, and 3 in 100 more are accepted
  /// (`Benchmarks/Measurements.md`, bursts).
  private static let wholeOfFrames: Float = 0.995
  /// The smallest probability of a character that no digit protects, as all frames taken as one state
  /// it: an error that all share stays doubtful there (there).
  private static let unprotectedOfOne: Float = 0.9

  /// The gates for what several frames say together.
  var ofFrames: AcceptanceGates {
    var gates = self
    gates.whole = max(whole, Self.wholeOfFrames)
    gates.wholeOfThorough = max(wholeOfThorough, Self.wholeOfFrames)
    // Frames have their own mean.
    gates.wholeOfMean = nil
    return gates
  }

  /// What several frames, taken as one, leave in doubt of the characters that no digit protects.
  func doubtsOfOne(_ mrz: MRZ, _ decoding: ZoneDecoding) -> [Refusal] {
    var gates = self
    gates.name = max(name, Self.unprotectedOfOne)
    gates.unchecked = max(unchecked, Self.unprotectedOfOne)
    return gates.refusalsOfUnprotected(mrz, decoding)
  }
}
