/// The greys of the 8 × 8 tiles of one level of a pyramid, and how much neighbours in them differ.
struct TileStatistics: Sendable {
  /// The side of a tile, in pixels of the level.
  static let side = 8

  /// What is known of one tile.
  struct Tile: Sendable {
    /// The sum of its greys.
    var sum: UInt16 = 0
    /// The sum of the differences between each pixel and the next to the right.
    var across: UInt16 = 0
    /// The sum of the differences between each pixel and the next below.
    var down: UInt16 = 0
    /// The darkest grey.
    var least: UInt8 = 0
    /// The brightest grey.
    var most: UInt8 = 0
  }

  let columns: Int
  let rows: Int
  /// The tiles, row by row.
  let tiles: [Tile]

  /// Measures the whole tiles of a level; none where it is narrower than two tiles and a pixel.
  ///
  /// - Complexity: O(pixels).
  init(_ image: GrayImage) {
    let isWideEnough = image.width > 2 * Self.side
    let columns = isWideEnough ? image.width / Self.side : 0
    let rows = isWideEnough ? image.height / Self.side : 0
    var tiles = [Tile](repeating: Tile(), count: columns * rows)
    unsafe image.pixels.withUnsafeBytes { pixels in
      guard let start = pixels.baseAddress else { return }
      for row in 0..<rows {
        for column in stride(from: 0, to: columns, by: 2) {
          // The last pair of an odd number, or one at the edge, lies further to the left.
          let x = min(column * Self.side, image.width - 2 * Self.side - 1)
          let pair = unsafe TilePair(
            start + row * Self.side * image.width + x, stride: image.width,
            isAtBottom: (row + 1) * Self.side == image.height)
          let shift = column * Self.side - x
          tiles[row * columns + column] = shift < Self.side ? pair.left : pair.right
          if column + 1 < columns { tiles[row * columns + column + 1] = pair.right }
        }
      }
    }
    (self.columns, self.rows) = (columns, rows)
    self.tiles = tiles
  }
}

/// Two tiles beside one another, measured together: a row of both is one vector.
private struct TilePair {
  let left: TileStatistics.Tile
  let right: TileStatistics.Tile

  /// Measures the sixteen columns from `start` on; there is a pixel to their right.
  ///
  /// Sums fit 16 bits: 64 · 255 a tile.
  @inline(__always) @unsafe
  init(_ start: UnsafeRawPointer, stride: Int, isAtBottom: Bool) {
    var sum = PairSums()
    var across = PairSums()
    var down = PairSums()
    var least = SIMD16<UInt8>(repeating: 255)
    var most = SIMD16<UInt8>.zero
    var row = unsafe start
    var greys = unsafe row.loadUnaligned(as: SIMD16<UInt8>.self)
    for index in 0..<TileStatistics.side {
      let next = unsafe isAtBottom && index == TileStatistics.side - 1 ? row : row + stride
      let beside = unsafe row.loadUnaligned(fromByteOffset: 1, as: SIMD16<UInt8>.self)
      let below = unsafe next.loadUnaligned(as: SIMD16<UInt8>.self)
      sum.add(greys)
      across.add(Self.difference(greys, beside))
      down.add(Self.difference(greys, below))
      least.replace(with: greys, where: greys .< least)
      most.replace(with: greys, where: greys .> most)
      unsafe row = unsafe next
      greys = below
    }
    let (sums, acrosses, downs) = (sum.values, across.values, down.values)
    left = TileStatistics.Tile(
      sum: sums.lowHalf.wrappedSum(), across: acrosses.lowHalf.wrappedSum(),
      down: downs.lowHalf.wrappedSum(), least: least.lowHalf.min(), most: most.lowHalf.max())
    right = TileStatistics.Tile(
      sum: sums.highHalf.wrappedSum(), across: acrosses.highHalf.wrappedSum(),
      down: downs.highHalf.wrappedSum(), least: least.highHalf.min(), most: most.highHalf.max())
  }

  /// The sums of neighbouring bytes over at most eight rows.
  private struct PairSums {
    /// The sums of the bytes and of 256 times their neighbours, without what 16 bits cannot hold.
    private var both = SIMD8<UInt16>.zero
    /// The sums of the neighbours.
    private var neighbours = SIMD8<UInt16>.zero

    @inline(__always)
    mutating func add(_ bytes: SIMD16<UInt8>) {
      let words = unsafe unsafeBitCast(bytes, to: SIMD8<UInt16>.self)
      both &+= words
      neighbours &+= words &>> 8
    }

    @inline(__always)
    var values: SIMD8<UInt16> { both &- (neighbours &<< 8) &+ neighbours }
  }

  @inline(__always)
  private static func difference(_ one: SIMD16<UInt8>, _ other: SIMD16<UInt8>) -> SIMD16<UInt8> {
    let isLess = one .< other
    return one.replacing(with: other, where: isLess) &- other.replacing(with: one, where: isLess)
  }
}
