/// Names that cards print below the holder's own with a word before them: that of a spouse, or the one at birth.
enum SpouseName {
  /// The words as they are folded: Dutch *echtgenote van* and *weduwe van*, French *épouse*, *veuve* and *née*,
  /// German *geborene*.
  private static let marks: Set<String> = [
    "e v", "e g", "w v", "w g", "ep", "epouse", "vve", "veuve", "nee", "geb", "geborene",
  ]

  /// Whether a text is such a word and a name behind it: `e/v de Clercq`, `GEB. KÄSTNER`.
  static func isOne(_ text: String) -> Bool {
    guard let first = text.split(separator: " ").first, first.endIndex < text.endIndex,
      !text.utf8.contains(where: { $0.isDigit })
    else { return false }
    // NEE and EP in capitals are names, too.
    return marks.contains(String(decoding: FoldedText.words(of: String(first)), as: UTF8.self))
      && first.unicodeScalars.contains { letter in
        letter.properties.isLowercase || !letter.isASCII || !PrintedText.isWordPart(letter)
      }
      && !CaptionReading(text).isCaption
  }
}
