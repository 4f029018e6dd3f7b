import IdentityDocument
import LineRecognition

extension AcceptanceGates {
  /// The probabilities that each net, and that one of them, has to give to a character that a digit
  /// protects, among all characters and not only those that its place allows.
  ///
  /// Glare over a cell takes part of the next one away too, of which both nets may be sure and wrong;
  /// the digit then fills in what agrees with the error. Of 589 accepted readings with glare over one to
  /// three such cells 9 were wrong, where one of the nets had 0.043 at most; of 2175 accepted frames
  /// without glare 8 have less than these (`Benchmarks/Measurements.md`, the gate of acceptance).
  private static let leastSeen: (byEach: Float, byOne: Float) = (0.1, 0.5)

  /// What speaks against a text of which the digits have filled in a character that nobody has seen.
  ///
  /// A digit that has told what an unreadable character is says no more of the others that it covers.
  ///
  /// - Parameters:
  ///   - mrz: The text, parsed.
  ///   - decoding: The text, decoded.
  ///   - looks: What each recogniser that was asked says of the cells.
  /// - Returns: A refusal at the least certain of such characters, or none.
  func refusalsOfUnseen(
    _ mrz: MRZ, _ decoding: ZoneDecoding, looks: [[CellScores]]
  ) -> [Refusal] {
    guard decoding.isConsistentWithDigits else { return [] }
    let unseen = decoding.positions.filter { position in
      // French identity cards begin all alike.
      if mrz.format == .frenchIdentityCard, position.line == 1, position.column <= 5 {
        return false
      }
      let seen = looks.map { decoding.support(at: position, by: $0) }
      // Written so that what is no number refuses.
      return decoding.format.isProtected(line: position.line, column: position.column)
        && !((seen.min() ?? 0) >= Self.leastSeen.byEach
          && (seen.max() ?? 0) >= Self.leastSeen.byOne)
    }
    let places =
      [
        unseen, hardlySeen(in: decoding, looks: looks),
        looks.count > 1 ? hardlySeenFillers(of: mrz, decoding, looks: looks) : [],
        mrz.strayData.map { [$0] } ?? [],
        mrz.fillersWithinNumber.filter {
          !(decoding.confidence(at: $0) >= Self.leastOfFillerWithin)
        },
      ].first { !$0.isEmpty } ?? []
    guard !places.isEmpty else { return [] }
    return [Refusal(.improbable, at: decoding.leastCertain(of: places), in: mrz)]
  }

  /// The probability that the characters which a digit protects are those that were seen, each by the net that
  /// sees it best; asked more of the fast net alone, which others may bear out.
  ///
  /// One digit tells nine wrong texts of ten. Cells that lie beside their characters are wrong together: `FK` at the
  /// bent edge of a page was `TY`, with the same digit. Of 2293 accepted readings 8 of the fast net
  /// alone have less than 0.9, one of them wrong, and 8 of all less than 0.7, two of them wrong
  /// (`Benchmarks/Measurements.md`, pictures that other hands drew once more).
  private static let leastSeenTogether: (byOne: Float, bySeveral: Float) = (0.9, 0.65)

  /// The characters that one digit protects, where they may well be others that agree with it too; none where they
  /// were seen.
  private func hardlySeen(in decoding: ZoneDecoding, looks: [[CellScores]]) -> [MRZ.Position] {
    let least =
      looks.count == 1 ? Self.leastSeenTogether.byOne : Self.leastSeenTogether.bySeveral
    for rule in decoding.format.checkRules where rule.check != .composite {
      let places = rule.covered.flatMap { range in
        range.columns.map { MRZ.Position(line: range.line, column: $0) }
      }
      let seen = places.reduce(Float(1)) { product, place in
        product * (looks.map { decoding.support(at: place, by: $0) }.max() ?? 0)
      }
      if !(seen >= least) { return places }
    }
    return []
  }

  /// The probability that one of several nets has to give to a filler that no digit protects.
  ///
  /// A digit of a visa's optional data that has nearly faded looks like one to all. Three of 2279 right readings have
  /// less (there).
  private static let leastSeenOfFiller: Float = 0.9

  /// The smallest probability of a filler between characters of the number.
  ///
  /// Few numbers have one, and no digit tells it from `K`: of 142 accepted readings that have one none has less, and
  /// one that was wrong, a `K` under a spot of light, had 0.997 (`Benchmarks/Measurements.md`, fillers within numbers).
  private static let leastOfFillerWithin: Float = 0.999

  private func hardlySeenFillers(
    of mrz: MRZ, _ decoding: ZoneDecoding, looks: [[CellScores]]
  ) -> [MRZ.Position] {
    mrz.unprovenFillers.filter { place in
      !(looks.map { decoding.support(at: place, by: $0) }.max() ?? 0 >= Self.leastSeenOfFiller)
    }
  }
}
