import IdentityDocument

/// What a reading needs to be accepted without a human look.
///
/// The numbers are set from readings of synthetic frames (`docread-bench pictures`), so that none of
/// the accepted ones is wrong; `Benchmarks/README.md` gives the counts.
struct AcceptanceGates: Hashable, Sendable {
  /// The smallest probability of a character of the names.
  var name: Float
  /// The smallest probability of another character that no digit protects.
  var unchecked: Float = 0.8
  /// The smallest probability of the letters of a state that no table lists.
  var unlistedState: Float = 0.999
  /// The smallest probability that every character is right, as our own recogniser states it.
  var whole: Float = 0.97
  /// The same for Tesseract, which states less of the same rightness.
  var wholeOfTesseract: Float = 0.75
  /// The smallest logarithm of how much likelier the text is than the next one whose digits agree.
  var margin: Float = 3
  /// The largest logarithm of how much likelier the text would be without its digits.
  var cost: Float = 2

  init(name: Float) {
    self.name = name
  }

  /// Whether a reading is fit for use.
  func admit(_ mrz: MRZ, _ decoding: ZoneDecoding, by engine: RecognitionEngine) -> Bool {
    guard mrz.isValid, mrz.isComplete, decoding.isConsistentWithDigits else { return false }
    let leastProbability = engine == .tesseract ? wholeOfTesseract : whole
    guard decoding.probability >= leastProbability else { return false }
    guard decoding.margin >= margin, decoding.cost <= cost else { return false }
    guard decoding.minimumNameConfidence >= name else { return false }
    let least = decoding.minimumUncheckedConfidence
    return least >= (mrz.hasListedStates ? unchecked : max(unchecked, unlistedState))
  }
}
