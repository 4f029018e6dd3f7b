package import IdentityDocument
import LineRecognition
import Raster

/// Lines that the look at the whole page alone has seen: boxes around words say little of where their letters stand.
extension PageLayout {
  /// Finds out where the letters of lines stand that the look at the page alone has seen, by the net for printed lines:
  /// of heights of capitals that other lines have, and of baselines in the box around the words, those with which
  /// it reads most of what the look has seen.
  ///
  /// - Parameters:
  ///   - indices: Which lines.
  ///   - page: The page, as ``read(with:)`` gave it.
  /// - Complexity: O(*n*) in the columns of the lines, for each height and baseline.
  package mutating func place(_ indices: [Int], of page: PrintedPage) {
    let asked = Set(indices).intersection(unplaced).filter(page.lines.indices.contains).sorted()
    let known = lines.indices.filter { !unplaced.contains($0) }.map { lines[$0].capital }
    let heights = Self.heights(of: known)
    guard !asked.isEmpty, !heights.isEmpty else { return }
    var recognizer = PrintLineRecognizer(isFront ? .labelled : .print)
    let reading = RowReading(levelled: levelled)
    for index in asked where !Interruption.isRaised {
      unplaced.remove(index)
      let seen = Letters(page.lines[index].versions.first?.text ?? "")
      let box = lines[index]
      var best: (line: TextLine, weight: Double)?
      for height in heights where height < 1.1 * box.capital {
        let highest = box.base - box.capital + Self.least * height
        for base in stride(from: box.base, through: highest, by: -Self.step * height) {
          var line = box
          (line.capital, line.leftBase, line.rightBase) = (height, base, base)
          guard let spelt = reading.readOnce(line, with: &recognizer) else { continue }
          let weight = spelt.certainty * seen.share(in: Letters(spelt.text))
          if weight > best?.weight ?? 0 { best = (line.spanning(spelt.columns), weight) }
        }
      }
      if let best, best.weight > Self.certain { lines[index] = best.line }
    }
  }

  /// How sure the net is of the letters, times the share of them that the look has seen, at least; neither this nor the
  /// next two were varied.
  private static let certain = 0.4
  /// How high a line stands in its box at least, in heights of capitals.
  private static let least = 0.7
  /// How far apart baselines are that are tried, in heights of capitals.
  private static let step = 0.2

  /// The heights of captions and of values of a page: where a quarter and three quarters of its lines are lower.
  private static func heights(of capitals: [Double]) -> [Double] {
    guard !capitals.isEmpty else { return [] }
    let sorted = capitals.sorted()
    let (low, high) = (sorted[sorted.count / 4], sorted[sorted.count * 3 / 4])
    return high > 1.15 * low ? [low, high] : [high]
  }
}

/// How often each letter stands in a text, without marks.
private struct Letters {
  private var counts: [Unicode.Scalar: Int] = [:]
  private var count = 0

  init(_ text: String) {
    for letter in PrintedLetter.bases(of: text.uppercased()) ?? [] {
      counts[letter, default: 0] += 1
      count += 1
    }
  }

  /// The letters that both have, as a share of the longer one.
  func share(in other: Letters) -> Double {
    let both = counts.reduce(0) { $0 + min($1.value, other.counts[$1.key] ?? 0) }
    return Double(both) / Double(max(1, count, other.count))
  }
}
