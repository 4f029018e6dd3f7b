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
    var term = 1.0
    var sum = 1.0
    for k in 1...9 {
      term *= -square / Double((2 * k - 1) * 2 * k)
      sum += term
    }
    return (nearest / 2).rounded(.down) == nearest / 2 ? sum : -sum
  }
}
