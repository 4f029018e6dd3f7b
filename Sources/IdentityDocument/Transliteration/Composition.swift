/// The compositions of a letter and a combining mark that the tables tell from the letter alone.
enum Composition {
  /// The composed letter, or `nil` where the mark makes no difference to a zone.
  ///
  /// Source: the canonical decompositions of the Unicode Character Database.
  static func compose(_ letter: Unicode.Scalar, with mark: Unicode.Scalar) -> Unicode.Scalar? {
    switch (mark, letter) {
    case ("\u{308}", "A"), ("\u{308}", "a"): "\u{C4}"
    case ("\u{308}", "O"), ("\u{308}", "o"): "\u{D6}"
    case ("\u{308}", "U"), ("\u{308}", "u"): "\u{DC}"
    case ("\u{30A}", "A"), ("\u{30A}", "a"): "\u{C5}"
    case ("\u{303}", "N"), ("\u{303}", "n"): "\u{D1}"
    case ("\u{308}", "\u{415}"), ("\u{308}", "\u{435}"): "\u{401}"
    case ("\u{301}", "\u{413}"), ("\u{301}", "\u{433}"): "\u{403}"
    case ("\u{301}", "\u{41A}"), ("\u{301}", "\u{43A}"): "\u{40C}"
    case ("\u{653}", "\u{627}"): "\u{622}"
    case ("\u{654}", "\u{627}"): "\u{623}"
    case ("\u{654}", "\u{648}"): "\u{624}"
    case ("\u{655}", "\u{627}"): "\u{625}"
    case ("\u{654}", "\u{64A}"): "\u{626}"
    default: nil
    }
  }
}
