/// The greys of the 8 × 8 tiles of one level of a pyramid, and how much neighbours in them differ.
struct TileStatistics: Sendable {
  /// The side of a tile, in pixels of the level.
  static let side = 8

  let columns: Int
  let rows: Int
  /// The sum of the greys of each tile, row by row.
  private(set) var sums: [UInt16]
  /// The sums of the differences between each pixel and the next to the right.
  private(set) var across: [UInt16]
  /// The sums of the differences between each pixel and the next below.
  private(set) var down: [UInt16]
  /// The darkest grey.
  private(set) var least: [UInt8]
  /// The brightest grey.
  private(set) var most: [UInt8]

  /// Measures the whole tiles of a level; none where it is narrower than two tiles and a pixel.
  ///
  /// - Complexity: O(pixels).
  init(_ image: GrayImage) {
    let isWideEnough = image.width > 2 * Self.side
    columns = isWideEnough ? image.width / Self.side : 0
    rows = isWideEnough ? image.height / Self.side : 0
    let count = columns * rows
    sums = [UInt16](repeating: 0, count: count)
    across = sums
    down = sums
    least = [UInt8](repeating: 0, count: count)
    most = least
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
          set(row * columns + column, shift < Self.side ? pair.left : pair.right)
          if column + 1 < columns { set(row * columns + column + 1, pair.right) }
        }
      }
    }
  }

  private mutating func set(_ index: Int, _ tile: TilePair.Tile) {
    sums[index] = tile.sum
    across[index] = tile.across
    down[index] = tile.down
    least[index] = tile.least
    most[index] = tile.most
  }
}

/// Two tiles beside one another, measured together: a row of both is one vector.
private struct TilePair {
  struct Tile {
    var sum: UInt16
    var across: UInt16
    var down: UInt16
    var least: UInt8
    var most: UInt8
  }

  let left: Tile
  let right: Tile

  /// Measures the sixteen columns from `start` on; there is a pixel to their right.
  ///
  /// Sums fit 16 bits: 64 · 255 a tile.
  @unsafe init(_ start: UnsafeRawPointer, stride: Int, isAtBottom: Bool) {
    var sum = SIMD8<UInt16>.zero
    var across = SIMD8<UInt16>.zero
    var down = SIMD8<UInt16>.zero
    var least = SIMD16<UInt8>(repeating: 255)
    var most = SIMD16<UInt8>.zero
    var row = unsafe start
    var greys = unsafe row.loadUnaligned(as: SIMD16<UInt8>.self)
    for index in 0..<TileStatistics.side {
      let next = unsafe isAtBottom && index == TileStatistics.side - 1 ? row : row + stride
      let beside = unsafe row.loadUnaligned(fromByteOffset: 1, as: SIMD16<UInt8>.self)
      let below = unsafe next.loadUnaligned(as: SIMD16<UInt8>.self)
      sum &+= Self.pairs(greys)
      across &+= Self.pairs(Self.difference(greys, beside))
      down &+= Self.pairs(Self.difference(greys, below))
      least = pointwiseMin(least, greys)
      most = pointwiseMax(most, greys)
      unsafe row = unsafe next
      greys = below
    }
    left = Tile(
      sum: sum.lowHalf.wrappedSum(), across: across.lowHalf.wrappedSum(),
      down: down.lowHalf.wrappedSum(), least: least.lowHalf.min(), most: most.lowHalf.max())
    right = Tile(
      sum: sum.highHalf.wrappedSum(), across: across.highHalf.wrappedSum(),
      down: down.highHalf.wrappedSum(), least: least.highHalf.min(), most: most.highHalf.max())
  }

  /// The sums of neighbouring bytes.
  @inline(__always)
  private static func pairs(_ bytes: SIMD16<UInt8>) -> SIMD8<UInt16> {
    let words = unsafe unsafeBitCast(bytes, to: SIMD8<UInt16>.self)
    return (words & 0xff) &+ (words &>> 8)
  }

  @inline(__always)
  private static func difference(_ one: SIMD16<UInt8>, _ other: SIMD16<UInt8>) -> SIMD16<UInt8> {
    pointwiseMax(one, other) &- pointwiseMin(one, other)
  }
}
