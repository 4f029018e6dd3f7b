extension SymbolDecoder {
  /// A single guard that is lower than this, in modules, is a short one.
  static let shortModules = 40.0
  /// How many lines a pixel of height is worth when rows are looked for.
  static let lineDensity = 1.3
  /// The fewest of these lines.
  static let leastLines = 24
  /// The most of them.
  static let mostLines = 400
  /// The most of them for a short guard.
  static let mostLinesOfShort = 160
  /// How many lines a pixel of height is worth where rows are of a pixel or two.
  static let fineDensity = 2.6
  /// How many more there are then.
  static let moreFineLines = 12
  /// Ninety rows of two pixels, the most that such rows can be.
  static let mostFinePixels = 190.0

  /// The mean confidence of codewords from which on a grid lies right, though nothing can be corrected.
  static let clearConfidence: Float = 0.72
  /// Where the rows of a symbol may begin and end, in heights of its guards, of which a part may be seen.
  static let possibleHeights = Bounds(above: -6, below: 7)
  /// How often the blur is learnt anew, and the first decision.
  static let attempts = 4
  /// The least share of the indicators of one side that read as they must.
  static let leastAgreement = 0.25
  /// A right indicator that agrees less is none: the symbol is compact.
  static let leastAgreementOfRight = 0.3

  /// The most lines that are sampled in a row.
  static let mostRowLines = 5
  /// How far from the middle of a row they may lie, as a part of its height.
  static let mostSpread = 0.3
  /// The most samples of a module along a line.
  static let mostSamples = 3
  /// The widths of a module, in pixels, below each of which there is one less.
  static let moduleLengths = [2.5, 4]

  /// What it takes to find a cell from the one before it, in comparisons.
  static let walkedLines = 400

  /// How many bands a grid of so many rows has: one for four rows, two to eight.
  static func bands(ofRows rows: Int) -> Int { min(max(rows / 4, 2), 8) }

  /// What lies between two numbers, neither of them counted in.
  struct Bounds {
    let above: Double
    let below: Double

    func contains(_ value: Double) -> Bool { value > above && value < below }
  }
}
