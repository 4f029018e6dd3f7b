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
  ///   - center: The centre of the pattern.
  ///   - right: One module to the symbol's right, in pixels.
  ///   - down: One module down.
  ///   - image: The image.
  ///   - isInverted: Whether the symbol is light on dark.
  init?(center: Point, right: Point, down: Point, in image: ThresholdedImage, isInverted: Bool) {
    func edge(_ outward: Point, _ along: Point) -> Line? {
      var points: [Point] = []
      for step in -5...5 {
        let start = center + along * (Double(step) / 2)
        guard
          let distance = Self.outerEdge(from: start, outward, in: image, isInverted: isInverted)
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

  /// How many modules out the dark ring ends, near 3.5.
  private static func outerEdge(
    from start: Point, _ outward: Point, in image: ThresholdedImage, isInverted: Bool
  ) -> Double? {
    let sign = isInverted ? -1.0 : 1.0
    let step = 0.125
    var previous = 0.0
    var isInRing = false
    for index in 0...16 {
      let distance = 2.75 + step * Double(index)
      let place = start + outward * distance
      let isOutside =
        place.x < -0.5 || place.y < -0.5 || place.x > Double(image.width) - 0.5
        || place.y > Double(image.height) - 0.5
      let value = isOutside ? -1 : sign * image.darkness(place.x, place.y)
      if value > 0 {
        isInRing = true
      } else if isInRing {
        return distance - step + step * previous / (previous - value)
      }
      previous = value
    }
    return nil
  }
}
