/// Measures whether a line's characters stand at one pitch, and which.
///
/// `Benchmarks/Measurements.md` says what its thresholds decide (thresholds of the locator).
struct PitchSearch: Sendable {
  let pyramid: Pyramid

  /// A quick look at a line by the autocorrelation of its ink at six samples a thickness: sets the
  /// pitch and the coherence, and returns a rank, 0 where there is no pitch.
  func autocorrelate(_ line: inout TextLine) -> Float {
    let step = line.thickness / 6
    let columns = min(340, (2 * line.halfLength / step).wholeNumber + 1)
    guard columns >= 50 else { return 0 }
    var ink = profile(
      of: line, step: step, columns: columns, rows: 3, firstRow: -1.8, rowStep: 1.8, radius: 7)
    let mean = HighPass.clip(&ink, factor: 2.5)
    guard mean >= 2 / 3 else { return 0 }
    let correlation = PitchSearch.correlation(of: ink, lags: 2..<14)
    var strongest: Float = 0
    var lag = 0
    for k in 3..<13
    where correlation[k] > correlation[k - 1] && correlation[k] >= correlation[k + 1]
      && correlation[k] > strongest
    {
      strongest = correlation[k]
      lag = k
    }
    guard lag > 0 else { return 0 }
    // proportional print may peak once, but not again at twice the lag
    let again = PitchSearch.correlation(of: ink, lags: 2 * lag - 1..<2 * lag + 2).max() ?? 0
    line.pitch = Float(lag) * step
    line.coherence = 0.5 * (strongest + max(0, again))
    return line.coherence * min(46, Float(columns) / Float(lag)).squareRoot()
  }

  /// Measures pitch, its change and the coherence of a line by a comb at eight samples a thickness;
  /// false where no pitch stands out.
  func comb(_ line: inout TextLine) -> Bool {
    let step = line.thickness / 8
    let columns = min(560, (2 * line.halfLength / step).wholeNumber + 1)
    guard columns >= 60 else { return false }
    var ink = profile(
      of: line, step: step, columns: columns, rows: 4, firstRow: -3, rowStep: 2, radius: 9)
    guard HighPass.clip(&ink, factor: 2.5) >= 0.8 else { return false }
    var total: Float = 0
    for value in ink { total += abs(value) }
    let correlation = PitchSearch.correlation(of: ink, lags: 4..<17)
    let row = FoldedRow(PitchSearch.pairSums(of: ink))
    var search = CombSearch()
    let peaks = (5..<16).filter {
      correlation[$0] > correlation[$0 - 1] && correlation[$0] >= correlation[$0 + 1]
        && correlation[$0] > 0.08
    }.sorted { correlation[$0] > correlation[$1] }
    for k in peaks.prefix(2) {
      let bend = correlation[k - 1] - 2 * correlation[k] + correlation[k + 1]
      let shift = bend < 0 ? 0.5 * (correlation[k - 1] - correlation[k + 1]) / bend : 0
      let centre = 0.5 * (Float(k) + shift)
      let steps = (Float(columns) / Float(k) * 0.14).wholeNumber + 2
      let pitches = (-steps...steps).map { centre * (1 + 0.07 * Float($0) / Float(steps)) }
      search.attempt(pitches, chirp: 0, on: row)
      search.attempt(pitches, chirp: 0.1, andTurned: true, on: row)
    }
    guard search.strength > 0 else { return false }
    let coarse = search.best
    let pitches = (-2...2).map { coarse.pitch * (1 + 0.004 * Float($0)) }
    for chirp in -1...1 {
      search.attempt(pitches, chirp: coarse.chirp + 0.05 * Float(chirp), on: row)
    }
    let start = -Float(columns - 1) * 0.5 * step
    line.pitch = 2 * search.best.pitch * step
    line.chirp = search.best.chirp
    line.coherence = search.strength / total
    line.measured = start...start + Float(columns) * step
    return true
  }

  /// The mean ink of some rows along the middle of a line, without its slow changes.
  private func profile(
    of line: TextLine, step: Float, columns: Int, rows: Int, firstRow: Float, rowStep: Float,
    radius: Int
  ) -> [Float] {
    let patch = LinePatch(
      pyramid, frame: line.frame, firstColumn: -Float(columns - 1) * 0.5 * step, columnStep: step,
      columns: columns, firstRow: firstRow * step, rowStep: rowStep * step, rows: rows,
      isSmooth: false)
    var sums = [Float](repeating: 0, count: columns)
    let factor = line.inkSign / Float(rows)
    unsafe patch.values.withUnsafeBufferPointer { values in
      unsafe sums.withUnsafeMutableBufferPointer { sums in
        for i in 0..<rows {
          let start = i &* columns
          for j in 0..<columns { unsafe sums[j] += factor * values[start &+ j] }
        }
      }
    }
    var ink: [Float] = []
    HighPass.subtractingMean(sums[...], radius: radius, into: &ink)
    return ink
  }

  /// Sums of two neighbours: half as many samples, which suffice for teeth five samples wide.
  static func pairSums(of values: [Float]) -> [Float] {
    (0..<values.count / 2).map { values[2 * $0] + values[2 * $0 + 1] }
  }

  /// The autocorrelation at the lags asked for, relative to lag 0; 0 at the others.
  static func correlation(of values: [Float], lags: Range<Int>) -> [Float] {
    var energy: Float = 1e-6
    for value in values { energy += value * value }
    var result = [Float](repeating: 0, count: lags.upperBound)
    unsafe values.withUnsafeBufferPointer { values in
      for lag in lags where lag < values.count {
        var sums = SIMD4<Float>.zero
        var i = 0
        let count = values.count - lag
        let bytes = UnsafeRawBufferPointer(values)
        while i &+ 4 <= count {
          let a = unsafe bytes.loadUnaligned(
            fromByteOffset: 4 &* i, as: SIMD4<Float>.self)
          let b = unsafe bytes.loadUnaligned(
            fromByteOffset: 4 &* (i &+ lag), as: SIMD4<Float>.self)
          sums += a * b
          i &+= 4
        }
        var sum = sums.sum()
        while i < count {
          unsafe sum += values[i] * values[i + lag]
          i += 1
        }
        result[lag] = sum / energy
      }
    }
    return result
  }
}
