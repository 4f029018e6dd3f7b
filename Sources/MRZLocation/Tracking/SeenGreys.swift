/// The greys of a zone's grid where light hides some of its cells.
struct SeenGreys: Hashable, Sendable {
  /// The greys, made comparable without the hidden cells, in which they are zero.
  let greys: [Float]
  /// What the greys of each cell were divided by.
  let deviations: [Float]
  /// The cells in which something is seen.
  let isSeen: [Bool]

  /// The grey from which on all of a cell has to be for it to be hidden: print is in every cell, and paper that is as
  /// bright has it beside it.
  private static let leastOfLight: Float = 240

  /// Makes greys comparable, as the grid does where all of them are seen; O(places).
  init(_ all: [Float], of grid: ZoneGrid) {
    let samples = ZoneGrid.samplesOfCell
    let cells = grid.lineCount * grid.cellCount
    let sums = (0..<cells).map { cell in
      all[cell * samples..<(cell + 1) * samples].reduce(SIMD3<Float>(0, 0, 256)) { sums, grey in
        SIMD3(sums.x + grey, sums.y + grey * grey, min(sums.z, grey))
      }
    }
    let isLit = sums.map { $0.z >= Self.leastOfLight }
    // What lies beside light is half in it.
    let isSeen = isLit.indices.map { cell in
      let place = cell % grid.cellCount
      let isBefore = place > 0 && isLit[cell - 1]
      return !(isLit[cell] || isBefore || place + 1 < grid.cellCount && isLit[cell + 1])
    }
    self.isSeen = isSeen
    var greys = all
    var deviations: [Float] = []
    for cell in 0..<cells {
      let line = cell / grid.cellCount * grid.cellCount
      let near =
        max(
          line, cell - ZoneGrid.neighbours)..<min(
          line + grid.cellCount, cell + ZoneGrid.neighbours + 1)
      var (sum, square, count): (Float, Float, Float) = (0, 0, 0)
      for other in near where isSeen[other] {
        sum += sums[other].x
        square += sums[other].y
        count += Float(samples)
      }
      let mean = sum / max(1, count)
      let variance = square / max(1, count) - mean * mean
      let deviation = max(ZoneGrid.leastDeviation, max(0, variance).squareRoot())
      deviations.append(deviation)
      for index in cell * samples..<(cell + 1) * samples {
        greys[index] = isSeen[cell] ? (all[index] - mean) / deviation : 0
      }
    }
    (self.greys, self.deviations) = (greys, deviations)
  }
}
