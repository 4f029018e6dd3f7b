import IdentityDocument
import LineRecognition

/// What the net for printed lines has read in a row of print, letter by letter, with their places.
struct SpeltLine: Sendable {
  /// The characters, in pixels of the work picture; spaces are left out.
  private(set) var letters: [LineCharacter]
  /// Which of them a space stands before.
  private var gaps: Set<Int> = []
  /// The height of capitals.
  private let capital: Double

  /// The columns that they stand in, from the first one's edge to the last one's.
  var columns: ClosedRange<Double> {
    let (first, last) = (letters.first?.column ?? 0, letters.last?.column ?? 0)
    return first - Self.half * capital...max(first, last) + Self.half * capital
  }

  /// Half of a letter, in heights of capitals.
  private static let half = 0.42

  /// The text, with single spaces.
  var text: String {
    var text = ""
    for (index, letter) in letters.enumerated() {
      if index > 0, gaps.contains(index) { text.append(" ") }
      text.append(letter.character)
    }
    return text
  }

  /// How sure the whole line is, 0 to 1, by the mean of its letters' certainty; one that is a guess makes the
  /// line one.
  ///
  /// Of lines whose letters are 0.9 sure 84 % are right as a whole, of those with 0.8 half, with 0.7 a quarter
  /// (`Corpus/Training/README.md`, the net for printed lines).
  var confidence: Double { Self.confidence(of: letters[...]) }

  private static func confidence(of letters: ArraySlice<LineCharacter>) -> Double {
    let least = letters.map { $0.confidence }.min() ?? 0
    return max(0, most - steepness * (1 - min(certainty(of: letters), 0.5 + least / 2)))
  }

  /// The mean of how sure the net is of the letters, 0 to 1.
  var certainty: Double { Self.certainty(of: letters[...]) }

  private static func certainty(of letters: ArraySlice<LineCharacter>) -> Double {
    letters.reduce(0) { $0 + $1.confidence } / Double(max(1, letters.count))
  }

  /// How much was read, and how surely.
  var weight: Double { certainty * Double(letters.count).squareRoot() }

  /// What no other look has seen is never surer than this.
  private static let most = 0.92
  private static let steepness = 2.6

  /// What was read, as a reading of the line.
  var version: PrintedLine.Version {
    var version = PrintedLine.Version(text, confidence: confidence, look: .columns)
    version.digits = digits
    return version
  }

  /// What of it may be a day in digits, behind a label or before a place that are read worse; `nil` where that is
  /// the whole line, or nothing.
  private var digits: PrintedLine.Version.Part? {
    func isOfNumber(_ index: Int) -> Bool {
      let character = letters[index].character
      return character.isASCII && (character.isNumber || "./-".contains(character))
    }
    func isDigit(_ index: Int) -> Bool { isOfNumber(index) && letters[index].character.isNumber }
    var found: Range<Int>?
    var start = 0
    while start < letters.count {
      guard isDigit(start) else {
        start += 1
        continue
      }
      var end = start + 1
      while end < letters.count, isOfNumber(end) { end += 1 }
      let run = start..<end
      if run.count(where: isDigit) == 8, run.count < letters.count { found = run }
      start = end
    }
    guard let found else { return nil }
    return PrintedLine.Version.Part(
      text: String(letters[found].map(\.character)),
      confidence: Self.confidence(of: letters[found]))
  }

  /// Parts what was read in a strip where the paper is bare over a width.
  ///
  /// - Parameters:
  ///   - characters: The characters, in pixels of the strip.
  ///   - left: The column of the work picture that the strip begins at.
  ///   - scale: Pixels of the work picture in a pixel of the strip.
  ///   - capital: The height of capitals, in pixels of the work picture.
  ///   - widest: The widest distance of two letters of one line, in capitals.
  /// - Returns: The parts, from left to right.
  static func parts(
    of characters: [LineCharacter], left: Double, scale: Double, capital: Double, widest: Double
  ) -> [SpeltLine] {
    var parts: [SpeltLine] = []
    var part = SpeltLine(letters: [], capital: capital)
    var isGap = false
    for var character in characters {
      if character.character == " " {
        isGap = true
        continue
      }
      character.column = left + character.column * scale
      if let last = part.letters.last, character.column - last.column > widest * capital {
        parts.append(part)
        part = SpeltLine(letters: [], capital: capital)
      }
      if isGap { part.gaps.insert(part.letters.count) }
      isGap = false
      part.letters.append(character)
    }
    return part.letters.isEmpty ? parts : parts + [part]
  }

  private init(letters: [LineCharacter], capital: Double) {
    self.letters = letters
    self.capital = capital
  }

  /// Parts as one.
  init?(_ parts: ArraySlice<SpeltLine>) {
    guard let first = parts.first else { return nil }
    self = first
    for part in parts.dropFirst() {
      gaps.insert(letters.count)
      gaps.formUnion(part.gaps.map { $0 + letters.count })
      letters += part.letters
    }
  }
}
