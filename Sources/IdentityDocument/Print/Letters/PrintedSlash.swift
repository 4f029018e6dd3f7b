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
    let mended = String(String.UnicodeScalarView(scalars))
    return state == "BRA" ? brazilian(mended) : mended
  }

  /// A place or an office of Brazil with the slash before the letters of a state that no word ends with behind an I, as
  /// `MG`, and with those of the federal police's offices: `SR/PF/MG`.
  private static func brazilian(_ text: String) -> String {
    var scalars = Array(text.unicodeScalars)
    guard scalars.count >= 6, let word = text.split(separator: " ").last?.unicodeScalars,
      word.count >= 6, isStroke(scalars[scalars.count - 3]),
      states.contains(String(String.UnicodeScalarView(scalars.suffix(2))))
    else { return text }
    scalars[scalars.count - 3] = "/"
    let office = scalars.dropLast(3)
    for police in ["PF", "DPF"]
    where office.count == police.count + 3 && office.starts(with: "SR".unicodeScalars) {
      guard isStroke(office[2]), office.suffix(police.count).elementsEqual(police.unicodeScalars)
      else { continue }
      scalars[2] = "/"
    }
    return String(String.UnicodeScalarView(scalars))
  }

  /// The states of Brazil whose letters are consonants (ISO 3166-2:BR).
  private static let states: Set<String> = [
    "DF", "MG", "MS", "MT", "PB", "PR", "RJ", "RN", "RR", "RS", "SC", "SP",
  ]

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

  /// Whether a text in capitals without a slash ends with a stroke and the code of a state behind a longer word.
  static func mayHaveLostOne(_ text: String) -> Bool {
    let word = Array((text.split(separator: " ").last ?? "").unicodeScalars)
    guard !text.contains("/"), word.count >= 8, isStroke(word[word.count - 4]) else { return false }
    let code = String(String.UnicodeScalarView(word.suffix(3)))
    return CountryCode(mrz: code)?.origin == .iso3166 && code == code.uppercased()
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
