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
    /// `2345 6789 0124` of Aadhaar cards: twelve digits, the last of them a check digit, which do not begin with 0 or 1.
    case aadhaar
    /// `1234-5678-9012-3456` of the Philippines' identity cards.
    case philippines
    /// `1 0234 0567` of Costa Rica: a province, and two groups of four.
    case costaRica
    /// `8-765-4321` of Panama: a province or letters, and two groups.
    case panama
    /// `4.123.456` of Paraguay.
    case paraguay
    /// `0801 1985 12345` of Honduras: a municipality, the year of birth and a number.
    case honduras
    /// `V 12.345.678` of Venezuela: V for citizens, E for others.
    case venezuela
    /// `001-0013052-0` of the Dominican Republic: an office, a number and a check digit.
    case dominicanRepublic
    /// `CI002345678` of Côte d'Ivoire: nine digits behind two letters, which may stand behind `N°`.
    case ivoryCoast

    /// What stands in the print of the card.
    var titles: [String] {
      switch self {
      case .hongKong: ["hong kong"]
      case .malaysia: ["malaysia", "mykad", "kad pengenalan"]
      case .india: ["indian union driving licence", "union of india"]
      case .aadhaar: ["government of india", "unique identification authority of india"]
      case .philippines: ["philippine identification card"]
      case .costaRica: ["republica de costa rica"]
      case .panama: ["republica de panama"]
      case .paraguay: ["republica del paraguay"]
      case .honduras: ["republica de honduras"]
      case .venezuela: ["republica bolivariana de venezuela"]
      case .dominicanRepublic: ["republica dominicana"]
      case .ivoryCoast: ["republique de cote d ivoire"]
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
    case .aadhaar:
      guard Self.groups(of: text, at: " ") == [4, 4, 4], ("2"..."9") ~= signs[0],
        Verhoeff.isValid(signs[...])
      else { return nil }
      isChecked = true
    case .ivoryCoast:
      guard let number = NumberForm.ivorian(text) else { return nil }
      (self.text, isChecked) = (number, nil)
      return
    case .philippines, .costaRica, .panama, .paraguay, .honduras, .venezuela, .dominicanRepublic:
      guard Self.isFormed(text, as: issuer) else { return nil }
      isChecked = nil
    }
    self.text = text
  }

  /// Whether a text has the groups of digits of an issuer whose numbers have no check digit.
  private static func isFormed(_ text: String, as issuer: Issuer) -> Bool {
    switch issuer {
    case .philippines: return groups(of: text, at: "-") == [4, 4, 4, 4]
    case .costaRica: return groups(of: text, at: " ") == [1, 4, 4]
    case .honduras: return groups(of: text, at: " ") == [4, 4, 5]
    case .panama:
      let parts = text.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, let groups = groups(of: String(parts[1]), at: "-") else {
        return false
      }
      let isProvince =
        (1...2).contains(parts[0].utf8.count) && parts[0].utf8.allSatisfy { $0.isDigit }
      return (isProvince || ["E", "N", "PE", "PI", "AV"].contains(parts[0]))
        && groups.count == 2 && (1...4).contains(groups[0]) && (1...6).contains(groups[1])
    case .paraguay:
      return groups(of: text, at: ".").map { $0 == [1, 3, 3] || $0 == [3, 3] } ?? false
    case .venezuela:
      let behind = text.drop { $0 == "V" || $0 == "E" || $0 == "-" || $0 == " " }
      guard text.first == "V" || text.first == "E",
        let groups = groups(of: String(behind), at: ".")
      else { return false }
      return groups.count == 3 && (1...2).contains(groups[0]) && groups[1...].allSatisfy { $0 == 3 }
    case .dominicanRepublic: return groups(of: text, at: "-") == [3, 7, 1]
    case .hongKong, .malaysia, .india, .aadhaar, .ivoryCoast: return false
    }
  }

  /// How many digits each group of a text has, or `nil` where other signs than digits and the one between groups
  /// stand in it.
  private static func groups(of text: String, at separator: Character) -> [Int]? {
    let groups = text.split(separator: separator, omittingEmptySubsequences: false)
    guard groups.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy { $0.isDigit } }) else {
      return nil
    }
    return groups.map { $0.utf8.count }
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
