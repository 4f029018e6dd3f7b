/// A phrase of the table of captions, ready to be searched for.
struct CaptionPhrase {
  /// What it announces.
  let caption: Caption
  /// Its words in small letters, with one blank between them; at most 63 bytes.
  let bytes: [UInt8]
  /// For each letter, digit and the blank the places where the phrase has it, one bit each.
  private let places: [UInt64]
  /// How often it has each letter.
  private let letters: LetterCounts

  init(_ caption: Caption, _ text: String) {
    self.caption = caption
    bytes = Array(text.utf8.prefix(63))
    var places = [UInt64](repeating: 0, count: Self.symbolCount)
    for (index, byte) in bytes.enumerated() { places[Self.symbol(byte)] |= 1 << UInt64(index) }
    self.places = places
    letters = LetterCounts(bytes)
  }

  /// Every phrase, the longest first.
  static let all: [CaptionPhrase] = Caption.phrases
    .map { CaptionPhrase($0.caption, $0.text) }
    .enumerated()
    .sorted { ($1.element.bytes.count, $0.offset) < ($0.element.bytes.count, $1.offset) }
    .map { $0.element }

  /// The phrases that may be misread: short ones, and common words among those of no field, hold
  /// only letter by letter.
  static let tolerant: [CaptionPhrase] = all.filter { phrase in
    phrase.bytes.count >= ([.relative, .other].contains(phrase.caption) ? 9 : 6)
      && !exact.contains { phrase.bytes.elementsEqual($0.utf8) }
  }

  /// Phrases that others are misread as: `DATE OF EXP1RY` is three letters from a date of entry, and the office
  /// `STATE REGISTRATION` as many from a date of registration.
  private static let exact = [
    "date of entry", "date d entree", "data d entrata", "1st issue", "surname and initials",
    "date of registration", "registro geral",
  ]

  /// What each of ``tolerant`` asks of the letters of a text, side by side: most phrases are ruled out so.
  static let needs: [Need] = tolerant.map { phrase in
    Need(kinds: phrase.letters.kinds, most: phrase.mostChanges)
  }

  /// Which letters a phrase has, and how many changes it allows.
  struct Need {
    fileprivate let kinds: UInt32
    fileprivate let most: Double

    /// Whether a text with some letters may hold the phrase: each kind of letter that it lacks takes a change.
    func mayStand(among letters: LetterCounts) -> Bool {
      Double((kinds & ~letters.kinds).nonzeroBitCount) <= most
    }
  }

  /// How many letters may be changed, missing or additional.
  private var mostChanges: Double { Double(bytes.count) * (bytes.count >= 9 ? 0.24 : 0.17) }

  /// The place in a text where the phrase stands with the fewest changed, missing and additional
  /// letters, or `nil` where there are too many.
  ///
  /// Nine letters allow 24 % of them, fewer 17 %: captions that were read from specimen passports.
  ///
  /// - Parameters:
  ///   - text: What ``FoldedText/words(of:)`` makes of a text.
  ///   - counts: Its letters, where they were counted before.
  /// - Returns: The share of letters that are right, and where they stand.
  /// - Complexity: O(*n*) in the length of the text: all letters of the phrase at once, as G. Myers
  ///   has it (A fast bit-vector algorithm for approximate string matching, 1999).
  func bestPlace(
    in text: [UInt8], counts: LetterCounts? = nil
  ) -> (score: Double, range: Range<Int>)? {
    let limit = mostChanges
    // Each letter that the text lacks costs a change.
    guard Double(letters.missing(in: counts ?? LetterCounts(text))) <= limit else { return nil }
    var (plus, minus) = (UInt64.max, UInt64(0))
    let top = UInt64(1) << UInt64(bytes.count - 1)
    var distance = bytes.count
    var best = (distance: bytes.count, end: 0)
    for (index, byte) in text.enumerated() {
      let match = places[Self.symbol(byte)]
      let diagonal = (((match & plus) &+ plus) ^ plus) | match | minus
      var up = minus | ~(diagonal | plus)
      var down = plus & diagonal
      if up & top != 0 { distance += 1 }
      if down & top != 0 { distance -= 1 }
      up <<= 1
      down <<= 1
      plus = down | ~(match | minus | up)
      minus = up & (match | minus)
      if distance <= best.distance { best = (distance, index + 1) }
    }
    guard Double(best.distance) <= limit else { return nil }
    let start = start(of: text[..<best.end], distance: best.distance)
    return (1 - Double(best.distance) / Double(bytes.count), start..<best.end)
  }

  /// Where the phrase begins that ends with a text.
  private func start(of text: ArraySlice<UInt8>, distance: Int) -> Int {
    var costs = Array(0...bytes.count)
    let reversed = Array(bytes.reversed())
    var best = (cost: Int.max, start: text.endIndex)
    for (length, byte) in text.reversed().prefix(bytes.count + distance).enumerated() {
      var diagonal = costs[0]
      costs[0] = length + 1
      for index in reversed.indices {
        let next = min(
          diagonal + (reversed[index] == byte ? 0 : 1), costs[index] + 1, costs[index + 1] + 1)
        diagonal = costs[index + 1]
        costs[index + 1] = next
      }
      if costs[bytes.count] < best.cost {
        best = (costs[bytes.count], text.endIndex - length - 1)
      }
    }
    return best.start
  }

  private static let symbolCount = 38

  private static func symbol(_ byte: UInt8) -> Int {
    switch byte {
    case "a"..."z": Int(byte - .ascii("a"))
    case "0"..."9": 26 + byte.digitValue
    case " ": 36
    default: 37
    }
  }
}
