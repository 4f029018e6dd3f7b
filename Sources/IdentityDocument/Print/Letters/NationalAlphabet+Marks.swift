/// Marks that are decided by the ink above and below letters, where a zone leaves several open.
extension NationalAlphabet {
  /// A name with the marks that its ink shows.
  struct Marked: Hashable {
    /// The name.
    var text: String
    /// Whether a letter is another one than was read.
    var isChanged = false
    /// Whether the ink of some letter is that of none which the zone allows.
    var isDoubtful = false
  }

  /// A name whose letters have the marks that their ink shows.
  ///
  /// `N` in a Latvian zone is `N` or `Ņ`: ink below it decides, whatever was read. Only letters of the
  /// alphabet that spell the zone's come into question.
  ///
  /// - Parameters:
  ///   - text: The name as it was read.
  ///   - glyphs: Its letters in order, as many as the text has.
  ///   - name: The name as the zone has it.
  /// - Returns: The name, or `nil` where the text is not in capitals, or the ink is that of a guilloche.
  /// - Complexity: O(*n*²) in the length of the text.
  func marked(_ text: String, by glyphs: [PrintedGlyph], like name: NameSpelling) -> Marked? {
    var scalars = Array(text.unicodeScalars)
    let places = scalars.indices.filter { scalars[$0].properties.isAlphabetic }
    guard places.count == glyphs.count,
      places.allSatisfy({ !scalars[$0].properties.isLowercase }),
      // Hardly a name has more marks than letters without one.
      2 * glyphs.count(where: { $0.above != nil }) <= glyphs.count,
      2 * glyphs.count(where: { $0.below != nil }) <= glyphs.count
    else { return nil }
    var marked = Marked(text: text)
    for (place, glyph) in zip(places, glyphs) {
      let read = scalars[place]
      let candidates = candidates(for: read).filter { letter in
        var other = scalars
        other[place] = letter
        return name.isSpelled(by: other)
      }
      guard candidates.count > 1 else { continue }
      let shown = candidates.filter { glyph.mayBe($0) }
      let fitting = shown.count > 1 ? shown.filter { glyph.fits($0) } : shown
      // Fine ink may be missed: a mark that was read stays, unless another one is there.
      if fitting.count == 1, !shown.contains(read), LetterMark(fitting[0]) != nil {
        scalars[place] = fitting[0]
        marked.isChanged = true
      } else if !shown.contains(read) || shown.count > 1 && fitting != [read] {
        marked.isDoubtful = true
      }
    }
    marked.text = String(String.UnicodeScalarView(scalars))
    return marked
  }

  /// The letters that one with or without a mark may be.
  private func candidates(for letter: Unicode.Scalar) -> [Unicode.Scalar] {
    let base = Self.base(of: letter) ?? letter
    guard base.isASCII else { return [] }
    let own = letters.filter { Self.base(of: $0) == base && LetterMark($0) != nil }
    // A name of another language keeps a mark that both looks have read.
    let isForeign = letter != base && !own.contains(letter) && LetterMark(letter) != nil
    return [base] + own + (isForeign ? [letter] : [])
  }
}

extension PrintedGlyph {
  /// Whether there is ink where a letter has its mark, and none where it has none.
  func mayBe(_ letter: Unicode.Scalar) -> Bool {
    switch LetterMark(letter) {
    case nil: above == nil && below == nil
    case .below: above == nil && below?.mayBeMark == true
    default: above?.mayBeMark == true && below == nil
    }
  }

  /// Whether the ink has the shape of a letter's mark.
  fileprivate func fits(_ letter: Unicode.Scalar) -> Bool {
    guard let mark = LetterMark(letter), let ink = mark == .below ? below : above else {
      return LetterMark(letter) == nil
    }
    return mark.fits(ink)
  }
}

extension PrintedGlyph.Ink {
  /// Whether it is as large as marks are: no mark is wider than a letter, comes in three parts, or is
  /// thinner than print is.
  fileprivate var mayBeMark: Bool { parts <= 2 && width < 0.72 && height > 0.07 }
}
