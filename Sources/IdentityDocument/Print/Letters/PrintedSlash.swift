/// The slash between two words in capitals, which recognisers take for an I: `PÕLVAIEST`, `SRIPFIMG`.
enum PrintedSlash {
  /// A text with slashes where two other looks at it have two, or the net surely one before a code, or where the code
  /// of the issuing state stands behind one.
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
    let looks = versions.filter { version in
      let other = FoldedText.characters(of: version.text)
      return other.count == folded.count && other.contains(.ascii("/"))
        && other.indices.allSatisfy { place in
          other[place] == folded[place]
            || other[place] == .ascii("/") && isStroke(scalars[place])
        }
    }
    // A slash is seen in a slanted I now and then: `ZEN/TH`.
    if let most = looks.max(by: { slashes(in: $0.text) < slashes(in: $1.text) }),
      looks.count > 1 && slashes(in: most.text) > 1
        || looks.contains(where: {
          $0.look == .columns && $0.confidence >= 0.8 && hasShortEnd($0.text)
        })
    {
      for (place, scalar) in most.text.unicodeScalars.enumerated() where scalar == "/" {
        scalars[place] = scalar
      }
    }
    if let state, scalars.count >= 7, isStroke(scalars[scalars.count - 4]),
      scalars.suffix(3).elementsEqual(state.unicodeScalars), scalars[scalars.count - 5] != " "
    {
      scalars[scalars.count - 4] = "/"
    }
    return String(String.UnicodeScalarView(scalars))
  }

  /// A name with the slash of `A/L`, `A/P`, `S/O` and `D/O` where a look has one: son and daughter of, as names of Malaysia
  /// and Singapore have them; zones have a blank in its place (ICAO Doc 9303-3, §4.6).
  static func mended(_ name: String, ofDescentIn versions: [PrintedLine.Version]) -> String {
    var words = name.split(separator: " ").map { String($0) }
    var place = 1
    while place + 2 < words.count {
      let pair = words[place] + "/" + words[place + 1]
      if descents.contains(pair),
        versions.contains(where: { $0.text.split(separator: " ").contains { $0 == pair } })
      {
        words[place...place + 1] = [pair]
      }
      place += 1
    }
    return words.joined(separator: " ")
  }

  private static let descents: Set<String> = ["A/L", "A/P", "S/O", "D/O"]

  /// Whether the code of a state of two or three letters stands behind its slash, and a longer word before it.
  private static func hasShortEnd(_ text: String) -> Bool {
    guard let slash = text.lastIndex(of: "/") else { return false }
    let word = text[..<slash].split(separator: " ").last ?? ""
    let end = text[text.index(after: slash)...]
    return word.utf8.count >= 5 && (2...3).contains(end.utf8.count)
  }

  private static func slashes(in text: String) -> Int { text.utf8.count { $0 == .ascii("/") } }

  private static func isStroke(_ scalar: Unicode.Scalar) -> Bool {
    "Il1J|".unicodeScalars.contains(scalar)
  }
}
