/// How much print each cell of a line holds, more than the gaps above and below it.
struct CellEvidence: Sendable {
  let patch: ZonePatch
  let tracking: RowTracking
  let walk: CellWalk
  /// The distance of the lines, in rows.
  let spacing: Float
  /// The light along the lines.
  let light: Illumination

  /// The energy of every cell of the line at `row`, in the order of `walk.cells`.
  ///
  /// - Parameter gaps: The gaps that count against it: -1 above, 1 below.
  func energies(atRow row: Float, gaps: [Float] = [-1, 1]) -> [Float] {
    walk.cells.map { cell in
      let center = walk.center(cell)
      let low = max(1, (center - 0.5 * walk.pitch).wholeNumber)
      let high = min(patch.columns - 2, (center + 0.5 * walk.pitch).wholeNumber)
      guard low <= high else { return 0 }
      let middle = tracking.shifts[min(max(low, center.wholeNumber), high)]
      let line = (row + middle).nearestWholeNumber
      let inside = meanEnergy(rows: line - 3...line + 3, columns: low...high)
      var outside: Float = 0
      for gap in gaps {
        let centre = (Float(line) + gap * spacing * 0.5).nearestWholeNumber
        outside += meanEnergy(rows: centre - 1...centre + 1, columns: low...high)
      }
      let factor = light.factors[min(max(low, center.wholeNumber), high)]
      return factor * max(0, inside - outside / Float(max(1, gaps.count)))
    }
  }

  /// The mean size of the grey steps over a rectangle; 0 where it lies outside the patch.
  private func meanEnergy(rows: ClosedRange<Int>, columns: ClosedRange<Int>) -> Float {
    let low = max(0, rows.lowerBound)
    let high = min(patch.rows - 1, rows.upperBound)
    guard low <= high else { return 0 }
    let range = columns.lowerBound..<columns.upperBound + 1
    var sum: Float = 0
    for row in low...high { sum += patch.stepEnergy(row: row, columns: range) }
    return sum / Float((high - low + 1) * columns.count)
  }

  /// For every cell the smallest and the largest part, at most 1, of a line's usual energy that the
  /// lines have there.
  ///
  /// - Parameters:
  ///   - lines: The energies of each line.
  ///   - medians: The usual energy of each line.
  static func extremes(
    _ lines: [[Float]], medians: [Float]
  ) -> (weakest: [Float], strongest: [Float]) {
    guard let first = lines.first else { return ([], []) }
    var weakest = [Float](repeating: 1, count: first.count)
    var strongest = [Float](repeating: 0, count: first.count)
    for (line, median) in zip(lines, medians) {
      for cell in first.indices {
        let part = min(1, line[cell] / median)
        weakest[cell] = min(weakest[cell], part)
        strongest[cell] = max(strongest[cell], part)
      }
    }
    return (weakest, strongest)
  }

  /// The usual energy of a line: the median over the cells whose centres were measured, or `nil` where
  /// there are fewer than four.
  func median(of energies: [Float]) -> Float? {
    var kept: [Float] = []
    for (index, cell) in walk.cells.enumerated() {
      let center = walk.center(cell)
      if center >= Float(patch.measured.lowerBound), center < Float(patch.measured.upperBound) {
        kept.append(energies[index])
      }
    }
    guard kept.count >= 4 else { return nil }
    kept.sort()
    return kept[kept.count / 2] + 1e-3
  }
}
