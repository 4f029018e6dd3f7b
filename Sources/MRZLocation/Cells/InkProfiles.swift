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
  ///
  /// Ink is grey without its slow changes along the rows; the rows are summed first.
  private static func sums(_ patch: ZonePatch, row: Int, tracking: RowTracking) -> [Float] {
    let columns = patch.columns
    let centres = (0..<columns).map { tracking.row(Float(row), column: $0) }
    let radius = ZonePatch.inkRadius
    var greys = [Float](repeating: 0, count: columns)
    var ink = greys
    return unsafe [Float](unsafeUninitializedCapacity: columns) { sums, count in
      unsafe greys.withUnsafeMutableBufferPointer { greys in
        unsafe ink.withUnsafeMutableBufferPointer { ink in
          unsafe patch.grey.values.withUnsafeBufferPointer { values in
            guard let greys = greys.baseAddress, let ink = ink.baseAddress,
              let values = values.baseAddress, let sums = sums.baseAddress
            else { return }
            var start = 0
            while start < columns {
              // columns with the same rows, and those in their means
              var end = start + 1
              while end < columns, centres[end] == centres[start] { end += 1 }
              let low = max(0, start - radius)
              let width = min(columns, end + radius) - low
              for (number, row) in (centres[start] - 3...centres[start] + 3).enumerated() {
                let line = unsafe values + min(max(0, row), patch.rows - 1) * columns + low
                for x in 0..<width { unsafe greys[x] = number == 0 ? line[x] : greys[x] + line[x] }
              }
              unsafe HighPass.subtractMean(
                greys, ink, count: width, radius: radius, offset: greys[0],
                factor: patch.line.inkSign)
              for x in start..<end { unsafe sums[x] = ink[x - low] }
              start = end
            }
            count = columns
          }
        }
      }
    }
  }

  /// The comb that the joint ink follows best around eight samples a pitch, over the columns that
  /// were measured.
  func comb(over measured: Range<Int>) -> JointComb {
    let row = FoldedRow(PitchSearch.pairSums(of: Array(joint[measured])))
    var search = CombSearch()
    let pitches = (-6...6).map { 4 * (1 + 0.0075 * Float($0)) }
    search.attempt(pitches, chirp: 0, on: row)
    for step in 1...3 {
      search.attempt(pitches, chirp: 0.05 * Float(step), andTurned: true, on: row)
    }
    let coarse = search.best
    if coarse.pitch > 0 {
      let finer = [-0.00375, 0, 0.00375].map { coarse.pitch * (1 + Float($0)) }
      for step in [-0.025, 0, 0.025] as [Float] {
        search.attempt(finer, chirp: coarse.chirp + step, on: row)
      }
    }
    let phase = -Phase.angle(y: search.imaginary, x: search.real)
    let pitch = coarse.pitch > 0 ? 2 * search.best.pitch : ZonePatch.samplesPerPitch
    // pair i stands for the samples 2i and 2i + 1, whose middle is 2i + 0.5
    let middle = Float(measured.lowerBound + row.count) + 0.5
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
