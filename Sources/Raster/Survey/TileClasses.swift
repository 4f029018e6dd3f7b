/// What the tiles of one level may belong to, each judged with its eight neighbours.
///
/// Three measures tell print and symbols from wood, shadow and noise; energy and the direction of
/// edges do not. *Contrast* is the range of greys over the brightest, less what the darkest places of
/// the picture have too: haze lifts all of them. *Ink* is the part of the range by which the mean is
/// darker than the brightest. *Swings* are ways from dark to light and back over 16 pixels, those of noise taken off, both
/// directions added.
struct TileClasses: Sendable {
  /// The bounds of print: contrast, swings, ink.
  ///
  /// Over 383 zones in invented frames that are found without a survey, contrasts are 0.30 or more (the
  /// first percentile), swings 1.0–1.9 where the bars of a level are its print, ink 0.08–0.56.
  private static let printContrast: Float = 0.28
  private static let printSwings: Float = 1.15
  private static let printInk: ClosedRange<Float> = 0.04...0.62
  /// The bounds of a symbol's modules: 191 PDF417 symbols have contrasts of 0.71 or more (the first
  /// percentile), 141 QR codes of 0.56; ink 0.24–0.69, swings 1.9–4.2.
  private static let codeContrast: Float = 0.50
  private static let codeSwings: Float = 1.8
  private static let seedSwings: Float = 3
  private static let codeInk: ClosedRange<Float> = 0.25...0.70
  /// The least range of a symbol's greys; in the darkest frames it is 24.
  private static let codeRange: Float = 16
  /// The most that counts as noise, as a symbol may fill the picture.
  private static let mostNoise: Float = 4
  /// Tiles of nothing but noise span 5.6 to 7 times its mean difference.
  private static let noiseRatio: Float = 8
  /// The pixels of nine tiles.
  private static let pixels = 9 * TileStatistics.side * TileStatistics.side

  let columns: Int
  let rows: Int
  /// Which tiles may be print darker than its paper.
  private(set) var dark: [Bool]
  /// Which tiles may be print lighter than its paper.
  private(set) var light: [Bool]
  /// Which tiles may belong to a symbol: 2 surely enough to begin with, 1 beside such a one.
  private(set) var code: [UInt8]
  /// The ink of each tile.
  private(set) var ink: [Float]
  /// The swings of each tile.
  private(set) var swings: [Float]

  /// Judges tiles.
  ///
  /// - Parameters:
  ///   - tiles: The tiles.
  ///   - floor: The grey that the darkest places of the picture have.
  init(_ tiles: TileStatistics, floor: Float) {
    columns = tiles.columns
    rows = tiles.rows
    let count = columns * rows
    dark = [Bool](repeating: false, count: count)
    light = dark
    code = [UInt8](repeating: 0, count: count)
    ink = [Float](repeating: 0, count: count)
    swings = ink
    guard count > 0 else { return }
    var ranges = ink
    var brightest = ink
    var row = TileRow(columns: columns)
    var histogram = [Int](repeating: 0, count: 256)
    for y in 0..<rows {
      row.gather(tiles, y)
      for x in 0..<columns {
        let index = y * columns + x
        let nine = row.nine(around: x)
        let range = max(1, nine.most - nine.least)
        ranges[index] = range
        brightest[index] = nine.most
        ink[index] = (nine.most - nine.sum / Float(Self.pixels)) / range
        swings[index] = Float(nine.edges) * (16 / Float(Self.pixels))
        histogram[min(255, 2 * Int(nine.edges) / Self.pixels)] += 1
      }
    }
    let noise = Self.noise(histogram, count)
    for index in 0..<count {
      judge(index, range: ranges[index], brightest: brightest[index] - floor, noise: noise)
    }
  }

  /// The mean difference of neighbours that a tenth of the tiles do not reach, in grey levels.
  private static func noise(_ histogram: [Int], _ count: Int) -> Float {
    var passed = 0
    for (bin, number) in histogram.enumerated() {
      passed += number
      if passed * 10 >= count { return min(mostNoise, (Float(bin) + 0.5) / 4) }
    }
    return mostNoise
  }

  private mutating func judge(_ index: Int, range: Float, brightest: Float, noise: Float) {
    let swing = (swings[index] - 32 * noise) / range
    swings[index] = swing
    guard range > Self.noiseRatio * noise, swing > Self.printSwings else { return }
    let contrast = range / max(1, brightest)
    let share = ink[index]
    if contrast > Self.printContrast {
      dark[index] = Self.printInk.contains(share)
      light[index] = Self.printInk.contains(1 - share)
    }
    if contrast > Self.codeContrast, range > Self.codeRange, swing > Self.codeSwings,
      Self.codeInk.contains(share)
    {
      code[index] = swing > Self.seedSwings ? 2 : 1
    }
  }

  /// Takes a tile of a symbol away, and says what it was.
  mutating func takeCode(_ index: Int) -> UInt8 {
    defer { code[index] = 0 }
    return code[index]
  }
}

/// The sums of three rows of tiles, column by column.
private struct TileRow {
  struct Nine {
    var sum: Float
    var edges: Int32
    var least: Float
    var most: Float
  }

  private let columns: Int
  private var sums: [Int32]
  private var edges: [Int32]
  private var least: [UInt8]
  private var most: [UInt8]

  init(columns: Int) {
    self.columns = columns
    sums = [Int32](repeating: 0, count: columns)
    edges = sums
    least = [UInt8](repeating: 0, count: columns)
    most = least
  }

  /// Takes the row `y` with those above and below; at the edge the row itself counts again.
  mutating func gather(_ tiles: TileStatistics, _ y: Int) {
    let here = y * columns
    let above = max(0, y - 1) * columns
    let below = min(tiles.rows - 1, y + 1) * columns
    for x in 0..<columns {
      sums[x] =
        Int32(tiles.sums[above + x]) &+ Int32(tiles.sums[here + x]) &+ Int32(tiles.sums[below + x])
      let across =
        Int32(tiles.across[above + x]) &+ Int32(tiles.across[here + x])
        &+ Int32(tiles.across[below + x])
      let down =
        Int32(tiles.down[above + x]) &+ Int32(tiles.down[here + x]) &+ Int32(tiles.down[below + x])
      edges[x] = across &+ down
      least[x] = min(tiles.least[above + x], tiles.least[here + x], tiles.least[below + x])
      most[x] = max(tiles.most[above + x], tiles.most[here + x], tiles.most[below + x])
    }
  }

  @inline(__always)
  func nine(around x: Int) -> Nine {
    let left = max(0, x - 1)
    let right = min(columns - 1, x + 1)
    return Nine(
      sum: Float(sums[left] &+ sums[x] &+ sums[right]),
      edges: edges[left] &+ edges[x] &+ edges[right],
      least: Float(min(least[left], least[x], least[right])),
      most: Float(max(most[left], most[x], most[right])))
  }
}
