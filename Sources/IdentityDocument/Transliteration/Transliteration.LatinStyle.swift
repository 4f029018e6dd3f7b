extension Transliteration {
  /// Which of the alternatives of ICAO Doc 9303-3, §6.A stand for Ä, Å, Ñ, Ö and Ü.
  public enum LatinStyle: Hashable, Sendable, CaseIterable {
    /// AE, AA, N, OE and UE.
    case expanded
    /// The letter without its mark: A, A, N, O and U.
    case plain
    /// AE, AA, NXX, OE and UXX, so that Ñ and Ü can be told from the letter without its mark.
    case escaped
  }
}
