/// Coordinates along a slightly bent line of print: `u` along it, `v` to its right-hand side (down
/// for a line that reads to the right), both in pixels of the picture from an origin on the line.
struct LineFrame: Sendable, Hashable {
  /// The origin, where `u` and `v` are 0, in pixels of the picture.
  var x: Float
  var y: Float
  /// The direction of growing `u` at the origin, a unit vector.
  var dx: Float
  var dy: Float
  /// The bend: the line lies at `v = bow · u²` of the straight one.
  var bow: Float = 0
  /// How far the columns lean: at `v` they lie `shear · v` further along `u`.
  var shear: Float = 0

  /// The place on the line at `u` and the direction of one pixel of `v` there.
  @inline(__always)
  func column(at u: Float) -> (x: Float, y: Float, vx: Float, vy: Float) {
    let slope = 2 * bow * u
    let offset = bow * u * u
    // 1 / √(1 + slope²) to 2e-4 for bends up to a fifth
    let square = slope * slope
    let scale = 1 - square * (0.5 - 0.375 * square)
    let tx = (dx - slope * dy) * scale
    let ty = (dy + slope * dx) * scale
    return (
      x + u * dx - offset * dy, y + u * dy + offset * dx, -ty + shear * tx, tx + shear * ty
    )
  }

  /// The place at (u, v), in pixels of the picture.
  func point(u: Float, v: Float) -> (x: Float, y: Float) {
    let column = column(at: u)
    return (column.x + v * column.vx, column.y + v * column.vy)
  }
}
