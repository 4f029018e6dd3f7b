import Raster

/// The parts of a large picture around marks so small that an enlargement shows their symbol better.
struct SmallMarks {
  /// Marks of up to so many pixels, three and a half a module.
  private static let greatestSize = 24.5
  /// No more parts are enlarged than this.
  private static let greatestCount = 3
  /// The greatest number of pixels of all parts: four times as many are searched.
  ///
  /// Symbols that only the enlargement shows take up to 47 000 pixels (`Benchmarks/Measurements.md`, a first
  /// look before the searches).
  private static let mostPixels = 300_000

  /// The parts, in pixels; none where no two marks belong together.
  private(set) var regions: [PixelRectangle] = []

  /// Makes parts of the likeliest triples, and then of the likeliest pairs.
  init(_ patterns: [FinderPattern], width: Int, height: Int) {
    let small = patterns.filter { max($0.width, $0.height) <= Self.greatestSize }
    guard small.count >= 2 else { return }
    var budget = Self.mostPixels
    let triples =
      FinderTriple.candidates(among: small, limit: Self.greatestCount)
      + FinderTriple.completed(from: small, limit: 4)
    for triple in triples {
      let marks = [triple.topLeft, triple.topRight, triple.bottomLeft].map(\.center)
      let places = marks + [marks[1] + marks[2] - marks[0]]
      // The marks' halves and a margin as wide as half of the symbol, should the guess be poor.
      let margin = 2 * triple.topLeft.size + 0.25 * marks[1].distance(to: marks[2])
      let (x, y) = (places.map(\.x), places.map(\.y))
      guard let left = x.min(), let right = x.max(), let top = y.min(), let bottom = y.max() else {
        continue
      }
      let region = PixelRectangle(
        x: Int(left - margin), y: Int(top - margin), width: Int(right - left + 2 * margin),
        height: Int(bottom - top + 2 * margin)
      ).clipped(toWidth: width, height: height)
      guard region.width * region.height <= budget,
        !regions.contains(where: { Self.isSame($0, region) })
      else { continue }
      regions.append(region)
      budget -= region.width * region.height
      if regions.count == Self.greatestCount { return }
    }
  }

  /// Whether the middle of one part lies in the other.
  private static func isSame(_ one: PixelRectangle, _ other: PixelRectangle) -> Bool {
    let (x, y) = (other.x + other.width / 2, other.y + other.height / 2)
    return x >= one.x && x < one.x + one.width && y >= one.y && y < one.y + one.height
  }
}
