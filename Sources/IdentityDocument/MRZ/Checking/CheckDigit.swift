/// The check digit of ICAO Doc 9303-3, §4.9: the sum of the characters' values with the weights
/// 7, 3, 1, 7, 3, 1, …, modulo 10.
///
/// Digits count as they are, `A` to `Z` as 10 to 35, the filler `<` as 0. Characters whose values
/// agree modulo 10, such as `6` and `G` or `K` and `<`, therefore look the same to every digit.
public struct CheckDigit: Hashable, Sendable {
  private var sum = 0
  private var position = 0

  /// Starts with no characters; the digit of none is 0.
  public init() {}

  /// The digit of a whole text.
  ///
  /// - Parameter characters: The ASCII codes of the characters; what is not of a zone counts as 0.
  /// - Complexity: O(*n*) in the number of characters.
  public init(of characters: [UInt8]) {
    for character in characters { append(character) }
  }

  /// Goes on by one character; one that is not of a zone counts as 0.
  ///
  /// - Parameter character: The ASCII code of the character.
  public mutating func append(_ character: UInt8) {
    let weight = position == 0 ? 7 : position == 1 ? 3 : 1
    position = position == 2 ? 0 : position + 1
    // Kept small, so that no text is long enough to overflow.
    sum = (sum + weight * Self.value(of: character)) % 10
  }

  /// The digit of the characters so far, 0 to 9.
  public var value: Int { sum }

  /// The value that a character counts with: 0 to 35, and 0 for what is not of a zone.
  ///
  /// - Parameter character: The ASCII code of the character.
  /// - Returns: Its value.
  public static func value(of character: UInt8) -> Int {
    switch character {
    case "0"..."9": character.digitValue
    case "A"..."Z": Int(character &- .ascii("A")) + 10
    default: 0
    }
  }

  /// The weight of the character before which `position` others are covered: 7, 3 or 1.
  ///
  /// - Parameter position: The number of characters covered before it.
  /// - Returns: Its weight.
  public static func weight(at position: Int) -> Int {
    switch position % 3 {
    case 0: 7
    case 1: 3
    default: 1
    }
  }
}
