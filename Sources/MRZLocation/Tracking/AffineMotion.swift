import Raster

/// A small movement of a plane as a camera sees it: a shift, a turn, a size and a lean.
struct AffineMotion: Hashable, Sendable {
  /// The place that only the shift moves.
  let center: Point
  /// What counts as one in the other coefficients, in pixels.
  let unit: Double
  /// How far the centre moves to the right, and how much further one unit to the right and below it.
  private(set) var x = SIMD3<Double>(0, 0, 0)
  /// How far the centre moves down, and how much further one unit to the right and below it.
  private(set) var y = SIMD3<Double>(0, 0, 0)

  /// Makes a movement that moves nothing.
  init(center: Point, unit: Double) {
    self.center = center
    self.unit = max(unit, 1)
  }

  /// A shift and a turn about the centre, the angle in radians and small.
  func shifted(by shift: Point, turned angle: Double) -> AffineMotion {
    var motion = self
    motion.x += SIMD3(shift.x, 0, -angle * unit)
    motion.y += SIMD3(shift.y, angle * unit, 0)
    return motion
  }

  /// The movement with further steps of its six coefficients, and the largest of them in pixels.
  mutating func add(x: SIMD3<Double>, y: SIMD3<Double>) -> Double {
    self.x += x
    self.y += y
    return max(abs(x[0]) + abs(x[1]) + abs(x[2]), abs(y[0]) + abs(y[1]) + abs(y[2]))
  }

  /// The coordinates of a place from the centre, in units.
  @inline(__always)
  func coordinates(of place: Point) -> Point { (place - center) / unit }

  /// Where a place moves to.
  @inline(__always)
  func applied(to place: Point) -> Point { applied(to: place, at: coordinates(of: place)) }

  /// Where a place moves to whose coordinates are known.
  @inline(__always)
  func applied(to place: Point, at coordinates: Point) -> Point {
    Point(
      x: place.x + x[0] + x[1] * coordinates.x + x[2] * coordinates.y,
      y: place.y + y[0] + y[1] * coordinates.x + y[2] * coordinates.y)
  }
}

extension LocatedZone {
  /// The zone as a movement leaves it.
  func moved(by motion: AffineMotion) -> LocatedZone {
    let size = 1 + (motion.x[1] + motion.y[2]) / (2 * motion.unit)
    let moved = lines.map { line in
      LocatedLine(
        curve: line.curve.moved(by: motion), characterHeight: line.characterHeight * size,
        slant: line.slant, glyphs: line.glyphs, isMirrored: line.isMirrored)
    }
    return LocatedZone(
      lines: moved, pitch: pitch * size, isLightOnDark: isLightOnDark,
      uprightMargin: uprightMargin, score: score, isDoubtful: isDoubtful)
  }
}

extension LineCurve {
  /// The curve as a movement leaves it: its coefficients move as places do, all but the first without
  /// the shift.
  fileprivate func moved(by motion: AffineMotion) -> LineCurve {
    let start = motion.applied(to: Point(x: x[0], y: y[0]))
    let (ownX, ownY) = (x, y)
    let toX = ownX + (ownX * motion.x[1] + ownY * motion.x[2]) / motion.unit
    let toY = ownY + (ownX * motion.y[1] + ownY * motion.y[2]) / motion.unit
    return LineCurve(
      self, x: SIMD4(start.x, toX[1], toX[2], toX[3]), y: SIMD4(start.y, toY[1], toY[2], toY[3]),
      higher: higher.map {
        HigherPowers(
          x: $0.x + ($0.x * motion.x[1] + $0.y * motion.x[2]) / motion.unit,
          y: $0.y + ($0.x * motion.y[1] + $0.y * motion.y[2]) / motion.unit)
      })
  }
}
