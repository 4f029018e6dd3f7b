import Raster

/// Reads one symbol whose guards are known.
struct SymbolDecoder {
  private let picture: Picture
  private let frame: SymbolFrame

  init?(_ picture: Picture, start: Guard?, stop: Guard?) {
    guard let frame = SymbolFrame(start: start, stop: stop) else { return nil }
    self.frame = frame
    var picture = picture
    picture.isInverted = frame.isInverted
    self.picture = picture
  }

  /// The symbol, or `nil` where the rows cannot be told or error correction fails.
  func symbol() -> PDF417Symbol? {
    let count = min(max(Int(frame.pixels * 1.3), 24), 400)
    let heights = (0..<count).map { -0.15 + 1.3 * (Double($0) + 0.5) / Double(count) }
    var votes = LayoutVotes()
    var left: RowFit?
    var right: RowFit?
    if frame.start != nil {
      left = RowFit(
        IndicatorReader.readings(picture, heights: heights) {
          frame.leftIndicator(at: $0) ?? (Vector(), Vector())
        })
    }
    if frame.stop != nil {
      right = RowFit(
        IndicatorReader.readings(picture, heights: heights) {
          frame.rightIndicator(at: $0) ?? (Vector(), Vector())
        })
    }
    if let first = left, let second = right, !Self.areConsistent(first, second) {
      if first.support < second.support { left = nil } else { right = nil }
    }
    if let left { votes.count(left.agreeing, isLeft: true) }
    if let right { votes.count(right.agreeing, isLeft: false) }
    guard let layout = votes.layout, let leftFit = left ?? right, let rightFit = right ?? left
    else { return nil }
    if let columns = frame.columns, abs(columns - layout.columns) > 1 + layout.columns / 8 {
      return nil
    }
    guard let corners = corners(layout: layout, left: leftFit, right: rightFit),
      let map = Homography(
        topLeft: corners.topLeft, topRight: corners.topRight, bottomRight: corners.bottomRight,
        bottomLeft: corners.bottomLeft)
    else { return nil }
    let width = Double(17 * (layout.columns + 4) + 1)
    var grid = ModuleGrid(
      cells: layout.columns + 2, bands: min(max(layout.rows / 4, 2), 8)
    ) { map.point($0 / width, $1) }
    grid.alignBoundaries(to: picture)
    grid.alignBoundaries(to: picture)
    let samples = samples(grid, layout: layout)
    var decoder = CellDecoder(layout: layout, samples: samples)
    for attempt in 0..<4 {
      if attempt > 0 { decoder.equalize() }
      guard let assembly = SymbolAssembler.assemble(decoder.decisions, layout: layout) else {
        continue
      }
      return PDF417Symbol(
        message: assembly.message, quadrilateral: Self.quadrilateral(corners), layout: layout,
        errors: assembly.errors, erasures: assembly.erasures, isCompact: false,
        isMirrored: leftFit.slope < 0)
    }
    return nil
  }

  private static func areConsistent(_ first: RowFit, _ second: RowFit) -> Bool {
    first.slope * second.slope > 0 && abs(first.slope / second.slope - 1) < 0.5
      && abs(first.offset - second.offset) < 0.5 * abs(first.slope)
  }

  private struct Corners {
    var topLeft: Vector
    var topRight: Vector
    var bottomRight: Vector
    var bottomLeft: Vector
  }

  private func corners(layout: SymbolLayout, left: RowFit, right: RowFit) -> Corners? {
    let rows = Double(layout.rows)
    let (top, bottom) = (left.height(row: 0), left.height(row: rows))
    let (rightTop, rightBottom) = (right.height(row: 0), right.height(row: rows))
    guard
      [top, bottom, rightTop, rightBottom].allSatisfy({ $0 > -4 && $0 < 5 })
    else { return nil }
    let width = Double(17 * (layout.columns + 4) + 1)
    if let start = frame.start, let stop = frame.stop {
      return Corners(
        topLeft: start.point(module: 0, fraction: top),
        topRight: stop.point(module: 18, fraction: rightTop),
        bottomRight: stop.point(module: 18, fraction: rightBottom),
        bottomLeft: start.point(module: 0, fraction: bottom))
    }
    if let start = frame.start {
      return Corners(
        topLeft: start.point(module: 0, fraction: top),
        topRight: start.point(module: width, fraction: top),
        bottomRight: start.point(module: width, fraction: bottom),
        bottomLeft: start.point(module: 0, fraction: bottom))
    }
    if let stop = frame.stop {
      return Corners(
        topLeft: stop.point(module: 18 - width, fraction: top),
        topRight: stop.point(module: 18, fraction: top),
        bottomRight: stop.point(module: 18, fraction: bottom),
        bottomLeft: stop.point(module: 18 - width, fraction: bottom))
    }
    return nil
  }

  private static func quadrilateral(_ corners: Corners) -> Quadrilateral {
    func point(_ vector: Vector) -> Point { Point(x: vector.x, y: vector.y) }
    return Quadrilateral(
      topLeft: point(corners.topLeft), topRight: point(corners.topRight),
      bottomRight: point(corners.bottomRight), bottomLeft: point(corners.bottomLeft))
  }

  /// One grey value for each module of each row: the mean of the lines in the middle of the row.
  private func samples(_ grid: ModuleGrid, layout: SymbolLayout) -> [Float] {
    let width = 17 * grid.cells
    var samples = [Float](repeating: 0, count: layout.rows * width)
    let rowHeight =
      (grid.point(boundary: 0, height: 1) - grid.point(boundary: 0, height: 0)).length
      / Double(layout.rows)
    let lines = min(max(Int(rowHeight.rounded()) - 2, 1), 5)
    let spread = lines == 1 ? 0 : min(0.3, Double(lines) / 2 / rowHeight)
    let perModule = frame.moduleLength < 2.5 ? 1 : frame.moduleLength < 4 ? 2 : 3
    for row in 0..<layout.rows {
      for line in 0..<lines {
        let offset =
          lines == 1 ? 0 : (Double(line) / Double(lines - 1) * 2 - 1) * spread
        grid.sample(
          picture, height: (Double(row) + 0.5 + offset) / Double(layout.rows),
          perModule: perModule, into: &samples, at: row * width)
      }
    }
    let scale = 1 / Float(lines * perModule)
    for index in samples.indices { samples[index] *= scale }
    return samples
  }
}
