/// What the net for marks and all looks have seen of one letter.
struct LetterSight {
  /// What the net has seen.
  var letter: PrintedLetter
  /// What each look has read.
  var reads: [Unicode.Scalar]

  /// The logarithm of how likely what was seen is, were it a letter.
  func score(of choice: Unicode.Scalar) -> Double {
    let seen = Self.trust * max(letter.logLikelihoods[choice] ?? Self.unseen, Self.unseen)
    return reads.reduce(seen) { $0 + share(of: $1, where: choice) }
  }

  /// Whether the net by itself has seen one letter more likely than another.
  func isLikelier(_ choice: Unicode.Scalar, than other: Unicode.Scalar) -> Bool {
    guard let seen = letter.logLikelihoods[Self.shape(of: choice)] else { return false }
    return seen > (letter.logLikelihoods[Self.shape(of: other)] ?? -.infinity)
  }

  /// The letter that the net knows a shape by: Iceland's `Ð` is a Croatian `Đ`.
  private static func shape(of letter: Unicode.Scalar) -> Unicode.Scalar {
    letter == "Ð" ? "Đ" : letter
  }

  /// The logarithm of the share of readings of a letter that are another one.
  private func share(of read: Unicode.Scalar, where choice: Unicode.Scalar) -> Double {
    let read = Self.shape(of: read)
    if read == choice { return 0 }
    if read == letter.base { return Self.lost }
    return choice == letter.base ? Self.invented : Self.mistaken
  }

  /// What the net says counts for less than a look: both see the same pixels, and it has learnt from more marks than
  /// names have.
  private static let trust = 0.6
  /// What the net does not see is one in five hundred.
  private static let unseen = -6.2
  /// A mark that was lost: often in small print.
  private static let lost = -1.0
  /// A mark that is none: seldom.
  private static let invented = -4.0
  /// A mark that was taken for another one.
  private static let mistaken = -2.0
}
