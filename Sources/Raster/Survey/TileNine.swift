/// A tile together with its eight neighbours; at the edge of the picture tiles count again.
struct TileNine: Sendable {
  /// The sum of the greys.
  var sum: Int32 = 0
  /// The sum of the differences between neighbours, in both directions.
  var edges: Int32 = 0
  /// The darkest grey.
  var least: UInt8 = 255
  /// The brightest grey.
  var most: UInt8 = 0

  /// The nines around all tiles, row by row.
  static func all(of statistics: TileStatistics) -> [TileNine] {
    let (columns, rows) = (statistics.columns, statistics.rows)
    var result: [TileNine] = []
    result.reserveCapacity(columns * rows)
    var threes = [TileNine](repeating: TileNine(), count: columns)
    unsafe statistics.tiles.withUnsafeBufferPointer { tiles in
      unsafe threes.withUnsafeMutableBufferPointer { threes in
        for row in 0..<rows {
          let here = row &* columns
          let above = max(0, row &- 1) &* columns
          let below = min(rows &- 1, row &+ 1) &* columns
          for column in 0..<columns {
            var three = TileNine()
            unsafe three.add(tiles[above &+ column])
            unsafe three.add(tiles[here &+ column])
            unsafe three.add(tiles[below &+ column])
            unsafe threes[column] = three
          }
          for column in 0..<columns {
            var nine = unsafe threes[column]
            unsafe nine.add(threes[max(0, column &- 1)])
            unsafe nine.add(threes[min(columns &- 1, column &+ 1)])
            result.append(nine)
          }
        }
      }
    }
    return result
  }

  @inline(__always)
  private mutating func add(_ tile: TileStatistics.Tile) {
    sum &+= Int32(tile.sum)
    edges &+= Int32(tile.across) &+ Int32(tile.down)
    least = min(least, tile.least)
    most = max(most, tile.most)
  }

  @inline(__always)
  private mutating func add(_ other: TileNine) {
    sum &+= other.sum
    edges &+= other.edges
    least = min(least, other.least)
    most = max(most, other.most)
  }
}
