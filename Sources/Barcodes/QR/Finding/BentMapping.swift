import Raster

/// Finds how a symbol is bent by moving its known modules until they look as they must.
///
/// Finder, timing and alignment patterns are the same in every symbol of a version (ISO/IEC 18004,
/// 6.3), and paper bends smoothly: a second and a third power along either side are added to the flat
/// mapping, which cylinders and gentle waves come near to.
struct BentMapping {
  private let image: GrayImage
  private let version: QRVersion
  private let flat: Homography
  private let isInverted: Bool
  private let known: [Module]

  /// A module whose colour is known, by its centre.
  private struct Module {
    let x: Double
    let y: Double
    let isDark: Bool
    let weight: Double
  }

  /// How far places are off, in modules: for each coordinate the factors of the two curves along the
  /// rows and of the two along the columns, and what draws the fourth corner.
  private typealias Bend = InlineArray<10, Double>

  /// Larger symbols have alignment patterns enough to follow, see `SymbolBend`.
  static let versions = 1...10

  /// Makes a search for a symbol that is nearly where a flat mapping says.
  init(_ flat: Homography, version: QRVersion, isInverted: Bool, in image: GrayImage) {
    (self.flat, self.version, self.isInverted, self.image) = (flat, version, isInverted, image)
    known = version.knownModules.map {
      Module(
        x: Double($0.x) + 0.5, y: Double($0.y) + 0.5, isDark: $0.isDark,
        weight: $0.isTiming ? 3 : 1)
    }
  }

  /// The mapping under which the known modules look best, or `nil` where the timing patterns do not
  /// show even so.
  ///
  /// - Complexity: about 10⁵ samples.
  func mapping() -> SymbolMapping? {
    var bend = Bend(repeating: 0)
    roughen(&bend, isRow: true)
    roughen(&bend, isRow: false)
    refine(&bend)
    guard agreement(bend) > 0.8 else { return nil }
    return SymbolMapping(version: version, homography: flat) { x, y in
      place(x, y, bend) - flat(x, y)
    }
  }

  private func place(_ x: Double, _ y: Double, _ bend: borrowing Bend) -> Point {
    let span = Double(version.side) - 7
    let (u, v) = ((x - 3.5) / span, (y - 3.5) / span)
    // Both are 0 at the centres of the marks; their greatest values are 1.
    let (second, third) = (4 * u * (1 - u), 10.4 * u * (1 - u) * (2 * u - 1))
    let (secondDown, thirdDown) = (4 * v * (1 - v), 10.4 * v * (1 - v) * (2 * v - 1))
    let dx =
      bend[0] * second + bend[1] * third + bend[2] * secondDown + bend[3] * thirdDown
      + bend[4] * u * v
    let dy =
      bend[5] * secondDown + bend[6] * thirdDown + bend[7] * second + bend[8] * third
      + bend[9] * u * v
    return flat(x + dx, y + dy)
  }

  /// How much lighter the modules that should be light are than those that should be dark.
  private func score(_ bend: borrowing Bend, _ modules: [Module]) -> Double {
    var sum = 0.0
    for module in modules {
      let gray = image.gray(place(module.x, module.y, bend)) * module.weight
      sum += module.isDark == isInverted ? gray : -gray
    }
    return sum
  }

  /// Tries bends of one timing pattern coarsely: two modules apart it looks the same again.
  private func roughen(_ bend: inout Bend, isRow: Bool) {
    let timing = known.filter { $0.weight > 1 && ($0.y == 6.5) == isRow }
    // Along the pattern by the second and third power, and across it by the second.
    let (second, third, across) = isRow ? (0, 1, 7) : (5, 6, 2)
    let steps = [-1.5, -1, -0.5, 0, 0.5, 1, 1.5]
    var best = (score: -Double.infinity, 0.0, 0.0, 0.0)
    for one in steps {
      for two in steps {
        for three in steps {
          bend[second] = one
          bend[third] = two
          bend[across] = three
          // A gentle bend is likelier than a strong one that looks the same.
          let size = abs(one) + abs(two) + abs(three)
          let score = score(bend, timing) * (1 - 0.03 * size)
          if score > best.score { best = (score, one, two, three) }
        }
      }
    }
    (bend[second], bend[third], bend[across]) = (best.1, best.2, best.3)
  }

  /// Changes one factor after the other as long as it helps.
  private func refine(_ bend: inout Bend) {
    var best = score(bend, known)
    for step in [0.6, 0.3, 0.15, 0.08] {
      for _ in 0..<4 {
        var isBetter = false
        for index in 0..<10 {
          for change in [step, -step] {
            bend[index] += change
            let score = score(bend, known)
            if score > best {
              best = score
              isBetter = true
            } else {
              bend[index] -= change
            }
          }
        }
        if !isBetter { break }
      }
    }
  }

  /// The share of the modules of the timing patterns that differ from both neighbours as they must.
  private func agreement(_ bend: borrowing Bend) -> Double {
    let timing = known.filter { $0.weight > 1 }
    var right = 0
    for module in timing {
      let (dx, dy) = module.y == 6.5 ? (1.0, 0.0) : (0.0, 1.0)
      let gray = image.gray(place(module.x, module.y, bend))
      let before = image.gray(place(module.x - dx, module.y - dy, bend))
      let after = image.gray(place(module.x + dx, module.y + dy, bend))
      if (2 * gray < before + after) == (module.isDark != isInverted) { right += 1 }
    }
    return Double(right) / Double(max(timing.count, 1))
  }
}
