import Raster

/// Looks for an alignment pattern, a dark module within a light and a dark ring, near the place where
/// it should be (ISO/IEC 18004, 6.3.6).
struct AlignmentSearch {
  let image: GrayImage
  let isInverted: Bool
  /// The least contrast of the finder patterns, in grey levels.
  let contrast: Double

  /// The place of the pattern's centre, or `nil` where nothing within a radius of modules around the
  /// place that a mapping says looks like it.
  func place(of position: Point, under mapping: (Double, Double) -> Point, radius: Double)
    -> Point?
  {
    let center = mapping(position.x, position.y)
    let right = mapping(position.x + 1, position.y) - center
    let down = mapping(position.x, position.y + 1) - center
    // The 25 modules of the pattern relative to its centre, and the sign of each.
    var offsets: [(offset: Point, isDark: Bool)] = []
    for y in -2...2 {
      for x in -2...2 {
        offsets.append((right * Double(x) + down * Double(y), max(abs(x), abs(y)) != 1))
      }
    }
    let module = (right.length + down.length) / 2
    guard module > 0.5, module < 500 else { return nil }

    var best = (score: 0.0, x: 0.0, y: 0.0)
    func scan(around x0: Double, _ y0: Double, _ radius: Double, _ step: Double) {
      let steps = Int((radius / step).rounded())
      for j in -steps...steps {
        for i in -steps...steps {
          let x = x0 + Double(i) * step
          let y = y0 + Double(j) * step
          // A nearer place is better than a farther one that looks the same.
          let penalty = 1 - 0.02 * (x * x + y * y).squareRoot()
          let score = self.score(at: center + right * x + down * y, offsets) * penalty
          if score > best.score { best = (score, x, y) }
        }
      }
    }
    scan(around: 0, 0, radius, 0.5)
    guard best.score > 0 else { return nil }
    scan(around: best.x, best.y, 0.375, 0.125)
    return center + right * best.x + down * best.y
  }

  /// The mean difference of dark and light modules; 0 where it is too little or more than a few
  /// modules are on the wrong side of the middle.
  private func score(at center: Point, _ offsets: [(offset: Point, isDark: Bool)]) -> Double {
    guard image.contains(center) else { return 0 }
    let sign = isInverted ? -1.0 : 1.0
    var grays: InlineArray<25, Double> = .init(repeating: 0)
    var (dark, light) = (0.0, 0.0)
    for index in 0..<25 {
      let gray = sign * image.gray(center + offsets[index].offset)
      grays[index] = gray
      if offsets[index].isDark { dark += gray } else { light += gray }
    }
    // One module in the centre, sixteen around, and eight between.
    dark /= 17
    light /= 8
    guard light - dark > 0.3 * contrast else { return 0 }
    let middle = (dark + light) / 2
    var wrong = 0
    for index in 0..<25 where (grays[index] < middle) != offsets[index].isDark { wrong += 1 }
    return wrong <= 3 ? light - dark : 0
  }
}
