/// How far decoding may go against the recogniser for the sake of the check digits.
struct DecodingLimits: Sendable, Hashable {
  /// The largest ``ZoneDecoding/cost`` of a reading that agrees with the digits.
  ///
  /// Beyond it a digit that is wrong as printed is the better explanation.
  var largestCost: Float = 4.6
  /// Characters that are less likely than the best of their cell by more than this are not tried.
  var reach: Float = 12
}
