import Raster

extension SymbolFrame {
  /// How the direction of the rows is guessed before the rows are known.
  enum Guess {
    /// The ends of the guards belong together.
    case betweenEnds
    /// The middles of the guards belong together, and all rows are parallel.
    case betweenMiddles
    /// The rows cross the bars of each guard at right angles but for a slope.
    case skewed(Double)
    /// The ends belong together, and the symbol is rolled about a pole: either indicator is so many
    /// modules wider than 17 of its guard's.
    case rolled(Double)
  }

  /// The slopes of the rows, against the bars, that a single guard is tried with.
  private static let triedSlopes = [0, 0.12, -0.12, 0.25, -0.25]
  /// By how many modules either indicator is tried to be wider, each good for a module and a half to either
  /// side: by geometry those of 10 to 17 columns are 2.2 to 4.9 wider where ±1.1 to ±1.3 radians of a pole are
  /// seen; of 40 such symbols all are read with these two (`Benchmarks/Measurements.md`, folded and rolled paper).
  private static let triedRolls = [2.2, 4.4]
  /// By how much more than an eighth of them the columns that the guards tell may differ from those that
  /// the indicators tell.
  private static let columnTolerance = 1
  /// How many times as many columns the guards may tell of a rolled symbol, as their modules are narrow: at ±1.15
  /// radians they are half as wide as in the mean.
  private static let mostRolledColumns = 2
  /// More modules than this has no symbol: 30 columns make 579.
  private static let mostModules = 1000.0

  /// The guesses worth trying, the likeliest first.
  var guesses: [Guess] {
    isOneSided
      ? Self.triedSlopes.map { .skewed($0) }
      : [.betweenEnds, .betweenMiddles, .skewed(0)] + Self.triedRolls.map { .rolled($0) }
  }

  /// By how many modules the indicators of a rolled symbol are guessed to be wider; `nil` for a flat one.
  var rolledExcess: Double? {
    if case .rolled(let excess) = guess { excess } else { nil }
  }

  /// Whether a symbol of so many columns may lie between the guards, as far as they tell it.
  func mayHave(columns count: Int) -> Bool {
    guard let columns else { return true }
    guard isRolled else { return abs(columns - count) <= Self.columnTolerance + count / 8 }
    return columns >= count && columns <= Self.mostRolledColumns * count
  }

  /// Whether the symbol is taken for rolled.
  var isRolled: Bool { rolledExcess != nil }

  /// The number of data columns that the distance of the two guards tells.
  ///
  /// Along a line seen in perspective the widths of the first and the last module have the mean
  /// width as their geometric mean.
  private var columns: Int? {
    guard let start, let stop else { return nil }
    let first = Self.module(of: start, along: direction, fraction: 0.5).length
    let last = Self.module(of: stop, along: direction, fraction: 0.5).length
    let distance =
      (stop.point(module: 0, fraction: 0.5) - start.point(module: 0, fraction: 0.5)).length
      + 18 * last
    let modules = distance / (first * last).squareRoot()
    guard modules.isFinite, modules < Self.mostModules else { return nil }
    return Int(((modules - 1) / 17).rounded()) - 4
  }
}
