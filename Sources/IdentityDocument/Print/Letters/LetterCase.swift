/// The case of the letters of a printed name.
enum LetterCase {
  /// A name in which a letter that was read in the wrong case has its neighbours' case.
  ///
  /// Recognisers take `S` for `s` and `O` for `o`; `McDonald` and `van der Berg` stay as they are.
  static func mended(_ name: String) -> String {
    let letters = name.unicodeScalars.filter { $0.properties.isAlphabetic }
    let capitals = letters.count { $0.properties.isUppercase }
    guard capitals > 0, capitals < letters.count else { return name }
    if capitals * 2 > letters.count, letters.count > 2 { return capitalised(name) }
    return name.split(separator: " ", omittingEmptySubsequences: false)
      .map { word in
        word.split(separator: "-", omittingEmptySubsequences: false).map { mendedWord($0) }
          .joined(separator: "-")
      }
      .joined(separator: " ")
  }

  /// A text in which a small letter of the shape of its capital is one, in a word of capitals: `sÃO`, `čAcIć`.
  ///
  /// A word with one capital, such as `Sosa`, and `McCoy` stay as they are.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  static func withCapitalsOfOneShape(_ text: String) -> String {
    text.split(separator: " ", omittingEmptySubsequences: false).map { word in
      let small = word.unicodeScalars.filter { $0.properties.isLowercase }
      let capitals = word.unicodeScalars.count { $0.properties.isUppercase }
      guard !small.isEmpty, capitals >= 2, !word.hasPrefix("Mc"),
        small.allSatisfy({ isOfOneShape($0) })
      else { return String(word) }
      return capitalised(String(word))
    }
    .joined(separator: " ")
  }

  /// A text with a capital `I` where a word seems to begin with a small `l` and another consonant, as none does:
  /// `lssuing`, `lnnsbruck`; `Iași` and the abbreviation of a ministry of the interior, `MoI`, are known.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  static func withInitialI(_ text: String) -> String {
    guard text.utf8.contains(.ascii("l")) else { return text }
    var scalars = Array(text.unicodeScalars)
    for place in scalars.indices
    where scalars[place] == "l" && (place == 0 || !scalars[place - 1].properties.isAlphabetic) {
      let word = scalars[place...].prefix { $0.properties.isAlphabetic }
      let isConsonant =
        word.count > 2 && "bcdfghjkmnpqrstvwxz".unicodeScalars.contains(word[place + 1])
      let isIasi =
        word.count == 4
        && FoldedText.words(of: String(String.UnicodeScalarView(word))) == Array("lasi".utf8)
      if isConsonant || isIasi { scalars[place] = "I" }
    }
    let parts = String(String.UnicodeScalarView(scalars)).split(
      separator: "/", omittingEmptySubsequences: false)
    // Mol is a town of Belgium and of Serbia.
    let words = parts.count < 2 ? parts[0].split(separator: " ") : []
    if words.count == 2, words[0] == "Mol", ["ALB", "BGR", "MKD", "MNE", "RKS"].contains(words[1]) {
      return "MoI " + words[1]
    }
    return parts.count < 2
      ? parts.joined() : parts.map { $0 == "Mol" ? "MoI" : $0 }.joined(separator: "/")
  }

  /// Whether a small letter, but for its size, is its capital.
  private static func isOfOneShape(_ scalar: Unicode.Scalar) -> Bool {
    let letters = FoldedText.letters(of: scalar)
    return letters.count == 1 && letters.allSatisfy { "cosvwxz".utf8.contains($0) }
  }

  private static func mendedWord(_ word: Substring) -> String {
    let scalars = Array(word.unicodeScalars)
    // Each capital begins a part of at least two letters, as in McDonald and D’Arc.
    let starts = scalars.indices.filter { scalars[$0].properties.isUppercase }
    let parts = zip([0] + starts.dropFirst(), starts.dropFirst() + [scalars.count])
    if starts.isEmpty || starts[0] == 0 && parts.allSatisfy({ $1 - $0 >= 2 }) {
      return String(word)
    }
    guard let first = scalars.first else { return "" }
    return String(first.capital) + lowered(scalars.dropFirst())
  }

  private static func capitalised(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { result.append(scalar.capital) }
    return String(result)
  }

  private static func lowered(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    scalars.map { $0.properties.lowercaseMapping }.joined()
  }
}
