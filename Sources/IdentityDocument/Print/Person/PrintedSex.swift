/// The sex of a holder as people print it: `F`, `ŽEN/F`, `M/M`, `Female`.
enum PrintedSex {
  /// The sex that a text states, or `nil` where it states none, or more than one.
  ///
  /// The letter of ICAO Doc 9303-4, §4.1.1.1 (field 11) counts, which stands behind that of another
  /// language or alone; without it the words of the languages that passports are written in.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  static func sex(in text: String) -> Sex? {
    if let sex = sex(inWords: text) { return sex }
    // A stroke between two letters is taken for an I: ŽIF.
    let letters = Array(text.unicodeScalars)
    let isStroked =
      [3, 5].contains(letters.count)
      && letters.enumerated().allSatisfy { index, letter in
        index % 2 == 0
          ? letter.properties.isAlphabetic : "Il1|".unicodeScalars.contains(letter)
      }
    guard isStroked else { return nil }
    let parts = letters.enumerated().filter { $0.offset % 2 == 0 }.map { String($0.element) }
    return sex(inWords: parts.joined(separator: "/"))
  }

  /// Whether a text is a word of one sex, neither a letter nor a name: `HOMBRE`.
  static func isWord(_ text: String) -> Bool {
    let folded = String(decoding: FoldedText.words(of: text), as: UTF8.self)
    return folded.utf8.count > 2 && words[folded] != nil && !names.contains(folded)
  }

  /// Whether a text is the letter of one sex in two languages, the second that of ICAO Doc 9303: `K/F`.
  static func isPair(_ text: String) -> Bool { pairs.contains(text) }

  /// Source: cards of Türkiye, Poland and others, the Netherlands, Latvia and Czechia, in their order.
  private static let pairs: Set<String> = ["E/M", "K/F", "M/M", "V/F", "V/M", "S/F", "Ž/F"]

  /// Words of one sex that people are called as well.
  private static let names: Set<String> = [
    "babae", "gabo", "gore", "mand", "mann", "mees", "muski", "nam",
  ]

  /// The sex that a letter of a language and that of ICAO Doc 9303 state together, as those of Lithuania (*moteris*, a
  /// woman), Hungary (*férfi*, a man) and Ireland (*fireann*, a man), whose first letter alone is the other sex.
  ///
  /// - Parameters:
  ///   - state: The state whose document it is, in three letters.
  ///   - text: The letters.
  /// - Returns: The sex, or `nil` where the state has no such letters.
  static func sex(inLettersOf state: String, _ text: String) -> Sex? {
    switch (state, text) {
    case ("LTU", "M/F"): .female
    case ("HUN", "F/M"), ("IRL", "F/M"): .male
    default: nil
    }
  }

  /// Two letters with the stroke between them that was read as a letter: `M/F` of `MIF`.
  static func withStroke(_ text: String) -> String {
    let letters = Array(text.unicodeScalars)
    guard letters.count == 3, "Il1|".unicodeScalars.contains(letters[1]),
      letters[0].properties.isAlphabetic, letters[2].properties.isAlphabetic
    else { return text }
    return String(String.UnicodeScalarView([letters[0], "/", letters[2]]))
  }

  private static func sex(inWords text: String) -> Sex? {
    let words = FoldedText.words(of: text).split(separator: .ascii(" "))
      .map { String(decoding: $0, as: UTF8.self) }
    guard let last = words.last, words.count <= 3 else { return nil }
    if words.count == 1, let sex = sex(inBoth: last) { return sex }
    // Ж reads like an X: Ж/F.
    let own = words.count == 2 && words[0] == "x" ? [last] : words
    let known = Set(own.compactMap { Self.words[$0] })
    if let letter = letters[last] {
      // A caption offers both, and `M F` states neither.
      return known.subtracting([letter]).isEmpty ? letter : nil
    }
    // What stands behind the letter may be in another script: M / yuz.
    if words.count == 2, text.contains("/"), last.utf8.count >= 2,
      !last.utf8.contains(where: { $0.isDigit }), let letter = letters[words[0]],
      known == [letter]
    {
      return letter
    }
    // In two languages: MALE/MANLIK.
    let isAll = words.allSatisfy { Self.words[$0] != nil }
    return isAll && known.count == 1 ? known.first : nil
  }

  /// The sex that two words state whose stroke was read as a letter: `FEMALEIVROULIK`.
  private static func sex(inBoth word: String) -> Sex? {
    let letters = Array(word.utf8)
    guard letters.count >= 9 else { return nil }
    return letters.indices.dropFirst(3).dropLast(3).lazy.compactMap { place -> Sex? in
      guard letters[place] == .ascii("i") || letters[place] == .ascii("l") else { return nil }
      let first = words[String(decoding: letters[..<place], as: UTF8.self)]
      let second = words[String(decoding: letters[(place + 1)...], as: UTF8.self)]
      return first == second ? first : nil
    }.first
  }

  private static let letters: [String: Sex] = ["m": .male, "f": .female, "x": .unspecified]

  /// Words of one sex in every language that has them; `h` and `v` are left out, which are not.
  private static let words: [String: Sex] = {
    var sexes: [String: Sex] = [:]
    for (sex, words) in table {
      for word in words.split(separator: " ") { sexes[String(word)] = sex }
    }
    return sexes
  }()

  /// Source: the values of field 11 on specimens of passports and cards, folded.
  private static let table: [(sex: Sex, words: String)] = [
    (
      .male,
      """
      m male man manlik masculin masculino maschio mannlich mannelijk homme hombre muz musko mies lelaki pria laki \
      lalaki mwanaume gabo mann mand erkek ferfi vyras virietis mees barbat muski nam fireann
      """
    ),
    (
      .female,
      """
      f w female woman vroulik feminin feminino femenino femmina weiblich vrouwelijk femme mujer zena kobieta \
      perempuan wanita babae mwanamke gore kvinne kvinde kvinna kadin moteris sieviete naine femeie zenski nu baineann
      """
    ),
    (.unspecified, "x"),
  ]
}
