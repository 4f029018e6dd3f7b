import Raster

/// The line that turns a height in a frame into a row of the symbol, found by majority.
struct RowFit {
  /// The row (0 the upper side of the first) at height 0, and the rows from there to height 1.
  var offset: Double
  var slope: Double
  /// The weight of the readings that agree, and of all.
  var support: Float
  var total: Float
  /// The readings that agree.
  var agreeing: [IndicatorReader.Reading]

  /// The fewest readings that a line is laid through.
  private static let leastReadings = 4
  /// How many of the clearest readings lines are tried through.
  private static let triedReadings = 24
  /// Two readings tell a line from this difference of their heights on.
  private static let leastDistance = 0.12
  /// The rows from height 0 to 1 that may be: of the 3 to 90 rows of a symbol, twice or half as many.
  private static let slopes = (least: 1.5, most: 180.0)
  /// How far from a line, in rows, a reading agrees: with one of the lines that are tried, and with the
  /// one that was found.
  private static let tolerances = (tried: 0.8, found: 0.9)
  /// A fit is clear with more than this part of all readings, and so many of them.
  private static let clear = (share: Float(0.45), count: 5)
  /// It is clear, too, with more than this part of the readings where it lies, and so many of them.
  private static let clearWhereItLies = (share: Float(0.6), count: 12)
  /// How far beyond the heights that agree others are near, as a part of those.
  private static let nearMargin = 0.1
  /// By what part the rows along two guards of a symbol may differ, and by what part of them be shifted.
  private static let mostDifference = 0.5
  /// The clearest readings lie close together where they cover less than this part of the heights.
  private static let closePart = 0.3
  /// Heights that change by less than this from row to row tell no row.
  private static let leastRowHeight = 1e-3

  /// The weight of all readings between the heights of those that agree.
  private var spanned: Float

  /// Whether the readings that agree are more than chance would have it, be it only where they lie: a
  /// guard may be that of several symbols.
  var isClear: Bool {
    support > Self.clear.share * total && agreeing.count >= Self.clear.count
      || support > Self.clearWhereItLies.share * spanned
        && agreeing.count >= Self.clearWhereItLies.count
  }

  /// Whether a height is one of those that agree, or a little beyond them.
  func isNear(_ height: Double) -> Bool {
    guard let first = agreeing.first?.height, let last = agreeing.last?.height else { return false }
    let margin = Self.nearMargin * (last - first)
    return height > first - margin && height < last + margin
  }

  /// Whether the rows along the other guard may be the same.
  func isConsistent(with other: RowFit) -> Bool {
    slope * other.slope > 0 && abs(slope / other.slope - 1) < Self.mostDifference
      && abs(offset - other.offset) < Self.mostDifference * abs(slope)
  }

  /// The height at which a row, or a part of one, lies.
  func height(row: Double) -> Double { (row - offset) / slope }

  private static func isNear(
    _ reading: IndicatorReader.Reading, _ offset: Double, _ slope: Double, _ limit: Double
  ) -> Bool {
    abs(Double(reading.row) + 0.5 - offset - slope * reading.height) < limit
  }

  /// Tries the lines through pairs of the clearest readings.
  ///
  /// - Complexity: O(readings), with some hundred operations each.
  init?(_ readings: [IndicatorReader.Reading]) {
    guard readings.count >= Self.leastReadings else { return nil }
    let clearest = Self.clearest(readings)
    var best = (support: Float(0), offset: 0.0, slope: 0.0)
    for first in clearest {
      for second in clearest
      where readings[second].height > readings[first].height + Self.leastDistance {
        let slope =
          Double(readings[second].row - readings[first].row)
          / (readings[second].height - readings[first].height)
        guard abs(slope) > Self.slopes.least, abs(slope) < Self.slopes.most else { continue }
        let offset = Double(readings[first].row) + 0.5 - slope * readings[first].height
        var support: Float = 0
        for reading in readings
        where Self.isNear(reading, offset, slope, Self.tolerances.tried) {
          support += reading.weight
        }
        if support > best.support { best = (support, offset, slope) }
      }
    }
    guard best.support > 0 else { return nil }
    (offset, slope) = (best.offset, best.slope)
    support = best.support
    total = readings.reduce(0) { $0 + $1.weight }
    spanned = total
    agreeing = []
    for _ in 0..<3 {
      agreeing = readings.filter { Self.isNear($0, offset, slope, Self.tolerances.found) }
      regress()
    }
    support = agreeing.reduce(0) { $0 + $1.weight }
    guard agreeing.count >= Self.leastReadings else { return nil }
    // Readings come in the order of their heights.
    let span = agreeing[0].height...agreeing[agreeing.count - 1].height
    spanned = readings.reduce(0) { $0 + (span.contains($1.height) ? $1.weight : 0) }
  }

  /// The readings that lines are tried through: the clearest, or, where those lie close together, as in
  /// a drawn picture of which all are equally clear, the clearest of each part of the heights.
  private static func clearest(_ readings: [IndicatorReader.Reading]) -> [Int] {
    let count = triedReadings
    let sorted = readings.indices.sorted { readings[$0].weight > readings[$1].weight }
    let first = sorted.prefix(count).sorted()
    let height = readings[readings.count - 1].height - readings[0].height
    guard readings[first[first.count - 1]].height - readings[first[0]].height < closePart * height
    else {
      return Array(sorted.prefix(count))
    }
    return (0..<count).compactMap { part in
      let indices = readings.count * part / count..<readings.count * (part + 1) / count
      return indices.max { readings[$0].weight < readings[$1].weight }
    }
  }

  /// Fits heights to rows and not rows to heights: the lines of one row lie symmetrically about its
  /// middle, whereas a line through the steps of a stair is too flat.
  private mutating func regress() {
    var fit = LeastSquares<2, 1>()
    for reading in agreeing {
      fit.add((u: Double(reading.row) + 0.5, v: reading.height), weight: Double(reading.weight))
    }
    guard let line = fit.line(), abs(line.slope) > Self.leastRowHeight else { return }
    slope = 1 / line.slope
    offset = -line.offset * slope
  }
}
