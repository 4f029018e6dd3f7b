/// What a printed value looks like, character by character.
///
/// `9` stands for a digit, `A` for a capital letter, `a` for a letter in either case, `X` for a digit
/// or a capital letter; `*` lets the character before it stand any number of times, `?` at most once.
/// Everything else stands for itself: `AA999999`, `99.99.9999`, `A*`.
public struct PrintedPattern: Hashable, Sendable {
  /// One character of the pattern.
  private struct Item: Hashable, Sendable {
    var character: Unicode.Scalar
    var isOptional = false
    var isRepeated = false

    func matches(_ scalar: Unicode.Scalar) -> Bool {
      switch character {
      case "9": scalar.isASCII && UInt8.ascii(scalar).isDigit
      case "A": scalar.properties.isUppercase
      case "a": scalar.properties.isAlphabetic
      case "X": scalar.properties.isUppercase || scalar.isASCII && UInt8.ascii(scalar).isDigit
      default: scalar == character
      }
    }
  }

  /// The pattern as it was written.
  public let text: String
  private let items: [Item]

  /// The most characters that a pattern has.
  private static let longest = 100

  /// Understands a pattern, or answers `nil` where it is empty, has more than 100 characters, or a sign
  /// of number stands before anything else.
  ///
  /// - Parameter text: Such as `AA999999`.
  public init?(_ text: String) {
    guard text.unicodeScalars.prefix(Self.longest + 1).count <= Self.longest else { return nil }
    var items: [Item] = []
    for scalar in text.unicodeScalars {
      switch scalar {
      case "*", "?":
        guard let last = items.indices.last, !items[last].isOptional else { return nil }
        items[last].isOptional = true
        items[last].isRepeated = scalar == "*"
      default: items.append(Item(character: scalar))
      }
    }
    guard !items.isEmpty else { return nil }
    self.text = text
    self.items = items
  }

  /// Whether a text looks like this, all of it.
  ///
  /// - Parameter text: The text.
  /// - Returns: Whether it does.
  /// - Complexity: O(*n* · *m*) in the lengths of the text and the pattern.
  public func matches(_ text: String) -> Bool {
    var places = Set(following(0))
    for scalar in text.unicodeScalars {
      var next: Set<Int> = []
      for place in places where place < items.count && items[place].matches(scalar) {
        next.formUnion(following(items[place].isRepeated ? place : place + 1))
      }
      guard !next.isEmpty else { return false }
      places = next
    }
    return places.contains(items.count)
  }

  /// A place and those that can be reached from it without a character.
  private func following(_ place: Int) -> [Int] {
    var places = [place]
    while let last = places.last, last < items.count, items[last].isOptional {
      places.append(last + 1)
    }
    return places
  }
}
