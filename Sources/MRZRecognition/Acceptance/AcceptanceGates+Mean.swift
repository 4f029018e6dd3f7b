import IdentityDocument
import LineRecognition

extension AcceptanceGates {
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
    guard let mean = Self.mean(of: scores, witness), let both = decoder.decode(mean),
      both.lines == decoding.lines, both.format == decoding.format,
      decoder.doubtedName(in: both, mean) == nil
    else { return nil }
    var gates = self
    gates.whole = wholeOfMean
    gates.margin = max(margin, Self.marginOfMean)
    let mrz = MRZ(lines: both.lines, format: both.format)
    return gates.refusals(mrz, both, by: .fast).isEmpty ? both : nil
  }

  /// What letters of names say against a reading that is fit for use otherwise.
  ///
  /// No digit covers the names; here their letters count as much as what the nets see.
  ///
  /// - Parameters:
  ///   - decoding: The reading.
  ///   - scores: What it was decoded from.
  ///   - witness: What another net says of the same cells, if it was asked.
  ///   - decoder: Knows the layouts.
  /// - Returns: The refusal with its place; `nil` where nothing does.
  func doubtOfNames(
    in decoding: ZoneDecoding, _ scores: [CellScores], witness: [CellScores]?,
    by decoder: ZoneDecoder
  ) -> Refusal? {
    let seen = witness.flatMap { Self.mean(of: scores, $0) } ?? scores
    return decoder.doubtedName(in: decoding, seen).map { place in
      let mrz = MRZ(lines: decoding.lines, format: decoding.format)
      return Refusal(.uncertainName, at: place, in: mrz)
    }
  }

  /// The mean of what two nets say of the same lines, or `nil` where these are not the same.
  private static func mean(of one: [CellScores], _ other: [CellScores]) -> [CellScores]? {
    let mean = zip(one, other).compactMap { CellScores.product(of: [$0, $1], exponent: 0.5) }
    return mean.count == one.count ? mean : nil
  }
}
