/// Captions of which the part before a slash was not read.
extension PrintAssignment {
  /// How far left of a caption's rest its value may begin, in millimetres: a caption in one language has some fifteen
  /// letters of half a millimetre.
  private static let reachBefore = 12.0

  /// Whether a caption is the rest of one that began above a value which reaches below it: `vieta / Place of birth`,
  /// and the word before it lost in the print of the background.
  ///
  /// Nothing else stands in the row of the caption above the value, and in the row of the value nothing below the
  /// caption: of 8206 values of drawn pages six more are right than where a slash is asked for, too, and none more
  /// is wrong.
  func isCutBefore(_ caption: AssignedLine, over place: Int) -> Bool {
    let value = lines[place]
    let left = caption.captionLeft ?? caption.left
    guard value.left <= left - 4.5, value.left > left - Self.reachBefore,
      value.right > caption.left + 0.5, value.part == nil
    else { return false }
    return !lines.contains { other in
      guard other.index != value.index, other.index != caption.index else { return false }
      let isInRowOfCaption =
        other.isBeside(caption, within: 0.8) && other.right > value.left - 1
        && other.left < caption.left
      let isInRowOfValue =
        other.isBeside(value, within: 0.6) && other.left > left - 4.5
        && other.left < caption.right + 4
      return isInRowOfCaption || isInRowOfValue
    }
  }
}
