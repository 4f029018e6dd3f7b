/// What a reading of print looks like, apart from what it says.
enum PrintedText {
  /// A value without the stray signs that a recogniser sees at its ends.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  static func cleaned(_ text: String) -> String { cleaned(text, keepsDigit: false) }

  /// A value without stray signs at its ends, which may begin with the number of a house.
  ///
  /// - Parameters:
  ///   - text: The value.
  ///   - keepsDigit: Whether a digit before its first word belongs to it, as a house's number does.
  /// - Returns: The value.
  /// - Complexity: O(*n*) in the length of the text.
  static func cleaned(_ text: String, keepsDigit: Bool) -> String {
    var scalars = text.unicodeScalars.split { $0.properties.isWhitespace }
      .joined(separator: [" "]).map { $0 }[...]
    while let first = scalars.first, !isWordPart(first), first != "(",
      !beginsWithArticle(scalars)
    {
      scalars.removeFirst()
    }
    while let last = scalars.last, !isWordPart(last), !").'’".unicodeScalars.contains(last) {
      scalars.removeLast()
    }
    // A single small letter or sign before a word is a part of the guilloche.
    if scalars.count > 3, let first = scalars.first {
      let rest = scalars.dropFirst()
      let isStray =
        first.properties.isLowercase || first.properties.numericType != nil && !keepsDigit
      let behind = rest.first == "." && first.properties.isLowercase ? rest.dropFirst() : rest
      if isStray, behind.first == " ", behind.dropFirst().prefix(2).allSatisfy(isWordPart) {
        scalars = behind.dropFirst()
      }
    }
    let signs = " |_~-–—=:;,*“”\"«»‘`".unicodeScalars
    while let first = scalars.first, signs.contains(first) { scalars.removeFirst() }
    while let last = scalars.last, signs.contains(last) { scalars.removeLast() }
    // Brackets around all of it are none of its own.
    if scalars.first == "(", scalars.last == ")", !scalars.dropFirst().contains("(") {
      scalars = scalars.dropFirst().dropLast()
    }
    // No value has a semicolon: it is a comma on a line of the guilloche.
    for place in scalars.indices.dropLast()
    where scalars[place] == ";" && scalars[place + 1] == " " { scalars[place] = "," }
    return String(String.UnicodeScalarView(scalars))
  }

  /// How Dutch places begin that are written with an article: 's-Hertogenbosch, 't Harde.
  private static let articles = ["'s-", "’s-", "'t ", "’t ", "'S-", "’S-", "'T ", "’T "]

  /// Whether a text begins with such an article.
  static func beginsWithArticle(_ text: String) -> Bool {
    beginsWithArticle(text.unicodeScalars)
  }

  /// Whether letters begin with such an article.
  static func beginsWithArticle(_ text: some Sequence<Unicode.Scalar>) -> Bool {
    articles.contains { text.starts(with: $0.unicodeScalars) }
  }

  /// Whether a text has such an article without its sign: `t Hooft`, `VAN T HOFF`.
  ///
  /// The names of no other language have a T as a word; an S alone is an initial elsewhere but before the first word.
  static func hasBareArticle(_ text: String) -> Bool {
    let words = text.split(separator: " ")
    return words.dropLast().contains { $0 == "t" || $0 == "T" }
      || words.count > 1 && ["s", "S"].contains(words[0])
      || ["s-", "S-"].contains(where: text.hasPrefix)
  }

