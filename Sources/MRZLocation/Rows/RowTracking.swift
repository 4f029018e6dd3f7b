/// Follows the rows of a zone along the patch where they are not straight after all.
///
/// `Benchmarks/Measurements.md` says what its thresholds decide (thresholds of the locator).
struct RowTracking: Sendable {
  /// The width of the blocks that get a shift of their own: five pitches.
  static let blockWidth = 40
  /// The shifts tried, in quarters of a row, up or down.
  static let reach = 16

  /// How far below its place the rows lie at each column.
  let shifts: [Float]

  /// Tracks outwards from the middle of the part that was measured.
  ///
  /// - Parameters:
  ///   - patch: The patch.
  ///   - rows: The rows in the middle.
  ///   - spacing: Their distance.
  ///   - profiles: The profiles of the blocks of the patch.
  init(_ patch: ZonePatch, rows: [Int], spacing: Float, profiles: [RowProfile]) {
    let columns = patch.columns
    let width = RowTracking.blockWidth
    let blocks = profiles.count
    guard blocks > 0 else {
      shifts = [Float](repeating: 0, count: columns)
      return
    }
    var blockShifts = [Float](repeating: 0, count: blocks)
    let middle = (patch.measured.lowerBound + patch.measured.upperBound) / 2
    let centre = min(blocks - 1, middle / width)
    for direction in [-1, 1] {
      var shift: Float = 0
      var slope: Float = 0
      var block = direction < 0 ? centre - 1 : centre
      while block >= 0, block < blocks {
        let predicted = shift + slope
        let best = profiles[block].bestShift(of: rows, spacing: spacing, around: predicted)
        let gain: Float = best.confidence > 0.25 ? 0.8 : best.confidence > 0.1 ? 0.4 : 0
        let next = predicted + gain * (best.shift - predicted)
        let isFirst = block == centre || block == centre - 1
        slope = isFirst ? 0 : 0.7 * slope + 0.3 * (next - shift)
        shift = next
        blockShifts[block] = shift
        block += direction
      }
    }
    shifts = (0..<columns).map { column in
      let position = (Float(column) - Float(width) * 0.5) / Float(width)
      let low = position.rounded(.down)
      let fraction = position - low
      let index = low.wholeNumber
      let first = blockShifts[min(max(0, index), blocks - 1)]
      let second = blockShifts[min(max(0, index + 1), blocks - 1)]
      return first * (1 - fraction) + second * fraction
    }
  }

  /// The profiles of the blocks of a patch, which serve all sets of its rows.
  static func profiles(of patch: ZonePatch) -> [RowProfile] {
    (0..<patch.columns / blockWidth).map {
      RowProfile(patch, columns: $0 * blockWidth..<($0 + 1) * blockWidth)
    }
  }

  /// The row nearest to `row` shifted as at `column`.
  @inline(__always)
  func row(_ row: Float, column: Int) -> Int {
    (row + shifts[column]).nearestWholeNumber
  }
}

/// The grey steps of each row over some columns, with their running sum.
struct RowProfile: Sendable {
  private let energies: [Float]
  private let cumulated: [Float]

  init(_ patch: ZonePatch, columns: Range<Int>) {
    var energies: [Float] = []
    var cumulated: [Float] = [0]
    var sum: Float = 0
    for row in 0..<patch.rows {
      let energy = patch.stepEnergy(rows: row...row, columns: columns)
      energies.append(energy)
      sum += energy
      cumulated.append(sum)
    }
    self.energies = energies
    self.cumulated = cumulated
  }

  init(energies: [Float]) {
    self.energies = energies
    var sum: Float = 0
    cumulated =
      [0]
      + energies.map {
        sum += $0
        return sum
      }
  }

  /// The energy between two heights, where row `i` covers `i ..< i + 1`.
  @inline(__always)
  private func energy(upTo height: Float) -> Float {
    let bounded = min(max(0, height), Float(energies.count))
    let row = min(energies.count - 1, bounded.wholeNumber)
    return cumulated[row] + (bounded - Float(row)) * energies[row]
  }

  /// The shift near a prediction at which the rows hold most energy and the gaps least, and how much
  /// better it is than the others.
  func bestShift(
    of rows: [Int], spacing: Float, around predicted: Float
  ) -> (shift: Float, confidence: Float) {
    guard !energies.isEmpty else { return (predicted, 0) }
    var best = (shift: predicted, value: -Float.infinity)
    var sum: Float = 0
    for step in -RowTracking.reach...RowTracking.reach {
      let shift = predicted + 0.25 * Float(step)
      var value: Float = 0
      for row in rows {
        let centre = Float(row) + shift + 0.5
        value += (energy(upTo: centre + 3.5) - energy(upTo: centre - 3.5)) / 7
        for gap in [centre - 0.5 * spacing, centre + 0.5 * spacing] {
          value -= (energy(upTo: gap + 2) - energy(upTo: gap - 2)) / 8
        }
      }
      value *= 1 - 0.004 * Float(abs(step))
      sum += value
      if value > best.value { best = (shift, value) }
    }
    let mean = sum / Float(2 * RowTracking.reach + 1)
    let total = cumulated[energies.count] / Float(energies.count) * Float(rows.count) + 1e-3
    return (best.shift, (best.value - mean) / total)
  }
}
