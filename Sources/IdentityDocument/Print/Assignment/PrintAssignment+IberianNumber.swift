/// The number of the national register behind `DNI`, on cards of Spain and Peru.
extension PrintAssignment {
  /// Finds the number behind `DNI`, in its line or right of it: in Spain the holder's personal number, eight digits and
  /// a letter that they decide; in Peru that of the card, eight digits before a stroke and a check character.
  mutating func findNumberOfDNI() {
    guard isPrintAlone else { return }
    for place in lines.indices {
      guard let (text, line) = textBehindDNI(place), lines[line].isAgreed else { continue }
      if fields[.personalNumber] == nil, let isChecked = Self.checkOfSpanish(text) {
        put(
          .personalNumber, .text(text), from: line, .form, confidence: isChecked ? 0.85 : 0.6,
          text: text, caption: "DNI")
        lines[line].role = .number
      } else if fields[.idNumber] == nil, let number = Self.peruvian(text), namesPeru {
        put(
          .idNumber, .text(number), from: line, .form, confidence: 0.85, text: text, caption: "DNI")
        lines[line].role = .number
      }
    }
  }

  /// What stands behind `DNI`, without blanks, and its line.
  private func textBehindDNI(_ place: Int) -> (text: String, line: Int)? {
    let text = lines[place].text
    if text == "DNI" {
      return valueRight(of: place).map { (lines[$0].text.filter { $0 != " " }, $0) }
    }
    // Behind the title of the card, too.
    let words = text.split(separator: " ")
    guard let label = words.lastIndex(of: "DNI"), label + 1 < words.count else { return nil }
    return (words[(label + 1)...].joined(), place)
  }

  private var namesPeru: Bool {
    lines.contains { FoldedText.words(of: $0.text).holds(Array("republica del peru".utf8)) }
  }

  /// Whether the letter behind eight digits is that of their rest by 23, or `nil` where a text is no such number.
  ///
  /// Source: Ministerio del Interior, cálculo del dígito de control del NIF-NIE.
  private static func checkOfSpanish(_ text: String) -> Bool? {
    let characters = Array(text.utf8)
    guard characters.count == 9, characters[..<8].allSatisfy({ $0.isDigit }),
      characters[8].isCapital
    else { return nil }
    return letters[characters[..<8].decimalValue % letters.count] == characters[8]
  }

  private static let letters = Array("TRWAGMYFPDXBNJZSQVHLCKE".utf8)

  private static func peruvian(_ text: String) -> String? {
    let characters = Array(text.utf8)
    // Some looks lose the stroke.
    let rest = characters.dropFirst(8).filter { $0 != .ascii("-") }
    guard (9...10).contains(characters.count), characters[..<8].allSatisfy({ $0.isDigit }),
      rest.count == 1, rest.allSatisfy({ $0.isDigit || $0.isCapital })
    else { return nil }
    return String(text.prefix(8))
  }
}
