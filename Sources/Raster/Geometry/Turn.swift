/// The cosine of parts of a turn, without a library of mathematics.
package enum Turn {
  /// The cosine of an angle in turns, by its Taylor series on the nearest half turn; good to 1e-9.
  ///
  /// - Parameter turns: The angle; a quarter less gives the sine.
  /// - Returns: The cosine.
  package static func cosine(of turns: Double) -> Double {
    let halfTurns = 2 * turns
    let nearest = halfTurns.rounded()
    let angle = (halfTurns - nearest) * Double.pi
    let square = angle * angle
    // (-1)^k / (2k)!, the last first
    let coefficients: InlineArray<10, Double> = [
      -1 / 6_402_373_705_728_000, 1 / 20_922_789_888_000, -1 / 87_178_291_200, 1 / 479_001_600,
      -1 / 3_628_800, 1 / 40320, -1 / 720, 1 / 24, -0.5, 1,
    ]
    var sum = 0.0
    for k in coefficients.indices { sum = sum * square + coefficients[k] }
    return (nearest / 2).rounded(.down) == nearest / 2 ? sum : -sum
  }
}
