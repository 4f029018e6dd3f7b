/// Numbers of identity cards that are told by their form, where the card prints no caption beside them.
struct FormedNumber {
  /// Whose cards have such numbers.
  enum Issuer: Hashable, CaseIterable {
    /// `A123456(3)`: one letter or two, six digits and a check digit.
    case hongKong
    /// `950315-05-6793`: the day of birth, a state and four digits, the last of them odd for men.
    case malaysia
    /// `KA21 20219769638` of driving licences: a state, an office, the year of issue and seven digits.
    case india

    /// What stands in the print of the card.
    var titles: [String] {
      switch self {
      case .hongKong: ["hong kong"]
      case .malaysia: ["malaysia", "mykad", "kad pengenalan"]
      case .india: ["indian union driving licence", "union of india"]
      }
    }
  }

  /// The number as it is printed.
  let text: String
  /// Whether its check digit agrees, or `nil` where it has none.
  let isChecked: Bool?

  /// Understands a text as a number of an issuer, or answers `nil` where it is none.
  init?(_ text: String, of issuer: Issuer) {
    let signs = text.utf8.filter { $0 != .ascii(" ") }
    switch issuer {
    case .hongKong:
      let letters = signs.prefix { $0.isCapital }
      let rest = Array(signs.dropFirst(letters.count))
      guard (1...2).contains(letters.count), rest.count == 9, rest[..<6].allSatisfy({ $0.isDigit }),
        rest[6] == .ascii("("), rest[8] == .ascii(")"), rest[7].isDigit || rest[7] == .ascii("A")
      else { return nil }
      isChecked = Self.check(letters: Array(letters), digits: Array(rest[..<6])) == rest[7]
    case .malaysia:
      let groups = signs.split(separator: .ascii("-"), omittingEmptySubsequences: false)
      guard groups.map({ $0.count }) == [6, 2, 4], groups.joined().allSatisfy({ $0.isDigit }),
        Self.isDay(Array(groups[0]))
      else { return nil }
      isChecked = nil
    case .india:
      let groups = text.utf8.split { $0 == .ascii(" ") || $0 == .ascii("-") }.joined()
      let all = Array(groups)
      guard all.count == 15, all[..<2].allSatisfy({ $0.isCapital }),
        all[2...].allSatisfy({ $0.isDigit }), (1950...2099).contains(all[4..<8].decimalValue)
      else { return nil }
      isChecked = nil
    }
    self.text = text
  }

  /// The check digit of Hong Kong's cards: eleven less the rest of the weighted sum, ten as an `A`; a place before
  /// a single letter counts 36.
  ///
  /// Source: the form that the Immigration Department of Hong Kong prints.
  static func check(letters: [UInt8], digits: [UInt8]) -> UInt8 {
    let values =
      (letters.count == 1 ? [36] : []) + letters.map { Int($0 &- .ascii("A")) + 10 }
      + digits.map { Int($0 &- .ascii("0")) }
    let sum = zip(values, (2...9).reversed()).reduce(0) { $0 + $1.0 * $1.1 }
    let check = (11 - sum % 11) % 11
    return check == 10 ? .ascii("A") : .ascii("0") + UInt8(truncatingIfNeeded: check)
  }

  /// Whether six digits are a year, a month and a day.
  private static func isDay(_ digits: [UInt8]) -> Bool {
    (1...12).contains(digits[2..<4].decimalValue) && (1...31).contains(digits[4..<6].decimalValue)
  }
}
