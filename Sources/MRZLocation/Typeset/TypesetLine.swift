import Raster

/// A line of print whose characters stand at uneven distances: full of capitals from end to end,
/// without the spaces that other print has.
struct TypesetLine: Sendable {
  /// How closely a line is looked at.
  private struct Look {
    /// The columns of the patch for the thickness of the line.
    var columnsPerThickness: Float
    /// Whether places between pixels are interpolated.
    var isSmooth = true
    /// The shortest line, in heights of a capital; 30 narrow characters take 14.
    var leastLength: Float
    /// What is added to the widest gap, in columns.
    var extraGap = 0
  }

  /// What ends most looks: a fraction of the samples, and half the length.
  private static let rough = Look(
    columnsPerThickness: 8, isSmooth: false, leastLength: 9, extraGap: 1)
  private static let close = Look(columnsPerThickness: 16, leastLength: 13)
  /// The thicknesses that share one level of paper.
  private static let stretch: Float = 4
  /// The rows beyond the middle of the line, in thicknesses.
  private static let reach: Float = 1.3
  /// What is taken in beyond either end of the line, in thicknesses: little at first, and more where
  /// the print goes on.
  private static let rooms: [Float] = [3, 24]
  /// The rows of a capital when lines beside a line are looked for, how far off those may be, and how
  /// high, in heights of a capital.
  private static let rowsPerCapital: Float = 8
  private static let reachOfNeighbours: Float = 7.8
  private static let heights: ClosedRange<Float> = 0.7...1.5
  private static let columnLimit = 2200
  /// The least height of a capital, in pixels of the picture.
  private static let leastCapital: Float = 6.5
  /// How much wider than most a gap between characters may be, in heights of a capital; a space of
  /// other print is as wide.
  private static let widestGap: Float = 0.45

  let patch: InkPatch
  /// The rows of the print.
  let band: Range<Int>
  /// The ink of each column between those rows.
  let ink: [Float]
  /// The columns of the print.
  let print: Range<Int>

  /// Measures a line; `nil` where it is not full of characters.
  init?(_ pyramid: Pyramid, line: TextLine) {
    var found: TypesetLine?
    // Most lines end here: they are no line of a zone.
    guard TypesetLine(pyramid, line: line, room: Self.rooms[0], Self.rough) != nil else {
      return nil
    }
    for room in Self.rooms where found?.isWhole != true {
      guard let next = TypesetLine(pyramid, line: line, room: room, Self.close) else { break }
      found = next
    }
    guard let found else { return nil }
    self = found
  }

  private init?(_ pyramid: Pyramid, line: TextLine, room: Float, _ look: Look) {
    let step = line.thickness / look.columnsPerThickness
    guard step > 0 else { return nil }
    let half = line.halfLength + room * line.thickness
    let columns = (2 * half / step).wholeNumber
    guard columns < Self.columnLimit else { return nil }
    let rows = (2 * Self.reach * look.columnsPerThickness).wholeNumber | 1
    let grey = LinePatch(
      pyramid, frame: line.frame, firstColumn: -half, columnStep: step, columns: columns,
      firstRow: -Float(rows / 2) * step, rowStep: step, rows: rows, isSmooth: look.isSmooth)
    let stretch = (Self.stretch * look.columnsPerThickness).wholeNumber
    guard
      let patch = InkPatch(grey, isLightOnDark: line.isLightOnDark, stretch: stretch),
      let band = patch.band()
    else { return nil }
    let capital = Float(band.count)
    guard capital * step >= Self.leastCapital * look.leastLength / Self.close.leastLength else {
      return nil
    }
    let ink = patch.columnInk(in: band)
    let gap = Self.widestGap(of: ink, capital: capital) + look.extraGap
    guard let print = Self.longestRun(of: ink, gap: gap),
      Float(print.count) >= look.leastLength * capital
    else { return nil }
    self.patch = patch
    self.band = band
    self.ink = ink
    self.print = print
  }

  /// Whether the print ends before the patch does.
  private var isWhole: Bool {
    print.lowerBound > band.count / 2 && print.upperBound < patch.grey.columns - band.count / 2
  }

  /// The widest gap between characters, in columns: somewhat wider than most.
  private static func widestGap(of ink: [Float], capital: Float) -> Int {
    var gaps: [Int] = []
    var end: Int?
    for (column, value) in ink.enumerated() where value >= 2 * GlyphCuts.blank {
      if let end, column > end, Float(column - end) < capital { gaps.append(column - end) }
      end = column + 1
    }
    gaps.sort()
    let usual = gaps.isEmpty ? 0 : gaps[gaps.count / 2]
    return usual + (widestGap * capital).wholeNumber
  }

  /// The longest stretch without a gap of more columns than `gap`.
  private static func longestRun(of ink: [Float], gap: Int) -> Range<Int>? {
    var best = 0..<0
    var start: Int?
    var end = 0
    for (column, value) in ink.enumerated() where value >= 2 * GlyphCuts.blank {
      if let first = start, column - end <= gap {
        if column + 1 - first > best.count { best = first..<column + 1 }
      } else {
        start = column
      }
      end = column + 1
    }
    return best.isEmpty ? nil : best
  }

  /// The height of a capital, in pixels of the picture.
  var capital: Float { Float(band.count) * patch.grey.rowStep }

  /// The places of lines beside this one, two lines away at most.
  func neighbours(_ pyramid: Pyramid, _ line: TextLine) -> [TextLine] {
    let step = capital / Self.rowsPerCapital
    let start = patch.grey.u(ofColumn: Float(print.lowerBound))
    let length = patch.grey.u(ofColumn: Float(print.upperBound)) - start
    let middle = patch.grey.v(ofRow: Float(band.lowerBound + band.upperBound - 1) / 2)
    let half = (Self.reachOfNeighbours * Self.rowsPerCapital).wholeNumber
    let grey = LinePatch(
      pyramid, frame: line.frame, firstColumn: start, columnStep: step,
      columns: max(1, (length / step).wholeNumber), firstRow: middle - Float(half) * step,
      rowStep: step, rows: 2 * half + 1, isSmooth: true)
    guard let ink = InkPatch(grey, isLightOnDark: line.isLightOnDark) else { return [] }
    return ink.bands().compactMap { band in
      let row = Float(band.lowerBound + band.upperBound - 1) / 2
      let height = Float(band.count) / Self.rowsPerCapital
      guard Self.heights.contains(height), abs(row - Float(half)) > Self.rowsPerCapital else {
        return nil
      }
      var other = line
      let place = line.frame.point(u: start + length / 2, v: grey.v(ofRow: row))
      (other.frame.x, other.frame.y) = place
      other.frame.dx = line.frame.column(at: start + length / 2).vy
      other.frame.dy = -line.frame.column(at: start + length / 2).vx
      other.halfLength = length / 2
      other.thickness = capital
      return other
    }
  }

  /// The ways to cut the line into as many characters as lines of documents have.
  func ways() -> [Int: GlyphCuts.Way] {
    GlyphCuts(ink: ink, capital: Float(band.count), print: print)?.ways() ?? [:]
  }
}
