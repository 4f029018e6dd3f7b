extension LookalikeSpelling {
  /// No value is longer in both scripts; a hostile text is not searched.
  private static let longestOfBoth = 80

  /// What of a text is in Latin letters where the other part of it is the same in Cyrillic or Greek ones:
  /// `BURGAS` of `БУРГАС/BURGAS`.
  ///
  /// - Parameter text: The text as it was read; words with digits before it, such as a day, stay.
  /// - Returns: The text without the other script, or `nil` where no part of it is the same as another.
  /// - Complexity: O(*n*³) in the length of the text.
  static func latinPart(of text: String) -> String? {
    let scalars = Array(text.unicodeScalars.prefix(longestOfBoth + 1))
    guard scalars.count <= longestOfBoth else { return nil }
    let start = beginning(of: scalars)
    let before = string(scalars[..<start])
    var best: (cost: Int, text: String)?
    for place in scalars.indices.dropFirst(start + 1).dropLast() {
      let scalar = scalars[place]
      guard isSlash(scalar) || scalar == " " || mayBeSlash(scalar, between: scalars, place) else {
        continue
      }
      let (first, second) = (string(scalars[start..<place]), string(scalars[(place + 1)...]))
      for (other, latin) in [(first, second), (second, first)] where letters(of: latin) >= 3 {
        let spelling = LookalikeSpelling(other, of: latin)
        guard spelling.isOne,
          isSlash(scalar) || isSurelyBoth(spelling),
          spelling.cost < best?.cost ?? .max
        else { continue }
        best = (spelling.cost, before + trimmed(latin))
      }
    }
    return best?.text
  }

  /// Whether two words with a blank between them are one in two scripts: names of four letters are two by chance,
  /// `JOSÉ LUIS`.
  private static func isSurelyBoth(_ spelling: LookalikeSpelling) -> Bool {
    spelling.cost == 0 && spelling.distinct >= 2 && spelling.length >= 5
  }

  /// Whether all letters of a text may be Cyrillic or Greek ones that were read as Latin ones.
  ///
  /// - Parameters:
  ///   - text: A text; the code of a state behind a slash does not count.
  ///   - isGreek: Whether the other letters are Greek, of which sigma and zeta are read as `Z`.
  /// - Returns: Whether they may; a word of three letters is too short to say, but before a slash or a number.
  static func mayBeOther(_ text: String, orGreek isGreek: Bool = false) -> Bool {
    var scalars = Array(text.unicodeScalars)
    if scalars.count > 4, isSlash(scalars[scalars.count - 4]) { scalars.removeLast(4) }
    let letters = scalars.filter { $0.properties.isAlphabetic }
    let isLong =
      letters.count > 3 || scalars.last == "/" || scalars.contains { ("0"..."9").contains($0) }
    return letters.count >= 3 && isLong
      && letters.allSatisfy { alike.contains($0) || isGreek && $0 == "Z" }
  }

  /// Whether a part of a text between slashes may be of Cyrillic or Greek letters.
  ///
  /// - Parameters:
  ///   - text: A text.
  ///   - isGreek: Whether the other letters are Greek.
  /// - Returns: Whether it has two parts or more, and one of them may be.
  static func holdsOther(_ text: String, orGreek isGreek: Bool) -> Bool {
    let parts = text.unicodeScalars.split(whereSeparator: isSlash)
    return parts.count > 1
      && parts.contains { mayBeOther(String(String.UnicodeScalarView($0)) + "/", orGreek: isGreek) }
  }

  /// Whether a text has letters that no Cyrillic or Greek capital is read as, in a word of three or more.
  ///
  /// - Parameter text: A text.
  /// - Returns: Whether it has.
  static func isLatin(_ text: String) -> Bool {
    let letters = text.unicodeScalars.filter { $0.properties.isAlphabetic }
    return letters.count >= 3 && letters.contains { !alike.contains($0) }
  }

  /// What Cyrillic and Greek capitals are read as; of Latin capitals `D`, `F`, `G`, `R`, `S`, `W`, and `Z` are seldom
  /// among them.
  private static let alike = Set("ABCEHIJKLMNOPQTUVXYÏÑŇb".unicodeScalars)

  /// Behind the last word with a digit before the first long word.
  private static func beginning(of scalars: [Unicode.Scalar]) -> Int {
    var (start, word) = (0, 0)
    for place in scalars.indices where scalars[place] == " " {
      guard scalars[word..<place].contains(where: { ("0"..."9").contains($0) }) else { break }
      (start, word) = (place + 1, place + 1)
    }
    return start
  }

  private static func isSlash(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "/" || scalar == "|" || scalar == "\\"
  }

  /// Whether a letter within a word may be a slash.
  private static func mayBeSlash(
    _ scalar: Unicode.Scalar, between scalars: [Unicode.Scalar], _ place: Int
  ) -> Bool {
    "Il1J!,".unicodeScalars.contains(scalar) && scalars[place - 1] != " "
      && scalars[place + 1] != " "
  }

  private static func letters(of text: String) -> Int {
    text.unicodeScalars.count { $0.properties.isAlphabetic }
  }

  private static func string(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    String(String.UnicodeScalarView(scalars))
  }

  private static func trimmed(_ text: String) -> String {
    let scalars = Array(text.unicodeScalars)
    let first = scalars.firstIndex { $0 != " " } ?? scalars.endIndex
    return string(scalars[first...])
  }
}
