/// The centres of the cells along a zone, found by walking from its middle to either end and keeping
/// in step with the ink, which follows perspective and bends.
///
/// `Benchmarks/Measurements.md` says what its thresholds decide (thresholds of the locator).
struct CellWalk: Sendable {
  /// The cells walked to either side of the middle.
  static let reach = 60
  /// The half window in which the phase is measured, in pitches.
  private static let window: Float = 3.5
  private static let phaseGain: Float = 0.30
  private static let pitchGain: Float = 0.08

  /// The centres in columns; cell `k` has the index `k + reach`.
  private(set) var centers: [Float]
  /// The pitch in the middle, in columns.
  let pitch: Float
  /// The cells whose centres lie inside the patch; empty where there are none.
  private(set) var cells: Range<Int>

  /// Walks along ink of `columns` columns from the cell that a comb found.
  init(along ink: [Float], comb: JointComb) {
    var centers = [Float](repeating: 0, count: 2 * CellWalk.reach + 1)
    centers[CellWalk.reach] = comb.origin
    let sizes = ink.map(abs)
    for direction in [-1, 1] as [Float] {
      var position = comb.origin
      var step = comb.pitch
      for k in 1...CellWalk.reach {
        position += direction * step
        if position > 8, position < Float(ink.count - 8),
          let error = CellWalk.phaseError(of: ink, sizes: sizes, at: position, pitch: step)
        {
          position += CellWalk.phaseGain * error * step
          step *= 1 + direction * CellWalk.pitchGain * error
          step = min(max(step, 0.83 * comb.pitch), 1.2 * comb.pitch)
        }
        centers[CellWalk.reach + (direction < 0 ? -k : k)] = position
      }
    }
    self.init(centers: centers, pitch: comb.pitch, columns: ink.count)
  }

  /// The cells of a path, the one nearest to the cell that a comb found having the number 0; those beyond
  /// its ends go on as its last ones do.
  init(_ path: CellPath, comb: JointComb, columns: Int) {
    let found = path.centers
    let middle =
      found.indices.min { abs(found[$0] - comb.origin) < abs(found[$1] - comb.origin) } ?? 0
    let steps = zip(found.dropFirst(), found).map { $0 - $1 }
    let centers = (-CellWalk.reach...CellWalk.reach).map { cell -> Float in
      let index = middle + cell
      if index < 0 { return found[0] + Float(index) * (steps.first ?? comb.pitch) }
      if index >= found.count {
        return found[found.count - 1] + Float(index - found.count + 1) * (steps.last ?? comb.pitch)
      }
      return found[index]
    }
    self.init(centers: centers, pitch: comb.pitch, columns: columns)
  }

  private init(centers: [Float], pitch: Float, columns: Int) {
    self.centers = centers
    self.pitch = pitch
    let inside = (-CellWalk.reach...CellWalk.reach).filter {
      let center = centers[$0 + CellWalk.reach]
      return center >= 5 && center < Float(columns - 5)
    }
    cells = (inside.first ?? 0)..<((inside.last ?? -1) + 1)
  }

  /// The centre of a cell, in columns; cells beyond the walk lie one pitch apart.
  func center(_ cell: Int) -> Float {
    let bounded = min(max(cell, -CellWalk.reach), CellWalk.reach)
    return centers[bounded + CellWalk.reach] + Float(cell - bounded) * pitch
  }

  /// How far after `position` the ink peaks, in pitches, at most a quarter; `nil` where it does not
  /// follow the pitch.
  static func phaseError(
    of ink: [Float], sizes: [Float], at position: Float, pitch: Float
  ) -> Float? {
    let half = (window * pitch).wholeNumber
    let middle = position.wholeNumber
    let low = max(0, middle - half)
    let high = min(ink.count - 1, middle + half)
    guard low < high, pitch > 0 else { return nil }
    let table = Phase.table
    let factor = Float(Phase.steps) / pitch
    var cosine: Float = 0
    var sine: Float = 0
    var total: Float = 1e-6
    for column in low...high {
      let step = ((Float(column) - position) * factor + 524_288.5).wholeNumber & Phase.mask
      cosine += ink[column] * table.cosine[step]
      sine += ink[column] * table.sine[step]
      total += sizes[column]
    }
    guard (cosine * cosine + sine * sine).squareRoot() > 0.3 * total else { return nil }
    return min(max(Phase.angle(y: sine, x: cosine), -0.25), 0.25)
  }
}
