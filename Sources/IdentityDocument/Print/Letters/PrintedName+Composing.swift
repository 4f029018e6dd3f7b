/// Names whose letters several looks at one line have seen between them.
extension PrintedName {
  /// The names that lines spell once each letter is taken from a look that has seen it.
  ///
  /// A look that misreads a letter in five is laid beside the name, and only what spells the name there
  /// counts; every letter of the name must have been seen by some look. No letter comes from the zone.
  ///
  /// - Parameters:
  ///   - name: The name as the zone has it.
  ///   - lines: The lines.
  /// - Returns: One name for each line that spells it.
  /// - Complexity: O(*n* · *m*) in the length of the name and of the readings.
  static func composed(of name: String, in lines: [AssignedLine]) -> [PrintedName] {
    guard NameSpelling(name).letters.count >= 5 else { return [] }
    return lines.enumerated().compactMap { place, line in
      guard line.role != .caption, !line.isOfPageAlone else { return nil }
      let looks =
        line.line.versions + lines.filter { $0.isLook(at: line) }.flatMap { $0.line.versions }
      // Whether a blank of the zone is a hyphen is not told.
      guard looks.count > 1, !looks.contains(where: { $0.text.utf8.contains(.ascii("-")) })
      else { return nil }
      var sightings = LetterSightings(name)
      for look in looks {
        sightings.add(Array(look.text.unicodeScalars), weight: 0.1 + look.confidence)
      }
      // Where two looks have seen that the word goes on, it is another name.
      guard let text = sightings.text, looks.count(where: { $0.goesOn(with: text) }) < 2
      else { return nil }
      // Two looks at one line, neither of which is right alone, are not sure.
      return PrintedName(text: text, line: place, confidence: 0.5)
    }
  }
}

/// The letters of a name that looks have seen, by their places in the name.
private struct LetterSightings {
  /// A printed letter that stands for some letters of the name.
  private struct Place: Hashable {
    var start: Int
    var end: Int
    var letter: Unicode.Scalar
  }

  /// Looks with more wrong letters, as a share of the name's, saw something else.
  private static let mostMisread = 0.2

  private let name: NameSpelling
  /// The letters before each word but the first.
  private let words: [Int]
  private var weights: [Place: Double] = [:]
  /// How many looks have seen a letter that the name has not, by its place between two letters.
  private var added: [Place: Int] = [:]

  init(_ name: String) {
    self.name = NameSpelling(name)
    let parts = name.split(separator: " ")
    words = parts.indices.dropFirst().map { NameSpelling(parts[..<$0].joined()).letters.count }
  }

  /// Notes what a look has seen of the name, where it has seen most of it.
  mutating func add(_ text: [Unicode.Scalar], weight: Double) {
    guard let seen = aligned(text) else { return }
    // Recognisers drop marks more often than they invent them.
    for place in seen.letters {
      weights[place, default: 0] += weight + (place.letter.isASCII ? 0 : 0.08)
    }
    for place in Set(seen.added) { added[place, default: 0] += 1 }
  }

  /// The name of the letters that were seen most, or `nil` where one was seen by no look, or where two looks
  /// have seen the same letter more.
  var text: String? {
    guard !added.values.contains(where: { $0 > 1 }) else { return nil }
    var best: [(weight: Double, text: [Unicode.Scalar])?] = .init(
      repeating: nil, count: name.letters.count + 1)
    best[0] = (0, [])
    let places = weights.sorted {
      ($0.key.start, $0.key.end, $0.key.letter) < ($1.key.start, $1.key.end, $1.key.letter)
    }
    for (place, weight) in places {
      guard let before = best[place.start] else { continue }
      let sum = before.weight + weight
      if best[place.end].map({ $0.weight < sum }) ?? true {
        let blank: [Unicode.Scalar] = words.contains(place.start) ? [" "] : []
        best[place.end] = (sum, before.text + blank + [place.letter])
      }
    }
    return best[name.letters.count].map { String(String.UnicodeScalarView($0.text)) }
  }

  /// A way from the beginning of the name to some of its letters.
  private struct Way {
    var cost: Double
    var letters: [Place] = []
    /// The letters between two of the name that it has not.
    var added: [Place] = []

    /// Takes another way on which one letter more is unlike the name, where that costs less.
    mutating func takeUnlike(_ other: Way) {
      guard other.cost + 1 < cost else { return }
      self = other
      cost += 1
    }
  }

  /// The letters of a text that spell the name at their places, where few others stand between.
  private func aligned(_ text: [Unicode.Scalar]) -> Way? {
    let count = name.letters.count
    let most = Self.mostMisread * Double(count)
    // A row for each letter of the name that comes next; the text may begin and end anywhere.
    var row = (0...count).map { Way(cost: Double($0)) }
    var best: Way?
    for scalar in text {
      row = ways(through: scalar, from: row)
      if row[count].cost <= most, row[count].cost < best?.cost ?? .infinity { best = row[count] }
    }
    return best
  }

  /// The best ways to each letter of the name once a text goes on with a letter or sign.
  private func ways(through scalar: Unicode.Scalar, from row: [Way]) -> [Way] {
    let spellings = NameSpelling.spellings(of: scalar)
    // Blanks and signs cost nothing, other letters that are none of the name one each.
    let isLetter = spellings?.isEmpty != true && scalar != " "
    var next = [Way(cost: 0)]
    for end in row.indices.dropFirst() {
      var way = row[end]
      if isLetter {
        way.cost += 1
        if end < name.letters.count, scalar.properties.isAlphabetic {
          way.added.append(Place(start: end, end: end, letter: scalar.capital))
        }
      }
      way.takeUnlike(row[end - 1])
      way.takeUnlike(next[end - 1])
      for spelling in spellings ?? [] where spelling.count <= end && spelling.count > 0 {
        let start = end - spelling.count
        guard spelling.equals(name.letters[start..<end]), row[start].cost < way.cost
        else { continue }
        way = row[start]
        way.letters.append(Place(start: start, end: end, letter: scalar))
      }
      next.append(way)
    }
    return next
  }
}

extension PrintedLine.Version {
  /// Whether it holds a name with a letter right before or behind it.
  fileprivate func goesOn(with name: String) -> Bool {
    let (text, name) = (Array(text.unicodeScalars), Array(name.unicodeScalars))
    guard text.count > name.count else { return false }
    return (0...text.count - name.count).contains { start in
      let end = start + name.count
      guard text[start..<end].elementsEqual(name) else { return false }
      return start > 0 && text[start - 1].properties.isAlphabetic
        || end < text.count && text[end].properties.isAlphabetic
    }
  }
}

extension AssignedLine {
  /// Whether it is another line's print, which the look at the whole page alone has found anew.
  fileprivate func isLook(at line: AssignedLine) -> Bool {
    let middle = (left + right) / 2
    return isOfPageAlone && middle > line.left && middle < line.right
      && abs(baseline - line.baseline) < 0.7 * line.height
  }
}
