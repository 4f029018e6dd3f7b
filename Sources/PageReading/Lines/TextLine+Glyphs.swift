import IdentityDocument
import Raster

extension TextLine {
  /// The height that capitals get where their ink is looked at, in pixels.
  private static let inkCapitals = 40.0
  /// What counts as ink, as shares of the way from ink to paper: at the first most letters are apart
  /// from each other and whole, at the others those of thin and of bold print.
  private static let inkShares = [0.5, 0.36, 0.64]

  /// The letters of a line in capitals with the ink above and below them, once for each threshold.
  ///
  /// - Parameter image: The levelled picture.
  /// - Returns: The letters from the left; none where the line has fewer than two.
  /// - Complexity: O(pixels of the line).
  func glyphs(in image: GrayImage) -> [[PrintedGlyph]] {
    let cut = cut(from: image, capitals: Self.inkCapitals)
    let (ink, paper) = (Double(cut.percentile(0.04)), Double(cut.percentile(0.75)))
    guard paper - ink > 20 else { return [] }
    return Self.inkShares.compactMap { share in
      GlyphInk(cut, darkerThan: ink + share * (paper - ink), capital: Self.inkCapitals)?.glyphs
    }
  }
}

/// The ink of one line, letter by letter.
private struct GlyphInk {
  private let width: Int
  private let isInk: [Bool]
  private let boxes: [InkBox]
  /// The row of the upper edge of capitals, and that below them.
  private let top: Double
  private let base: Double

  /// The height of capitals, in pixels.
  private var capital: Double { base - top }
  private var height: Int { isInk.count / max(1, width) }

  /// Ink thinner than a share of the height of capitals' square is dust.
  private static let leastInk = 0.008
  /// Round letters reach this far beyond the others.
  private static let overshoot = 0.09

  init?(_ image: GrayImage, darkerThan limit: Double, capital: Double) {
    width = image.width
    isInk = image.pixels.map { Double($0) < limit }
    let all = Self.patches(of: isInk, width: image.width, in: 0..<image.height)
    // The baseline of a cut lies 1.45 capitals below its upper edge.
    let (upper, lower) = (0.45 * capital, 1.45 * capital)
    boxes = all.filter { box in
      let shared = min(Double(box.bottom), lower) - max(Double(box.top), upper)
      return shared > 0.6 * capital && Double(box.area) > 0.03 * capital * capital
    }.sorted { ($0.left, $0.top) < ($1.left, $1.top) }
    guard boxes.count >= 2 else { return nil }
    top = percentile(0.5, of: boxes.map { Double($0.top) })
    base = percentile(0.5, of: boxes.map { Double($0.bottom) })
    guard base - top > 0.6 * capital else { return nil }
  }

  var glyphs: [PrintedGlyph] {
    let gap = Self.overshoot * capital
    let above = 0..<max(0, min(height, Int(top - gap)))
    let below = min(height, Int(base + gap) + 1)..<height
    let upper = Self.patches(of: isInk, width: width, in: above)
    let lower = Self.patches(of: isInk, width: width, in: below)
    return boxes.indices.map { index in
      PrintedGlyph(
        above: columns(of: upper, at: index).flatMap { columns in
          ink(above, columns) { rows in Double(rows.upperBound) > top - 0.3 * capital }
        },
        below: columns(of: lower, at: index).flatMap { columns in
          ink(below, columns) { rows in Double(rows.lowerBound) < base + 0.25 * capital }
        })
    }
  }

  /// The patches of ink in some rows.
  private static func patches(of isInk: [Bool], width: Int, in rows: Range<Int>) -> [InkBox] {
    var finder = InkBoxFinder()
    finder.limits = [UInt8](repeating: 0, count: width)
    for row in rows {
      let line = isInk[row * width..<(row + 1) * width].map { $0 ? UInt8(1) : 0 }
      finder.add(row: line[...], number: row)
    }
    return finder.boxes
  }

  /// The columns of the patches whose middle is nearest to a letter and hardly beside it.
  private func columns(of patches: [InkBox], at index: Int) -> Range<Int>? {
    let box = boxes[index]
    let reach = 0.12 * capital
    let own = patches.filter { patch in
      let middle = patch.middle
      guard middle > Double(box.left) - reach, middle < Double(box.right) + reach else {
        return false
      }
      let distance = abs(middle - box.middle)
      return ![index - 1, index + 1].contains { other in
        boxes.indices.contains(other) && abs(middle - boxes[other].middle) < distance
      }
    }
    guard let left = own.map(\.left).min(), let right = own.map(\.right).max() else { return nil }
    return left..<right
  }

  /// The shape of the ink in some rows and columns, or `nil` where there is none or it is not near.
  private func ink(
    _ rows: Range<Int>, _ columns: Range<Int>, isNear: (Range<Int>) -> Bool
  ) -> PrintedGlyph.Ink? {
    let points = rows.flatMap { row in
      columns.filter { isInk[row * width + $0] }.map { (row: row, column: $0) }
    }
    guard Double(points.count) > Self.leastInk * capital * capital,
      let first = points.first?.row, let last = points.last?.row, isNear(first..<last + 1),
      let left = points.map(\.column).min(), let right = points.map(\.column).max()
    else { return nil }
    let (wide, high) = (right - left + 1, last - first + 1)
    func third(_ rows: ClosedRange<Int>) -> (middle: Double, width: Double) {
      let columns = points.filter { rows.contains($0.row) }.map { Double($0.column) }
      guard let least = columns.min(), let most = columns.max() else { return (0, 1) }
      return (columns.reduce(0, +) / Double(columns.count), most - least + 1)
    }
    let (upper, lower) = (third(first...first + high / 3), third(last - high / 3...last))
    let filled = Set(points.map(\.column))
    let parts = filled.count { !filled.contains($0 + 1) }
    return PrintedGlyph.Ink(
      parts: parts, width: Double(wide) / capital, height: Double(high) / capital,
      fill: Double(points.count) / Double(wide * high),
      lean: (upper.middle - lower.middle) / Double(wide), taper: upper.width / lower.width,
      isHollow: isHollow(first...last, left...right))
  }

  /// Whether some paper has ink on all four sides.
  private func isHollow(_ rows: ClosedRange<Int>, _ columns: ClosedRange<Int>) -> Bool {
    rows.contains { row in
      columns.contains { column in
        !isInk[row * width + column]
          && columns.contains { $0 < column && isInk[row * width + $0] }
          && columns.contains { $0 > column && isInk[row * width + $0] }
          && rows.contains { $0 < row && isInk[$0 * width + column] }
          && rows.contains { $0 > row && isInk[$0 * width + column] }
      }
    }
  }
}
