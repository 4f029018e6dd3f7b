import IdentityDocument
import MRZLocation
import Raster

/// Looks for strokes that make a `K` of a filler, as of a hair, a pen or a stamp.
///
/// Both nets are sure of a `<` with an upright line before it. What gives the line away is that it goes on above and
/// below the characters, where print never does.
struct StrayStrokes: Sendable, Hashable {
  /// How dark a stroke is at least, above and below the characters, in differences between paper and ink; and in what
  /// noise makes of other cells of its line.
  ///
  /// Of 23 accepted fillers with a line before them all have as much, of 1328 other accepted readings with a `K` two
  /// (`Benchmarks/Measurements.md`, strokes through characters).
  private static let (least, leastOverNoise) = (0.4, 4.0)
  /// What is cut out about a cell, in pixels; capitals stand 15 to 16 pixels high in the middle.
  private static let (width, height) = (16, 32)
  /// The rows above the characters, from a quarter of a capital on, and as many below them.
  private static let bands = [1..<6, 26..<31]
  /// The rows of the characters.
  private static let characters = 8..<24
  /// How far into the neighbouring cells a stroke may lie.
  private static let reach = 4
  /// How far from the middle of a stroke there has to be paper on either side.
  private static let beside = 3..<9

  /// How dark a stroke is that passes through each cell, counted from 0: the less dark of what is above and below.
  private let darkness: [Double]
  /// The median of that.
  private let noise: Double

  /// Cuts a line, counted from 1, out of a picture, or gives `nil` where it is not there.
  ///
  /// - Complexity: O(cells).
  init?(ofLine number: Int, of zone: LocatedZone, in image: GrayImage) {
    guard zone.lines.indices.contains(number - 1) else { return nil }
    let margin = Self.reach + Self.beside.upperBound
    var sampling = LineSampling()
    (sampling.pixelsPerCell, sampling.height) = (Self.width, Self.height)
    sampling.margin = margin
    let line = zone.strip(ofLine: number - 1, in: image, sampling: sampling)
    let (strip, count) = (line.image, line.cellCenters.count)
    guard count > 0, strip.height == Self.height, strip.width == count * Self.width + 2 * margin
    else { return nil }
    let cells = (0..<count).map { margin + $0 * Self.width }
    let contrasts = cells.map { Self.contrast(of: strip, from: $0) }.sorted()
    // Less than four greys apart is no print.
    let contrast = max(4, contrasts[count / 2])
    let ridges = Self.bands.map { Self.ridges(of: strip, rows: $0) }
    darkness = cells.map { start in
      let columns = start - Self.reach..<start + Self.width + Self.reach
      return (ridges.map { $0[columns].max() ?? 0 }.min() ?? 0) / contrast
    }
    noise = darkness.sorted()[count / 2]
  }

  /// Whether a stroke passes through a cell, counted from 0.
  func pass(throughCell cell: Int) -> Bool {
    darkness.indices.contains(cell)
      && darkness[cell] >= max(Self.least, Self.leastOverNoise * noise)
  }

  /// The difference between paper and ink of a cell: between the 80th and the 5th of a hundred greys.
  private static func contrast(of strip: GrayImage, from start: Int) -> Double {
    var counts = InlineArray<256, UInt16>(repeating: 0)
    for y in characters {
      for x in start..<start + width { counts[Int(strip[x, y])] &+= 1 }
    }
    let count = characters.count * width
    return Double(grey(behind: count * 8 / 10, in: counts) - grey(behind: count / 20, in: counts))
  }

  /// The first grey that more than so many of some counted ones reach.
  private static func grey(behind rank: Int, in counts: InlineArray<256, UInt16>) -> Int {
    var passed = 0
    for grey in counts.indices {
      passed += Int(counts[grey])
      if passed > rank { return grey }
    }
    return counts.count - 1
  }

  /// How much darker each column of a band is than the paper on either side of it.
  private static func ridges(of strip: GrayImage, rows: Range<Int>) -> [Double] {
    let columns = (0..<strip.width).map { x in
      Double(rows.reduce(0) { $0 + Int(strip[x, $1]) }) / Double(rows.count)
    }
    return columns.indices.map { x in
      guard x >= beside.upperBound, x + beside.upperBound < columns.count else { return 0 }
      let left = columns[x - beside.upperBound + 1...x - beside.lowerBound].max() ?? 0
      let right = columns[x + beside.lowerBound...x + beside.upperBound - 1].max() ?? 0
      return min(left, right) - (columns[x - 1] + 2 * columns[x] + columns[x + 1]) / 4
    }
  }
}
