import Raster

extension Point {
  static func + (a: Point, b: Point) -> Point { Point(x: a.x + b.x, y: a.y + b.y) }
  static func - (a: Point, b: Point) -> Point { Point(x: a.x - b.x, y: a.y - b.y) }
  static func * (a: Point, factor: Double) -> Point { Point(x: a.x * factor, y: a.y * factor) }

  /// The distance from the origin.
  var length: Double { (x * x + y * y).squareRoot() }

  /// The distance to another point.
  func distance(to other: Point) -> Double { (self - other).length }

  /// The point at distance 1 in the same direction.
  var normalized: Point { self * (1 / max(length, 1e-12)) }

  /// The same place in the picture of which this one is a reduction: a pixel of the reduction covers
  /// `scale` pixels a side, and its centre is theirs.
  func scaled(by scale: Double) -> Point { self * scale + Point(x: 1, y: 1) * ((scale - 1) / 2) }
}

extension Quadrilateral {
  /// The same place in the picture of which this one is a reduction.
  func scaled(by scale: Double) -> Quadrilateral {
    Quadrilateral(
      topLeft: topLeft.scaled(by: scale), topRight: topRight.scaled(by: scale),
      bottomRight: bottomRight.scaled(by: scale), bottomLeft: bottomLeft.scaled(by: scale))
  }

  /// The corners as they are read in a mirror.
  var mirrored: Quadrilateral {
    Quadrilateral(
      topLeft: topLeft, topRight: bottomLeft, bottomRight: bottomRight, bottomLeft: topRight)
  }
}
