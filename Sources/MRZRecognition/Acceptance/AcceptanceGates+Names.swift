import IdentityDocument
import LineRecognition

extension AcceptanceGates {
  /// The smallest share of the text of known names, or of a state, among all that may stand there, from which it
  /// counts as known: of 138 readings of three nets that are accepted for it and have it none is wrong, of 14 with 0.98
  /// to 0.985 one (`Benchmarks/Measurements.md`, gates for three nets).
  private static let leastOfNames: Float = 0.985
  /// The smallest probability that each net has to give to each of their letters; with 0.03 fifteen more of 4000 are
  /// accepted, and one of them wrongly (there).
  private static let leastOfKnown: Float = 0.1

  /// The smallest probability that all nets together have to give to each: what they see otherwise is no more than
  /// likely.
  private static let leastOfAll: Float = 0.3

  /// A text whose names are as likely as known names and their letters make them, where they make them
  /// likelier.
  ///
  /// No digit covers the names, and a net that is asked for one letter knows nothing of the others: `DUŠAN` with a
  /// dim `D` is one of few names.
  ///
  /// - Parameters:
  ///   - decoding: The text.
  ///   - names: What is known of its names.
  ///   - looks: What each net that was asked says of the cells.
  ///   - seen: What they say together.
  /// - Returns: The text, and the places of its known names; the same text and no place where nothing is known of
  ///   it, or where a net sees something else.
  func knowing(
    _ decoding: ZoneDecoding, _ names: NameJudgement?, looks: [[CellScores]], seen: [CellScores]
  ) -> (decoding: ZoneDecoding, known: Set<MRZ.Position>) {
    var known: Set<MRZ.Position> = []
    guard decoding.isConsistentWithDigits else { return (decoding, known) }
    func areSeen(_ places: Set<MRZ.Position>) -> Bool {
      places.allSatisfy { place in
        decoding.support(at: place, by: seen) >= Self.leastOfAll
          && looks.allSatisfy { decoding.support(at: place, by: $0) >= Self.leastOfKnown }
      }
    }
    for places in decoding.placesOfListedStates {
      let probability = places.reduce(1) { $0 * decoding.confidence(at: $1) }
      if probability >= Self.leastOfNames, areSeen(places) { known.formUnion(places) }
    }
    guard let names, names.isLikeliest, names.probabilityOfKnown >= Self.leastOfNames,
      areSeen(names.known)
    else { return (decoding, known) }
    known.formUnion(names.known)
    return (decoding.knowing(names.known, with: names.probabilityOfKnown), known)
  }
}
