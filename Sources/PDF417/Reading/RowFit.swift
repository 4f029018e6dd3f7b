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

  /// The weight of all readings between the heights of those that agree.
  private var spanned: Float

  /// Whether the readings that agree are more than chance would have it, be it only where they lie: a
  /// guard may be that of several symbols.
  var isClear: Bool {
    support > 0.45 * total && agreeing.count >= 5
      || support > 0.6 * spanned && agreeing.count >= 12
  }

  /// Whether a height is one of those that agree, or a little beyond them.
  func isNear(_ height: Double) -> Bool {
    guard let first = agreeing.first?.height, let last = agreeing.last?.height else { return false }
    let margin = 0.1 * (last - first)
    return height > first - margin && height < last + margin
  }

  /// Whether the rows along the other guard may be the same.
  func isConsistent(with other: RowFit) -> Bool {
    slope * other.slope > 0 && abs(slope / other.slope - 1) < 0.5
      && abs(offset - other.offset) < 0.5 * abs(slope)
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
    guard readings.count >= 4 else { return nil }
    let clearest = Self.clearest(readings)
    var best = (support: Float(0), offset: 0.0, slope: 0.0)
    for first in clearest {
      for second in clearest where readings[second].height > readings[first].height + 0.12 {
        let slope =
          Double(readings[second].row - readings[first].row)
          / (readings[second].height - readings[first].height)
        guard abs(slope) > 1.5, abs(slope) < 180 else { continue }
        let offset = Double(readings[first].row) + 0.5 - slope * readings[first].height
        var support: Float = 0
        for reading in readings where Self.isNear(reading, offset, slope, 0.8) {
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
      agreeing = readings.filter { Self.isNear($0, offset, slope, 0.9) }
      regress()
    }
    support = agreeing.reduce(0) { $0 + $1.weight }
    guard agreeing.count >= 4 else { return nil }
    // Readings come in the order of their heights.
    let span = agreeing[0].height...agreeing[agreeing.count - 1].height
    spanned = readings.reduce(0) { $0 + (span.contains($1.height) ? $1.weight : 0) }
  }

  /// The readings that lines are tried through: the clearest, or, where those lie close together, as in
  /// a drawn picture of which all are equally clear, the clearest of each part of the heights.
  private static func clearest(_ readings: [IndicatorReader.Reading]) -> [Int] {
    let count = 24
    let sorted = readings.indices.sorted { readings[$0].weight > readings[$1].weight }
    let first = sorted.prefix(count).sorted()
    let height = readings[readings.count - 1].height - readings[0].height
    guard readings[first[first.count - 1]].height - readings[first[0]].height < 0.3 * height else {
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
    guard let line = fit.line(), abs(line.slope) > 1e-3 else { return }
    slope = 1 / line.slope
    offset = -line.offset * slope
  }
}
