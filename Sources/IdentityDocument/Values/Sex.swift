/// The sex that a document states, as ICAO Doc 9303-3, §4.1 and ISO/IEC 5218 use it.
///
/// The raw values are the letters of the visual zone. A machine readable zone prints `<` where the
/// sex is unspecified.
public enum Sex: String, Hashable, Sendable, CaseIterable {
  /// Male, `M`.
  case male = "M"
  /// Female, `F`.
  case female = "F"
  /// Unspecified: `X` in the visual zone, `<` in a machine readable zone.
  case unspecified = "X"
}

#if !hasFeature(Embedded)
  extension Sex: Codable {}
#endif
