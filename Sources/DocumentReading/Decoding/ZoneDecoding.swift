internal import IdentityDocument

/// A zone's text as decoded from the scores of its cells, and what speaks for it.
struct ZoneDecoding: Sendable, Hashable {
  /// A character that the check digits have changed.
  struct Correction: Sendable, Hashable {
    /// Where it stands.
    let position: MRZ.Position
    /// The character that seems to be printed, in ASCII.
    let read: UInt8
    /// The character that agrees with the digits, in ASCII.
    let corrected: UInt8
  }

  /// The layout that fits best.
  let format: MRZ.Format
  /// The lines in ASCII.
  ///
  /// They are the likeliest text that agrees with every printed check digit; where there is none, or
  /// only one that is too far-fetched, the text as it seems to be printed.
  let lines: [[UInt8]]
  /// The probability of each character among those that its place allows.
  let characterConfidence: [[Float]]
  /// What the digits have changed, in reading order.
  let corrections: [Correction]
  /// Whether every printed check digit agrees.
  let isConsistentWithDigits: Bool
  /// The logarithm of how much likelier the text as printed is than the one that agrees with the
  /// digits; 0 where they are the same.
  ///
  /// Where `isConsistentWithDigits` is false it is that of the text that was refused, and infinite
  /// where none agrees.
  let cost: Float
  /// The logarithm of how much likelier the text is than the next one that agrees with the digits;
  /// infinite where there is no other, 0 where the digits do not agree.
  let margin: Float
  /// The smallest probability of a character of the names.
  let minimumNameConfidence: Float
  /// The smallest probability of a character that no digit covers, those of the names aside.
  let minimumUncheckedConfidence: Float
  /// The probability that every character is right: of those that no digit covers as the recogniser
  /// states it, of the others by the lead over the next text that agrees; 0 where the digits do not
  /// agree.
  let probability: Float
}
