/// Turns the measured modules of a symbol into codewords, with the confidence of each.
///
/// The first decision compares every cell with the patterns of its cluster. Blur mixes a module with
/// its neighbours; what it mixes can be learnt from the row indicators, which are known, and from
/// the cells that are clear. `equalize` then takes away what the neighbours of a cell add to it, and
/// compares what is left with blurred patterns.
struct CellDecoder {
  /// A decision about one cell.
  struct Decision {
    var codeword: Int
    /// The lead over the second best pattern; 1 is a perfect picture.
    var confidence: Float
  }

  let layout: SymbolLayout
  /// The cells of a row: left indicator, data columns, right indicator.
  let cells: Int
  private let width: Int
  /// The modules, row by row, dark +1 and light −1.
  private var modules: [Float]
  private(set) var decisions: [Decision]
  /// How far the contrast about each cell makes its decision trustworthy, 0 to 1.
  private var trust: [Float]
  private var matcher = CodewordMatcher()
  /// Whether each cell is one grey, which no codeword is.
  private var isBlank: [Bool] = []
  /// Whether more codewords are blank than error correction can fill in.
  private(set) var isBeyondCorrection = false

  /// Black and white of a block are the values behind this part of the darkest and of the lightest.
  private static let outerPart = 16
  /// The least half of a contrast, in grey levels, that modules are divided by.
  private static let leastHalfContrast: Float = 3
  /// How far beyond black and white, which are ±1, a module counts.
  private static let mostModule: Float = 1.6
  /// A contrast below this part of the usual one is worth less.
  private static let lowContrast: Float = 0.25
  /// The least contrast, in grey levels, that others are compared with.
  private static let leastContrast: Float = 1
  /// The confidence from which on a decision is taken for right when blur is learnt.
  private static let certain: Float = 0.25
  /// The least difference between the darkest and the lightest module of a codeword; black and white are 2
  /// apart.
  private static let leastRange: Float = 0.3
  /// A quarter of the cells tells whether a grid lies right.
  private static let leastSeenPart = 4

  /// Takes grey values, one a module, and brings them to ±1 by the local black and white.
  init(layout: SymbolLayout, samples: [Float]) {
    self.layout = layout
    cells = layout.columns + 2
    width = 17 * cells
    modules = samples
    decisions = []
    trust = []
    normalize()
    isBlank = (0..<layout.rows * cells).map { cell in
      let values = modules[cell * 17..<(cell * 17 + 17)]
      return (values.max() ?? 0) - (values.min() ?? 0) < Self.leastRange
    }
    isBeyondCorrection =
      layout.data(of: isBlank).count { $0 } > layout.correctionCount - SymbolAssembler.reserve
    decisions.reserveCapacity(layout.rows * cells)
    for row in 0..<layout.rows {
      for cell in 0..<cells {
        let match = matcher.match(modules, at: row * width + cell * 17, cluster: row % 3)
        decisions.append(
          Decision(
            codeword: match.codeword,
            confidence: max(0, match.lead / CodewordMatcher.Match.perfectLead)
              * trust[row / 3 * cells + cell]))
      }
    }
  }

  /// Black and white of blocks of one cell and three rows, smoothed over their neighbours.
  private mutating func normalize() {
    let blockRows = (layout.rows + 2) / 3
    var blacks = [Float](repeating: 0, count: blockRows * cells)
    var whites = blacks
    var values: [Float] = []
    for block in 0..<blockRows {
      let rows = block * 3..<min(block * 3 + 3, layout.rows)
      for cell in 0..<cells {
        values.removeAll(keepingCapacity: true)
        for row in rows {
          let start = row * width + cell * 17
          values += modules[start..<(start + 17)]
        }
        values.sort()
        let cut = max(1, values.count / Self.outerPart)
        blacks[block * cells + cell] = values[cut]
        whites[block * cells + cell] = values[values.count - 1 - cut]
      }
    }
    trust = Self.trust(contrasts: zip(whites, blacks).map { $0 - $1 })
    for block in 0..<blockRows {
      for cell in 0..<cells {
        var (black, white, count) = (Float(0), Float(0), Float(0))
        for other in max(0, block - 1)...min(blockRows - 1, block + 1) {
          for column in max(0, cell - 1)...min(cells - 1, cell + 1) {
            let weight: Float = other == block && column == cell ? 2 : 1
            black += weight * blacks[other * cells + column]
            white += weight * whites[other * cells + column]
            count += weight
          }
        }
        let middle = (black + white) / (2 * count)
        let half = max((white - black) / (2 * count), Self.leastHalfContrast)
        for row in (block * 3)..<min(block * 3 + 3, layout.rows) {
          let start = row * width + cell * 17
          for index in start..<(start + 17) {
            modules[index] = min(
              max((middle - modules[index]) / half, -Self.mostModule), Self.mostModule)
          }
        }
      }
    }
  }

