extension Double {
  /// The natural logarithm, to seven digits and more; of what is not above 0 minus infinity.
  ///
  /// The standard library has none.
  var logarithm: Double {
    guard self > 0 else { return -.infinity }
    guard isFinite else { return self }
    // ln(m) = 2 artanh((m - 1) / (m + 1)), m from 1 to 2.
    let ratio = (significand - 1) / (significand + 1)
    let square = ratio * ratio
    var (power, sum) = (ratio, 0.0)
    for odd in stride(from: 1.0, through: 13, by: 2) {
      sum += power / odd
      power *= square
    }
    return Double(exponent) * 0.693_147_180_559_945_3 + 2 * sum
  }
}
