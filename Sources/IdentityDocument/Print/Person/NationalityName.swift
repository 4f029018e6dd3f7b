/// Nationalities as they are written out.
enum NationalityName {
  /// The state of the longest nationality that a text writes out, or whose code it is; `nil` where it
  /// names none.
  ///
  /// - Complexity: O(*n* · *k*) in the length of the text and that of the table.
  static func state(in text: String) -> CountryCode? {
    let words = FoldedText.words(of: text)
    let padded = [.ascii(" ")] + words.prefix(80) + [.ascii(" ")]
    var best: (length: Int, state: String) = (0, "")
    for row in table {
      for name in row.names.split(separator: "|") where name.utf8.count > best.length {
        let isNamed = padded.holds([.ascii(" ")] + name.utf8 + [.ascii(" ")])
        if isNamed { best = (name.utf8.count, row.state) }
      }
    }
    if best.length > 0 { return CountryCode(rawValue: best.state) }
    if let state = stateInBoth(words) { return CountryCode(rawValue: state) }
    // The code stands alone, or behind a stroke: T.C. / TUR.
    let last = text.split { $0 == "/" || $0 == "|" }.last.map { String($0) } ?? ""
    let code = last.split { !$0.isLetter }.first.map { String($0) } ?? ""
    guard code.utf8.count == 3, FoldedText.words(of: last).count == 3,
      let state = CountryCode(mrz: code), state.origin != nil
    else { return nil }
    return state
  }

  /// Whether a text is nothing but the name of a nationality, or of its state in English: in one language, or behind a
  /// stroke in a second one.
  ///
  /// - Parameters:
  ///   - state: The code of the state in the zone.
  ///   - text: The text.
  /// - Returns: Whether it is.
  static func isName(of state: String, _ text: String) -> Bool {
    let names = table.first { $0.state == state }?.names.split(separator: "|").map {
      Array($0.utf8)
    }
    let inEnglish = CountryCode(rawValue: state).name.map { FoldedText.words(of: $0) }
    let known = (names ?? []) + (inEnglish.map { [$0] } ?? [])
    let parts = text.split { $0 == "/" || $0 == "|" }.map { FoldedText.words(of: String($0)) }
    guard let last = parts.last, parts.count <= 2 else { return false }
    // Some looks take the stroke for a letter: MAGYARIHUNGARIAN.
    return known.contains(last) || parts.count == 1 && stateInBoth(last) == state
  }

  /// The state that two names in one word mean, between which a stroke was read as a letter: `MAGYARIHUNGARIAN`.
  private static func stateInBoth(_ word: [UInt8]) -> String? {
    guard (9...40).contains(word.count), !word.contains(.ascii(" ")) else { return nil }
    func state(_ part: ArraySlice<UInt8>) -> String? {
      table.first { row in row.names.split(separator: "|").contains { part.elementsEqual($0.utf8) }
      }?
      .state
    }
    for place in word.indices.dropFirst(3).dropLast(3)
    where "ilj1".utf8.contains(word[place]) {
      if let first = state(word[..<place]), first == state(word[(place + 1)...]) { return first }
    }
    return nil
  }
}
