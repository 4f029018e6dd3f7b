/// Texts in the letters of the issuing state.
extension PrintAssignment {
  /// A text in the letters of the issuing state, but for a mark that the look at its line and that at
  /// the page have seen alike, in small print surely: a place may lie in another state, and a name be from there.
  ///
  /// Of 124 names on drawn passports (`make.py pages`, seeds 27201, 27202 and 28301) two more are right with 0.9 in
  /// small print than with none there, and two fewer wrong.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - place: Its line.
  /// - Returns: The text.
  func adapted(_ text: String, of place: Int) -> String {
    adapted(text, of: place, surelyFrom: 0.9)
  }

  /// The text of a place or an office, which may be named in another language than persons are.
  ///
  /// In smaller print two looks that are sure tell its marks: of 13 such words on drawn pages all were right.
  func adaptedOffice(_ text: String, of place: Int) -> String {
    adapted(text, of: place, surelyFrom: 0.8)
  }

  /// A text in the letters of the issuing state, but for words that two looks are sure of.
  private func adapted(_ text: String, of place: Int, surelyFrom sure: Double) -> String {
    guard let alphabet else { return text }
    guard lines[place].pixelHeight >= Self.leastMarked else { return alphabet.adapting(text) }
    let confidence = lines[place].pixelHeight >= Self.smallPrint ? 0 : sure
    // One of several words may be misread.
    var adapted = ""
    for word in text.split(omittingEmptySubsequences: false, whereSeparator: { "- ".contains($0) })
    {
      if word.startIndex > text.startIndex {
        adapted.append(text[text.index(before: word.startIndex)])
      }
      let isSeen = lines[place].isSeenByBothLooks(String(word), surerThan: confidence)
      adapted += isSeen ? alphabet.withOwnTwins(String(word)) : alphabet.adapting(String(word))
    }
    return adapted
  }

  /// Marks of lower capitals, in pixels, are not told even by two looks that are sure.
  private static let leastMarked = 11.0
}
