import IdentityDocument
import LineRecognition

extension AcceptanceGates {
  /// What letters of names count where they may only refuse: as much as the nets.
  ///
  /// With this a `T` that both nets take for an `I` in `ISUKAMOTO` is doubted (`Benchmarks/README.md`,
  /// gate of acceptance).
  private static let weightOfNamesInDoubt: Float = 1
  private static let reachOfNamesInDoubt: Float = 8
  /// The smallest margin of the mean: two digits that both nets took for letters of their shape had 3.6
  /// (there).
  private static let marginOfMean: Float = 5

  /// The reading of the mean of both nets, where that is fit for use although the thorough net's alone
  /// is not.
  ///
  /// Two nets that say the same, each with some doubt elsewhere, know more than either; one that is
  /// sure of what the other does not see does not. Names may speak against the text, and never for it.
  ///
  /// - Parameters:
  ///   - decoding: What the thorough net reads.
  ///   - refusals: What keeps that from being accepted.
  ///   - scores: What the thorough net says.
  ///   - witness: What the fast net says of the same cells.
  ///   - decoder: Knows the layouts.
  /// - Returns: The same text, with the probabilities of the mean; `nil` where it is not accepted either.
  func accepted(
    _ decoding: ZoneDecoding, inSpiteOf refusals: [Refusal], _ scores: [CellScores],
    witness: [CellScores], by decoder: ZoneDecoder
  ) -> ZoneDecoding? {
    guard let wholeOfMean, decoding.isConsistentWithDigits,
      !refusals.isEmpty,
      refusals.allSatisfy({ $0.code == .improbable || $0.code == .contradicted }),
      decoding.leastSupport(by: witness).probability >= supportOfMean
    else { return nil }
    let mean = zip(scores, witness).compactMap { CellScores.product(of: [$0, $1], exponent: 0.5) }
    let doubting = decoder.trustingNames(
      weight: Self.weightOfNamesInDoubt, reach: Self.reachOfNamesInDoubt)
    guard mean.count == scores.count, let both = decoder.decode(mean),
      both.lines == decoding.lines, both.format == decoding.format,
      doubting.decode(mean)?.lines == decoding.lines
    else { return nil }
    var gates = self
    gates.whole = wholeOfMean
    gates.margin = max(margin, Self.marginOfMean)
    let mrz = MRZ(lines: both.lines, format: both.format)
    return gates.refusals(mrz, both, by: .fast).isEmpty ? both : nil
  }
}
