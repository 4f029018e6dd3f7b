/// How two values of one field stand to each other.
enum ValueRelation: Hashable, Sendable {
  /// They are the same.
  case equal
  /// They are spellings of one name (ICAO Doc 9303-3, §6).
  case transliteration
  /// One of them is the other as far as it goes: a name that is cut, a date with unknown parts.
  case compatible
  /// They differ only in characters that check digits and recognisers take for each other.
  case blind
  /// They differ.
  case different

  /// Whether one confirms the other.
  var confirms: Bool { self == .equal || self == .transliteration }

  /// Whether both cannot be right.
  var isContradiction: Bool { self == .blind || self == .different }

  /// Compares two claims to a field.
  init(_ left: Claim, _ right: Claim) {
    switch (left.value, right.value) {
    case (.date(let first), .date(let second)): self = Self.relation(first, second)
    case (.country, .country), (.sex, .sex), (.kind, .kind):
      self = left.value.text == right.value.text ? .equal : .different
    case (.list(let first), .list(let second)):
      self = Set(first) == Set(second) ? .equal : .different
    default:
      switch left.field {
      case .idNumber, .personalNumber, .cardAccessNumber, .optionalData1, .optionalData2, .postCode:
        self = Self.relation(ofNumbers: left.value.text, right.value.text)
      case .addressLine where Self.isBeginning(left.value.text, right.value.text):
        self = left.value.text == right.value.text ? .equal : .compatible
      default:
        self = NameComparison(left).relation(to: NameComparison(right))
      }
    }
  }

  /// Whether one address begins with the other: print goes on with city and postal code, which a barcode has in fields of
  /// their own.
  private static func isBeginning(_ left: String, _ right: String) -> Bool {
    let (first, second) = (left.numberCharacters, right.numberCharacters)
    return first.starts(with: second) || second.starts(with: first)
  }

  /// Dates are equal where all parts are known and equal, and differ where one known part does.
  private static func relation(_ left: DocumentDate, _ right: DocumentDate) -> ValueRelation {
    let centuriesAreStated = !left.centuryIsInferred && !right.centuryIsInferred
    let years =
      centuriesAreStated && left.year != nil && right.year != nil
      ? (left.year, right.year) : (left.yearOfCentury, right.yearOfCentury)
    var isWhole = true
    for (first, second) in [years, (left.month, right.month), (left.day, right.day)] {
      guard let first, let second else {
        isWhole = false
        continue
      }
      if first != second { return .different }
    }
    return isWhole ? .equal : .compatible
  }

  /// Numbers are compared by their letters and digits alone.
  static func relation(ofNumbers left: String, _ right: String) -> ValueRelation {
    let (first, second) = (left.numberCharacters, right.numberCharacters)
    if first == second { return .equal }
    guard first.count == second.count else { return .different }
    for (one, other) in zip(first, second) where one != other {
      guard Confusion.possible.contains(one, other),
        (CheckDigit.value(of: one) - CheckDigit.value(of: other)) % 10 == 0
      else { return .different }
    }
    return .blind
  }
}

extension String {
  /// The letters and digits of a number, capitals only.
  var numberCharacters: [UInt8] {
    utf8.compactMap { byte in
      switch byte {
      case "0"..."9", "A"..."Z": byte
      case "a"..."z": byte.uppercased
      // What is not ASCII counts as it is.
      case 0x80...: byte
      default: nil
      }
    }
  }
}
