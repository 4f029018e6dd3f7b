import Raster

/// The outer edges of a finder pattern as straight lines, and their corners.
///
/// Four corners of each pattern tell far more of the perspective than its centre does.
struct FinderCorners {
  /// Clockwise from the one nearest to the symbol's beginning.
  let corners: [Point]

  /// Measures a pattern, or gives `nil` where an edge cannot be found.
  ///
  /// - Parameters:
  ///   - pattern: The pattern.
  ///   - right: One module to the symbol's right, in pixels.
  ///   - down: One module down.
  ///   - image: The image.
  init?(_ pattern: FinderPattern, right: Point, down: Point, in image: GrayImage) {
    let center = pattern.center
    func edge(_ outward: Point, _ along: Point) -> Line? {
      var points: [Point] = []
      for step in -5...5 {
        let start = center + along * (Double(step) / 2)
        guard
          let distance = Self.outerEdge(of: pattern, from: start, outward, in: image)
        else { continue }
        points.append(start + outward * distance)
      }
      return Line(through: points, tolerance: 0.25 * outward.length + 0.25)
    }
    guard let top = edge(down * -1, right), let bottom = edge(down, right),
      let left = edge(right * -1, down), let rightmost = edge(right, down),
      let topLeft = top.intersection(with: left), let topRight = top.intersection(with: rightmost),
      let bottomRight = bottom.intersection(with: rightmost),
      let bottomLeft = bottom.intersection(with: left)
    else { return nil }
    corners = [topLeft, topRight, bottomRight, bottomLeft]
    // Far from where it should be something else was measured.
    let expected = [(-3.5, -3.5), (3.5, -3.5), (3.5, 3.5), (-3.5, 3.5)].map { x, y in
      center + right * x + down * y
    }
    let tolerance = 1.5 * max(right.length, down.length)
    guard zip(corners, expected).allSatisfy({ $0.distance(to: $1) < tolerance }) else {
      return nil
    }
  }

  /// How many modules out the dark ring ends, near 3.5: halfway between the darkest place of the ring
  /// and the lightest of the margin.
  private static func outerEdge(
    of pattern: FinderPattern, from start: Point, _ outward: Point, in image: GrayImage
  ) -> Double? {
    let sign = pattern.isInverted ? -1.0 : 1.0
    let step = 0.125
    var values: InlineArray<17, Double> = .init(repeating: 0)
    for index in 0..<17 {
      let place = start + outward * (2.625 + step * Double(index))
      let value = sign * image.gray(place)
      values[index] = image.contains(place) ? value : values[0] + pattern.contrast
    }
    var darkest = 0
    for index in 1..<8 where values[index] < values[darkest] { darkest = index }
    var lightest = darkest + 1
    for index in darkest + 1..<min(17, darkest + 12) where values[index] > values[lightest] {
      lightest = index
    }
    guard values[lightest] - values[darkest] > 0.35 * pattern.contrast else { return nil }
    let middle = (values[lightest] + values[darkest]) / 2
    for index in darkest..<lightest where values[index + 1] > middle {
      let share = (middle - values[index]) / (values[index + 1] - values[index])
      return 2.625 + step * (Double(index) + share)
    }
    return nil
  }
}
