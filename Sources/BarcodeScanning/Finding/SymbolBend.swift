import Raster

/// How far the places of a symbol lie from where a flat symbol would have them: known at some places,
/// guessed between and beyond.
///
/// The guess is a plane through the known places, the nearer counting more (moving least squares;
/// Lancaster and Salkauskas, 1981).
struct SymbolBend {
  private var anchors: [(x: Double, y: Double, miss: Point)] = []

  /// Takes in a place that is known.
  ///
  /// - Parameters:
  ///   - position: The place in the symbol, in modules.
  ///   - miss: How far off it lies, in pixels.
  mutating func add(_ position: Point, miss: Point) {
    anchors.append((position.x, position.y, miss))
  }

  /// The distance from a place to the nearest that is known, in modules.
  func distance(from position: Point) -> Double {
    anchors.map { Point(x: $0.x, y: $0.y).distance(to: position) }.min() ?? .infinity
  }

  /// How far off a place of the symbol lies, in pixels.
  ///
  /// - Complexity: O(*n*) in the number of known places.
  func miss(at x: Double, _ y: Double) -> Point {
    guard !anchors.isEmpty else { return Point(x: 0, y: 0) }
    var (s, sx, sy, sxx, sxy, syy) = (0.0, 0.0, 0.0, 0.0, 0.0, 0.0)
    var (u, ux, uy) = (0.0, 0.0, 0.0)
    var (v, vx, vy) = (0.0, 0.0, 0.0)
    for anchor in anchors {
      let dx = anchor.x - x
      let dy = anchor.y - y
      let squared = dx * dx + dy * dy + 4
      let weight = 1 / (squared * squared)
      let (wx, wy) = (weight * dx, weight * dy)
      s += weight
      sx += wx
      sy += wy
      sxx += wx * dx
      sxy += wx * dy
      syy += wy * dy
      u += weight * anchor.miss.x
      ux += wx * anchor.miss.x
      uy += wy * anchor.miss.x
      v += weight * anchor.miss.y
      vx += wx * anchor.miss.y
      vy += wy * anchor.miss.y
    }
    // Places close together say little about a slope: it is held back by 16 square modules.
    sxx += 16 * s
    syy += 16 * s
    let a = sxx * syy - sxy * sxy
    let b = sx * syy - sy * sxy
    let c = sx * sxy - sy * sxx
    let determinant = s * a - sx * b + sy * c
    guard determinant > 0 else { return Point(x: u / s, y: v / s) }
    return Point(
      x: (u * a - ux * b + uy * c) / determinant, y: (v * a - vx * b + vy * c) / determinant)
  }
}
