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
      let candidates = candidates(for: sight, readAs: read).filter { candidate in
        guard let name else { return true }
        var other = scalars
        other[place] = candidate.letter
        return name.isSpelled(by: other)
      }.sorted { $0.score > $1.score }
      guard candidates.count > 1, let best = candidates.first?.letter else { continue }
      if best != read { marked.isChanged = true }
      if candidates[0].score - candidates[1].score < Self.sure { marked.isDoubtful = true }
      // All looks take the Ő of GYŐRFFY for an Ö.
      if candidates.contains(where: { sight.isLikelier($0.letter, than: best) }) {
        marked.isDoubtful = true
      }
      scalars[place] = best
    }
    marked.text = String(String.UnicodeScalarView(scalars))
    return marked
  }

  /// The letters that one may be, with the logarithms of how likely they are: those of the alphabet, and others that
  /// were read, where no look has read one of the alphabet's.
  ///
  /// Where no state is known only marks that some look has read count: American licences have none.
  private func candidates(
    for sight: LetterSight, readAs read: Unicode.Scalar
  ) -> [(letter: Unicode.Scalar, score: Double)] {
    let isOwn = sight.reads.contains { $0 == sight.letter.base || letters.contains($0) }
    return PrintedLetter.choices(of: sight.letter.base).compactMap { choice in
      let letter = ownTwin(of: choice, read: read)
      let isForeign = letter != sight.letter.base && !letters.contains(letter)
      let isRead = letter == read || sight.reads.contains(choice)
      guard letter == read || !isForeign || isRead && !isOwn,
        !isOfAnyState || isRead || letter == sight.letter.base
      else { return nil }
      return (
        letter,
        sight.score(of: choice) + (isForeign ? Self.foreign : 0)
          + (letter == read ? Self.asRead : 0)
      )
    }
  }

  /// The letter of the same shape that was read or that the alphabet has.
  private func ownTwin(of letter: Unicode.Scalar, read: Unicode.Scalar) -> Unicode.Scalar {
    if letter == "Đ", read == "Ð" { return read }
    return withOwnTwins(String(letter)).unicodeScalars.first ?? letter
  }

  /// How much less likely a letter is that the state's language lacks, as a logarithm.
  ///
  /// These and the numbers of ``LetterSight`` were tried on 726 names, places and offices in capitals of drawn pages
  /// (`make.py pages`, seeds 28301, 28302 and 29001), of which 625 were right before and 653 are with them; of the
  /// other values tried the best had 655, and many 650 or more.
  private static let foreign = -3.0
  /// How much likelier the letter is that was read, where all else is the same.
  private static let asRead = 0.3
  /// A letter is in doubt where the next one is less than this behind it.
  private static let sure = 1.5
}
