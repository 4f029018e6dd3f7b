/// Where a character of a typeset line stands along the line's curve, in cells of that curve.
public struct Glyph: Hashable, Sendable {
  /// The middle of its ink.
  public let center: Double
  /// Half the width of its ink.
  public let reach: Double

  /// Makes a glyph of the middle and half the width of its ink, in cells of the line's curve.
  public init(center: Double, reach: Double) {
    self.center = center
    self.reach = reach
  }
}
