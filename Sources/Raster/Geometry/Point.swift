/// A place in a picture, in pixels: `x` to the right, `y` down, the centre of the first pixel at
/// (0, 0).
public struct Point: Hashable, Sendable {
  /// The distance to the right of the centre of the first column, in pixels.
  public var x: Double
  /// The distance below the centre of the first row, in pixels.
  public var y: Double

  /// The origin: the centre of the first pixel, or no way at all.
  public static let zero = Point(x: 0, y: 0)

  /// Makes a point of its two coordinates.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}
