import Raster

/// The height of a line along a zone, measured on the edges of its print.
///
/// `Benchmarks/Measurements.md` says what its thresholds decide (thresholds of the locator).
struct LineRefinement: Sendable {
  /// The stretches of the zone that are measured separately.
  static let segmentCount = 8

  /// The row of the line's middle at the left end, plus the slope and the bend per half length:
  /// row(t) = a + b·t + c·t² for t = -1 … 1.
  let coefficients: (a: Float, b: Float, c: Float)
  /// The height of the characters, in rows.
  let characterHeight: Float

  /// Measures a line.
  ///
  /// - Parameters:
  ///   - patch: The surroundings.
  ///   - tracking: Where the rows of the zone lie along it.
  ///   - row: Where the line was found.
  ///   - columns: The centres of the first and the last cell.
  init(
    _ patch: ZonePatch, tracking: RowTracking, row: Float, columns: (first: Float, last: Float)
  ) {
    var points: [(t: Float, row: Float, weight: Float)] = []
    var heights: [Float] = []
    let count = LineRefinement.segmentCount
    let length = columns.last - columns.first
    for segment in 0..<count {
      let low = columns.first + length * Float(segment) / Float(count)
      let high = columns.first + length * Float(segment + 1) / Float(count)
      let range =
        max(
          1, low.wholeNumber)..<max(
          max(1, low.wholeNumber), min(patch.columns - 1, high.wholeNumber))
      guard range.count >= 8 else { continue }
      let predicted = row + tracking.shifts[(range.lowerBound + range.upperBound) / 2]
      let edges = LineRefinement.edges(patch, columns: range, around: predicted)
      let height = edges.lower - edges.upper
      let isPlausible = height > 5 && height < 12.5
      let middle = (edges.lower + edges.upper) / 2
      points.append(
        (
          (Float(segment) + 0.5) / Float(count) * 2 - 1,
          isPlausible ? middle : (middle + predicted) / 2, isPlausible ? 1 : 0.15
        ))
      if isPlausible { heights.append(height) }
    }
    coefficients = LineRefinement.robustFit(points, level: row)
    heights.sort()
    characterHeight = heights.isEmpty ? 7.5 : heights[heights.count / 2]
  }

  /// The row of the line's middle at `t` = -1 … 1 along the zone.
  func row(at t: Float) -> Float { coefficients.a + t * (coefficients.b + t * coefficients.c) }

  /// The rows at which the print begins and ends: where the grey steps pass 45 % of their height.
  private static func edges(
    _ patch: ZonePatch, columns: Range<Int>, around predicted: Float
  ) -> (upper: Float, lower: Float) {
    let first = predicted.nearestWholeNumber - 9
    let energies = (0..<19).map {
      patch.stepEnergy(rows: first + $0...first + $0, columns: columns)
    }
    var centre = 9
    var best = -Float.infinity
    for k in 3...15 {
      let inside = energies[k - 3...k + 3].reduce(0, +)
      let value = inside * (1 - 0.02 * Float(abs(k - 9)))
      if value > best {
        best = value
        centre = k
      }
    }
    let top = energies[centre - 2...centre + 2].reduce(0, +) / 5
    let base = energies.min() ?? 0
    let limit = base + 0.45 * (top - base)
    var upper = centre
    while upper > 0, energies[upper] > limit { upper -= 1 }
    var lower = centre
    while lower < 18, energies[lower] > limit { lower += 1 }
    var upperEdge = Float(upper)
    if energies[upper] <= limit, upper < centre {
      upperEdge += (limit - energies[upper]) / (energies[upper + 1] - energies[upper] + 1e-6)
    }
    var lowerEdge = Float(lower)
    if energies[lower] <= limit, lower > centre {
      lowerEdge -= (limit - energies[lower]) / (energies[lower - 1] - energies[lower] + 1e-6)
    }
    return (Float(first) + upperEdge, Float(first) + lowerEdge)
  }

  /// A parabola that outliers beyond 0.7 rows hardly move.
  private static func robustFit(
    _ points: [(t: Float, row: Float, weight: Float)], level: Float
  ) -> (a: Float, b: Float, c: Float) {
    guard !points.isEmpty else { return (level, 0, 0) }
    var weights = points.map(\.weight)
    var result: (a: Float, b: Float, c: Float) = (level, 0, 0)
    for _ in 0..<4 {
      // a mild belief in a straight line at the row where it was found
      var fit = LeastSquares<3, 1>()
      fit.add((u: 0, v: Double(level)), weight: 1e-6)
      fit.pull(2, weight: 0.02)
      for (point, weight) in zip(points, weights) {
        fit.add((u: Double(point.t), v: Double(point.row)), weight: Double(weight))
      }
      let (a, b, c) = fit.parabola() ?? (Double(level), 0, 0)
      result = (Float(a), Float(b), Float(c))
      for (index, point) in points.enumerated() {
        let residual = (point.row - result.a - point.t * (result.b + point.t * result.c)) / 0.7
        weights[index] = point.weight / (1 + residual * residual)
      }
    }
    return result
  }
}
