/// The perspective map from the unit square to four places in the picture.
struct Homography {
  private let origin: Vector
  private let across: Vector
  private let down: Vector
  private let weights: Vector

  /// Maps (0, 0), (1, 0), (1, 1) and (0, 1) to the four corners; `nil` where they lie on a line.
  init?(topLeft: Vector, topRight: Vector, bottomRight: Vector, bottomLeft: Vector) {
    let sum = topLeft - topRight + bottomRight - bottomLeft
    let first = topRight - bottomRight
    let second = bottomLeft - bottomRight
    let determinant = first.x * second.y - first.y * second.x
    guard abs(determinant) > 1e-9 else { return nil }
    let g = (sum.x * second.y - sum.y * second.x) / determinant
    let h = (first.x * sum.y - first.y * sum.x) / determinant
    guard g > -0.9, h > -0.9, g + h > -0.9 else { return nil }
    origin = topLeft
    across = topRight * (1 + g) - topLeft
    down = bottomLeft * (1 + h) - topLeft
    weights = Vector(g, h)
  }

  /// The place of (u, v).
  func point(_ u: Double, _ v: Double) -> Vector {
    let weight = 1 + weights.x * u + weights.y * v
    // Far outside the square the map may turn over; a caller that samples there meets the margin of
    // the picture instead.
    return (origin + across * u + down * v) / (weight > 0.05 ? weight : 0.05)
  }
}
