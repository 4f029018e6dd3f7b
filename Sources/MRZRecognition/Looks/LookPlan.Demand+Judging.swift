import MRZLocation
import Raster

extension LookPlan.Demand {
  /// The mean confidence that a doubtful zone must read with; 0.7 to 0.92 give the same, none of 140
  /// pictures without a zone is accepted (`Benchmarks/Measurements.md`, thresholds of looks).
  private static let leastMeanOfDoubtful: Float = 0.85
  /// The same where a digit is wrong as printed and two others agree, or the one other that a zone of one line has; 0.9
  /// gives the same (there).
  private static let leastMeanWithWrongDigit: Float = 0.98

  /// The probability that a zone of uneven characters must read with: right readings state 0.62 or
  /// more, and of 1050 pictures of other print none is reported (`Benchmarks/Measurements.md`, other
  /// typefaces).
  private static let leastOfTypeset: Float = 0.05

  /// Whether a reading has what it must.
  func isMet(by reading: ReadZone, in image: GrayImage) -> Bool {
    guard self == .proven else { return reading.isCredible }
    let leastAgreeing = reading.zone.lines.count == 1 ? 1 : 2
    let isDocument =
      reading.decoding.isConsistentWithDigits
      ? reading.meanConfidence >= Self.leastMeanOfDoubtful
      : reading.meanConfidence >= Self.leastMeanWithWrongDigit
        && reading.agreeingDigits >= leastAgreeing
    let isLikely = !reading.zone.isTypeset || reading.confidence >= Self.leastOfTypeset
    return isDocument && isLikely && reading.zone.lies(in: image)
  }
}
