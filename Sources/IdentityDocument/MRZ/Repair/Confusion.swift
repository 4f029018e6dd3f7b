/// Which characters of OCR-B recognisers take for each other.
///
/// Source: the confusions reported in the issue trackers of open readers (PassportEye 36 and 57,
/// mrz_parser 17, AndroidPassportReader 22) and the shapes of ISO 1073-2.
package struct Confusion: Sendable {
  /// One set of characters for each character from `0` to `Z`; bit *n* is the character `0` + *n*.
  private let sets: [UInt64]

  /// Shapes so close that a repair may rest on them.
  static let likely = Confusion([
    "0O", "0D", "0Q", "1I", "1L", "2Z", "4A", "5S", "6G", "7T", "8B",
  ])

  /// All that is confused now and then, of which a repair must be the only one to fit.
  ///
  /// Too many here mean fewer repairs, not wrong ones.
  static let possible = Confusion([
    "0O", "0D", "0Q", "0U", "0C", "08", "06", "09", "1I", "1L", "1J", "1T", "17", "14", "2Z", "27",
    "23", "38", "3B", "35", "39", "3J", "4A", "49", "5S", "56", "58", "6G", "68", "6B", "7T", "7Z",
    "7Y", "8B", "8S", "89", "9G", "AR", "BE", "BR", "CG", "CO", "C<", "DO", "DQ", "EF", "E<", "FP",
    "GQ", "HK", "HM", "HN", "HR", "IJ", "IL", "IT", "KR", "KX", "K<", "L<", "MN", "MW", "NW", "OQ",
    "PR", "S<", "UV", "VW", "VY", "X<", "XY",
  ])

  /// Makes a table of pairs.
  private init(_ pairs: [String]) {
    var sets = [UInt64](repeating: 0, count: 43)
    for pair in pairs {
      var members: [Int] = []
      for byte in pair.utf8 { members.append(byte.digitValue) }
      sets[members[0]] |= 1 << UInt64(members[1])
      sets[members[1]] |= 1 << UInt64(members[0])
    }
    self.sets = sets
  }

  /// The characters that one is taken for, as a set in which bit *n* is the character `0` + *n*.
  func partners(of character: UInt8) -> UInt64 {
    "0"..."Z" ~= character ? sets[character.digitValue] : 0
  }

  /// Whether two characters are taken for each other.
  func contains(_ first: UInt8, _ second: UInt8) -> Bool {
    guard "0"..."Z" ~= first, "0"..."Z" ~= second else { return false }
    return sets[first.digitValue] >> UInt64(second - .ascii("0")) & 1 == 1
  }

  /// The digit that a letter is taken for, or the letter that a digit is taken for, where one stands
  /// out; this is what puts a character into the alphabet of its place.
  package static func twin(of character: UInt8, in alphabet: MRZ.Alphabet) -> UInt8? {
    switch alphabet {
    case .digits, .digitsOrFiller:
      switch character {
      case "O", "Q", "D": .ascii("0")
      case "I", "L": .ascii("1")
      case "Z": .ascii("2")
      case "S": .ascii("5")
      case "G": .ascii("6")
      case "B": .ascii("8")
      default: nil
      }
    case .letters, .lettersOrFiller:
      switch character {
      case "0": .ascii("O")
      case "1": .ascii("I")
      case "2": .ascii("Z")
      case "5": .ascii("S")
      case "6": .ascii("G")
      case "8": .ascii("B")
      default: nil
      }
    case .alphanumeric, .sex: nil
    }
  }
}
