/// The ink of the lines of a zone along the patch, each line's and their mean.
///
/// `Benchmarks/Measurements.md` says what its thresholds decide (thresholds of the locator).
struct InkProfiles: Sendable {
  /// The ink of each line: the mean of seven rows, in units of its mean size, limited to 2.5.
  let lines: [[Float]]
  /// The mean over the lines.
  let joint: [Float]
  /// The sum of the sizes of `joint` over the columns that were measured.
  let total: Float

  init(_ patch: ZonePatch, rows: [Int], tracking: RowTracking, light: Illumination) {
    let columns = patch.columns
    var lines: [[Float]] = []
    for row in rows {
      var line = InkProfiles.sums(patch, row: row, tracking: tracking)
      for column in 0..<columns { line[column] = line[column] * light.factors[column] / 7 }
      var mean: Float = 0
      for column in patch.measured { mean += abs(line[column]) }
      mean /= Float(max(1, patch.measured.count))
      let limit = 2.5 * mean
      for column in 0..<columns {
        line[column] = min(max(line[column], -limit), limit) / (mean + 1e-3)
      }
      lines.append(line)
    }
    var joint = [Float](repeating: 0, count: columns)
    let factor = 1 / Float(max(1, lines.count))
    for line in lines {
      for column in 0..<columns { joint[column] += factor * line[column] }
    }
    var total: Float = 1e-6
    for column in patch.measured { total += abs(joint[column]) }
    self.lines = lines
    self.joint = joint
    self.total = total
  }

  /// The sums of the ink of the seven rows around a row that is followed.
  private static func sums(_ patch: ZonePatch, row: Int, tracking: RowTracking) -> [Float] {
    let columns = patch.columns
    let centres = (0..<columns).map { tracking.row(Float(row), column: $0) }
    let last = patch.rows - 1
    let first = min(max(0, (centres.min() ?? 0) - 3), last)
    let ink = patch.ink(inRows: first...max(first, min((centres.max() ?? 0) + 3, last)))
    var sums = [Float](repeating: 0, count: columns)
    unsafe ink.withUnsafeBufferPointer { ink in
      unsafe sums.withUnsafeMutableBufferPointer { sums in
        var start = 0
        while start < columns {
          // columns with the same rows are summed together
          var end = start + 1
          while end < columns, centres[end] == centres[start] { end += 1 }
          for k in centres[start] - 3...centres[start] + 3 {
            let row = (min(max(0, k), last) - first) * columns
            for column in start..<end { unsafe sums[column] += ink[row + column] }
          }
          start = end
        }
      }
    }
    return sums
  }

  /// The comb that the joint ink follows best around eight samples a pitch, over the columns that
  /// were measured.
  func comb(over measured: Range<Int>) -> JointComb {
    let pairs = PitchSearch.pairSums(of: Array(joint[measured]))
    var search = CombSearch()
    let pitches = (-6...6).map { 4 * (1 + 0.0075 * Float($0)) }
    for step in -3...3 { search.attempt(pitches, chirp: 0.05 * Float(step), on: pairs) }
    let coarse = search.best
    if coarse.pitch > 0 {
      let finer = [-0.00375, 0, 0.00375].map { coarse.pitch * (1 + Float($0)) }
      for step in [-0.025, 0, 0.025] as [Float] {
        search.attempt(finer, chirp: coarse.chirp + step, on: pairs)
      }
    }
    let phase = -Phase.angle(y: search.imaginary, x: search.real)
    let pitch = coarse.pitch > 0 ? 2 * search.best.pitch : ZonePatch.samplesPerPitch
    // pair i stands for the samples 2i and 2i + 1, whose middle is 2i + 0.5
    let middle = Float(measured.lowerBound + pairs.count) + 0.5
    return JointComb(
      pitch: pitch, coherence: search.strength / total, origin: middle + phase * pitch)
  }
}

/// What a comb says of the joint ink of a zone's lines.
struct JointComb: Sendable {
  /// The distance of the cells in the middle, in columns.
  var pitch: Float
  /// The part of the ink that follows the comb, 0 … 1.
  var coherence: Float
  /// The centre of the cell in the middle, in columns.
  var origin: Float
}
