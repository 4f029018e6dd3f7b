/// The cosine of parts of a turn, without a library of mathematics.
package enum Turn {
  /// (-1)^k / (2k)!, the last first.
  private static let factors: InlineArray<10, Double> = [
    -1.0 / 6_402_373_705_728_000, 1.0 / 20_922_789_888_000, -1.0 / 87_178_291_200,
    1.0 / 479_001_600, -1.0 / 3_628_800, 1.0 / 40320, -1.0 / 720, 1.0 / 24, -0.5, 1,
  ]
  /// A sum of this size has no room for a fraction; what is larger than a third of it has none.
  private static let large = 6_755_399_441_055_744.0

  /// The cosine of an angle in turns, by its Taylor series on the nearest half turn; good to 1e-9.
  ///
  /// - Parameter turns: The angle; a quarter less gives the sine.
  /// - Returns: The cosine.
  package static func cosine(of turns: Double) -> Double {
    let halfTurns = 2 * turns
    let nearest = nearestWhole(halfTurns)
    let angle = (halfTurns - nearest) * Double.pi
    let square = angle * angle
    var sum = factors[0]
    for index in 1..<10 { sum = sum * square + factors[index] }
    let half = nearest * 0.5
    return nearestWhole(half) == half ? sum : -sum
  }

  /// The cosines of eight angles in turns, each to the bit that of ``cosine(of:)``.
  ///
  /// - Parameter turns: The angles, of less than 2⁵⁰ turns.
  /// - Returns: The cosines.
  package static func cosines(of turns: SIMD8<Double>) -> SIMD8<Double> {
    let halfTurns = turns * 2
    let nearest = nearestWhole(halfTurns)
    let angles = (halfTurns - nearest) * Double.pi
    let squares = angles * angles
    var sums = SIMD8<Double>(repeating: factors[0])
    for index in 1..<10 { sums = sums * squares + factors[index] }
    let halves = nearest * 0.5
    return sums.replacing(with: -sums, where: nearestWhole(halves) .!= halves)
  }

  /// The nearest whole number, away from zero where two are as near.
  @inline(__always)
  private static func nearestWhole(_ number: Double) -> Double {
    guard abs(number) < large / 3 else { return number }
    let nearest = (number + large) - large
    let rest = number - nearest
    if rest == 0.5, number > 0 { return nearest + 1 }
    if rest == -0.5, number < 0 { return nearest - 1 }
    return nearest
  }

  @inline(__always)
  private static func nearestWhole(_ numbers: SIMD8<Double>) -> SIMD8<Double> {
    let nearest = (numbers + large) - large
    let rest = numbers - nearest
    return
      nearest
      .replacing(with: nearest + 1, where: (rest .== 0.5) .& (numbers .> 0))
      .replacing(with: nearest - 1, where: (rest .== -0.5) .& (numbers .< 0))
  }
}
