/// Where a curve that was sampled has its peak.
enum Peak {
  /// Three values that bend less than this lie on a line.
  private static let leastBend: Float = 1e-6

  /// How far behind the middle one of three values, in their distance, the parabola through them peaks;
  /// 0 where it does not.
  static func offset(_ left: Float, _ middle: Float, _ right: Float) -> Double {
    let bend = left - 2 * middle + right
    return bend < -leastBend ? Double((left - right) / (2 * bend)) : 0
  }
}
