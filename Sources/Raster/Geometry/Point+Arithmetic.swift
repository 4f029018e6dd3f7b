/// A point is also the way to it from the origin: the sums, multiples and lengths of ways.
///
/// These stand in the inner loops of other modules, and are therefore inlined there.
extension Point {
  /// The place reached by both ways, one after the other.
  @inlinable @inline(__always)
  public static func + (a: Point, b: Point) -> Point { Point(x: a.x + b.x, y: a.y + b.y) }

  /// The way from the second place to the first.
  @inlinable @inline(__always)
  public static func - (a: Point, b: Point) -> Point { Point(x: a.x - b.x, y: a.y - b.y) }

  /// The way back.
  @inlinable @inline(__always)
  public static prefix func - (a: Point) -> Point { Point(x: -a.x, y: -a.y) }

  /// The way, so many times as long.
  @inlinable @inline(__always)
  public static func * (a: Point, factor: Double) -> Point {
    Point(x: a.x * factor, y: a.y * factor)
  }

  /// The way, so many times as short; coordinates become infinite or no number for 0.
  @inlinable @inline(__always)
  public static func / (a: Point, divisor: Double) -> Point {
    Point(x: a.x / divisor, y: a.y / divisor)
  }

  /// Goes on by a way.
  @inlinable @inline(__always)
  public static func += (a: inout Point, b: Point) { a = a + b }

  /// The distance from the origin, in pixels.
  @inlinable @inline(__always)
  public var length: Double { (x * x + y * y).squareRoot() }

  /// The distance to another point, in pixels.
  @inlinable @inline(__always)
  public func distance(to other: Point) -> Double { (self - other).length }

  /// The way of length 1 in the same direction; that of the origin has no length.
  @inlinable @inline(__always)
  public var normalized: Point { self * (1 / max(length, 1e-12)) }

  /// The way turned by a right angle, from the x axis towards the y axis.
  @inlinable @inline(__always)
  public var turned: Point { Point(x: -y, y: x) }

  /// The scalar product: how far two ways go in one direction, times both lengths.
  @inlinable @inline(__always)
  public func dot(_ other: Point) -> Double { x * other.x + y * other.y }

  /// The determinant of two ways: the area between them, positive where the second lies from the
  /// first as the y axis from the x axis.
  @inlinable @inline(__always)
  public func cross(_ other: Point) -> Double { x * other.y - y * other.x }

  /// The place at a fraction of the way to another.
  @inlinable @inline(__always)
  public func mixed(with other: Point, _ fraction: Double) -> Point {
    self + (other - self) * fraction
  }

  /// The same place in the picture of which this one is a reduction: a pixel of the reduction covers
  /// `scale` pixels a side, and its centre is theirs.
  public func scaled(by scale: Double) -> Point {
    self * scale + Point(x: 1, y: 1) * ((scale - 1) / 2)
  }
}
