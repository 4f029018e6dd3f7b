import Raster

/// Reads one symbol whose guards are known.
struct SymbolDecoder {
  let picture: Picture
  private var frame: SymbolFrame
  private var isSmoothed = true
  /// What was seen where nothing could be corrected: the surest of all attempts.
  private(set) var doubtful: DoubtfulSymbol?
  /// Where a symbol lies that is clearly seen and too much damaged.
  private(set) var lost: Quadrilateral?
  /// What may still be done.
  private(set) var effort: Effort

  init?(_ picture: Picture, start: Guard?, stop: Guard?, effort: Effort) {
    guard let frame = SymbolFrame(start: start, stop: stop) else { return nil }
    self.effort = effort
    self.frame = frame
    var picture = picture
    picture.isInverted = frame.isInverted
    self.picture = picture
  }

  /// The symbol, or `nil` where the rows cannot be told or error correction fails.
  mutating func symbol() -> PDF417Symbol? {
    // A single guard is more often a chance one than half of a pair.
    let isShort = frame.isOneSided && frame.pixels < Self.shortModules * frame.moduleLength
    let count = min(
      max(Int(frame.pixels * Self.lineDensity), Self.leastLines),
      isShort ? Self.mostLinesOfShort : Self.mostLines)
    let heights = spread(count)
    for guess in frame.guesses where !effort.isSpent {
      frame.guess = guess
      switch attempt(heights: heights) {
      case .found(let symbol): return symbol
      case .unreadable: return nil
      case .notThere: continue
      }
    }
    guard !isShort, !effort.isSpent, frame.pixels < Self.mostFinePixels else { return nil }
    // Rows of a pixel or two are lost in the mean of several lines.
    isSmoothed = false
    frame.guess = frame.guesses[0]
    let fine = spread(Int(frame.pixels * Self.fineDensity) + Self.moreFineLines)
    guard case .found(let symbol) = attempt(heights: fine) else { return nil }
    return symbol
  }

  /// Heights equally spaced over the guards and a little beyond.
  private func spread(_ count: Int) -> [Double] {
    let reaches = frame.reaches
    let length = 1 + reaches.0 + reaches.1
    return (0..<count).map { -reaches.0 + length * (Double($0) + 0.5) / Double(count) }
  }

  /// What came of a guess.
  private enum Outcome {
    case found(PDF417Symbol)
    /// The guess was right, but too much of the symbol is damaged.
    case unreadable
    case notThere
  }

  private mutating func attempt(heights: [Double]) -> Outcome {
    var frame = frame
    let (left, right) = sides(of: &frame, heights)
    var votes = LayoutVotes()
    if let left { votes.count(left.agreeing, isLeft: true) }
    if let right { votes.count(right.agreeing, isLeft: false) }
    guard let layout = votes.layout, let leftFit = left ?? right, let rightFit = right ?? left
    else { return .notThere }
    guard frame.mayHave(columns: layout.columns) else { return .notThere }
    var clear: Quadrilateral?
    func read(_ grid: ModuleGrid) -> PDF417Symbol? {
      let (symbol, confidence) = symbol(grid, layout: layout, isMirrored: leftFit.slope < 0)
      if confidence > Self.clearConfidence { clear = grid.outline(isCompact: false) }
      return symbol
    }
    if !frame.isOneSided, !frame.isRolled {
      guard let grid = spanned(frame, layout: layout, left: leftFit, right: rightFit) else {
        return .notThere
      }
      if let symbol = read(grid) { return .found(symbol) }
    }
    for isLeft in [true, false] {
      let fit = isLeft ? leftFit : rightFit
      effort.spend(Self.walkedLines * (layout.columns + 2))
      guard let grid = walked(frame, layout: layout, fit: fit, isLeft: isLeft) else { continue }
      if let symbol = read(grid) { return .found(symbol) }
    }
    lost = clear
    return clear == nil ? .notThere : .unreadable
  }

  /// The rows along the guards as far as they are clear and agree, to which the frame is fitted.
  private mutating func sides(
    of frame: inout SymbolFrame, _ heights: [Double]
  ) -> (left: RowFit?, right: RowFit?) {
    adoptExcess(in: &frame)
    var (left, right) = fits(frame, heights)
    for _ in 0..<2 {
      guard let first = left, let second = right, first.isConsistent(with: second) else { break }
      frame.adopt(left: first, right: second)
      let better = fits(frame, heights)
      if let fit = better.left { left = fit }
      if let fit = better.right { right = fit }
    }
    if let first = left, let second = right, !first.isConsistent(with: second) {
      // Where symbols stand on one another, each side may have found another one.
      if first.support < second.support {
        left = fits(frame, heights.filter(second.isNear)).left
      } else {
        right = fits(frame, heights.filter(first.isNear)).right
      }
    }
    if let first = left, let second = right, !first.isConsistent(with: second) {
      if first.support < second.support { left = nil } else { right = nil }
    }
    if let fit = left, !fit.isClear { left = nil }
    if let fit = right, !fit.isClear { right = nil }
    return (left, right)
  }

