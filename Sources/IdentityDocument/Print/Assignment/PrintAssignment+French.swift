/// What French identity cards print in a way of their own.
extension PrintAssignment {
  /// The place of birth of a French identity card, behind `à :`.
  mutating func findFrenchPlaceOfBirth() {
    for place in lines.indices {
      let line = lines[place]
      // The look that counts may have lost what stands before the place.
      let texts = [line.text] + line.line.versions.filter { $0.confidence > 0.5 }.map { $0.text }
      guard let text = texts.lazy.compactMap({ Self.behindFrenchCaption($0) }).first else {
        continue
      }
      put(
        .placeOfBirth, .text(adapted(text, of: place)), from: place,
        line.isAgreed ? .captionAgreed : .caption,
        confidence: line.isAgreed ? 0.87 : min(0.6, 0.3 + 0.3 * line.confidence), text: text,
        caption: "à")
      lines[place].role = .value
    }
  }

  /// What stands behind `à :` in a text, or `nil` where that is not there.
  private static func behindFrenchCaption(_ text: String) -> String? {
    let words = text.split(separator: " ")
    guard let first = words.first, words.count > 1,
      FoldedText.words(of: String(first)) == [.ascii("a")], first.unicodeScalars.count <= 3,
      first.unicodeScalars.contains(where: { !$0.isASCII }) || words[1] == ":"
        || first.last == ":"
    else { return nil }
    let text = PrintedText.cleaned(words.dropFirst().joined(separator: " "))
    guard text.unicodeScalars.count >= 3, text.first?.isUppercase == true else { return nil }
    return text
  }
}
