import IdentityDocument
import LineRecognition

/// What a reading needs to be accepted without a human look.
///
/// The numbers are set from readings of synthetic frames (`docread-bench pictures`), so that none of
/// the accepted ones is wrong; `Benchmarks/README.md` gives the counts.
package struct AcceptanceGates: Hashable, Sendable {
  /// The smallest probability of a character of the names.
  var name: Float
  /// The smallest probability of another character that no digit protects.
  var unchecked: Float = 0.8
  /// The smallest probability of the letters of a state that no table lists.
  var unlistedState: Float = 0.999
  /// The smallest probability that every character is right, as the fast net states it alone.
  var whole: Float = 0.998
  /// The same as the thorough net states it, where the fast one agrees.
  var wholeOfThorough: Float = 0.99
  /// The same for Tesseract, which states less of the same rightness.
  var wholeOfTesseract: Float = 0.75
  /// The smallest probability that the fast net gives to a character that no digit protects, where
  /// the thorough one has read.
  var support: Float = 0.7
  /// The smallest logarithm of how much likelier the text is than the next one whose digits agree.
  var margin: Float = 3
  /// The largest logarithm of how much likelier the text would be without its digits.
  var cost: Float = 2

  /// Makes gates.
  ///
  /// - Parameter name: The smallest probability of a character of the names.
  package init(name: Float) {
    self.name = name
  }

  /// What keeps a reading from being fit for use without a human look; empty where it is.
  func refusals(
    _ mrz: MRZ, _ decoding: ZoneDecoding, by recognizer: Recognizer,
    witness: [CellScores]? = nil
  ) -> [AcceptanceRefusal] {
    let leastProbability =
      recognizer == .tesseract ? wholeOfTesseract : witness == nil ? whole : wholeOfThorough
    let leastUnchecked = mrz.hasListedStates ? unchecked : max(unchecked, unlistedState)
    var refusals: [AcceptanceRefusal] = []
    func require(_ holds: Bool, _ refusal: AcceptanceRefusal) {
      if !holds { refusals.append(refusal) }
    }
    // Written so that what is no number refuses.
    require(mrz.isValid, .wrongCheckDigit)
    require(mrz.isComplete, .incomplete)
    require(decoding.isConsistentWithDigits, .inconsistent)
    require(decoding.probability >= leastProbability, .improbable)
    require(decoding.margin >= margin, .ambiguous)
    require(decoding.cost <= cost, .farFetched)
    require(decoding.minimumNameConfidence >= name, .uncertainName)
    require(decoding.minimumUncheckedConfidence >= leastUnchecked, .uncertainUnprotected)
    require(!mrz.hasStrayState, .strayState)
    if let witness { require(decoding.leastSupport(by: witness) >= support, .contradicted) }
    return refusals
  }
}
