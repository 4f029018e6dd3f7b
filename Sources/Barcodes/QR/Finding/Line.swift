import Raster

/// A straight line a x + b y = c with a² + b² = 1.
struct Line {
  let a: Double
  let b: Double
  let c: Double

  /// The line nearest to some points, the worst of them left out while they are beyond a tolerance;
  /// `nil` where fewer than four agree.
  init?(through points: [Point], tolerance: Double) {
    var points = points
    while points.count >= 4 {
      let count = Double(points.count)
      let mean = points.reduce(Point(x: 0, y: 0), +) * (1 / count)
      var (xx, xy, yy) = (0.0, 0.0, 0.0)
      for point in points {
        let d = point - mean
        xx += d.x * d.x
        xy += d.x * d.y
        yy += d.y * d.y
      }
      // The normal is the eigenvector of the lesser eigenvalue.
      let root = (((xx - yy) / 2) * ((xx - yy) / 2) + xy * xy).squareRoot()
      let least = (xx + yy) / 2 - root
      let normal =
        abs(xx - least) > abs(yy - least)
        ? Point(x: xy, y: least - xx).normalized : Point(x: least - yy, y: xy).normalized
      guard normal.length > 0.5 else { return nil }
      let offset = normal.x * mean.x + normal.y * mean.y
      let distances = points.map { abs(normal.x * $0.x + normal.y * $0.y - offset) }
      guard let worst = distances.indices.max(by: { distances[$0] < distances[$1] }) else {
        return nil
      }
      if distances[worst] <= tolerance {
        (a, b, c) = (normal.x, normal.y, offset)
        return
      }
      points.remove(at: worst)
    }
    return nil
  }

  /// Where two lines meet, or `nil` where they are all but parallel.
  func intersection(with other: Line) -> Point? {
    let determinant = a * other.b - other.a * b
    guard abs(determinant) > 0.05 else { return nil }
    return Point(
      x: (c * other.b - other.c * b) / determinant, y: (a * other.c - other.a * c) / determinant)
  }
}
