import IdentityDocument
import LineRecognition

extension AcceptanceGates {
  /// The smallest probability that every character is right, as several frames state it together: with
  /// 0.99 the nearest wrong text of 647 bursts of six stood at 0.989, and 3 in 100 more are accepted
  /// (`Benchmarks/Measurements.md`, bursts).
  private static let wholeOfFrames: Float = 0.995
  /// The smallest probability of a character that no digit protects, as all frames taken as one state
  /// it: an error that all share stays doubtful there (there).
  private static let unprotectedOfOne: Float = 0.9
  /// The smallest share of a character beside those that no digit can tell from it, as all frames taken
  /// as one see it: of 1200 sets of a seed the one that was wrong had `G` for `Q`, with 0.995 and every
  /// digit agreeing; it is refused, and one more of the 664 accepted (there).
  private static let untoldOfOne: Float = 0.95

  /// The gates for what several frames say together.
  var ofFrames: AcceptanceGates {
    var gates = self
    gates.whole = max(whole, Self.wholeOfFrames)
    gates.wholeOfThorough = max(wholeOfThorough, Self.wholeOfFrames)
    // Frames have their own mean.
    gates.wholeOfMean = nil
    return gates
  }

  /// What several frames, taken as one, leave in doubt of the characters that no digit protects, and of
  /// those whose digits are the same with another character.
  func doubtsOfOne(_ mrz: MRZ, _ decoding: ZoneDecoding, _ scores: [CellScores]) -> [Refusal] {
    var gates = self
    gates.name = max(name, Self.unprotectedOfOne)
    gates.unchecked = max(unchecked, Self.unprotectedOfOne)
    var refusals = gates.refusalsOfUnprotected(mrz, decoding)
    let untold = decoding.leastTold(by: scores, in: mrz)
    // Written so that what is no number refuses.
    if !(untold.share >= Self.untoldOfOne) {
      refusals.append(Refusal(.ambiguous, at: untold.position, in: mrz))
    }
    return refusals
  }
}
