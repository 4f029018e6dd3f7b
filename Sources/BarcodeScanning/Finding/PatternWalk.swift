import Raster

/// Walks out of the centre of a supposed finder pattern, in both senses of a direction.
struct PatternWalk {
  let image: SampledImage
  let isInverted: Bool
  /// The difference of dark and light that was seen, in grey levels.
  let contrast: Double

  /// The pattern as one straight line cuts it.
  struct Crossing {
    /// The distance from the starting point to the middle between the edges, in pixels.
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
    guard let ahead = edges(from: center, along: direction, limit: expected),
      let behind = edges(from: center, along: direction * -1, limit: expected)
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

  /// The distances at which the middle square, the light ring and the dark ring end, each halfway
  /// between the extremes of its neighbours.
  private func edges(
    from center: Point, along direction: Point, limit: Double
  ) -> InlineArray<3, Double>? {
    let step = limit < 24 ? 0.5 : 1.0
    var result: InlineArray<3, Double> = [0, 0, 0]
    var found = 0
    // Dark counts as low whatever the polarity.
    let sign = isInverted ? -1.0 : 1.0
    var change = max(6, 0.3 * contrast)
    var low = sign * image.gray(center)
    var high = low
    // The run of samples since the last extreme, to look back for the middle.
    var samples: [Double] = [low]
    var lastExtreme = 0
    var isRising = true
    var index = 0
    let count = Int(limit / step) + 4
    /// The place where the samples pass halfway between two extremes.
    func middle(_ from: Int, _ to: Int, _ value: Double) -> Double {
      guard to > from else { return step * Double(to) }
      var place = to
      while place > from + 1, (samples[place - 1] > value) == (samples[to] > value) { place -= 1 }
      let (before, after) = (samples[place - 1], samples[place])
      let share = after == before ? 0.5 : (value - before) / (after - before)
      return step * (Double(place - 1) + min(1, max(0, share)))
    }
    var extreme = 0
    while index < count {
      index += 1
      let place = center + direction * (step * Double(index))
      guard image.contains(place) else {
        // The dark ring may end with the picture.
        if found == 1, high - low > change {
          result[1] = middle(lastExtreme, extreme, (low + high) / 2)
          result[2] = step * (Double(index) - 0.5)
          return result
        }
        guard found == 2, high - low > change else { return nil }
        result[2] = middle(lastExtreme, extreme, (low + high) / 2)
        return result
      }
      let value = sign * image.gray(place)
      samples.append(value)
      if isRising {
        // The middle square may grow darker before it ends.
        if found == 0, value < low, high <= low + change {
          (low, high, lastExtreme, extreme) = (value, value, index, index)
        }
        if value > high { (high, extreme) = (value, index) }
        let isEnough = found == 2 && index - extreme >= 2
        guard high > low + change, value < high - change || isEnough else { continue }
        result[found] = middle(lastExtreme, extreme, (low + high) / 2)
        if found == 2 { return result }
        // Blur leaves less contrast to a single module than to the middle square.
        change = max(6, 0.35 * (high - low))
        (lastExtreme, isRising) = (extreme, false)
        (low, extreme) = (value, index)
      } else {
        if value < low { (low, extreme) = (value, index) }
        guard value > low + change else { continue }
        result[found] = middle(lastExtreme, extreme, (low + high) / 2)
        change = max(6, 0.35 * (high - low))
        (lastExtreme, isRising) = (extreme, true)
        (high, extreme) = (value, index)
      }
      found += 1
    }
    return nil
  }
}
