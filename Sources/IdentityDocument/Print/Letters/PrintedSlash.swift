/// The slash between two words in capitals, which recognisers take for an I: `PÕLVAIEST`, `SRIPFIMG`.
enum PrintedSlash {
  /// A text with slashes where another look at it has them, or where the code of the issuing state stands behind one.
  ///
  /// - Parameters:
  ///   - text: The text of a place or an office.
  ///   - versions: The looks at its line.
  ///   - state: The code of the issuing state, in three letters.
  /// - Returns: The text.
  static func mended(
    _ text: String, by versions: [PrintedLine.Version], state: String?
  ) -> String {
    var scalars = Array(text.unicodeScalars)
    let folded = FoldedText.characters(of: text)
    guard folded.count == scalars.count else { return text }
    for version in versions where version.confidence >= 0.3 {
      let other = FoldedText.characters(of: version.text)
      guard other.count == folded.count, other.contains(.ascii("/")),
        other.indices.allSatisfy({ place in
          other[place] == folded[place]
            || other[place] == .ascii("/") && isStroke(scalars[place])
        })
      else { continue }
      for place in other.indices where other[place] == .ascii("/") { scalars[place] = "/" }
    }
    if let state, scalars.count >= 7, isStroke(scalars[scalars.count - 4]),
      scalars.suffix(3).elementsEqual(state.unicodeScalars), scalars[scalars.count - 5] != " "
    {
      scalars[scalars.count - 4] = "/"
    }
    return String(String.UnicodeScalarView(scalars))
  }

  private static func isStroke(_ scalar: Unicode.Scalar) -> Bool {
    "Il1J|".unicodeScalars.contains(scalar)
  }
}
