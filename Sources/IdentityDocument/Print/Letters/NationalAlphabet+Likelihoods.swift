/// Marks that are decided by all that was seen of each letter.
extension NationalAlphabet {
  /// A name or place with the likeliest marks.
  ///
  /// For each letter the logarithm of what the net for marks says is added to how likely each look would have read
  /// what it has, were it that letter, and to how often names and places spell it so between its neighbours. A word
  /// that lists know is spelt as there where that is likelier as a whole.
  ///
  /// - Parameters:
  ///   - text: The text in capitals, as it was read.
  ///   - sights: What was seen of its letters and digits in order, as many as the text has.
  ///   - name: The name as the zone has it, which the result spells too; `nil` where there is none.
  /// - Returns: The text, and whether a letter was changed or is in doubt; `nil` where the letters are not those of
  ///   the text.
  /// - Complexity: O(*n*²) in the length of the text.
  func marked(_ text: String, by sights: [LetterSight], like name: NameSpelling?) -> Marked? {
    guard var marking = Marking(text, by: sights, like: name) else { return nil }
    for index in sights.indices { decideLetter(index, of: &marking) }
    for (first, word) in KnownWord.words(of: sights.map { $0.letter }) {
      spell(word, from: first, in: &marking)
    }
    return marking.marked
  }

  /// Gives a letter the likeliest mark.
  private func decideLetter(_ index: Int, of marking: inout Marking) {
    let sight = marking.sights[index]
    let read = marking.letter(index)
    // Where no state is known two sure looks tell that there is no mark.
    if isOfAnyState, sight.isSurelyBare { return }
    // The net knows nothing of a letter that it has not learnt, as the Ġ of Malta.
    guard PrintedLetter.choices(of: sight.letter.base).contains(LetterSight.shape(of: read)) else {
      return
    }
    let candidates = candidates(for: sight, readAs: read, isOfZone: marking.name != nil)
      .filter { marking.isOfZone(with: [(index, $0.letter)]) }
      .sorted { $0.score > $1.score }
    marking.scores[index] = candidates.first?.score
    guard candidates.count > 1 else { return }
    let best = candidates[0]
    if best.letter == sight.letter.base, sight.isReadMarked {
      marking.isDoubtful = true
      return
    }
    if best.letter != read { marking.isChanged = true }
    if best.score - candidates[1].score < Self.sure { marking.isDoubtful = true }
    // All looks take the Ő of GYŐRFFY for an Ö.
    if candidates.contains(where: { sight.isLikelier($0.letter, than: best.letter) }) {
      marking.isDoubtful = true
    }
    marking.put(best.letter, at: index)
  }

  /// Spells a word as lists know it, where that is likelier.
  private func spell(_ word: KnownWord, from first: Int, in marking: inout Marking) {
    let range = first..<first + word.count
    guard
      let spelt = spelt(
        word, by: Array(marking.sights[range]), unless: Array(marking.scores[range]))
    else { return }
    let known = zip(range, spelt).map { index, letter in
      (index, ownTwin(of: letter, read: marking.letter(index)))
    }
    guard known.contains(where: { marking.letter($0) != $1 }), marking.isOfZone(with: known)
    else { return }
    for (index, letter) in known { marking.put(letter, at: index) }
    marking.isChanged = true
    marking.isDoubtful = true
  }

  /// The letters that one may be, with the logarithms of how likely they are.
  ///
  /// Where a zone has the name, its state's language mostly spells it: a letter of another one is less likely, and
  /// counts only where some look has read it, since guilloches show marks where there are none.
  /// Where no state is known a letter on which no look has read a mark, and which was not looked at alone, has none:
  /// American licences have no marks.
  private func candidates(
    for sight: LetterSight, readAs read: Unicode.Scalar, isOfZone: Bool
  ) -> [(letter: Unicode.Scalar, score: Double)] {
    let base = sight.letter.base
    let choices = PrintedLetter.choices(of: base).map { ($0, ownTwin(of: $0, read: read)) }
    let isReadBare = read == base && sight.reads.allSatisfy { $0 == base }
    let isBare = isOfAnyState && isReadBare && sight.letter.alone.isEmpty
    let own = Set(choices.filter { $0.1 == base || letters.contains($0.1) }.map { $0.0 })
    func spelling(_ choice: Unicode.Scalar) -> Double {
      sight.letter.logShare(of: choice) ?? (own.contains(choice) ? 0 : Self.rarest)
    }
    let likeliestOwn = own.map(spelling).max() ?? 0
    let seen = Set(sight.reads.map { LetterSight.shape(of: $0) }).union([read])
    return choices.compactMap { choice, letter -> (letter: Unicode.Scalar, score: Double)? in
      let isForeignToZone = isOfZone && !own.contains(choice)
      // Two sure looks tell that a letter has no mark of another language.
      if sight.isSurelyBare, letter != base, !own.contains(choice) { return nil }
      guard !isBare || letter == base,
        !isForeignToZone || seen.contains(choice) || seen.contains(letter)
      else { return nil }
      var share = spelling(choice)
      if !isOfAnyState {
        let ofOwn = own.contains(choice) ? Self.own.share + share - likeliestOwn : Self.rarest
        share = max(Self.own.rest + share, ofOwn)
      }
      return (
        letter,
        sight.score(of: choice) + Self.spelling * max(Self.rarest, share)
          + (isForeignToZone ? Self.foreignToZone : 0)
          + (isReadBare && letter == base && !sight.letter.alone.isEmpty ? Self.bare : 0)
      )
    }
  }

