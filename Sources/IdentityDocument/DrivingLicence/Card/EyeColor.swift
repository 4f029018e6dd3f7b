/// The colour of the eyes, by the codes of ANSI D20 that AAMVA cards use.
public enum EyeColor: String, Hashable, Sendable, CaseIterable {
  /// Black.
  case black = "BLK"
  /// Blue.
  case blue = "BLU"
  /// Brown.
  case brown = "BRO"
  /// Eyes of two colours.
  case dichromatic = "DIC"
  /// Grey.
  case gray = "GRY"
  /// Green.
  case green = "GRN"
  /// Hazel.
  case hazel = "HAZ"
  /// Maroon.
  case maroon = "MAR"
  /// Pink.
  case pink = "PNK"
  /// Unknown to the issuer.
  case unknown = "UNK"

  /// Reads a card's code; `BRN` and two-letter codes of version 1 are in use too.
  init?(aamva code: String) {
    switch code {
    case "BRN", "BR": self = .brown
    case "BL": self = .blue
    default: self.init(rawValue: code)
    }
  }
}
