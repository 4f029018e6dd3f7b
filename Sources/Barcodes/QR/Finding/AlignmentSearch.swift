import Raster

/// Looks for a pattern of known modules near the place where it should be.
struct AlignmentSearch {
  /// What is looked for.
  enum Pattern {
    /// A dark module within a light and a dark ring (ISO/IEC 18004, 6.3.6).
    case alignment
    /// A finder pattern with its separator, of which a part may be damaged (6.3.3).
    case finder

    /// The rings around the module in the middle.
    var rings: Int { self == .alignment ? 2 : 4 }

    /// All modules.
    var modules: [Module] {
      (-rings...rings).flatMap { y in
        (-rings...rings).map { x in
          (x: x, y: y, isDark: isDark(ring: max(abs(x), abs(y))))
        }
      }
    }

    /// Whether a ring is dark, counted from the module in the middle.
    func isDark(ring: Int) -> Bool {
      self == .alignment ? ring != 1 : ring != 2 && ring != 4
    }

    /// The number of modules that may be on the wrong side of the middle: 3 of 25, or a quarter of
    /// 81, which chance stays below in one of millions of places.
    var mostWrong: Int { self == .alignment ? 3 : 20 }
  }

  /// A module that is known, by its distance from the place that is looked for, in modules.
  typealias Module = (x: Int, y: Int, isDark: Bool)

  let image: GrayImage
  let isInverted: Bool
  /// The least contrast of the finder patterns, in grey levels.
  let contrast: Double
  var pattern = Pattern.alignment

  /// The place of the pattern's centre, or `nil` where nothing within a radius of modules around the
  /// place that a mapping says looks like it.
  func place(of position: Point, under mapping: (Double, Double) -> Point, radius: Double)
    -> Point?
  {
    self.place(
      of: position, template: pattern.modules, mostWrong: pattern.mostWrong, under: mapping,
      radius: radius)
  }

  /// The same for known modules, 81 at most, of which one in eight may be wrong where nothing else is
  /// said; there have to be dark and light ones.
  func place(
    of position: Point, template: [Module], mostWrong: Int? = nil,
    under mapping: (Double, Double) -> Point, radius: Double
  ) -> Point? {
    let darkCount = template.count { $0.isDark }
    guard template.count <= 81, darkCount > 0, darkCount < template.count else { return nil }
    let mostWrong = mostWrong ?? template.count / 8
    let center = mapping(position.x, position.y)
    let right = mapping(position.x + 1, position.y) - center
    let down = mapping(position.x, position.y + 1) - center
    // The modules relative to the place, and the sign of each.
    let offsets = template.map { module in
      (offset: right * Double(module.x) + down * Double(module.y), isDark: module.isDark)
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
          let score = self.score(at: center + right * x + down * y, offsets, mostWrong) * penalty
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
  private func score(
    at center: Point, _ offsets: [(offset: Point, isDark: Bool)], _ mostWrong: Int
  ) -> Double {
    guard image.contains(center) else { return 0 }
    let sign = isInverted ? -1.0 : 1.0
    var grays: InlineArray<81, Double> = .init(repeating: 0)
    var (dark, light, darkCount) = (0.0, 0.0, 0.0)
    for index in offsets.indices {
      let gray = sign * image.gray(center + offsets[index].offset)
      grays[index] = gray
      if offsets[index].isDark {
        dark += gray
        darkCount += 1
      } else {
        light += gray
      }
    }
    dark /= darkCount
    light /= Double(offsets.count) - darkCount
    guard light - dark > 0.3 * contrast else { return 0 }
    let middle = (dark + light) / 2
    var wrong = 0
    for index in offsets.indices where (grays[index] < middle) != offsets[index].isDark {
      wrong += 1
    }
    return wrong <= mostWrong ? light - dark : 0
  }
}
