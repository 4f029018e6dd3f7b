/// What proves a value, the strongest last.
public enum Proof: String, Hashable, Sendable, CaseIterable {
  /// Nothing but the confidence of the reading.
  case none
  /// Several frames agree on it beyond the gate for one frame.
  case frames
  /// Print and zone spell the same name by ICAO Doc 9303-3, §6.
  case transliteration
  /// Two sources that were read independently say the same.
  case agreement
  /// A valid check digit of the zone covers every character of it.
  case checkDigit
  /// Every byte came through a barcode's error correction.
  case errorCorrection
  /// It is in signed data whose signature was verified up to a trusted anchor.
  case signature
}

extension Proof: Comparable {
  /// Whether one proof is weaker than another.
  public static func < (left: Proof, right: Proof) -> Bool { left.strength < right.strength }

  private var strength: Int {
    switch self {
    case .none: 0
    case .frames: 1
    case .transliteration: 2
    case .agreement: 3
    case .checkDigit: 4
    case .errorCorrection: 5
    case .signature: 6
    }
  }
}

#if !hasFeature(Embedded)
  extension Proof: Codable {}
#endif
