/// Four corners in a picture, named as the content is read: `topLeft` is where reading begins,
/// wherever that lies in the picture.
///
/// In a picture of a mirror they go round against the clock (``isMirrored``).
public struct Quadrilateral: Hashable, Sendable {
  /// The corner where reading begins.
  public var topLeft: Point
  /// The corner at the end of the first line.
  public var topRight: Point
  /// The corner at the end of the last line.
  public var bottomRight: Point
  /// The corner at the beginning of the last line.
  public var bottomLeft: Point

  /// Makes a quadrilateral of its corners, clockwise from the beginning of the first line.
  public init(topLeft: Point, topRight: Point, bottomRight: Point, bottomLeft: Point) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }

  /// The four corners, clockwise from `topLeft`.
  public var corners: [Point] { [topLeft, topRight, bottomRight, bottomLeft] }
}
