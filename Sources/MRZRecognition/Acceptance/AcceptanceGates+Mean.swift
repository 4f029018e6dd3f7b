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
    guard let mean = CellScores.mean(of: [scores, witness]), let both = decoder.decode(mean),
      both.isOfText(of: decoding),
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
    let seen = witness.flatMap { CellScores.mean(of: [scores, $0]) } ?? scores
    return decoder.doubtedName(in: decoding, seen).map { place in
      let mrz = MRZ(lines: decoding.lines, format: decoding.format)
      return Refusal(.uncertainName, at: place, in: mrz)
    }
  }

  /// What keeps what the thorough net, its peer and the fast net see together from being fit for use.
  ///
  /// - Parameters:
  ///   - mrz: The text of their mean, parsed.
  ///   - decoding: The text of their mean.
  ///   - looks: What each says of the cells.
  /// - Returns: The refusals; none where it is fit for use as far as no names are in doubt.
  func refusals(
    _ mrz: MRZ, _ decoding: ZoneDecoding, jointly looks: [[CellScores]]
  ) -> [Refusal] {
    var gates = self
    gates.whole = wholeOfThree
    gates.margin = max(margin, Self.marginOfMean)
    var refusals = gates.refusals(mrz, decoding, by: .peer)
    let least = looks.map { decoding.leastSupport(by: $0) }
      .min { $0.probability < $1.probability }
    if let least, !(least.probability >= supportOfThree) {
      refusals.append(Refusal(.contradicted, at: least.position, in: mrz))
    }
    return refusals
  }
}
