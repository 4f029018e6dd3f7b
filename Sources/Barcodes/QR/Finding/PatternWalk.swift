import Raster

/// Walks out of the centre of a supposed finder pattern, in both senses of a direction.
struct PatternWalk {
  let image: GrayImage
  let isInverted: Bool
  /// The difference of dark and light that was seen, in grey levels.
  let contrast: Double
  /// The share of the contrast that the grey must come back by to end a run.
  private let leastShare: Double

  /// Marks of up to so many pixels have modules of 1.7 pixels or less: where pixels part such a module
  /// evenly, as little as a fifth of the contrast is left to it beside its neighbours (`QRViewsTests`,
  /// 1.2 pixels a module).
  private static let smallSize = 12.0

  /// Makes a walk over a supposed mark of a width in pixels.
  init(image: GrayImage, isInverted: Bool, contrast: Double, size: Double) {
    (self.image, self.isInverted, self.contrast) = (image, isInverted, contrast)
    leastShare = size < Self.smallSize ? 0.2 : 0.35
  }

  /// The pattern as one straight line cuts it.
  struct Crossing {
    /// The distance from the starting point to the middle between the edges, in pixels.
    let middle: Double
    /// The distance of the outer edges: seven modules.
    let length: Double
  }

  /// Cuts the pattern along a line, or gives `nil` where it is none there.
  ///
  /// The centre is a point within the middle square, the direction has length 1, and the pattern is
  /// expected to be of some width in pixels; no more than twice that is looked at.
  func crossing(through center: Point, along direction: Point, expected: Double) -> Crossing? {
    // Half a pixel is the finest step that interpolation makes sense for.
    let step = expected < 24 ? 0.5 : 1.0
    return crossing(
      edges(limit: expected, step: step, in: .interpolated) { index in
        let place = center + direction * (step * Double(index))
        return image.contains(place) ? image.gray(place) : nil
      },
      edges(limit: expected, step: step, in: .interpolated) { index in
        let place = center - direction * (step * Double(index))
        return image.contains(place) ? image.gray(place) : nil
      })
  }

  /// Cuts the pattern along a column, pixel by pixel, or gives `nil` where it is none there.
  func crossing(alongColumn x: Int, from y: Int, expected: Double) -> Crossing? {
    crossing(
      from: y * image.width + x, stride: image.width, ahead: image.height - y, behind: y + 1,
      expected: expected)
  }

  /// Cuts the pattern along a row, pixel by pixel, or gives `nil` where it is none there.
  func crossing(alongRow y: Int, from x: Int, expected: Double) -> Crossing? {
    crossing(
      from: y * image.width + x, stride: 1, ahead: image.width - x, behind: x + 1,
      expected: expected)
  }

  /// Cuts the pattern along pixels `stride` apart, of which there are so many ahead and behind, the
  /// first one counted in both.
  @inline(__always)
  private func crossing(
    from start: Int, stride: Int, ahead: Int, behind: Int, expected: Double
  ) -> Crossing? {
    let pixels = image.pixels
    guard pixels.indices.contains(start + (ahead - 1) * stride),
      pixels.indices.contains(start - (behind - 1) * stride)
    else { return nil }
    return unsafe pixels.withUnsafeBufferPointer { pixels in
      crossing(
        edges(limit: expected, step: 1, in: .pixels) {
          unsafe $0 < ahead ? Int32(pixels[start &+ $0 &* stride]) : nil
        },
        edges(limit: expected, step: 1, in: .pixels) {
          unsafe $0 < behind ? Int32(pixels[start &- $0 &* stride]) : nil
        })
    }
  }

  /// Judges the edges on both sides of the centre.
  @inline(__always)
  private func crossing(
    _ ahead: InlineArray<3, Double>?, _ behind: @autoclosure () -> InlineArray<3, Double>?
  ) -> Crossing? {
    guard let ahead, let behind = behind() else { return nil }
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
  ///
  /// Samples are asked for at multiples of a step up to a limit, both in pixels; there is none
  /// outside the picture.
  @inline(__always)
  private func edges<Grey>(
    limit: Double, step: Double, in scale: GreyScale<Grey>, _ sample: (Int) -> Grey?
  ) -> InlineArray<3, Double>? {
    var result: InlineArray<3, Double> = [0, 0, 0]
    guard let first = sample(0) else { return nil }
    // Dark counts as low whatever the polarity.
    let sign: Grey = isInverted ? -1 : 1
    var found = 0
    var change = scale.change(max(6, (leastShare - 0.05) * contrast))
    var low = sign * first
    var high = low
    var lastExtreme = 0
    var extreme = 0
    var isRising = true
    // Where the next edge must have come, seen from the middle of seven modules, twice over.
    let latest: InlineArray<3, Int> = [
      Int(0.7 * limit / step) + 3, Int(0.9 * limit / step) + 3, Int(limit / step) + 4,
    ]
    /// The edge between the last two extremes.
    func middle() -> Double {
      self.middle(
        from: lastExtreme, to: extreme, level: (scale.number(low) + scale.number(high)) / 2,
        step: step
      ) { sample($0).map { scale.number(sign * $0) } }
    }
    var index = 0
    while index < latest[found] {
      index += 1
      guard let gray = sample(index) else {
        // The dark ring may end with the picture.
        guard found > 0, high - low > change else { return nil }
        result[found] = middle()
        if found == 1 { result[2] = step * (Double(index) - 0.5) }
        return result
      }
      let value = sign * gray
      if isRising {
        // The middle square may grow darker before it ends.
        if found == 0, value < low, high <= low + change {
          (low, high, lastExtreme, extreme) = (value, value, index, index)
        }
        if value > high { (high, extreme) = (value, index) }
        let isEnough = found == 2 && step * Double(index - extreme) >= 1
        guard high > low + change, value < high - change || isEnough else { continue }
      } else {
        if value < low { (low, extreme) = (value, index) }
        guard value > low + change else { continue }
      }
      result[found] = middle()
      if found == 2 { return result }
      found += 1
      // Blur leaves less contrast to a single module than to the middle square.
      change = scale.change(max(6, leastShare * scale.number(high - low)))
      lastExtreme = extreme
      extreme = index
      if isRising { low = value } else { high = value }
      isRising.toggle()
    }
    return nil
  }

  /// The distance between two places at which the samples pass a level, sought from the farther one;
  /// that place itself where there is none before it.
  @inline(__always)
  private func middle(
    from near: Int, to far: Int, level: Double, step: Double, _ sample: (Int) -> Double?
  ) -> Double {
    guard far > near, let last = sample(far) else { return step * Double(far) }
    var after = last
    let isAbove = after > level
    for place in stride(from: far - 1, through: near, by: -1) {
      let before = sample(place) ?? 0
      if (before > level) != isAbove || place == near {
        let share = after == before ? 0.5 : (level - before) / (after - before)
        return step * (Double(place) + min(1, max(0, share)))
      }
      after = before
    }
    return step * Double(near)
  }
}

/// The greys that a walk meets.
private struct GreyScale<Grey: SignedNumeric & Comparable> {
  /// The greatest difference of greys that does not exceed a number above 0.
  let change: (Double) -> Grey
  /// A grey as a number.
  let number: (Grey) -> Double
}

extension GreyScale<Double> {
  /// Greys between four pixels.
  static var interpolated: Self { Self(change: { $0 }, number: { $0 }) }
}

extension GreyScale<Int32> {
  /// The greys of pixels, which are compared as whole numbers.
  static var pixels: Self { Self(change: { Int32($0) }, number: { Double($0) }) }
}
