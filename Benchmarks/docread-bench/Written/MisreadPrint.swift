import IdentityDocument

/// Looks at lines of print that misread them, small print more often, as far as a seed decides.
struct MisreadPrint {
  private var generator: SeededGenerator

  /// Characters and what recognisers take for them.
  private static let alike: [Character: String] = [
    "O": "0QD", "0": "O", "I": "1lJ", "1": "I7", "B": "8", "8": "B3", "S": "5", "5": "S6",
    "Z": "2", "2": "Z", "É": "E", "È": "E", "Ü": "UÚ", "Ö": "OÓ", "Ä": "AÁ", "Š": "S", "Č": "C",
    "Ž": "Z", "Ł": "L", "Ñ": "N", "Ç": "C", "Ã": "A", "Í": "I", "Á": "AÄ", "G": "C6", "6": "G8",
    "E": "F", "H": "NM", "N": "MH", "M": "N", "A": "4", "T": "I1", "3": "8", "9": "8", "7": "1",
    "e": "c", "a": "o", "i": "l", "l": "i1", "n": "mr", "t": "fl", "o": "c", "r": "t", ".": ", ",
    "/": "l1",
  ]

  /// Makes looks.
  ///
  /// - Parameter seed: What decides them.
  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  /// Up to three looks at a line, none where it is not found.
  ///
  /// - Parameter line: The line.
  /// - Returns: The looks.
  mutating func looks(at line: WrittenPage.Line) -> [PrintedLine.Version] {
    if Double.random(in: 0..<1, using: &generator) < 0.04 { return [] }
    let chance = Double.random(in: 0..<1, using: &generator)
    let hard = chance * chance * chance
    let rate = 0.7 * (line.height < 1.4 ? 0.05 : 0.02) * (0.3 + 5 * hard)
    return [PrintedLine.Look.line, .page, .columns].compactMap { look in
      if look != .line, Double.random(in: 0..<1, using: &generator) < 0.3 { return nil }
      let (text, errors) = misread(line.text, rate)
      guard !text.isEmpty else { return nil }
      let confidence =
        0.95 - 0.12 * Double(errors) - 0.3 * hard
        + Double.random(in: -0.1...0.05, using: &generator)
      return .init(text, confidence: max(0.05, min(0.97, confidence)), look: look)
    }
  }

  private mutating func misread(_ text: String, _ rate: Double) -> (text: String, errors: Int) {
    var (read, errors) = ("", 0)
    for character in text {
      let chance = Double.random(in: 0..<1, using: &generator)
      if chance < rate, let other = Self.alike[character]?.randomElement(using: &generator) {
        read.append(other)
        errors += 1
      } else if chance < 1.15 * rate {
        errors += 1
      } else {
        read.append(character)
        if chance < 1.25 * rate, character != " " {
          read.append(" ")
          errors += 1
        }
      }
    }
    return (read, errors)
  }
}
