/// Names that cards print below the holder's own with a word before them: that of a spouse, or the one at birth.
enum SpouseName {
  /// The words as they are folded: Dutch *echtgenote van* and *weduwe van*, French *épouse*, *veuve* and *née*,
  /// German *geborene*.
  private static let marks: Set<String> = [
    "e v", "e g", "w v", "w g", "ep", "epouse", "vve", "veuve", "nee", "geb", "geborene",
  ]

  /// Whether a text is such a word and a name behind it: `e/v de Clercq`, `GEB. KÄSTNER`.
  static func isOne(_ text: String) -> Bool {
    let words = FoldedText.words(of: text).split(separator: .ascii(" ")).map {
      String(decoding: $0, as: UTF8.self)
    }
    guard let first = text.split(separator: " ").first, words.count > 1 else { return false }
    let isMarked =
      marks.contains(words[0]) || words.count > 2 && marks.contains(words[0] + " " + words[1])
    // NEE and EP in capitals are names, too.
    return isMarked
      && first.unicodeScalars.contains { letter in
        letter.properties.isLowercase || !letter.isASCII || !PrintedText.isWordPart(letter)
      }
  }
}
