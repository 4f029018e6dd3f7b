/// A word of names or places that some language spells with marks.
package struct KnownWord: Hashable, Sendable {
  /// One way to spell it.
  package struct Spelling: Hashable, Sendable {
    /// The letters with their marks.
    var letters: [Unicode.Scalar]
    /// The languages that spell it so.
    var languages: WrittenLanguages

    package init(_ letters: [Unicode.Scalar], _ languages: WrittenLanguages) {
      (self.letters, self.languages) = (letters, languages)
    }
  }

  /// One of its letters.
  package struct Letter: Hashable, Sendable {
    var word: KnownWord
    /// Its place, from 0 on.
    var place: Int

    package init(_ word: KnownWord, _ place: Int) {
      (self.word, self.place) = (word, place)
    }
  }

  /// Its spellings, all of one length.
  var spellings: [Spelling]

  /// Makes a word, or `nil` without spellings.
  package init?(_ spellings: [Spelling]) {
    guard !spellings.isEmpty else { return nil }
    self.spellings = spellings
  }

  /// How many letters it has.
  var count: Int { spellings.first?.letters.count ?? 0 }
}
