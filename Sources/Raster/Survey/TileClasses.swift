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

  /// What one tile may be.
  struct Kind: Sendable {
    /// Whether it may be print darker than its paper.
    var isDark = false
    /// Whether it may be print lighter than its paper.
    var isLight = false
    /// Whether it may belong to a symbol: 2 surely enough to begin with, 1 beside such a one.
    var code: UInt8 = 0
    /// The ink and the swings, where it may be print; 0 elsewhere.
    var ink: Float = 0
    var swings: Float = 0
  }

  let columns: Int
  let rows: Int
  /// What each tile may be, row by row.
  private(set) var kinds: [Kind]

  /// Judges tiles.
  ///
  /// - Parameters:
  ///   - statistics: The tiles.
  ///   - floor: The grey that the darkest places of the picture have.
  init(_ statistics: TileStatistics, floor: Float) {
    columns = statistics.columns
    rows = statistics.rows
    let nines = TileNine.all(of: statistics)
    var histogram = [Int](repeating: 0, count: 256)
    for nine in nines { histogram[min(255, 2 * Int(nine.edges) / Self.pixels)] += 1 }
    let noise = Self.noise(histogram, nines.count)
    kinds = nines.map { Self.kind($0, floor: floor, noise: noise) }
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

  private static func kind(_ nine: TileNine, floor: Float, noise: Float) -> Kind {
    let least = Float(nine.least)
    let most = Float(nine.most)
    let range = max(1, most - least)
    var kind = Kind()
    guard range > noiseRatio * noise else { return kind }
    kind.swings = (Float(nine.edges) * (16 / Float(pixels)) - 32 * noise) / range
    guard kind.swings > printSwings else { return kind }
    kind.ink = (most - Float(nine.sum) / Float(pixels)) / range
    let contrast = range / max(1, most - floor)
    if contrast > printContrast {
      kind.isDark = printInk.contains(kind.ink)
      kind.isLight = printInk.contains(1 - kind.ink)
    }
    if contrast > codeContrast, range > codeRange, kind.swings > codeSwings,
      codeInk.contains(kind.ink)
    {
      kind.code = kind.swings > seedSwings ? 2 : 1
    }
    return kind
  }

  /// Marks the blocks of a line of blocks that lie in or beside a tile of a row that may be print.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - isLightOnDark: Whether the print is lighter than its paper.
  ///   - shift: The halvings from a tile to a block.
  ///   - line: The blocks; there are as many as the tiles need, or more.
  /// - Returns: Whether there is such a tile.
  func markPrint(
    ofRow row: Int, isLightOnDark: Bool, shift: Int, in line: inout [Bool]
  ) -> Bool {
    var isAny = false
    guard !line.isEmpty else { return false }
    let last = line.count - 1
    unsafe kinds.withUnsafeBufferPointer { kinds in
      unsafe line.withUnsafeMutableBufferPointer { line in
        for x in 0..<columns {
          let kind = unsafe kinds[row &* columns &+ x]
          guard isLightOnDark ? kind.isLight : kind.isDark else { continue }
          isAny = true
          // A tile and its neighbours lie in two blocks at most, or in three where blocks are tiles.
          unsafe line[min(last, max(0, x &- 1) &>> shift)] = true
          unsafe line[min(last, x &>> shift)] = true
          unsafe line[min(last, (x &+ 1) &>> shift)] = true
        }
      }
    }
    return isAny
  }

  /// Takes a tile of a symbol away, and says what it was.
  mutating func takeCode(_ index: Int) -> UInt8 {
    let code = kinds[index].code
    if code > 0 { kinds[index].code = 0 }
    return code
  }
}
