/// The cosine of parts of a turn, without a library of mathematics.
package enum Turn {
  /// The cosine of an angle in turns, by its Taylor series on the nearest half turn; good to 1e-9.
  ///
  /// - Parameter turns: The angle; a quarter less gives the sine.
  /// - Returns: The cosine.
  package static func cosine(of turns: Double) -> Double {
    let halfTurns = 2 * turns
    let nearest = nearestWhole(halfTurns)
    let angle = (halfTurns - nearest) * Double.pi
    let square = angle * angle
    // (-1)^k / (2k)!, the last first
    var sum = -1.0 / 6_402_373_705_728_000
    sum = sum * square + 1.0 / 20_922_789_888_000
    sum = sum * square - 1.0 / 87_178_291_200
    sum = sum * square + 1.0 / 479_001_600
    sum = sum * square - 1.0 / 3_628_800
    sum = sum * square + 1.0 / 40320
    sum = sum * square - 1.0 / 720
    sum = sum * square + 1.0 / 24
    sum = sum * square - 0.5
    sum = sum * square + 1
    let half = nearest * 0.5
    return nearestWhole(half) == half ? sum : -sum
  }

  /// The nearest whole number, away from zero where two are as near.
  @inline(__always)
  private static func nearestWhole(_ number: Double) -> Double {
    // A sum of this size has no room for a fraction; what is larger than a third of it has none.
    let large = 6_755_399_441_055_744.0
    guard abs(number) < large / 3 else { return number }
    let nearest = (number + large) - large
    let rest = number - nearest
    if rest == 0.5, number > 0 { return nearest + 1 }
    if rest == -0.5, number < 0 { return nearest - 1 }
    return nearest
  }
}
