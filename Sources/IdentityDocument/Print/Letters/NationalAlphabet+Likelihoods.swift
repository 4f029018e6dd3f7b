/// Marks that are decided by all that was seen of each letter.
extension NationalAlphabet {
  /// A name or place with the likeliest marks.
  ///
  /// For each letter the logarithm of what the net for marks says is added to how likely each look would have read
  /// what it has, were it that letter.
  ///
  /// - Parameters:
  ///   - text: The text in capitals, as it was read.
  ///   - sights: What was seen of its letters and digits in order, as many as the text has.
  ///   - name: The name as the zone has it, which the result spells too; `nil` where there is none.
  /// - Returns: The text, and whether a letter was changed or is in doubt; `nil` where the letters are not those of
  ///   the text.
  /// - Complexity: O(*n*²) in the length of the text.
  func marked(_ text: String, by sights: [LetterSight], like name: NameSpelling?) -> Marked? {
    var scalars = Array(text.unicodeScalars)
    let places = scalars.indices.filter { PrintedText.isWordPart(scalars[$0]) }
    guard places.count == sights.count else { return nil }
    var marked = Marked(text: text)
    for (place, sight) in zip(places, sights) {
      let read = scalars[place]
      guard PrintedLetter.base(of: read) == sight.letter.base else { return nil }
      let candidates = PrintedLetter.choices(of: sight.letter.base).map { choice in
        let letter = ownTwin(of: choice, read: read)
        let isForeign = letter != sight.letter.base && !letters.contains(letter)
        return (
          letter: letter,
          score: sight.score(of: choice) + (isForeign ? Self.foreign : 0)
            + (letter == read ? Self.asRead : 0)
        )
      }.filter { candidate in
        guard let name else { return true }
        var other = scalars
        other[place] = candidate.letter
        return name.isSpelled(by: other)
      }.sorted { $0.score > $1.score }
      guard candidates.count > 1, let best = candidates.first?.letter else { continue }
      if best != read { marked.isChanged = true }
      if candidates[0].score - candidates[1].score < Self.sure { marked.isDoubtful = true }
      scalars[place] = best
    }
    marked.text = String(String.UnicodeScalarView(scalars))
    return marked
  }

  /// The letter of the same shape that was read or that the alphabet has.
  private func ownTwin(of letter: Unicode.Scalar, read: Unicode.Scalar) -> Unicode.Scalar {
    if letter == "Đ", read == "Ð" { return read }
    return withOwnTwins(String(letter)).unicodeScalars.first ?? letter
  }

  /// How much less likely a letter is that the state's language lacks, as a logarithm.
  ///
  /// These and the shares of ``LetterSight`` were tried on 481 names, places and offices in capitals of drawn pages
  /// (`make.py pages`, seeds 28301 and 28302), of which 413 were right before and 432 are with them; most others are
  /// within 3 of that.
  private static let foreign = -2.0
  /// How much likelier the letter is that was read, where all else is the same.
  private static let asRead = 0.3
  /// A letter is in doubt where the next one is less than this behind it.
  private static let sure = 1.5
}
