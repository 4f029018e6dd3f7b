import LineRecognition
import Raster

/// Reads the small print of a page with the net for printed lines, and mends its lines by it: letters that
/// touch, as those of small or blurred print do, make no patches of their own, so that a line comes apart or
/// loses its ends where only patches are looked at.
struct RowReading {
  /// How far beyond a line's ends is looked at first, in capitals; neither this nor the next two were varied.
  private static let reach = 7.0
  /// A row is looked at so many times at most, each time further where it goes on.
  private static let mostLooks = 3
  /// Letters of one line are no further apart, in capitals from middle to middle: those of values, and those
  /// of captions, which stand closer to each other.
  static let widest = (value: 2.5, caption: 1.8)
  /// What is less sure than this, or shorter, is no reason to change a line: of lines that the net is so sure of
  /// half are right as a whole (`Corpus/Training/README.md`).
  private static let least = (confidence: 0.4, letters: 3)

  /// A row is taken in place of lines where its letters and their certainty weigh so many times as much; of lines
  /// that are read so well as they are, more: patches tell truer where a line lies, and rows lost marks of names
  /// (`Benchmarks/Measurements.md`, rows without patches).
  private static let lead = (poor: 1.05, good: 1.2)
  private static let good = 0.9

  /// The page.
  let levelled: PagePicture

  /// The lines, mended, each with what the net has read.
  ///
  /// - Parameters:
  ///   - lines: The lines that were found.
  ///   - recognizer: The net.
  /// - Returns: The lines, those that are a part of another left out.
  /// - Complexity: O(*n*) in the columns of the rows, 270 000 multiply-adds each four pixels of a strip.
  func mended(
    _ lines: [TextLine], with recognizer: inout PrintLineRecognizer
  ) -> [(line: TextLine, spelt: SpeltLine?)] {
    var kept: [(line: TextLine, spelt: SpeltLine?)] = []
    // The longest first: they tell direction and height best.
    let ranked = lines.sorted {
      (Double($0.letters) * $0.regularity, $0.contrast, $0.left, $0.base)
        > (Double($1.letters) * $1.regularity, $1.contrast, $1.left, $1.base)
    }
    for line in ranked {
      if Interruption.isRaised {
        kept.append((line, nil))
        continue
      }
      if kept.contains(where: { $0.spelt != nil && Self.isPart(line, of: $0.line) }) { continue }
      guard let spelt = read(line, with: &recognizer) else {
        kept.append((line, nil))
        continue
      }
      guard spelt.confidence > Self.least.confidence, spelt.letters.count >= Self.least.letters
      else {
        kept.append((line, spelt))
        continue
      }
      var mended = line.spanning(spelt.columns)
      mended.letters = max(line.letters, spelt.letters.count)
      // What was kept before as a part of it, because it ranks higher, is in it now.
      kept.removeAll { Self.isPart($0.line, of: mended) && $0.line.letters < mended.letters }
      kept.append((mended, spelt))
    }
    return kept
  }

  /// The lines, with rows in place of those that the net is less sure of.
  ///
  /// - Parameters:
  ///   - lines: What ``mended(_:with:)`` gave.
  ///   - rows: Rows that were found by reading (``RowScan``).
  ///   - recognizer: The net.
  /// - Returns: The lines.
  func supplemented(
    _ lines: [(line: TextLine, spelt: SpeltLine?)], by rows: [TextLine],
    with recognizer: inout PrintLineRecognizer
  ) -> [(line: TextLine, spelt: SpeltLine?)] {
    var kept = lines
    for row in rows where !Interruption.isRaised {
      guard let spelt = read(row, with: &recognizer), spelt.letters.count >= Self.least.letters
      else { continue }
      var row = row.spanning(spelt.columns)
      row.letters = spelt.letters.count
      let rivals = kept.indices.filter { Self.overlap(row, kept[$0].line) }
      let best = rivals.compactMap { kept[$0].spelt }.max { $0.weight < $1.weight }
      if let best {
        let lead = best.certainty > Self.good ? Self.lead.good : Self.lead.poor
        guard spelt.weight > lead * best.weight else { continue }
      }
      row.contrast = rivals.map { kept[$0].line.contrast }.max() ?? row.contrast
      kept = kept.indices.filter { !rivals.contains($0) }.map { kept[$0] } + [(row, spelt)]
    }
    return kept
  }

  /// Whether a row and a line share more than half of the lower one, and some of the shorter.
  private static func overlap(_ row: TextLine, _ line: TextLine) -> Bool {
    let width = min(line.right, row.right) - max(line.left, row.left)
    let height =
      min(line.base, row.base) - max(line.base - line.capital, row.base - row.capital)
    return width > 0.3 * min(line.width, row.width) && height > 0.5 * min(line.capital, row.capital)
  }

  /// Whether a line stands in another one.
  private static func isPart(_ line: TextLine, of other: TextLine) -> Bool {
    let middle = (line.left + line.right) / 2
    let shared = min(line.right, other.right) - max(line.left, other.left)
    return shared > 0.7 * line.width
      && abs(line.base - other.base(at: middle)) < 0.3 * other.capital
      && line.capital < 1.4 * other.capital && line.capital > 0.6 * other.capital
  }

  /// What stands in a line that is taken to end where it was found to.
  func readOnce(_ line: TextLine, with recognizer: inout PrintLineRecognizer) -> SpeltLine? {
    read(line, with: &recognizer, reach: 1, looks: 1)
  }

  /// What stands in the row of a line, as far as it goes on without a gap.
  private func read(
    _ line: TextLine, with recognizer: inout PrintLineRecognizer, reach: Double = Self.reach,
    looks: Int = Self.mostLooks
  ) -> SpeltLine? {
    let capital = line.capital
    let image = levelled[line.channel]
    let scale = TextLine.stripScale(capital: capital) / PrintLineRecognizer.stretch
    let widest = capital > 1.75 * WorkPicture.scale ? Self.widest.value : Self.widest.caption
    let edge = Double(image.width - 1)
    var columns = line.left - reach * capital...line.right + reach * capital
    var found: SpeltLine?
    for _ in 0..<looks {
      columns = max(0, columns.lowerBound)...max(1, min(edge, columns.upperBound))
      let strip = line.spanning(columns).strip(from: image, columns: columns)
      let parts = SpeltLine.parts(
        of: recognizer.characters(of: strip), left: columns.lowerBound, scale: scale,
        capital: capital, widest: widest)
      let inLine = parts.indices.filter {
        parts[$0].columns.upperBound > line.left + 0.3 * capital
          && parts[$0].columns.lowerBound < line.right - 0.3 * capital
      }
      guard let first = inLine.first, let last = inLine.last else { return found }
      found = SpeltLine(parts[first...last])
      guard let ends = found?.columns else { return nil }
      let goesOn = (
        left: columns.lowerBound > 0 && ends.lowerBound < columns.lowerBound + 2 * capital,
        right: columns.upperBound < edge && ends.upperBound > columns.upperBound - 2 * capital
      )
      guard goesOn.left || goesOn.right else { break }
      columns =
        columns.lowerBound - (goesOn.left ? 2 * Self.reach * capital : 0)...columns.upperBound
        + (goesOn.right ? 2 * Self.reach * capital : 0)
    }
    return found
  }
}
