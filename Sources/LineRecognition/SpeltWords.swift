internal import CLineModel

/// How words of names and places with marks are spelt, of public lists of many languages.
///
/// The source is `Corpus/Training/names/spelt.py`; a word stands there as a hash of its letters, from which it cannot
/// be read.
public struct SpeltWords: Sendable {
  /// One spelling of a word.
  public struct Spelling: Hashable, Sendable {
    /// The letters with their marks.
    public let letters: [Unicode.Scalar]
    /// The languages that spell the word so, a bit each: the place in ``SpeltWords/languages``.
    public let languages: UInt32
  }

  /// The codes of the languages (ISO 639-1), that of the lowest bit first; `LANGUAGES` of `spelling.py`, and Albanian.
  public static let languages =
    "cs da de es et fi fr ga hr hu is it lt lv nl no pl pt ro sk sl sv tr az en sq"

  private static let magic: [UInt8] = Array("SPELTWD1".utf8)

  private let bytes: [UInt8]
  /// The hashes in order.
  private let words: [UInt32]
  /// Where the spellings of each word begin among the bytes.
  private let places: [Int]

  /// The table that is built in, or `nil` where it is damaged.
  public static let embedded: SpeltWords? = {
    let count = Int(clamping: spelt_words_size())
    let bytes = unsafe UnsafeRawBufferPointer(start: spelt_words_bytes(), count: count)
    return SpeltWords(bytes: unsafe Array(bytes))
  }()

  /// Reads a table, or gives `nil` where it does not hold; the layout is that of `spelt.py`.
  ///
  /// - Parameter bytes: The bytes of the file.
  /// - Complexity: O(*n*) in the bytes.
  init?(bytes: [UInt8]) {
    guard bytes.count >= Self.magic.count + 4, bytes.starts(with: Self.magic) else { return nil }
    func number(_ place: Int) -> UInt32 {
      bytes[place..<place + 4].reversed().reduce(0) { $0 << 8 | UInt32($1) }
    }
    var words: [UInt32] = []
    var places: [Int] = []
    var place = Self.magic.count + 4
    for _ in 0..<number(Self.magic.count) {
      guard bytes.count - place >= 5 else { return nil }
      let word = number(place)
      guard words.last.map({ $0 < word }) ?? true else { return nil }
      words.append(word)
      places.append(place + 4)
      let spellings = bytes[place + 4]
      place += 5
      for _ in 0..<spellings {
        guard bytes.count - place >= 5 else { return nil }
        place += 5 + 3 * Int(bytes[place + 4])
      }
    }
    guard place == bytes.count else { return nil }
    (self.bytes, self.words, self.places) = (bytes, words, places)
  }

  /// The spellings of a word that some language spells with marks.
  ///
  /// - Parameter word: Its letters as capitals without their marks, `A` to `Z`.
  /// - Returns: The spellings, one without any mark among them where a language has that; none of a word that is not
  ///   known, or that no language spells with marks.
  /// - Complexity: O(log *n*) in the words of the table.
  public func spellings(of word: [Unicode.Scalar]) -> [Spelling] {
    var key: UInt32 = 0x811c_9dc5
    for letter in word {
      guard ("A"..."Z").contains(letter) else { return [] }
      key = (key ^ (letter.value - 64)) &* 0x0100_0193
    }
    guard let index = index(of: key) else { return [] }
    var place = places[index]
    var spellings: [Spelling] = []
    let count = bytes[place]
    place += 1
    for _ in 0..<count {
      let languages = bytes[place..<place + 4].reversed().reduce(0) { $0 << 8 | UInt32($1) }
      var letters = word
      for mark in 0..<Int(bytes[place + 4]) {
        let row = place + 5 + 3 * mark
        let value = UInt32(bytes[row + 1]) | UInt32(bytes[row + 2]) << 8
        guard letters.indices.contains(Int(bytes[row])), let letter = Unicode.Scalar(value) else {
          return []
        }
        letters[Int(bytes[row])] = letter
      }
      spellings.append(Spelling(letters: letters, languages: languages))
      place += 5 + 3 * Int(bytes[place + 4])
    }
    return spellings
  }

  private func index(of key: UInt32) -> Int? {
    var range = 0..<words.count
    while !range.isEmpty {
      let middle = (range.lowerBound + range.upperBound) / 2
      if words[middle] == key { return middle }
      range =
        words[middle] < key ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return nil
  }
}
