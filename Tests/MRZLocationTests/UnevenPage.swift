import MRZLocation
import Raster

/// A picture of lines whose characters are as wide as they are drawn: narrow ones take three dots, wide
/// ones seven, so that they stand at no pitch.
struct UnevenPage {
  /// The zone's lines, in the alphabet of `TestPage`.
  var lines: [String]
  /// The side of a dot, in pixels.
  var dot = 3
  /// The dots between characters.
  var gap = 2
  /// The paper around the zone, in dots.
  var margin = 12
  var paper: UInt8 = 220
  var ink: UInt8 = 40

  /// Seven rows of a character's dots.
  private static func dots(_ character: UInt8) -> [[Bool]] {
    let rows = TestPage.alphabet[character] ?? []
    let columns = (0..<5).filter { column in rows.contains { $0 >> UInt8(4 - column) & 1 == 1 } }
    guard let first = columns.first, let last = columns.last else { return [] }
    let isWide = "MNORU0".utf8.contains(character)
    return rows.map { bits in
      (first...last).flatMap { column in
        [Bool](
          repeating: bits >> UInt8(4 - column) & 1 == 1, count: isWide && column == 2 ? 3 : 1)
      }
    }
  }

  /// Where the characters of each line begin and end, in pixels.
  var spans: [[Range<Int>]] {
    lines.map { line in
      var place = margin
      return line.utf8.map { character in
        let width = Self.dots(character).first?.count ?? 0
        defer { place += width + gap }
        return place * dot..<(place + width) * dot
      }
    }
  }

  /// The distance of the lines, in dots.
  private static let leading = 15

  /// The row of the middle of a line's capitals, in pixels.
  func middle(ofLine line: Int) -> Double {
    Double(dot) * (Double(margin + line * Self.leading) + 3.5) - 0.5
  }

  /// Draws the page.
  func picture() -> GrayImage {
    let width = (spans.flatMap { $0 }.map(\.upperBound).max() ?? 0) + margin * dot
    let height = (2 * margin + (lines.count - 1) * Self.leading + 7) * dot
    var image = GrayImage(width: width, height: height, filledWith: paper)
    for (line, places) in zip(lines.indices, spans) {
      for (character, span) in zip(lines[line].utf8, places) {
        for (row, dots) in Self.dots(character).enumerated() {
          for (column, isInk) in dots.enumerated() where isInk {
            for y in 0..<dot {
              for x in 0..<dot {
                let top = (margin + line * Self.leading + row) * dot
                image[span.lowerBound + column * dot + x, top + y] = ink
              }
            }
          }
        }
      }
    }
    return image
  }
}
