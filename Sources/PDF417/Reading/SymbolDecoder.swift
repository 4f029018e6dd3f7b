/// Reads one symbol whose guards are known.
struct SymbolDecoder {
  private let picture: Picture
  private var frame: SymbolFrame

  init?(_ picture: Picture, start: Guard?, stop: Guard?) {
    guard let frame = SymbolFrame(start: start, stop: stop) else { return nil }
    self.frame = frame
    var picture = picture
    picture.isInverted = frame.isInverted
    self.picture = picture
  }

  /// The symbol, or `nil` where the rows cannot be told or error correction fails.
  mutating func symbol() -> PDF417Symbol? {
    let count = min(max(Int(frame.pixels * 1.3), 24), 400)
    let heights = (0..<count).map { -0.15 + 1.3 * (Double($0) + 0.5) / Double(count) }
    for guess in SymbolFrame.Guess.allCases {
      // With one guard there is nothing to guess with.
      if frame.isOneSided, guess != .rightAngles { continue }
      frame.guess = guess
      if let symbol = symbol(heights: heights) { return symbol }
    }
    return nil
  }

  private func symbol(heights: [Double]) -> PDF417Symbol? {
    var frame = frame
    var (left, right) = fits(frame, heights)
    for _ in 0..<2 {
      guard let first = left, let second = right, Self.areConsistent(first, second) else { break }
      frame.adopt(left: first, right: second)
      let better = fits(frame, heights)
      if let fit = better.left { left = fit }
      if let fit = better.right { right = fit }
    }
    if let first = left, let second = right, !Self.areConsistent(first, second) {
      if first.support < second.support { left = nil } else { right = nil }
    }
    if let fit = left, !fit.isClear { left = nil }
    if let fit = right, !fit.isClear { right = nil }
    var votes = LayoutVotes()
    if let left { votes.count(left.agreeing, isLeft: true) }
    if let right { votes.count(right.agreeing, isLeft: false) }
    if unsafe debugOn {
      print("   L", left.map { "\($0.offset) \($0.slope) \($0.support)/\($0.total)" } ?? "-")
      print("   R", right.map { "\($0.offset) \($0.slope) \($0.support)/\($0.total)" } ?? "-")
      print("   ", votes.layout ?? "no layout", frame.columns ?? -1)
    }
    guard let layout = votes.layout, let leftFit = left ?? right, let rightFit = right ?? left
    else { return nil }
    if let columns = frame.columns, abs(columns - layout.columns) > 1 + layout.columns / 8 {
      return nil
    }
    guard let corners = Self.corners(frame, layout: layout, left: leftFit, right: rightFit),
      let map = Homography(
        topLeft: corners.topLeft, topRight: corners.topRight, bottomRight: corners.bottomRight,
        bottomLeft: corners.bottomLeft)
    else { return nil }
    let width = Double(17 * (layout.columns + 4) + 1)
    var grid = ModuleGrid(
      cells: layout.columns + 2, bands: min(max(layout.rows / 4, 2), 8)
    ) { map.point($0 / width, $1) }
    if frame.isOneSided {
      let fromLeft = frame.start != nil
      grid.alignOutward(fromLeft: fromLeft, to: picture)
      grid.followRows(fromLeft: fromLeft, count: layout.rows, in: picture)
    } else {
      grid.alignBoundaries(to: picture)
    }
    grid.alignBoundaries(to: picture)
    if let symbol = symbol(grid, layout: layout, isMirrored: leftFit.slope < 0) { return symbol }
    guard !frame.isOneSided else { return nil }
    // Rows that are bent do not lie where the corners say.
    grid.followRows(fromLeft: true, count: layout.rows, in: picture)
    return symbol(grid, layout: layout, isMirrored: leftFit.slope < 0)
  }

  private func symbol(
    _ grid: ModuleGrid, layout: SymbolLayout, isMirrored: Bool
  ) -> PDF417Symbol? {
    let samples = samples(grid, layout: layout)
    var decoder = CellDecoder(layout: layout, samples: samples)
    for attempt in 0..<4 {
      if attempt > 0 { decoder.equalize() }
      // Where the grid lies right at least one side's indicators read as they must.
      guard max(decoder.agreement(left: true), decoder.agreement(left: false)) > 0.25 else {
        return nil
      }
      if unsafe debugOn { print("    attempt", attempt, decoder.agreement(left: true), decoder.agreement(left: false), decoder.decisions.reduce(0) { $0 + $1.confidence } / Float(decoder.decisions.count)) }
      guard let assembly = SymbolAssembler.assemble(decoder.decisions, layout: layout) else {
        continue
      }
      let isCompact = frame.stop == nil && decoder.agreement(left: false) < 0.3
      return PDF417Symbol(
        message: assembly.message,
        quadrilateral: grid.outline(isCompact: isCompact), layout: layout,
        errors: assembly.errors, erasures: assembly.erasures, isCompact: isCompact,
        isMirrored: isMirrored)
    }
    return nil
  }

  /// The rows along either guard.
  private func fits(_ frame: SymbolFrame, _ heights: [Double]) -> (left: RowFit?, right: RowFit?) {
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
    return (left, right)
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

  private static func corners(
    _ frame: SymbolFrame, layout: SymbolLayout, left: RowFit, right: RowFit
  ) -> Corners? {
    let rows = Double(layout.rows)
    let (top, bottom) = (left.height(row: 0), left.height(row: rows))
    let (rightTop, rightBottom) = (right.height(row: 0), right.height(row: rows))
    guard
      [top, bottom, rightTop, rightBottom].allSatisfy({ $0 > -4 && $0 < 5 })
    else { return nil }
    let width = Double(17 * (layout.columns + 4) + 1)
    // A side without a guard lies where the other side's modules lead.
    func side(_ own: (Vector, Vector)?, _ other: (Vector, Vector)?, _ way: Double) -> Vector? {
      own?.0 ?? other.map { $0.0 + $0.1 * (way * width) }
    }
    guard
      let topLeft = side(frame.leftSide(at: top), frame.rightSide(at: top), -1),
      let topRight = side(frame.rightSide(at: rightTop), frame.leftSide(at: rightTop), 1),
      let bottomRight = side(frame.rightSide(at: rightBottom), frame.leftSide(at: rightBottom), 1),
      let bottomLeft = side(frame.leftSide(at: bottom), frame.rightSide(at: bottom), -1)
    else { return nil }
    return Corners(
      topLeft: topLeft, topRight: topRight, bottomRight: bottomRight, bottomLeft: bottomLeft)
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
