import Raster

/// Eight combs of one chirp and different pitches, measured together.
///
/// Each lane turns its own unit vector from sample to sample instead of looking it up.
struct CombBank: Sendable {
  /// The distances of the teeth, in samples.
  var pitches: SIMD8<Float>
  /// See `Comb.chirp`.
  var chirp: Float

  /// The responses over `values`, whose middle has the phase 0.
  func responses(of values: [Float]) -> (real: SIMD8<Float>, imaginary: SIMD8<Float>) {
    let count = Float(max(1, values.count))
    let first = -count * 0.5
    let linear = 1 / pitches
    let quadratic = linear * (chirp / count)
    // the phase at the first sample, its first step, and the change of the step
    var (zr, zi) = CombBank.unitVectors(linear * first + quadratic * (first * first))
    var (wr, wi) = CombBank.unitVectors(linear + quadratic * (2 * first + 1))
    let (rr, ri) = CombBank.unitVectors(quadratic * 2)
    var real = SIMD8<Float>.zero
    var imaginary = SIMD8<Float>.zero
    for value in values {
      real += zr * value
      imaginary += zi * value
      (zr, zi) = (zr * wr - zi * wi, zr * wi + zi * wr)
      (wr, wi) = (wr * rr - wi * ri, wr * ri + wi * rr)
    }
    return (real, imaginary)
  }

  /// e^(-i·2π·turns) for each lane.
  private static func unitVectors(_ turns: SIMD8<Float>) -> (SIMD8<Float>, SIMD8<Float>) {
    let turns = SIMD8<Double>(turns)
    return (SIMD8(Turn.cosines(of: turns)), -SIMD8(Turn.cosines(of: turns - 0.25)))
  }
}

/// The strongest of the combs tried so far.
struct CombSearch: Sendable {
  private(set) var best = Comb(pitch: 0)
  private(set) var strength: Float = 0
  private(set) var real: Float = 1
  private(set) var imaginary: Float = 0

  /// Tries every pitch with one chirp.
  mutating func attempt(_ pitches: [Float], chirp: Float, on values: [Float]) {
    var start = 0
    while start < pitches.count {
      var lanes = SIMD8<Float>(repeating: pitches[start])
      for lane in 0..<min(8, pitches.count - start) { lanes[lane] = pitches[start + lane] }
      let response = CombBank(pitches: lanes, chirp: chirp).responses(of: values)
      let squares = response.real * response.real + response.imaginary * response.imaginary
      for lane in 0..<8 where squares[lane] > strength * strength {
        strength = squares[lane].squareRoot()
        best = Comb(pitch: lanes[lane], chirp: chirp)
        real = response.real[lane]
        imaginary = response.imaginary[lane]
      }
      start += 8
    }
  }
}
