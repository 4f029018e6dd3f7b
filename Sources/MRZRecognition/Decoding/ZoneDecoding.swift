package import IdentityDocument

/// A zone's text as decoded from the scores of its cells, and what speaks for it.
package struct ZoneDecoding: Sendable, Hashable {
  /// A character that the check digits have changed.
  package struct Correction: Sendable, Hashable {
    /// Where it stands.
    package let position: MRZ.Position
    /// The character that seems to be printed, in ASCII.
    package let read: UInt8
    /// The character that agrees with the digits, in ASCII.
    package let corrected: UInt8
  }

  /// Another text whose check digits agree.
  package struct Alternative: Sendable, Hashable {
    /// The lines in ASCII.
    package let lines: [[UInt8]]
    /// The probability that it is the text, among those whose digits agree.
    package let likelihood: Float
  }

  /// The layout that fits best.
  package let format: MRZ.Format
  /// The lines in ASCII.
  ///
  /// They are the likeliest text that agrees with every printed check digit; where there is none, or
  /// only one that is too far-fetched, the text as it seems to be printed.
  package let lines: [[UInt8]]
  /// The probability of each character among those that its place allows.
  package internal(set) var characterConfidence: [[Float]]
  /// What the digits have changed, in reading order.
  package let corrections: [Correction]
  /// Whether every printed check digit agrees.
  package let isConsistentWithDigits: Bool
  /// The logarithm of how much likelier the text as printed is than the one that agrees with the
  /// digits; 0 where they are the same.
  ///
  /// It is infinite where `isConsistentWithDigits` is false: what is more far-fetched is not looked for.
  package let cost: Float
  /// The logarithm of how much likelier the text is than the next one that agrees with the digits;
  /// infinite where no other counts at all, 0 where the digits do not agree, negative where another text
  /// with all characters of one shape changed is the likelier one.
  package let margin: Float
  /// The smallest probability of a character of the names.
  package internal(set) var minimumNameConfidence: Float
  /// The smallest probability of a character that no digit covers, those of the names aside.
  package let minimumUncheckedConfidence: Float
  /// The probability that every character is right: of those that no digit covers as the recogniser
  /// states it, of the others by the share among all texts that agree; 0 where the digits do not
  /// agree.
  package internal(set) var probability: Float
  /// The other texts whose digits agree and that are not too unlikely, the likeliest first.
  package let alternatives: [Alternative]

  /// The same text where the characters in some places are together as likely as is known otherwise.
  ///
  /// - Parameters:
  ///   - places: The places, which no digit protects or whose digit counts nothing here.
  ///   - known: The probability that all of them are right.
  /// - Returns: The text, likelier; the same where it is as likely as that already.
  func knowing(_ places: Set<MRZ.Position>, with known: Float) -> ZoneDecoding {
    // In the order of the text: a product in the order of a set is another one in every process.
    let places = positions.filter(places.contains)
    let seen = places.reduce(1) { $0 * confidence(at: $1) }
    guard seen > 0, seen < known else { return self }
    var text = self
    // Each doubt gets smaller by what all of them do.
    let share = (1 - known) / (1 - seen)
    for place in places {
      let doubt = 1 - characterConfidence[place.line - 1][place.column - 1]
      text.characterConfidence[place.line - 1][place.column - 1] = 1 - doubt * share
    }
    text.probability = min(1, probability * known / seen)
    text.minimumNameConfidence =
      positions.filter { MRZ.isName(at: $0, in: format) }.map { text.confidence(at: $0) }.min() ?? 1
    return text
  }

  /// Whether letters of names may be digits: on Russian internal passports.
  var hasDigitsInNames: Bool {
    format == .td3 && lines.first.map { $0.starts(with: "PNRUS".utf8) } == true
  }
}
