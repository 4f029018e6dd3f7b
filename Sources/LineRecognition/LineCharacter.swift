/// A character of a printed line.
public struct LineCharacter: Hashable, Sendable {
  /// The character, a space included.
  public var character: Character
  /// How sure the net is of it where it is surest, 0 to 1.
  public var confidence: Double
  /// The middle of the columns that show it, in pixels of the strip.
  public var column: Double

  /// Makes a character with its place.
  ///
  /// - Parameters:
  ///   - character: The character.
  ///   - confidence: How sure the net is of it, 0 to 1.
  ///   - column: The middle of the columns that show it, in pixels of the strip.
  public init(_ character: Character, confidence: Double, column: Double) {
    self.character = character
    self.confidence = confidence
    self.column = column
  }
}

extension LineCharacter {
  /// The most probable class of every column, one character for those that repeat it (best path decoding of
  /// connectionist temporal classification: Graves et al., 2006).
  ///
  /// - Parameters:
  ///   - logs: The logarithms of the probabilities, `classes` a column.
  ///   - classes: The number of classes; the first is the gap between characters.
  ///   - alphabet: What they stand for; classes beyond it stand for nothing.
  /// - Returns: The characters.
  /// - Complexity: O(*n*) in the scores.
  static func decoded(
    _ logs: [Float], classes: Int, alphabet: [Character?]
  ) -> [LineCharacter] {
    guard classes > 0 else { return [] }
    var characters: [LineCharacter] = []
    var last = 0
    var first = 0
    let pitch = Double(LineNetwork.columnPitch)
    for column in 0..<logs.count / classes {
      let start = column * classes
      var best = 0
      for k in 1..<classes where logs[start + k] > logs[start + best] { best = k }
      defer { last = best }
      guard best < alphabet.count, let character = alphabet[best] else { continue }
      let confidence = Double(Exponential.exp(logs[start + best]))
      if best == last, !characters.isEmpty {
        let index = characters.count - 1
        characters[index].confidence = max(characters[index].confidence, confidence)
        characters[index].column = Double(first + column + 1) / 2 * pitch
      } else {
        first = column
        characters.append(
          LineCharacter(
            character, confidence: confidence, column: (Double(column) + 0.5) * pitch))
      }
    }
    return characters
  }
}
