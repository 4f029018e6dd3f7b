import Raster

/// Eight combs of one chirp and different pitches, measured together.
///
/// Each lane turns its own unit vectors from step to step instead of looking them up.
struct CombBank: Sendable {
  typealias Lanes = SIMD8<Float>
  /// The responses of eight combs.
  typealias Responses = (real: Lanes, imaginary: Lanes)

  /// The distances of the teeth, in samples.
  var pitches: Lanes
  /// See `Comb.chirp`.
  var chirp: Float

  /// The responses over a row, whose middle has the phase 0, and those with the chirp turned round.
  func responses(of row: FoldedRow) -> (chirp: Responses, turned: Responses) {
    chirp == 0 ? plainResponses(of: row) : bentResponses(of: row)
  }

  private func plainResponses(of row: FoldedRow) -> (chirp: Responses, turned: Responses) {
    var tooth = Vectors(halfStepTurns: 0.5 / pitches, isCentred: row.isCentred)
    var real = Lanes.zero
    var imaginary = Lanes.zero
    for (sum, difference) in zip(row.sums, row.differences) {
      real += tooth.real * sum
      imaginary += tooth.imaginary * difference
      tooth.turn()
    }
    return ((real, imaginary), (real, imaginary))
  }

  private func bentResponses(of row: FoldedRow) -> (chirp: Responses, turned: Responses) {
    var tooth = Vectors(halfStepTurns: 0.5 / pitches, isCentred: row.isCentred)
    // at `x` from the middle the chirp has turned the phase by x² of these
    let turns = chirp / (pitches * Float(max(1, row.count)))
    let quarter = Vectors.unitVectors(turns * 0.25)
    let whole = Vectors.squared(Vectors.squared(quarter))
    let double = Vectors.squared(whole)
    var bend = Vectors(
      row.isCentred ? (Lanes(repeating: 1), Lanes.zero) : quarter,
      step: row.isCentred ? whole : double)
    var even = (real: Lanes.zero, imaginary: Lanes.zero)
    var odd = even
    for (sum, difference) in zip(row.sums, row.differences) {
      let real = tooth.real * sum
      let imaginary = tooth.imaginary * difference
      even.real += real * bend.real
      odd.real += imaginary * bend.imaginary
      even.imaginary += imaginary * bend.real
      odd.imaginary += real * bend.imaginary
      tooth.turn()
      bend.turn()
      bend.turnStep(by: double)
    }
    return (
      (even.real - odd.real, even.imaginary + odd.imaginary),
      (even.real + odd.real, even.imaginary - odd.imaginary)
    )
  }

  /// Unit vectors e^(-i·2π·turns) that turn by a step each.
  private struct Vectors {
    private(set) var real: Lanes
    private(set) var imaginary: Lanes
    private var stepReal: Lanes
    private var stepImaginary: Lanes

    init(_ vectors: Responses, step: Responses) {
      (real, imaginary) = vectors
      (stepReal, stepImaginary) = step
    }

    /// Vectors that are turned half a step at first, or not at all where a number lies in the middle.
    init(halfStepTurns: Lanes, isCentred: Bool) {
      let half = Self.unitVectors(halfStepTurns)
      self.init(
        isCentred ? (Lanes(repeating: 1), Lanes.zero) : half, step: Self.squared(half))
    }

    @inline(__always)
    mutating func turn() {
      (real, imaginary) = (
        real * stepReal - imaginary * stepImaginary, real * stepImaginary + imaginary * stepReal
      )
    }

    @inline(__always)
    mutating func turnStep(by other: Responses) {
      (stepReal, stepImaginary) = (
        stepReal * other.real - stepImaginary * other.imaginary,
        stepReal * other.imaginary + stepImaginary * other.real
      )
    }

    /// The vectors at twice the angle.
    static func squared(_ vectors: Responses) -> Responses {
      (
        vectors.real * vectors.real - vectors.imaginary * vectors.imaginary,
        2 * vectors.real * vectors.imaginary
      )
    }

    static func unitVectors(_ turns: Lanes) -> Responses {
      let turns = SIMD8<Double>(turns)
      return (SIMD8(Turn.cosines(of: turns)), -SIMD8(Turn.cosines(of: turns - 0.25)))
    }
  }
}

/// The strongest of the combs tried so far.
struct CombSearch: Sendable {
  private(set) var best = Comb(pitch: 0)
  private(set) var strength: Float = 0
  private(set) var real: Float = 1
  private(set) var imaginary: Float = 0

  /// Tries every pitch with one chirp, and with the chirp turned round too where asked for.
  mutating func attempt(
    _ pitches: [Float], chirp: Float, andTurned isTurnedToo: Bool = false, on row: FoldedRow
  ) {
    var start = 0
    while start < pitches.count {
      var lanes = SIMD8<Float>(repeating: pitches[start])
      for lane in 0..<min(8, pitches.count - start) { lanes[lane] = pitches[start + lane] }
      let responses = CombBank(pitches: lanes, chirp: chirp).responses(of: row)
      keep(responses.chirp, pitches: lanes, chirp: chirp)
      if isTurnedToo { keep(responses.turned, pitches: lanes, chirp: -chirp) }
      start += 8
    }
  }

  private mutating func keep(
    _ responses: CombBank.Responses, pitches: SIMD8<Float>, chirp: Float
  ) {
    let squares =
      responses.real * responses.real + responses.imaginary * responses.imaginary
    for lane in 0..<8 where squares[lane] > strength * strength {
      strength = squares[lane].squareRoot()
      best = Comb(pitch: pitches[lane], chirp: chirp)
      real = responses.real[lane]
      imaginary = responses.imaginary[lane]
    }
  }
}
