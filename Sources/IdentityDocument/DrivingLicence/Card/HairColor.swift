/// The colour of the hair, by the codes of ANSI D20 that AAMVA cards use.
public enum HairColor: String, Hashable, Sendable, CaseIterable {
  /// No hair.
  case bald = "BAL"
  /// Black.
  case black = "BLK"
  /// Blond.
  case blond = "BLN"
  /// Brown.
  case brown = "BRO"
  /// Grey.
  case gray = "GRY"
  /// Red or auburn.
  case red = "RED"
  /// Sandy.
  case sandy = "SDY"
  /// White.
  case white = "WHI"
  /// Unknown to the issuer.
  case unknown = "UNK"

  /// Reads a card's code; `BRN` and two-letter codes of version 1 are in use too.
  init?(aamva code: String) {
    switch code {
    case "BRN", "BR": self = .brown
    case "BK": self = .black
    default: self.init(rawValue: code)
    }
  }
}
