import IdentityDocument
import Raster
import TextRecognition

/// What a look at the whole page saw of the lines that were found on it, and beside them.
///
/// The recogniser lays the page out anew, so that both looks err differently: of 360 values of
/// specimens the lines alone show 247, the page alone 255, both together 284.
struct PageLook {
  /// Words further apart than this, in heights, are of two lines.
  private static let widestGap = 1.9
  /// A word this far beyond the end of a line, in capitals, still belongs to it.
  private static let reach = 1.3

  /// What was seen of each line.
  private(set) var versions: [PrintedLine.Version?]
  /// The lines that were not found before, with what was seen of them.
  var others: [(line: TextLine, version: PrintedLine.Version)] = []

  /// Puts words to the lines that they stand in.
  ///
  /// - Parameters:
  ///   - words: The words of the page.
  ///   - lines: The lines that were found.
  init(_ words: [PlacedWord], on lines: [TextLine]) {
    var groups = [[PlacedWord]](repeating: [], count: lines.count)
    var rest: [PlacedWord] = []
    for word in words where word.isPrint {
      let best = lines.indices.map { (index: $0, fit: Self.fit(of: word, in: lines[$0])) }
        .max { ($0.fit, $1.index) < ($1.fit, $0.index) }
      if let best, best.fit > -Self.reach {
        groups[best.index].append(word)
      } else {
        rest.append(word)
      }
    }
    versions = groups.map { Self.version(of: $0) }
    for run in Self.runs(of: rest) {
      guard let version = Self.version(of: run), let line = TextLine(around: run) else { continue }
      others.append((line, version))
    }
  }

  /// How well a word lies in a line: the share of its width, or minus the gap in capitals.
  private static func fit(of word: PlacedWord, in line: TextLine) -> Double {
    let (left, right) = (Double(word.area.x), Double(word.area.x + word.area.width))
    let (top, bottom) = (Double(word.area.y), Double(word.area.y + word.area.height))
    let base = line.base(at: (left + right) / 2)
    let shared = min(bottom, base) - max(top, base - line.capital)
    guard shared > 0.6 * line.capital, bottom - top < 2.2 * line.capital else { return -.infinity }
    let inside = min(right, line.right) - max(left, line.left)
    return inside > 0 ? inside / max(1, right - left) : inside / line.capital
  }

  private static func version(of words: [PlacedWord]) -> PrintedLine.Version? {
    let words = words.sorted { ($0.area.x, $0.area.y) < ($1.area.x, $1.area.y) }
    let letters = words.reduce(0) { $0 + $1.length }
    guard letters > 0 else { return nil }
    let sum = words.reduce(0) { $0 + $1.reading.confidence * Double($1.length) }
    return PrintedLine.Version(
      words.map(\.reading.text).joined(separator: " "), confidence: sum / Double(letters),
      look: .page)
  }

  /// Words that stand side by side in one line.
  private static func runs(of words: [PlacedWord]) -> [[PlacedWord]] {
    var runs: [[PlacedWord]] = []
    for word in words.sorted(by: { ($0.line, $0.area.x) < ($1.line, $1.area.x) }) {
      if let last = runs.last?.last, last.line == word.line,
        Double(word.area.x - last.area.x - last.area.width)
          < widestGap * Double(max(word.area.height, last.area.height))
      {
        runs[runs.count - 1].append(word)
      } else {
        runs.append([word])
      }
    }
    return runs
  }
}

extension PlacedWord {
  fileprivate var length: Int { reading.text.unicodeScalars.count }

  /// Whether it holds a letter or a digit, as high as print is at the scale of a work picture.
  fileprivate var isPrint: Bool {
    let height = Double(area.height) / WorkPicture.scale
    return (0.8...6).contains(height)
      && reading.text.unicodeScalars.contains {
        $0.properties.isAlphabetic || $0.properties.numericType != nil
      }
  }
}

extension TextLine {
  /// The line that words stand in, or `nil` without any.
  fileprivate init?(around words: [PlacedWord]) {
    guard let first = words.first, let last = words.last else { return nil }
    let base = percentile(0.5, of: words.map { Double($0.area.y + $0.area.height) })
    self.init(
      left: Double(first.area.x), right: Double(last.area.x + last.area.width), leftBase: base,
      rightBase: base, capital: percentile(0.5, of: words.map { Double($0.area.height) }),
      letters: words.reduce(0) { $0 + $1.length }, regularity: 1)
  }
}
