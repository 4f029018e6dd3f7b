import Raster

/// Moves a mapping by gentle bends until the modules of a symbol part best into dark and light.
///
/// Patterns say nothing about what lies far from them. There each module should still differ as much as
/// it can from those around it: with places a module off, neighbours run together.
struct MappingRefinement {
  private let image: GrayImage
  private let base: SymbolMapping
  private let version: QRVersion
  /// What is known of each module, row by row: 1 for a dark one, -1 for a light one, 0 for neither; the
  /// other way round in an inverted symbol.
  private let signs: [Float]

  /// How far places are off, in modules: for each coordinate Legendre's polynomials of the first three
  /// degrees along it, of the first two across it, and the product of both.
  private typealias Bend = InlineArray<12, Double>

  /// The changes that are tried, in modules, the coarsest first: a coarser one would lead to places
  /// that look the same a module on.
  private static let steps = [0.5, 0.25, 0.12, 0.06]

  /// Larger symbols have alignment patterns enough to follow, see `SymbolBend`.
  static let versions = 1...14

  /// Makes a refinement of a mapping that is nearly right.
  init(_ base: SymbolMapping, version: QRVersion, isInverted: Bool, in image: GrayImage) {
    (self.base, self.version, self.image) = (base, version, image)
    var signs = [Float](repeating: 0, count: version.side * version.side)
    for module in version.knownModules {
      signs[module.y * version.side + module.x] = module.isDark == isInverted ? -1 : 1
    }
    self.signs = signs
  }

  /// The mapping under which the modules look best.
  ///
  /// - Complexity: some 300 looks at every module.
  func mapping() -> SymbolMapping {
    var bend = Bend(repeating: 0)
    var best = score(bend)
    for step in Self.steps {
      for _ in 0..<4 where !Interruption.isRaised {
        var isBetter = false
        for index in bend.indices {
          for change in [step, -step] {
            bend[index] += change
            let score = score(bend)
            if score > best {
              best = score
              isBetter = true
              break
            }
            bend[index] -= change
          }
        }
        if !isBetter { break }
      }
    }
    let found = bend
    return base.moved { x, y in place(x, y, found) }
  }

  private func place(_ x: Double, _ y: Double, _ bend: borrowing Bend) -> Point {
    let side = Double(version.side)
    let (u, v) = (2 * x / side - 1, 2 * y / side - 1)
    let (secondU, thirdU) = (1.5 * u * u - 0.5, (2.5 * u * u - 1.5) * u)
    let (secondV, thirdV) = (1.5 * v * v - 0.5, (2.5 * v * v - 1.5) * v)
    let dx =
      bend[0] * u + bend[1] * secondU + bend[2] * thirdU + bend[3] * v + bend[4] * secondV
      + bend[5] * u * v
    let dy =
      bend[6] * v + bend[7] * secondV + bend[8] * thirdV + bend[9] * u + bend[10] * secondU
      + bend[11] * u * v
    return base(x + dx, y + dy)
  }

  /// How much the modules differ from the mean of those around them, those that are known as they
  /// should and twice, the others either way; those at the rim have too few around them.
  private func score(_ bend: borrowing Bend) -> Float {
    let side = version.side
    var grays: [Float] = []
    grays.reserveCapacity(side * side)
    for y in 0..<side {
      for x in 0..<side {
        grays.append(Float(image.gray(place(Double(x) + 0.5, Double(y) + 0.5, bend))))
      }
    }
    var sum: Float = 0
    for y in 1..<side - 1 {
      for x in 1..<side - 1 {
        let index = y * side + x
        let upper = grays[index - side - 1] + grays[index - side] + grays[index - side + 1]
        let lower = grays[index + side - 1] + grays[index + side] + grays[index + side + 1]
        let mean = (upper + lower + grays[index - 1] + grays[index + 1]) / 8
        let lead = mean - grays[index]
        sum += signs[index] == 0 ? abs(lead) : 2 * signs[index] * lead
      }
    }
    return sum
  }
}
