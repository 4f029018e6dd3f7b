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
  private static let widest = (value: 2.5, caption: 1.8)
  /// What is less sure than this, or shorter, is no reason to change a line: of lines that the net is so sure of
  /// half are right as a whole (`Corpus/Training/README.md`).
  private static let least = (confidence: 0.4, letters: 3)

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

  /// Whether a line stands in another one.
  private static func isPart(_ line: TextLine, of other: TextLine) -> Bool {
    let middle = (line.left + line.right) / 2
    let shared = min(line.right, other.right) - max(line.left, other.left)
    return shared > 0.7 * line.width
      && abs(line.base - other.base(at: middle)) < 0.3 * other.capital
      && line.capital < 1.4 * other.capital && line.capital > 0.6 * other.capital
  }

  /// What stands in the row of a line, as far as it goes on without a gap.
  private func read(
    _ line: TextLine, with recognizer: inout PrintLineRecognizer
  ) -> SpeltLine? {
    let capital = line.capital
    let image = levelled[line.channel]
    let scale = TextLine.stripScale(capital: capital) / PrintLineRecognizer.stretch
    let widest = capital > 1.75 * WorkPicture.scale ? Self.widest.value : Self.widest.caption
    let edge = Double(image.width - 1)
    var columns = line.left - Self.reach * capital...line.right + Self.reach * capital
    var found: SpeltLine?
    for _ in 0..<Self.mostLooks {
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
