/// The captions that a line of print holds.
struct CaptionReading {
  /// One caption in a text.
  struct Match: Hashable {
    /// What it announces.
    var caption: Caption
    /// How much of it is as the table has it, 0 to 1.
    var score: Double
    /// Where it stands in the folded text.
    var range: Range<Int>
  }

  /// The captions, those that stand letter by letter first.
  private(set) var matches: [Match] = []
  /// The share of the letters that belong to captions.
  private(set) var coverage = 0.0
  /// Whether a caption of two words or more stands in it letter by letter.
  private(set) var holdsWholePhrase = false
  /// The text in folded words.
  let text: [UInt8]

  /// Whether all that stands behind its last slash or before its first one is a caption letter by letter, as where what
  /// stands beside it is in another script.
  private var isBehindSlash = false

  /// Whether the line is a caption: half of its letters are, or a quarter and one phrase is whole, as
  /// where the languages beside English are misread.
  var isCaption: Bool {
    coverage >= 0.5 || coverage >= 0.25 && holdsWholePhrase || isBehindSlash || isSexBesideOther
  }

  /// Whether the word for sex stands before or behind one other word, which is none of a sex: the same in another
  /// script, as `Sex yuia`.
  private var isSexBesideOther: Bool {
    let words = text.split(separator: .ascii(" ")).map { String(decoding: $0, as: UTF8.self) }
    guard words.count == 2, let place = words.firstIndex(where: Self.sexes.contains) else {
      return false
    }
    let other = words[1 - place]
    return other.utf8.count > 2 && PrintedSex.sex(in: other) == nil
  }

  private static let sexes = ["sex", "sexe", "sexo", "gender"]

  /// Whether it is captions letter by letter and nothing else, of two words or more: one word may be a name.
  var isNothingElse: Bool {
    coverage == 1 && text.contains(.ascii(" ")) && matches.allSatisfy { $0.score >= 0.8 }
      && matches.contains { $0.score == 1 && $0.range.count >= 5 }
  }

  /// Whether the word NAME alone announces a surname in it.
  var isBareName: Bool {
    let surnames = matches.filter { $0.caption == .surname }
    return !surnames.isEmpty
      && surnames.allSatisfy { match in
        Self.bareNames.contains { text[match.range].elementsEqual($0.utf8) }
      }
  }

  /// Words that stand over both names, or over the given ones where the surname has a caption.
  private static let bareNames = ["name", "namn", "navn"]

  /// Whether what announces given names in it is a word that stands over both names as well, as the
  /// permits of Portugal and Spain have it.
  var isBareGivenName: Bool {
    let given = matches.filter { $0.caption == .givenNames }
    return !given.isEmpty
      && given.allSatisfy { match in
        ["nome", "nombre", "ime", "nama", "names", "namen"].contains {
          text[match.range].elementsEqual($0.utf8)
        }
      }
  }

  /// Whether it announces one of several surnames.
  var isPartOfName: Bool {
    ["primer apellido", "segundo apellido", "1 apellido", "2 apellido"].contains {
      text.holds(Array($0.utf8))
    }
  }

  /// Searches a text for captions: letter by letter, then in what is left with some letters misread.
  ///
  /// - Complexity: O(*n* · *k*) in the length of the text and the number of phrases.
  init(_ text: String) {
    // No line of a document is longer; a hostile one is not searched to its end.
    let words = Array(FoldedText.words(of: Self.parted(text)).prefix(160))
    self.text = words
    guard words.count >= 2, !Self.beginsWithTitle(words) else { return }
    var isUsed = [Bool](repeating: false, count: words.count)
    findExact(&isUsed)
    if isUsed.count(where: { !$0 }) >= 5 { findAlike(&isUsed) }
    let letters = words.count { $0 != .ascii(" ") }
    let covered = words.indices.count { isUsed[$0] && words[$0] != .ascii(" ") }
    coverage = Double(covered) / Double(max(1, letters))
    isBehindSlash = endsWithWholePhrase(text) || beginsWithWholePhrase(text)
  }

  /// A text with a blank before each capital within a word that two small letters follow, as where captions of two
  /// scripts have run together: `AńëngDate of expiry`.
  private static func parted(_ text: String) -> String {
    let scalars = Array(text.unicodeScalars.prefix(160))
    var parted = String.UnicodeScalarView()
    for place in scalars.indices {
      if place > 0, place + 2 < scalars.count, scalars[place].properties.isUppercase,
        scalars[(place + 1)...(place + 2)].allSatisfy({ $0.properties.isLowercase }),
        scalars[place - 1].properties.isAlphabetic
      {
        parted.append(" ")
      }
      parted.append(scalars[place])
    }
    return String(parted)
  }

  /// Whether it is somebody's name behind a title, as cards of Thailand have it: `Miss Sudarat`.
  private static func beginsWithTitle(_ words: [UInt8]) -> Bool {
    ["mr ", "mrs ", "miss "].contains { words.starts(with: $0.utf8) }
  }

