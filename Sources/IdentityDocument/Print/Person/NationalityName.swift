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
