/// Names and towns that differ from a caption in a letter or two, and are none: `VALDEZ` and `VALIDEZ`.
enum NameLikeCaption {
  /// Whether a word is such a name.
  ///
  /// - Parameter word: The word, as ``FoldedText/words(of:)`` makes it.
  /// - Returns: Whether it is one.
  static func isOne(_ word: ArraySlice<UInt8>) -> Bool { names.contains(Array(word)) }

  /// Source: those of 57 996 names and 31 771 towns in the lists of the Python package `faker` (MIT licence) that
  /// ``CaptionReading`` took for a caption, without 23 that captions themselves are misread as, and Almaty.
  private static let words: StaticString = """
    agums almaty arturas august balapati balmat batirhan bender bombieri bophela calafat camiscione \
    cardano cartura cassen casterno cimina ciminna claassen claesen claessens classon clausen cognola \
    constantin constantine edvardas evaldas frattura geldern genderen goossens gosset grasser greachain \
    groessen grosjean gross grosseto grossi grosso gudvards heffernan heighne herkingen kalama \
    konstantin kortney lassen lengel lengstein lengyel limina lizana mamoiada maricela masserano \
    masterson milatic mopertingen moradeke moraga morahan morara morata moravany pender pessione \
    pisoniano quaras raamat rossiter saltara scardino serina seriyye simina simion simona somadina \
    staturano steer steger stegeren steuber steurer struer tillet timoradza tiziana tizzana udarsh \
    vaidas valadez valdez varas vargas viadana visinale yaltirak zdana
    """

  private static let names: Set<[UInt8]> = Set(
    "\(words)".split(separator: " ").map { Array($0.utf8) })
}
