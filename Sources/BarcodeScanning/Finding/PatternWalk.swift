import Raster

/// Walks out of the centre of a supposed finder pattern, in both senses of a direction.
struct PatternWalk {
  let image: ThresholdedImage
  let isInverted: Bool

  /// The pattern as one straight line cuts it.
  struct Crossing {
    /// The distance from the starting point to the middle between the outer edges, in pixels.
    let middle: Double
    /// The distance of the outer edges: seven modules.
    let length: Double
  }

  /// Cuts the pattern along a line, or gives `nil` where it is none there.
  ///
  /// - Parameters:
  ///   - center: A point within the middle square.
  ///   - direction: The direction of the line, of length 1.
  ///   - expected: About how wide the pattern is, in pixels; no more than twice that is looked at.
  func crossing(through center: Point, along direction: Point, expected: Double) -> Crossing? {
    let opposite = Point(x: -direction.x, y: -direction.y)
    guard let ahead = edges(from: center, along: direction, limit: expected),
      let behind = edges(from: center, along: opposite, limit: expected)
    else { return nil }
    let length = ahead[2] + behind[2]
    let module = length / 7
    guard module >= 0.7 else { return nil }
    // Edges of one kind: 2, 4, 4 and 2 modules apart. A pixel's rounding weighs on small modules.
    let slack = 0.45 * module + 0.35
    guard abs(ahead[2] - ahead[0] - 2 * module) <= slack,
      abs(behind[2] - behind[0] - 2 * module) <= slack,
      abs(ahead[1] + behind[0] - 4 * module) <= 1.5 * slack,
      abs(behind[1] + ahead[0] - 4 * module) <= 1.5 * slack,
      ahead[0] + behind[0] > max(ahead[1] - ahead[0], behind[1] - behind[0]),
      ahead[0] + behind[0] > max(ahead[2] - ahead[1], behind[2] - behind[1])
    else { return nil }
    return Crossing(middle: (ahead[2] - behind[2] + ahead[0] - behind[0]) / 4, length: length)
  }

  /// The distances at which the middle square, the light ring and the dark ring end.
  private func edges(
    from center: Point, along direction: Point, limit: Double
  ) -> InlineArray<3, Double>? {
    var result: InlineArray<3, Double> = [0, 0, 0]
    var found = 0
    var previous = darkness(at: center)
    guard previous > 0 else { return nil }
    var wantsDark = false
    for step in 1..<max(4, Int(limit) + 3) {
      let x = center.x + direction.x * Double(step)
      let y = center.y + direction.y * Double(step)
      let isOutside =
        x < -0.5 || y < -0.5 || x > Double(image.width) - 0.5 || y > Double(image.height) - 0.5
      // The dark ring may end with the picture.
      let value = isOutside ? -1 : darkness(at: Point(x: x, y: y))
      if (value > 0) == wantsDark {
        let share = previous == value ? 0.5 : previous / (previous - value)
        result[found] = Double(step - 1) + share
        if found == 2 { return result }
        found += 1
        wantsDark.toggle()
        // Each part is about as long as a module or more; the first is one and a half.
      } else if found > 0, Double(step) > 5 * result[0] + 3 {
        return nil
      }
      if isOutside { return nil }
      previous = value
    }
    return nil
  }

  /// How dark a place is, or how light where the pattern is inverted.
  @inline(__always)
  private func darkness(at point: Point) -> Double {
    let value = image.darkness(point.x, point.y)
    return isInverted ? -value : value
  }
}
