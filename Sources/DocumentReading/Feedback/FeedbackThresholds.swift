/// Where a measured quality begins to deserve a hint.
///
/// Found with the corpus's 90 phone frames, of which the own recogniser accepts 58, and with 462
/// changed copies of 22 accepted frames (blurred, dimmed, brightened, lit by a reflection, reduced).
/// Beside each number stand the *false alarms*, accepted corpus frames that it would flag, and the
/// *hits*, copies that are not accepted any more and are flagged. An accepted reading never gets a
/// quality hint (``FrameFeedback``), so the false alarms count only for a caller's own rules.
enum FeedbackThresholds {
  /// Pixels a character.
  ///
  /// Below it 2 of 17 frames are accepted, above 10 pixels 50 of 58. False
  /// alarms 2 of 58.
  static let pitch = 8.0
  /// The grey of the paper.
  ///
  /// False alarms 0 of 58; hits 31 of 32 (dimmed to a fifth or less).
  static let brightGrey = 32
  /// How sharply strokes bend.
  ///
  /// False alarms 0 of 58; hits 40 of 40 of the copies blurred by 0.18 and 0.24 of a character's width. Motion across the line only is not seen by it.
  static let sharpness = 0.52
  /// The share of burnt out samples of a zone together with the grey of its ink.
  ///
  /// False alarms 0 of 58; hits 23 of 23 (brightened 1.7 to 3 times).
  static let burntShare = 0.5
  /// See ``burntShare``.
  static let lightInk = 150
  /// The share of characters that are nothing but light.
  ///
  /// False alarms 0 of 58; hits 66 of 66
  /// (reflections over 3 % to 29 % of the characters).
  static let litShare = 0.02

  /// The distance from the edge of the frame at which a zone counts as cut, in characters.
  static let edgeMargin = 0.6

  // Of a frame in which nothing was read. `docread-bench feedback` measures them: changed copies of
  // accepted frames of the corpus that are not accepted any more, by what was changed.

  /// The grey of the bright places outside lit areas from which the whole frame counts as too bright.
  ///
  /// Copies brightened 2.5 to 4 times have 205 at least, reflections 202 at most.
  static let brightPaper = 205
  /// The share of burnt out places among those that are not all light, from which a frame is too
  /// bright: 260 of 269 copies with a reflection have less, 120 of 148 brightened ones more.
  static let burntPaper = 0.06
  /// The grey that 1 % of a frame does not exceed, from which a frame is too bright: of copies with a
  /// reflection none has as much.
  static let liftedInk = 120
  /// The share of the largest area that is nothing but light, from which no reflection is as large: 198
  /// have 0.36 at most (seeds 4, 9, 21).
  static let burntFrame = 0.45
  /// The grey that 1 % of a frame does not exceed, from which so large an area is no white paper: copies
  /// brightened 2.5 and 4 times have 60 at least, scans of dark print on white less.
  static let scannedInk = 55
  /// The share of burnt out places against the root of the area that is nothing but light.
  ///
  /// A reflection is one area, and burnt out beside it is its rim alone: 198 have 0.25 at most where
  /// the rim is more than noise. Too much light burns out places everywhere: 3 in 4 brightened copies
  /// have 0.6 at least.
  static let rim = 0.35
  /// The grey that 1 % of a frame does not exceed, below which black on white was drawn and not
  /// photographed: brightened copies have 12 at least (seeds 4, 9, 21).
  static let drawnInk = 10
  /// The share of burnt out places below which they are noise, for ``rim``.
  static let scattered = 0.04
  /// The share of the largest area that is nothing but light, of a frame that is too bright.
  static let burntArea = 0.002
  /// The same of a frame with a reflection; frames without one have 0, one of 127 has 0.0009.
  static let litArea = 0.0004
  /// The sharpness of edges: sharp frames have 0.41 at least, copies blurred by 2 to 7 pixels 0.43 at
  /// most and nine in ten of them 0.38.
  static let edgeSharpness = 0.40
  /// Edges and spread of greys below which sharpness says nothing.
  static let leastEdge = 6
  /// See ``leastEdge``; blurred copies of dark frames have 13 at least (seed 9).
  static let leastSpread = 13
  /// The narrower extent of print, in pixels: copies reduced 2.5 and 4 times have less in 19 of 20
  /// cases, untouched frames in 1 of 13.
  static let printExtent = 450.0
}