  /// What decisions are worth by the contrast about them.
  ///
  /// Where something covers the symbol only grain is left, which normalized looks like modules: a
  /// contrast far below the usual one is worth less in proportion. Shadow and glare leave a third.
  private static func trust(contrasts: [Float]) -> [Float] {
    let usual = contrasts.sorted()[contrasts.count / 2]
    return contrasts.map { min(1, max(0, $0) / max(lowContrast * usual, leastContrast)) }
  }

  /// Whether a codeword is what the indicators of the layout must be; `nil` for a data cell.
  private func indicator(row: Int, cell: Int) -> Int? {
    cell == 0
      ? layout.leftIndicator(row: row)
      : cell == cells - 1 ? layout.rightIndicator(row: row) : nil
  }

  /// The share of the indicators of one side that read as the layout says.
  func agreement(left: Bool) -> Double {
    let cell = left ? 0 : cells - 1
    var right = 0
    for row in 0..<layout.rows
    where decisions[row * cells + cell].codeword == indicator(row: row, cell: cell) {
      right += 1
    }
    return Double(right) / Double(layout.rows)
  }

  /// The mean confidence of all decisions; where too much is blank, of those about what is not, as far as it
  /// is enough to tell.
  var confidence: Float {
    let seen = decisions.indices.filter { !isBlank[$0] || !isBeyondCorrection }
    guard seen.count * Self.leastSeenPart >= decisions.count else { return 0 }
    return seen.reduce(0) { $0 + min(1, decisions[$1].confidence) } / Float(max(seen.count, 1))
  }

  /// Learns the blur and decides again.
  mutating func equalize() {
    let ideal = idealModules()
    guard let blur = Blur(modules: modules, ideal: ideal, rows: layout.rows, width: width) else {
      return
    }
    matcher.handicaps = blur.handicaps()
    let energy = blur.energy
    var rest = [Float](repeating: 0, count: 17)
    var filtered = rest
    for row in 0..<layout.rows {
      for cell in 0..<cells {
        let start = row * width + cell * 17
        for index in 0..<17 {
          rest[index] =
            modules[start + index]
            - blur.interference(
              ideal, row: row, rows: layout.rows, width: width, column: cell * 17 + index,
              cell: cell * 17..<(cell * 17 + 17))
        }
        for index in 0..<17 { filtered[index] = blur.correlate(rest, at: index) }
        let match = matcher.match(filtered, at: 0, cluster: row % 3)
        decisions[row * cells + cell] = Decision(
          codeword: match.codeword,
          confidence: max(0, match.lead / (CodewordMatcher.Match.perfectLead * energy))
            * trust[row / 3 * cells + cell])
      }
    }
  }

  /// The modules as they would be without blur, 0 where a decision is not trusted.
  private func idealModules() -> [Float] {
    var ideal = [Float](repeating: 0, count: modules.count)
    for row in 0..<layout.rows {
      for cell in 0..<cells {
        let decision = decisions[row * cells + cell]
        let known = indicator(row: row, cell: cell)
        // An indicator that reads otherwise is taken for damage.
        let trust: Float =
          known == nil
          ? min(1, decision.confidence / Self.certain) : known == decision.codeword ? 1 : 0
        let bits = CodewordPatterns.bits(codeword: known ?? decision.codeword, cluster: row % 3)
        for index in 0..<17 {
          ideal[row * width + cell * 17 + index] = bits >> (16 - index) & 1 == 1 ? trust : -trust
        }
      }
    }
    return ideal
  }
}
