import Raster

/// The places of a zone at which frames are compared, cell by cell, and the greys there.
struct ZoneGrid: Hashable, Sendable {
  /// Where the samples of a cell lie, in cells from its centre.
  private static let columns = [-0.36, -0.12, 0.12, 0.36]
  /// Where they lie, in capitals from the middle of the line.
  private static let rows = [-0.42, -0.14, 0.14, 0.42]
  /// The samples of a cell.
  static let samplesOfCell = columns.count * rows.count
  /// The cells on either side that a grey is compared with: light and paper change slowly.
  static let neighbours = 4
  /// The least deviation of greys that counts as print.
  static let leastDeviation: Float = 2

  let lineCount: Int
  let cellCount: Int
  let places: [Point]

  /// The grid of a zone; O(cells).
  init(_ zone: LocatedZone) {
    lineCount = zone.lines.count
    cellCount = zone.cellCount
    places = zone.lines.flatMap { line in
      (0..<line.cellCount).flatMap { cell in
        Self.columns.flatMap { column in
          Self.rows.map { line.corner(atCell: Double(cell) + column, height: $0) }
        }
      }
    }
  }

  /// Makes greys comparable: for every cell the mean and the deviation of its neighbourhood are taken
  /// out.
  ///
  /// - Parameter greys: A grey for each place; they become normal.
  /// - Returns: What each cell was divided by.
  func normalize(_ greys: inout [Float]) -> [Float] {
    let samples = Self.samplesOfCell
    var deviations: [Float] = []
    deviations.reserveCapacity(lineCount * cellCount)
    var normal = greys
    for line in 0..<lineCount {
      var sums: [Float] = [0]
      var squares: [Float] = [0]
      for cell in 0..<cellCount {
        let start = (line * cellCount + cell) * samples
        var (sum, square): (Float, Float) = (0, 0)
        for index in start..<start + samples {
          sum += greys[index]
          square += greys[index] * greys[index]
        }
        sums.append(sums[cell] + sum)
        squares.append(squares[cell] + square)
      }
      for cell in 0..<cellCount {
        let first = max(0, cell - Self.neighbours)
        let end = min(cellCount, cell + Self.neighbours + 1)
        let count = Float((end - first) * samples)
        let mean = (sums[end] - sums[first]) / count
        let variance = (squares[end] - squares[first]) / count - mean * mean
        let deviation = max(Self.leastDeviation, max(0, variance).squareRoot())
        deviations.append(deviation)
        let start = (line * cellCount + cell) * samples
        for index in start..<start + samples {
          normal[index] = (greys[index] - mean) / deviation
        }
      }
    }
    greys = normal
    return deviations
  }
}
