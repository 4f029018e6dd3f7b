import IdentityDocument
import LineRecognition

extension AcceptanceGates {
  /// The smallest margin of the mean: two digits that both nets took for letters of their shape had 3.6 (there); of
  /// 74 texts of three nets with 3.5 to 5 three were wrong, of 66 with 5 to 7 none (gates for three nets, there).
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
  ///   - names: What is known of the names.
  ///   - decoder: Knows the layouts.
  /// - Returns: The same text, with the probabilities of the mean; `nil` where it is not accepted either.
  func accepted(
    _ decoding: ZoneDecoding, inSpiteOf refusals: [Refusal], _ scores: [CellScores],
    witness: [CellScores], names: NameJudgement?, by decoder: ZoneDecoder
  ) -> ZoneDecoding? {
    guard let wholeOfMean, decoding.isConsistentWithDigits, names?.doubt == nil,
      !refusals.isEmpty,
      refusals.allSatisfy({ $0.code == .improbable || $0.code == .contradicted })
    else { return nil }
    guard let mean = CellScores.mean(of: [scores, witness]), let both = decoder.decode(mean),
      both.isOfText(of: decoding)
    else { return nil }
    let (text, known) = knowing(both, names, looks: [scores, witness], seen: mean)
    guard decoding.leastSupport(by: witness, butFor: known).probability >= supportOfMean else {
      return nil
    }
    var gates = self
    gates.whole = wholeOfMean
    gates.margin = max(margin, Self.marginOfMean)
    let mrz = MRZ(lines: both.lines, format: both.format)
    return gates.refusals(mrz, text, by: .fast).isEmpty ? text : nil
  }

  /// What keeps what the thorough net, its peer and the fast net see together from being fit for use.
  ///
  /// - Parameters:
  ///   - mrz: The text of their mean, parsed.
  ///   - decoding: The text of their mean.
  ///   - looks: What each says of the cells.
  ///   - known: The places of known names, which not all have to see.
  /// - Returns: The refusals; none where it is fit for use as far as no names are in doubt.
  func refusals(
    _ mrz: MRZ, _ decoding: ZoneDecoding, jointly looks: [[CellScores]],
    known: Set<MRZ.Position> = []
  ) -> [Refusal] {
    var gates = self
    gates.whole = wholeOfThree
    gates.margin = max(margin, Self.marginOfMean)
    var refusals = gates.refusals(mrz, decoding, by: .peer)
    let open = decoding.positions.filter {
      !mrz.format.isProtected(line: $0.line, column: $0.column) && !known.contains($0)
    }
    // One doubt of the zone is enough.
    if !refusals.contains(where: { $0.code == .improbable }) {
      let names = open.filter { mrz.isName(at: $0) }
      let others = open.filter { !mrz.isName(at: $0) }
      for (places, least) in [(names, namesOfThree), (others, othersOfThree)]
      where !(places.reduce(1) { $0 * decoding.confidence(at: $1) } >= least) {
        refusals.append(Refusal(.improbable, at: decoding.leastCertain(of: places), in: mrz))
        break
      }
    }
    let least = looks.map { decoding.leastSupport(by: $0, butFor: known) }
      .min { $0.probability < $1.probability }
    if let least, !(least.probability >= supportOfThree) {
      refusals.append(Refusal(.contradicted, at: least.position, in: mrz))
    }
    return refusals
  }
}
