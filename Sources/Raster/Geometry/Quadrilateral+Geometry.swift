extension Quadrilateral {
  /// The smallest upright rectangle around some places, of no size at the origin where there are none.
  ///
  /// - Parameter places: The places, in pixels.
  /// - Complexity: O(*n*) in their number.
  public init(around places: [Point]) {
    let left = places.map(\.x).min() ?? 0
    let right = places.map(\.x).max() ?? 0
    let top = places.map(\.y).min() ?? 0
    let bottom = places.map(\.y).max() ?? 0
    self.init(
      topLeft: Point(x: left, y: top), topRight: Point(x: right, y: top),
      bottomRight: Point(x: right, y: bottom), bottomLeft: Point(x: left, y: bottom))
  }

  /// The mean of the corners.
  public var center: Point {
    Point(x: corners.map(\.x).reduce(0, +) / 4, y: corners.map(\.y).reduce(0, +) / 4)
  }

  /// The quadrilateral of which each corner is the image of this one's.
  public func mapped(_ transform: (Point) -> Point) -> Quadrilateral {
    Quadrilateral(
      topLeft: transform(topLeft), topRight: transform(topRight),
      bottomRight: transform(bottomRight), bottomLeft: transform(bottomLeft))
  }

  /// The same place in the picture of which this one is a reduction (``Point/scaled(by:)``).
  public func scaled(by scale: Double) -> Quadrilateral { mapped { $0.scaled(by: scale) } }

  /// Whether its corners go round as they do in a mirror, against the clock.
  public var isMirrored: Bool { (topRight - topLeft).cross(bottomLeft - topLeft) < 0 }

  /// The corners as they are read in a mirror.
  public var mirrored: Quadrilateral {
    Quadrilateral(
      topLeft: topLeft, topRight: bottomLeft, bottomRight: bottomRight, bottomLeft: topRight)
  }

  /// Whether a place lies inside, or within a margin of every side.
  ///
  /// The corners may go round either way. A quadrilateral whose sides cross, or that has no area,
  /// holds nothing.
  ///
  /// - Parameters:
  ///   - place: The place, in pixels.
  ///   - margin: How far outside a side it may lie, in pixels.
  /// - Returns: Whether it does.
  public func contains(_ place: Point, margin: Double = 0) -> Bool {
    let corners = corners
    let area = (bottomRight - topLeft).cross(bottomLeft - topRight)
    guard area != 0 else { return false }
    for (a, b) in zip(corners, corners.dropFirst() + corners.prefix(1)) {
      // corners that go round as the y axis follows the x axis have the inside to their right
      let side = (b - a).cross(place - a)
      guard (area > 0 ? side : -side) >= -margin * a.distance(to: b) else { return false }
    }
    return true
  }
}