  private func endsWithWholePhrase(_ text: String) -> Bool {
    let scalars = text.unicodeScalars
    guard let slash = scalars.lastIndex(of: "/") else { return false }
    let tail = FoldedText.words(of: String(scalars[slash...]))
    guard tail.count >= 4, tail.count < self.text.count else { return false }
    return matches.contains {
      $0.score == 1 && $0.range == (self.text.count - tail.count)..<self.text.count
    }
  }

  private func beginsWithWholePhrase(_ text: String) -> Bool {
    let scalars = text.unicodeScalars
    guard let slash = scalars.firstIndex(of: "/") else { return false }
    let head = FoldedText.words(of: String(scalars[..<slash]))
    guard head.count >= 6, head.count < self.text.count else { return false }
    return matches.contains { $0.score == 1 && $0.range == 0..<head.count }
  }

  private mutating func findExact(_ isUsed: inout [Bool]) {
    // A phrase begins where a word does.
    let starts = text.indices.filter { $0 == 0 || text[$0 - 1] == .ascii(" ") }
    for phrase in CaptionPhrase.all where phrase.bytes.count <= text.count {
      for start in starts {
        let range = start..<(start + phrase.bytes.count)
        guard range.upperBound <= text.count, text[start] == phrase.bytes[0], isWhole(range),
          text[range].elementsEqual(phrase.bytes), !isUsed[range].contains(true),
          !beginsOffice(range)
        else { continue }
        for index in range { isUsed[index] = true }
        let score = phrase.bytes.count > 3 ? 1.0 : 0.8
        if phrase.bytes.count >= 10, phrase.bytes.contains(.ascii(" ")) { holdsWholePhrase = true }
        matches.append(Match(caption: phrase.caption, score: score, range: range))
      }
    }
  }

  /// Whether a phrase is where the name of an office begins, which goes on in the row below: `MINISTRY OF`.
  private func beginsOffice(_ range: Range<Int>) -> Bool {
    let behind = text[range.upperBound...]
    return text[range].elementsEqual("ministry".utf8) && behind.starts(with: " of".utf8)
      || text[range].elementsEqual("authority".utf8) && behind.starts(with: " for".utf8)
      || ["agency", "authority", "department", "service"].contains {
        text[range.lowerBound...].starts(with: "citizenship \($0)".utf8)
      }
  }

  private func isWhole(_ range: Range<Int>) -> Bool {
    (range.lowerBound == 0 || text[range.lowerBound - 1] == .ascii(" "))
      && (range.upperBound == text.count || text[range.upperBound] == .ascii(" "))
  }

  /// Whether a place begins well within a word that ends with it, as the `myndighet` of Polismyndigheten:
  /// a letter or two before it may be misread, and small print loses the spaces between words.
  private func isWithinWord(_ range: Range<Int>) -> Bool {
    let space = UInt8.ascii(" ")
    let before = text[..<range.lowerBound].reversed().prefix { $0 != space }.count
    let behind = text[range.upperBound...].prefix { $0 != space }.count
    return (3...8).contains(before) && behind <= 2 && !text[range].contains(space)
  }

  /// Whether a place lies within a word that is a name.
  private func isOfName(_ range: Range<Int>) -> Bool {
    let space = UInt8.ascii(" ")
    guard !text[range].contains(space) else { return false }
    let begin = text[..<range.lowerBound].lastIndex(of: space).map { $0 + 1 } ?? 0
    let end = text[range.upperBound...].firstIndex(of: space) ?? text.count
    return NameLikeCaption.isOne(text[begin..<end])
  }

  /// From this score on a longer phrase takes the place of a part of it that stands letter by letter.
  private static let nearlyWhole = 0.85

  private mutating func findAlike(_ isUsed: inout [Bool]) {
    var found: [(rank: Double, match: Match)] = []
    let counts = LetterCounts(text)
    for (index, need) in CaptionPhrase.needs.enumerated() where need.mayStand(among: counts) {
      let phrase = CaptionPhrase.tolerant[index]
      guard let (score, range) = phrase.bestPlace(in: text, counts: counts),
        Double(range.count) >= 0.75 * Double(phrase.bytes.count), !isWithinWord(range),
        !isOfName(range), !beginsOffice(range)
      else { continue }
      let match = Match(caption: phrase.caption, score: score * 0.95, range: range)
      // A longer phrase says more than a shorter one that is as well read.
      found.append((score + 0.012 * Double(phrase.bytes.count), match))
    }
    let order = found.indices.sorted { (found[$1].rank, $0) < (found[$0].rank, $1) }
    for (_, match) in order.map({ found[$0] }) {
      // `tssuing Authority` is more than its second word.
      let own = matches.filter {
        $0.caption == match.caption && match.score > Self.nearlyWhole
          && match.range.count >= $0.range.count + 5
      }.map { $0.range }
      let taken = match.range.count { index in
        isUsed[index] && !own.contains { $0.contains(index) }
      }
      guard Double(taken) < 0.35 * Double(match.range.count) else { continue }
      for index in match.range { isUsed[index] = true }
      matches.append(match)
    }
  }
}
