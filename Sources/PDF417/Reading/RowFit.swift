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

  /// Whether the readings that agree are more than chance would have it.
  var isClear: Bool { support > 0.45 * total && agreeing.count >= 5 }

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
    let clearest = readings.indices.sorted { readings[$0].weight > readings[$1].weight }.prefix(24)
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
    agreeing = []
    for _ in 0..<3 {
      agreeing = readings.filter { Self.isNear($0, offset, slope, 0.9) }
      regress()
    }
    support = agreeing.reduce(0) { $0 + $1.weight }
    guard agreeing.count >= 4 else { return nil }
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
