import Raster

/// Looks for an alignment pattern, a dark module within a light and a dark ring, near the place where
/// it should be (ISO/IEC 18004, 6.3.6).
struct AlignmentSearch {
  let image: ThresholdedImage
  let isInverted: Bool

  /// The place of the pattern's centre, or `nil` where nothing there looks like it.
  ///
  /// - Parameters:
  ///   - position: The centre in modules.
  ///   - mapping: The mapping as far as it is known.
  ///   - radius: How far to look, in modules.
  func place(of position: Point, under mapping: Homography, radius: Double) -> Point? {
    // The 25 modules of the pattern relative to its centre, and the sign of each.
    let center = mapping(position.x, position.y)
    var offsets: [(offset: Point, isDark: Bool)] = []
    for y in -2...2 {
      for x in -2...2 {
        let place = mapping(position.x + Double(x), position.y + Double(y))
        offsets.append((place - center, max(abs(x), abs(y)) != 1))
      }
    }
    let right = mapping(position.x + 1, position.y) - center
    let down = mapping(position.x, position.y + 1) - center
    let module = (right.length + down.length) / 2
    guard module > 0.5, module < 500 else { return nil }

    var best = (score: 0.0, x: 0.0, y: 0.0)
    func scan(
      around x0: Double, _ y0: Double, _ radius: Double, _ step: Double, ceiling: Double
    ) {
      let steps = Int((radius / step).rounded())
      for j in -steps...steps {
        for i in -steps...steps {
          let x = x0 + Double(i) * step
          let y = y0 + Double(j) * step
          // A nearer place is better than a farther one that looks the same.
          let penalty = 1 - 0.02 * (x * x + y * y).squareRoot()
          let score = 
            self.score(at: center + right * x + down * y, offsets, ceiling: ceiling) * penalty
          if score > best.score { best = (score, x, y) }
        }
      }
    }
    // A single brilliant spot shall not outweigh a clear pattern; the exact place, though, is where
    // the contrast is greatest.
    scan(around: 0, 0, radius, 0.5, ceiling: 64)
    guard best.score > 0 else { return nil }
    best.score = 0
    scan(around: best.x, best.y, 0.375, 0.125, ceiling: 255)
    return center + right * best.x + down * best.y
  }

  /// The contrast between dark and light modules, 0 where more than a few have the wrong sign.
  private func score(
    at center: Point, _ offsets: [(offset: Point, isDark: Bool)], ceiling: Double
  ) -> Double {
    guard center.x > 0, center.y > 0, center.x < Double(image.width - 1),
      center.y < Double(image.height - 1)
    else { return 0 }
    var sum = 0.0
    var wrong = 0
    for (offset, isDark) in offsets {
      let value = image.darkness(center.x + offset.x, center.y + offset.y)
      if (value > 0) == (isDark == isInverted) {
        wrong += 1
        if wrong > 3 { return 0 }
      }
      sum += min(isDark == isInverted ? -value : value, ceiling)
    }
    return max(0, sum)
  }
}
