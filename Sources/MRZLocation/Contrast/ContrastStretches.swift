/// The columns of each row of a picture whose contrasts are measured: where blocks count and beside them,
/// whose contrasts are in their means, and in some rows everywhere, for the noise.
struct ContrastStretches: Sendable {
  /// The blocks that are measured together: a stretch begins with the sums of seventeen columns.
  private static let unit = 4
  private static let side = ContrastMap.blockSide

  private let width: Int
  private let height: Int
  private let units: Int
  /// Whether the blocks of a unit are measured in full, row by row; `nil` where all of them are.
  private var isWhole: [Bool]?

  /// - Parameters:
  ///   - blocks: The blocks that count, row by row; `nil` for all.
  ///   - width: The columns of the picture.
  ///   - height: Its rows.
  init(within blocks: [Bool]?, width: Int, height: Int) {
    self.width = width
    self.height = height
    let columns = (width + Self.side - 1) / Self.side
    let rows = (height + Self.side - 1) / Self.side
    units = (columns + Self.unit - 1) / Self.unit
    guard let blocks, blocks.count == columns * rows else { return }
    var isWhole = [Bool](repeating: false, count: units * rows)
    for row in 0..<rows {
      var inRow = [Bool](repeating: false, count: units)
      for column in 0..<columns where blocks[row * columns + column] {
        inRow[max(0, column - 1) / Self.unit] = true
        inRow[min(columns - 1, column + 1) / Self.unit] = true
      }
      for unit in 0..<units where inRow[unit] {
        for other in max(0, row - 1)...min(rows - 1, row + 1) {
          isWhole[other * units + unit] = true
        }
      }
    }
    self.isWhole = isWhole
  }

  /// Whether all columns of all rows are measured.
  var isEverything: Bool { isWhole == nil }

  /// Whether a row is measured everywhere: two of each eight, and all of blocks that the edge cuts.
  func isWhole(row y: Int) -> Bool {
    isEverything || y % Self.side == 2 || y % Self.side == 6
      || (y / Self.side + 1) * Self.side > height
  }

  /// How many rows of a block stand for each row that was measured of it.
  static let share: UInt16 = 4

  /// Whether only some rows of a block were measured.
  func isSampled(blockRow: Int, column: Int) -> Bool {
    guard let isWhole, (blockRow + 1) * Self.side <= height else { return false }
    return !isWhole[blockRow * units + column / Self.unit]
  }

  /// The columns of a row of blocks that are measured in full, from left to right.
  func columns(ofBlockRow row: Int) -> [Range<Int>] {
    guard let isWhole else { return [] }
    let start = row * units
    let side = Self.unit * Self.side
    var result: [Range<Int>] = []
    for unit in 0..<units where isWhole[start + unit] {
      let low = unit * side
      let high = min(width, low + side)
      if let last = result.last, last.upperBound == low {
        result[result.count - 1] = last.lowerBound..<high
      } else {
        result.append(low..<high)
      }
    }
    return result
  }
}
