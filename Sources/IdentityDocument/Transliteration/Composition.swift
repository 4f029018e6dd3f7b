/// The compositions of a letter and a combining mark that the tables tell from the letter alone.
enum Composition {
  /// The composed letter, or `nil` where the mark makes no difference to a zone.
  ///
  /// Source: the canonical decompositions of the Unicode Character Database.
  static func compose(_ letter: Unicode.Scalar, with mark: Unicode.Scalar) -> Unicode.Scalar? {
    switch (mark.value, letter.value) {
    case (0x308, 0x41), (0x308, 0x61): "\u{C4}"
    case (0x308, 0x4F), (0x308, 0x6F): "\u{D6}"
    case (0x308, 0x55), (0x308, 0x75): "\u{DC}"
    case (0x30A, 0x41), (0x30A, 0x61): "\u{C5}"
    case (0x303, 0x4E), (0x303, 0x6E): "\u{D1}"
    case (0x308, 0x415), (0x308, 0x435): "\u{401}"
    case (0x301, 0x413), (0x301, 0x433): "\u{403}"
    case (0x301, 0x41A), (0x301, 0x43A): "\u{40C}"
    case (0x653, 0x627): "\u{622}"
    case (0x654, 0x627): "\u{623}"
    case (0x654, 0x648): "\u{624}"
    case (0x655, 0x627): "\u{625}"
    case (0x654, 0x64A): "\u{626}"
    default: nil
    }
  }
}
