/// A connected patch of ink at one level of the pyramid: a character, or several run together.
///
/// `Benchmarks/Measurements.md` says what its thresholds decide (thresholds of the locator).
struct InkComponent: Sendable {
  /// The number of pixels.
  var area: Float
  /// The centre, in pixels of the level.
  var x: Float
  var y: Float
  /// The length along the longer axis: that of a bar with the same second moments.
  var length: Float
  /// The thickness across it.
  var thickness: Float
  /// The direction of the longer axis, a unit vector.
  var dx: Float
  var dy: Float

  /// Long enough for its direction to mean something.
  @inline(__always)
  var isElongated: Bool { length > 2.2 * thickness }
}

/// The sums over a component's pixels from which its centre and axes follow.
struct InkMoments: Sendable {
  var count: Float = 0
  var sumX: Double = 0
  var sumY: Double = 0
  var sumXX: Double = 0
  var sumXY: Double = 0
  var sumYY: Double = 0

  /// Adds the pixels of the columns `start ..< end` of a row.
  @inline(__always)
  mutating func add(start: Int32, end: Int32, row: Int32) {
    let n = Double(end &- start)
    let first = Double(start)
    let y = Double(row)
    // the centre of the run, and the sum of squares around it
    let middle = first + (n - 1) * 0.5
    count += Float(n)
    sumX += n * middle
    sumY += n * y
    sumXX += n * (middle * middle + (n * n - 1) * (1.0 / 12))
    sumXY += n * middle * y
    sumYY += n * y * y
  }

  /// The component of these moments, or `nil` where it cannot be print: under 5 pixels, thinner than
  /// 1.2 or thicker than 11, or blob-like and large.
  func component() -> InkComponent? {
    guard count >= 5 else { return nil }
    let n = Double(count)
    let meanX = sumX / n
    let meanY = sumY / n
    let xx = Float(sumXX / n - meanX * meanX + 1.0 / 12)
    let xy = Float(sumXY / n - meanX * meanY)
    let yy = Float(sumYY / n - meanY * meanY + 1.0 / 12)
    let difference = xx - yy
    let spread = (difference * difference + 4 * xy * xy).squareRoot()
    let length = (6 * (xx + yy + spread)).squareRoot()
    let across = max(0, 6 * (xx + yy - spread)).squareRoot()
    let thickness = count / length
    guard thickness >= 1.2, thickness <= 11, across <= 14 else { return nil }
    // half of the double angle's direction
    let cosine = spread > 0 ? difference / spread : 1
    let dx = max(0, (1 + cosine) * 0.5).squareRoot()
    let dy = max(0, (1 - cosine) * 0.5).squareRoot()
    return InkComponent(
      area: count, x: Float(meanX), y: Float(meanY), length: length,
      thickness: length > 3 * thickness ? thickness : across, dx: dx, dy: xy < 0 ? -dy : dy)
  }
}
