/// How much print each cell of a line holds, more than the gaps above and below it.
struct CellEvidence: Sendable {
  let patch: ZonePatch
  let tracking: RowTracking
  let walk: CellWalk
  /// The distance of the lines, in rows.
  let spacing: Float
  /// The light along the lines.
  let light: Illumination

  /// What the cells of a line hold, in the order of `walk.cells`.
  struct Energies: Sendable {
    /// The energy of the line less that of its gaps, at least 0.
    var print: [Float] = []
    /// The energy of the gaps above and below.
    var gaps: [Float] = []
  }

  /// The energies of the cells of the line at `row`.
  ///
  /// - Parameters:
  ///   - row: The row of the line in the middle of what was measured.
  ///   - sides: The gaps that count against it: -1 above, 1 below.
  /// - Returns: One number a cell.
  func energies(atRow row: Float, sides: [Float] = [-1, 1]) -> Energies {
    var result = Energies()
    for cell in walk.cells {
      let center = walk.center(cell)
      let low = max(1, (center - 0.5 * walk.pitch).wholeNumber)
      let high = min(patch.columns - 2, (center + 0.5 * walk.pitch).wholeNumber)
      guard low <= high else {
        result.print.append(0)
        result.gaps.append(0)
        continue
      }
      let middle = min(max(low, center.wholeNumber), high)
      let line = (row + tracking.shifts[middle]).nearestWholeNumber
      let inside = meanEnergy(rows: line - 3...line + 3, columns: low...high)
      var outside: Float = 0
      for side in sides {
        let centre = (Float(line) + side * spacing * 0.5).nearestWholeNumber
        outside += meanEnergy(rows: centre - 1...centre + 1, columns: low...high)
      }
      outside /= Float(max(1, sides.count))
      let factor = light.factors[middle]
      result.print.append(factor * max(0, inside - outside))
      result.gaps.append(factor * outside)
    }
    return result
  }

  /// The mean size of the grey steps over a rectangle; 0 where it lies outside the patch.
  private func meanEnergy(rows: ClosedRange<Int>, columns: ClosedRange<Int>) -> Float {
    let low = max(0, rows.lowerBound)
    let high = min(patch.rows - 1, rows.upperBound)
    guard low <= high else { return 0 }
    let range = columns.lowerBound..<columns.upperBound + 1
    return patch.stepEnergy(rows: low...high, columns: range)
      / Float((high - low + 1) * columns.count)
  }

  /// For every cell the smallest and the largest part, at most 1, of a line's usual energy that the
  /// lines have there.
  ///
  /// - Parameters:
  ///   - lines: The energies of each line.
  ///   - medians: The usual energy of each line.
  /// - Returns: One number a cell, 0 … 1.
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

  /// The mean over the cells of the smallest evidence of the lines at some rows; 0 where too few cells
  /// were measured.
  func mean(ofRows rows: [Int]) -> Float {
    let lines = rows.map { energies(atRow: Float($0)).print }
    let medians = lines.compactMap { median(of: $0) }
    guard medians.count == lines.count, !walk.cells.isEmpty else { return 0 }
    let weakest = CellEvidence.extremes(lines, medians: medians).weakest
    return weakest.reduce(0, +) / Float(weakest.count)
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
