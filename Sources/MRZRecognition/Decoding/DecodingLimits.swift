/// How far decoding may go against the recogniser for the sake of the check digits.
struct DecodingLimits: Sendable, Hashable {
  /// The largest ``ZoneDecoding/cost`` of a reading that agrees with the digits.
  ///
  /// Beyond it a digit that is wrong as printed is the better explanation: 4.6 is one in a hundred.
  /// With 2.5 two zones of 528 fewer are exact, with 7 one (`Benchmarks/Measurements.md`, thresholds of
  /// looks).
  var largestCost: Float = 4.6
  /// Characters that are less likely than the best of their cell by more than this are not tried.
  var reach: Float = 12
  /// How likely a document has a code that no table lists, as a logarithm: 1 in 200; 1 in 30 to 1 in
  /// 1000 read the same (`Benchmarks/Measurements.md`, thresholds of looks).
  var unlisted: Float = -5.3
  /// What the statistics of names count beside what the recogniser says.
  ///
  /// Set on 4800 frames, where 0.42 to 0.65 read nearly the same (`Benchmarks/Measurements.md`, words of names).
  var weightOfNames: Float = 0.5
  /// How much less likely than the best of its cell a letter of a name may be.
  ///
  /// It is 1 in 150. With 6 and 8 the same names were read (there, letters of names).
  var reachOfNames: Float = 5
  /// What the statistics of names count where they may only speak against a text: as much as the
  /// recogniser.
  ///
  /// With this a `T` that both nets take for an `I` in `ISUKAMOTO` is doubted, and an `F` in `OEZTUFRK`;
  /// so are 9 of 1917 right readings (`Benchmarks/Measurements.md`, the gate of acceptance).
  var weightOfNamesInDoubt: Float = 1
  /// How much less likely than the best of its cell a letter may be that such a doubt is about.
  var reachOfNamesInDoubt: Float = 8
  /// The odds against the text from which on another one whose digits agree counts: 1 in 1000.
  ///
  /// A tenth of what the gates leave to all doubts together, in logarithms.
  var leastOdds: Float = -6.9
  /// How much less likely than the text another one whose digits agree may be to be looked for: what is
  /// left out changes the probability of the text by six in a million at most.
  var largestOdds: Float = 12
  /// The most other texts that are given out.
  var alternativeLimit = 4
}
