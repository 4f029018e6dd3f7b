/// Connected tiles of one level that may be a symbol.
struct CodeBlob: Sendable {
  /// The least mean ink of a symbol, at the finest level and at the others: that of blobs of print is
  /// 0.28 (the median over negatives), of PDF417 symbols 0.32 or more.
  private static let leastInk: (finest: Float, coarser: Float) = (0.295, 0.28)
  /// The least mean swings.
  private static let leastSwings: Float = 2.2
  /// The ink and swings of the best tile of a symbol that is smaller than a tile and its neighbours,
  /// such as a QR code of 45 pixels.
  private static let peak = (ink: Float(0.34), swings: Float(3.5))
  /// Edges that run one way more than this, as in wood and blinds, are no QR code.
  private static let mostCoherence = 0.5
  /// The least longer side of a PDF417 symbol, and its least area, in the finest pixels that are
  /// looked at.
  private static let stackedSide = 48
  private static let stackedArea = 1024

  /// The tiles it spans.
  private(set) var columns: ClosedRange<Int>
  private(set) var rows: ClosedRange<Int>
  private var area = 0
  private var seeds = 0
  private var inkSum: Float = 0
  private var swingSum: Float = 0
  private var hasPeak = false
  private var across = 0
  private var down = 0

  private init(column: Int, row: Int) {
    columns = column...column
    rows = row...row
  }

  /// The blobs of a level; takes their tiles away.
  static func blobs(in classes: inout TileClasses, _ tiles: TileStatistics) -> [CodeBlob] {
    var blobs: [CodeBlob] = []
    var open: [Int] = []
    let (width, height) = (classes.columns, classes.rows)
    for start in 0..<width * height where classes.kinds[start].code == 2 {
      var blob = CodeBlob(column: start % width, row: start / width)
      blob.seeds = 1
      _ = classes.takeCode(start)
      open.append(start)
      while let index = open.popLast() {
        let (x, y) = (index % width, index / width)
        blob.add(index, x, y, classes, tiles)
        for row in max(0, y - 1)...min(height - 1, y + 1) {
          for column in max(0, x - 1)...min(width - 1, x + 1) {
            let kind = classes.takeCode(row * width + column)
            guard kind > 0 else { continue }
            if kind == 2 { blob.seeds += 1 }
            open.append(row * width + column)
          }
        }
      }
      blobs.append(blob)
    }
    return blobs
  }

  private mutating func add(
    _ index: Int, _ x: Int, _ y: Int, _ classes: TileClasses, _ tiles: TileStatistics
  ) {
    columns = min(columns.lowerBound, x)...max(columns.upperBound, x)
    rows = min(rows.lowerBound, y)...max(rows.upperBound, y)
    area += 1
    let kind = classes.kinds[index]
    inkSum += kind.ink
    swingSum += kind.swings
    if kind.ink >= Self.peak.ink, kind.swings >= Self.peak.swings { hasPeak = true }
    across += Int(tiles.tiles[index].across)
    down += Int(tiles.tiles[index].down)
  }

  private func isDense(isFinest: Bool) -> Bool {
    let leastInk = isFinest ? Self.leastInk.finest : Self.leastInk.coarser
    return area >= 6 && seeds >= 2 && inkSum >= Float(area) * leastInk
      && swingSum >= Float(area) * Self.leastSwings
  }

  /// Whether it may be a QR code, so many levels behind the finest that is looked at.
  func mayBeMatrix(steps: Int) -> Bool {
    guard isDense(isFinest: steps == 0) || steps == 0 && hasPeak && area >= 4 else { return false }
    return Double(abs(across - down)) < Self.mostCoherence * Double(across + down)
  }

  /// Whether it may be a PDF417 symbol.
  func mayBeStacked(steps: Int) -> Bool {
    let side = TileStatistics.side << steps
    return isDense(isFinest: steps == 0)
      && max(columns.count, rows.count) * side >= Self.stackedSide
      && area * side * side >= Self.stackedArea
  }

  /// Its place in the picture, with two tiles around it at the finest level and one at the others.
  ///
  /// - Parameters:
  ///   - side: The side of a tile in pixels of the picture.
  ///   - steps: The levels between the finest that is looked at and this one.
  /// - Returns: The rectangle; it may reach beyond the picture.
  func rectangle(side: Int, steps: Int) -> PixelRectangle {
    let margin = steps == 0 ? 2 : 1
    return PixelRectangle(
      x: (columns.lowerBound - margin) * side, y: (rows.lowerBound - margin) * side,
      width: (columns.count + 2 * margin) * side, height: (rows.count + 2 * margin) * side)
  }
}
