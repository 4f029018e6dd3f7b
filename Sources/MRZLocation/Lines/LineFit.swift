import Raster

/// Fits a slightly bent line to the components that the linker joined.
///
/// `Benchmarks/Measurements.md` says what its thresholds decide (thresholds of the locator).
struct LineFit {
  let components: [InkComponent]
  let members: [Int]

  /// The line in pixels of the picture, or `nil` where it is shorter than nine thicknesses.
  ///
  /// - Parameters:
  ///   - seedThickness: The thickness of the seed, in pixels of the level.
  ///   - level: The level of the components.
  ///   - isLightOnDark: The polarity of the ink.
  /// - Returns: The line, in pixels of the picture.
  func line(seedThickness: Float, level: Int, isLightOnDark: Bool) -> TextLine? {
    let axis = principalAxis()
    var low = Float.infinity
    var high = -Float.infinity
    var parabola = LeastSquares<3, 1>()
    for index in members {
      let component = components[index]
      let u = (component.x - axis.x) * axis.dx + (component.y - axis.y) * axis.dy
      let v = (component.y - axis.y) * axis.dx - (component.x - axis.x) * axis.dy
      let along = component.dx * axis.dx + component.dy * axis.dy
      let across = component.dy * axis.dx - component.dx * axis.dy
      let weight = Double(component.area) / 3
      if component.isElongated {
        let arm = 0.38 * component.length
        for step in [-arm, 0, arm] {
          parabola.add(
            (u: Double(u + step * along), v: Double(v + step * across)), weight: weight)
        }
      } else {
        parabola.add((u: Double(u), v: Double(v)), weight: 3 * weight)
      }
      let reach = component.length * (component.isElongated ? 0.5 * abs(along) : 0.4)
      low = min(low, u - reach)
      high = max(high, u + reach)
    }
    let length = high - low
    guard length >= 9 * seedThickness, length >= 16 else { return nil }
    var curve = (members.count >= 3 ? parabola.parabola() : nil) ?? (0, 0, 0)
    // a bend of more than 1.6 thicknesses is a mistake of the fit
    if abs(Float(curve.2)) * length * length / 4 > 1.6 * seedThickness { curve = (0, 0, 0) }
    let scale = Float(1 << level)
    let middle = (low + high) / 2
    let slope = Float(curve.1) + 2 * Float(curve.2) * middle
    let offset = Float(curve.0) + (Float(curve.1) + Float(curve.2) * middle) * middle
    let dx = axis.dx - axis.dy * slope
    let dy = axis.dy + axis.dx * slope
    let norm = (dx * dx + dy * dy).squareRoot()
    let x = axis.x + middle * axis.dx - offset * axis.dy
    let y = axis.y + middle * axis.dy + offset * axis.dx
    return TextLine(
      frame: LineFrame(
        x: (x + 0.5) * scale - 0.5, y: (y + 0.5) * scale - 0.5, dx: dx / norm, dy: dy / norm,
        bow: Float(curve.2) / scale),
      halfLength: length / 2 * scale,
      thickness: max(axis.area / length, 0.7 * seedThickness) * scale,
      isLightOnDark: isLightOnDark)
  }

  /// The centre of the ink, its principal direction, to the right or down, and its area.
  private func principalAxis() -> (x: Float, y: Float, dx: Float, dy: Float, area: Float) {
    var area = 0.0
    var sumX = 0.0
    var sumY = 0.0
    for index in members {
      let component = components[index]
      area += Double(component.area)
      sumX += Double(component.area * component.x)
      sumY += Double(component.area * component.y)
    }
    let x = Float(sumX / area)
    let y = Float(sumY / area)
    var xx: Float = 0
    var xy: Float = 0
    var yy: Float = 0
    for index in members {
      let component = components[index]
      let own = component.length * component.length / 12
      let vx = component.x - x
      let vy = component.y - y
      xx += component.area * (vx * vx + own * component.dx * component.dx)
      xy += component.area * (vx * vy + own * component.dx * component.dy)
      yy += component.area * (vy * vy + own * component.dy * component.dy)
    }
    let spread = ((xx - yy) * (xx - yy) + 4 * xy * xy).squareRoot()
    let cosine = spread > 0 ? (xx - yy) / spread : 1
    var dx = max(0, (1 + cosine) / 2).squareRoot()
    var dy = max(0, (1 - cosine) / 2).squareRoot()
    if xy < 0 { dy = -dy }
    if dx > 0.7071 ? dx < 0 : dy < 0 {
      dx = -dx
      dy = -dy
    }
    return (x, y, dx, dy, Float(area))
  }
}