  /// The symbol in a grid, and how sure its codewords are in the mean.
  private mutating func symbol(
    _ grid: ModuleGrid, layout: SymbolLayout, isMirrored: Bool
  ) -> (PDF417Symbol?, Float) {
    var decoder = CellDecoder(layout: layout, samples: samples(grid, layout: layout))
    var isCompact = false
    for attempt in 0..<Self.attempts {
      effort.spend(decoder.decisions.count)
      if attempt > 0 { decoder.equalize() }
      let (left, right) = (decoder.agreement(left: true), decoder.agreement(left: false))
      // Where the grid lies right at least one side's indicators read as they must.
      guard max(left, right) > Self.leastAgreement else { return (nil, 0) }
      isCompact = frame.stop == nil && right < Self.leastAgreementOfRight
      guard !decoder.isBeyondCorrection,
        let assembly = SymbolAssembler.assemble(decoder.decisions, layout: layout)
      else { continue }
      let symbol = PDF417Symbol(
        message: assembly.message, quadrilateral: grid.outline(isCompact: isCompact),
        layout: layout, errors: assembly.errors, erasures: assembly.erasures,
        isCompact: isCompact, isMirrored: isMirrored, isInverted: frame.isInverted)
      return (symbol, 1)
    }
    let data = layout.data(of: decoder.decisions)
    let seen = DoubtfulSymbol(
      layout: layout, codewords: data.map(\.codeword), confidences: data.map(\.confidence),
      quadrilateral: grid.outline(isCompact: isCompact), isCompact: isCompact,
      isMirrored: isMirrored, isInverted: frame.isInverted)
    // What nothing else has shown is rolled.
    if doubtful.map({ $0.confidence < seen.confidence && !frame.isRolled }) ?? true {
      doubtful = seen
    }
    return (nil, decoder.confidence)
  }

  /// How many modules wider than the frame has it the indicator beside a guard is.
  private func excess(_ frame: SymbolFrame, isLeft: Bool) -> Double {
    let grid = ModuleGrid(cells: 1, bands: 3) { module, height in
      let found = isLeft ? frame.leftIndicator(at: height) : frame.rightIndicator(at: height)
      let strip = found ?? (Point.zero, Point.zero)
      return module > 20 ? strip.origin + strip.module * 17 : strip.origin
    }
    let offsets = (0..<3).map { grid.offset(of: isLeft ? 1 : 0, band: $0, in: picture) }.sorted()
    return isLeft ? offsets[1] : -offsets[1]
  }

  /// Fits the widths of the indicators to the edges behind them, where their guard's modules do not tell
  /// them.
  private func adoptExcess(in frame: inout SymbolFrame) {
    if frame.isOneSided {
      frame.adopt(excess: excess(frame, isLeft: frame.start != nil))
    } else if let guess = frame.rolledExcess {
      frame.roll(
        by: (guess + excess(frame, isLeft: true), guess + excess(frame, isLeft: false)))
    }
  }

  /// The rows along either guard.
  private mutating func fits(
    _ frame: SymbolFrame, _ heights: [Double]
  ) -> (left: RowFit?, right: RowFit?) {
    var left: RowFit?
    var right: RowFit?
    effort.spend(frame.isOneSided ? heights.count : 2 * heights.count)
    if frame.start != nil {
      left = RowFit(
        IndicatorReader.readings(picture, heights: heights, isSmoothed: isSmoothed) {
          frame.leftIndicator(at: $0) ?? (Point.zero, Point.zero)
        })
    }
    if frame.stop != nil {
      right = RowFit(
        IndicatorReader.readings(picture, heights: heights, isSmoothed: isSmoothed) {
          frame.rightIndicator(at: $0) ?? (Point.zero, Point.zero)
        })
    }
    return (left, right)
  }

  /// One grey value for each module of each row: the mean of the lines in the middle of the row.
  private func samples(_ grid: ModuleGrid, layout: SymbolLayout) -> [Float] {
    let width = 17 * grid.cells
    var samples = [Float](repeating: 0, count: layout.rows * width)
    let rowHeight =
      (grid.point(boundary: 0, height: 1) - grid.point(boundary: 0, height: 0)).length
      / Double(layout.rows)
    let lines = min(max(Int(rowHeight.rounded()) - 2, 1), Self.mostRowLines)
    let spread = lines == 1 ? 0 : min(Self.mostSpread, Double(lines) / 2 / rowHeight)
    let perModule = Self.mostSamples - Self.moduleLengths.count { frame.moduleLength < $0 }
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
