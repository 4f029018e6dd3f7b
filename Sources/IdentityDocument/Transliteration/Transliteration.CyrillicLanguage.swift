extension Transliteration {
  /// A language for which ICAO Doc 9303-3, §6.B maps some Cyrillic letters otherwise.
  public enum CyrillicLanguage: Hashable, Sendable, CaseIterable {
    /// Any language without exceptions, Russian among them.
    case other
    /// Belarusian: Ё is IO, Г is H.
    case belarusian
    /// Bulgarian: Щ is SHT.
    case bulgarian
    /// Macedonian: Ѓ is GJ, Ќ is KJ, Х is H, Ц is C, Џ is DJ.
    case macedonian
    /// Serbian: Г and Х are H, Ж is Z, Ц and Ч are C, Ш is S.
    case serbian
    /// Ukrainian: И is Y.
    case ukrainian
  }
}
