/// The characters of one line, from left to right.
public struct RecognizedText: Hashable, Sendable {
  /// The characters in reading order; none where no text was seen.
  public let characters: [RecognizedCharacter]

  /// The characters as text.
  public var text: String { String(decoding: characters.map(\.byte), as: UTF8.self) }

  /// The lowest probability of a character, or 0 where there is none.
  public var confidence: Double { characters.map(\.confidence).min() ?? 0 }

  /// Makes a text of its characters.
  public init(characters: [RecognizedCharacter]) {
    self.characters = characters
  }
}
