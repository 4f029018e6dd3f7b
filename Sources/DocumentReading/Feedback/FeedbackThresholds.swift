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
  /// False alarms 0 of 58; hits 40 of 40 of the copies blurred by 0.18 and
  /// 0.24 of a character's width. Motion across the line only is not seen by it.
  static let sharpness = 0.52
  /// The share of burnt out samples of a zone together with the grey of its ink.
  ///
  /// False alarms 0 of
  /// 58; hits 23 of 23 (brightened 1.7 to 3 times).
  static let burntShare = 0.5
  /// See ``burntShare``.
  static let lightInk = 150
  /// The share of characters that are nothing but light.
  ///
  /// False alarms 0 of 58; hits 66 of 66
  /// (reflections over 3 % to 29 % of the characters).
  static let litShare = 0.02
  /// Of a whole frame in which nothing was found: nearly all burnt out, and nothing dark.
  static let frameBurntShare = 0.9
  /// See ``frameBurntShare``.
  static let frameDarkGrey = 200
  /// Of a whole frame in which nothing was found: its sharpest edges.
  ///
  /// False alarms 0 of 58 accepted
  /// frames (least 0.22) and 0 of 25 pictures without a document (least 0.37); the median of copies
  /// blurred by 8 pixels is 0.10.
  static let frameSharpness = 0.12
}
