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
}
