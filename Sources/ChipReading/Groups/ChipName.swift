/// A name as a data group spells it: `SMITH<<JOHN<J`, or free text, in any script
/// (ICAO Doc 9303-10, §4.7.11).
public struct ChipName: Hashable, Sendable {
  /// The name as it is written.
  public let text: String
  /// The primary identifier, `<` replaced by spaces; the whole text where nothing separates.
  public let primary: String
  /// The secondary identifier, or `nil` where nothing separates it.
  public let secondary: String?

  /// Reads a name, or gives `nil` where it holds nothing but fillers.
  ///
  /// - Parameter text: The text of the field.
  public init?(_ text: String) {
    guard text.contains(where: { $0 != "<" && !$0.isWhitespace }) else { return nil }
    self.text = text
    var separator: String.Index?
    var previous: String.Index?
    for index in text.indices {
      if let before = previous, text[before] == "<", text[index] == "<" {
        separator = before
        break
      }
      previous = index
    }
    guard let separator else {
      primary = Self.spaced(text[...])
      secondary = nil
      return
    }
    primary = Self.spaced(text[..<separator])
    let rest = Self.spaced(text[separator...])
    secondary = rest.isEmpty ? nil : rest
  }

  private static func spaced(_ text: Substring) -> String {
    text.split(separator: "<").joined(separator: " ")
  }
}