  /// How much a reading looks like a printed value, from 0 to 1: words in capitals or with a capital
  /// first, no mixture of both, no signs.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  static func likeness(_ text: String) -> Double {
    let scalars = Array(text.unicodeScalars)
    let words = scalars.split { !$0.properties.isAlphabetic }
    let letters = words.reduce(0) { $0 + $1.count }
    guard letters >= 2 else { return 0 }
    let good = words.filter(isProper).reduce(0) { $0 + $1.count }
    let digits = scalars.count { $0.properties.numericType != nil }
    // Few digits are a part of a name, as of an office: PRAHA 1.
    let isNumbered = letters >= 4 * digits
    // A province or a state may stand in brackets: ROMA (RM).
    let brackets = [Unicode.Scalar("("), ")"].map { sign in scalars.count { $0 == sign } }
    let printed =
      scalars.count { !$0.properties.isWhitespace } - (isNumbered ? digits : 0)
      - 2 * (brackets[0] == brackets[1] ? brackets[0] : 0) - stopsOfAbbreviation(in: scalars)
    let signs = scalars.count { !isWordPart($0) && !isUsual($0) }
    let share = Double(good) / Double(max(1, printed))
    return max(0, share - 0.15 * Double(signs))
  }

  /// How many stops stand behind single capitals, where there are two or more of them, as in `U.S.A.` and `D.G.P`.
  private static func stopsOfAbbreviation(in scalars: [Unicode.Scalar]) -> Int {
    let stops = scalars.indices.count { place in
      place > 0 && scalars[place] == "." && scalars[place - 1].properties.isUppercase
        && (place == 1 || !isWordPart(scalars[place - 2]))
    }
    return stops > 1 ? stops : 0
  }

  /// Whether a text is a part of a sentence: four of its words at least have four small letters or more, as in
  /// *If this card is lost report it immediately*; names of places and offices have capitals.
  static func isSentence(_ text: String) -> Bool {
    text.split(separator: " ").count { word in
      letterCount(String(word)) >= 4 && !word.unicodeScalars.contains { $0.properties.isUppercase }
    } >= 4
  }

  /// A text without a stop at its end.
  static func withoutStop(_ text: String) -> String {
    text.utf8.last == .ascii(".") ? String(text.dropLast()) : text
  }

  /// How many dashes stand in a text.
  static func dashes(_ text: String) -> Int { text.utf8.count { $0 == .ascii("-") } }

  /// The number of letters.
  static func letterCount(_ text: String) -> Int {
    text.unicodeScalars.count { $0.properties.isAlphabetic }
  }

  /// The letters and digits alone in small letters, to compare readings.
  static func plain(_ text: String) -> String {
    var plain = String.UnicodeScalarView()
    for scalar in text.unicodeScalars where isWordPart(scalar) {
      plain.append(contentsOf: scalar.properties.lowercaseMapping.unicodeScalars)
    }
    return String(plain)
  }

  /// A text without the parts of guilloches at its ends that look like words of no language: a single
  /// sign, letters of mixed case, letters with digits.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  static func withoutStrays(_ text: String) -> String {
    var words = cleaned(text).split(separator: " ")[...]
    // Irish surnames begin with a letter of their own.
    while words.count > 1, let first = words.first, first != "Ó", isStray(first),
      !isArticle(first)
    {
      words.removeFirst()
    }
    while words.count > 1, let last = words.last, isStray(last) { words.removeLast() }
    return cleaned(words.joined(separator: " "))
  }

  /// Whether a word is such an article: `'t`.
  static func isArticle(_ word: Substring) -> Bool { beginsWithArticle(word + " ") }

  private static func isStray(_ word: Substring) -> Bool {
    let scalars = word.unicodeScalars.filter(isWordPart)
    let digits = scalars.count { $0.properties.numericType != nil }
    switch scalars.count {
    case 0: return true
    case 1: return digits == 0
    case 2:
      let isMixed =
        scalars.first?.properties.isLowercase == true
        && scalars.last?.properties.isUppercase == true
      return word.unicodeScalars.count == 2 && (digits == 1 || isMixed)
    default: return false
    }
  }

  /// The letters `A` to `Z` and digits of a number.
  static func compact(_ text: String) -> [UInt8] { text.numberCharacters.filter { $0 < 0x80 } }

  /// Whether a scalar is a letter, a digit or a mark upon one.
  static func isWordPart(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || scalar.properties.numericType != nil
      || (0x300...0x36F).contains(scalar.value)
  }

  private static func isUsual(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isWhitespace || ".,/()'’&-–:№ºª°".unicodeScalars.contains(scalar)
  }

  /// Whether a word is in one case, or begins with its only capital.
  private static func isProper(_ word: ArraySlice<Unicode.Scalar>) -> Bool {
    let capitals = word.count { $0.properties.isUppercase }
    if capitals == word.count || capitals == 1 && word.first?.properties.isUppercase == true {
      return true
    }
    if capitals == 2 { return hasInnerCapital(word) }
    if capitals == 1, isEclipsed(word) { return true }
    guard capitals == 0 else { return false }
    return word.count > 3 || particles.contains(String(String.UnicodeScalarView(word)))
  }

  /// Whether a word begins with the letters that Irish sets before its capital: `na bPasanna`.
  private static func isEclipsed(_ word: ArraySlice<Unicode.Scalar>) -> Bool {
    ["bP", "dT", "gC", "mB", "nD", "nG", "tS", "bhF"].contains {
      word.starts(with: $0.unicodeScalars)
    }
  }

  /// Whether a word is spelt with a second capital, as `IJsbrandy` and `McDonald` are.
  private static func hasInnerCapital(_ word: ArraySlice<Unicode.Scalar>) -> Bool {
    ["IJ", "Mc", "Mac"].contains { begin in
      let rest = word.dropFirst(begin.unicodeScalars.count)
      let first = begin == "IJ" ? rest : rest.dropFirst()
      return word.starts(with: begin.unicodeScalars) && first.count >= 2
        && (begin == "IJ" || rest.first?.properties.isUppercase == true)
        && first.allSatisfy { $0.properties.isLowercase }
    }
  }

  /// Short words that stand in small letters within names of places and offices.
  private static let particles: Set<String> = [
    "de", "van", "der", "des", "of", "the", "la", "du", "et", "und", "von", "e", "do", "da", "di",
    "and", "en", "y", "d", "l", "t", "ter", "ten", "den", "del", "dos", "das",
    "na",
  ]
}