  /// The letter of the same shape that was read or that the alphabet has.
  private func ownTwin(of letter: Unicode.Scalar, read: Unicode.Scalar) -> Unicode.Scalar {
    let own = LetterSight.shape(of: read) == letter ? read : letter
    return withOwnTwins(String(own)).unicodeScalars.first ?? own
  }

  /// How likely the letters of a page are those of its state's language alone, 0.9, and the rest, as logarithms.
  ///
  /// Licences are held by people of all countries. With 0.3 to 0.9 811 to 809 of 839 texts are right
  /// (``LetterSight``), but drawn holders are foreign more often than others.
  private static let own = (share: -0.11, rest: -2.3)
  /// How much less likely a letter is that the language of the zone's state lacks: from 0 to -4 205 of 216 names beside
  /// zones are right, and the name of a specimen (`BASANAVIČIENĖ`, under a guilloche) from -3.5 on.
  private static let foreignToZone = -3.5
  /// How much the statistics of spelling count: from 0.4 to 0.7 three of 839 texts change, and for words that the
  /// statistics have not seen less is better (`Benchmarks/Measurements.md`).
  private static let spelling = 0.5
  /// The statistics tell nothing that is surer than one in ten thousand.
  private static let rarest = -9.2
  /// How much likelier a letter has no mark that all looks read without: of 749 texts none is lost by it, and patterns
  /// of real pages show marks to nets that were trained on drawn ones (`ASIS` read `AŠIS`).
  private static let bare = 0.5
  /// A letter is in doubt where the next one is less than this behind it.
  private static let sure = 1.5
}

/// A text on its way to its likeliest marks.
private struct Marking {
  /// What was seen of its letters and digits.
  let sights: [LetterSight]
  /// The name of the zone, which it has to spell.
  let name: NameSpelling?
  /// Whether it spells each letter of the name in one way: it goes on to.
  private let isEven: Bool
  /// All signs of the text.
  private var scalars: [Unicode.Scalar]
  /// Where the letters and digits stand among them.
  private let places: [Int]
  /// How likely each letter is what it is taken for; none where nothing else comes into question.
  var scores: [Double?]
  var isChanged = false
  var isDoubtful = false

  /// Begins with a text as it was read, or gives `nil` where the letters are not those that were seen.
  init?(_ text: String, by sights: [LetterSight], like name: NameSpelling?) {
    let scalars = Array(text.unicodeScalars)
    let places = scalars.indices.filter { PrintedText.isWordPart(scalars[$0]) }
    guard places.count == sights.count,
      zip(places, sights).allSatisfy({ PrintedLetter.base(of: scalars[$0]) == $1.letter.base })
    else { return nil }
    self.sights = name == nil ? sights : sights.map { $0.inLineAlone }
    self.name = name
    isEven = name?.isEvenlySpelled(by: text) ?? false
    self.scalars = scalars
    self.places = places
    scores = [Double?](repeating: nil, count: sights.count)
  }

  /// The letter as it stands now.
  func letter(_ index: Int) -> Unicode.Scalar { scalars[places[index]] }

  mutating func put(_ letter: Unicode.Scalar, at index: Int) { scalars[places[index]] = letter }

  /// Whether the text spells the name of the zone with some other letters.
  func isOfZone(with letters: [(Int, Unicode.Scalar)]) -> Bool {
    guard let name else { return true }
    var other = scalars
    for (index, letter) in letters { other[places[index]] = letter }
    return name.isSpelled(by: other)
      && (!isEven || name.isEvenlySpelled(by: String(String.UnicodeScalarView(other))))
  }

  /// What has become of it.
  var marked: NationalAlphabet.Marked {
    NationalAlphabet.Marked(
      text: String(String.UnicodeScalarView(scalars)), isChanged: isChanged,
      isDoubtful: isDoubtful)
  }
}

extension PrintedLetter {
  /// The logarithm of how often the letter is one of its choices where it stands, or `nil` where nothing is known.
  fileprivate func logShare(of choice: Unicode.Scalar) -> Double? {
    spelling.here.isEmpty ? nil : spelling.here[choice] ?? -9.2
  }
}
