import Raster

/// Finds the portrait of a page: an upright rectangle that stays dark when everything as thin as print
/// is filled.
///
/// It does not look for a face.
struct PortraitFinder {
  /// Width to height: ICAO Doc 9303-3, 3.9, asks for 35 × 45 mm at most; cards have narrower ones.
  private static let shapes: [Double] = [0.72, 0.78, 0.84]
  /// The width as a share of the page's.
  private static let widths = stride(from: 0.20, through: 0.40, by: 0.02)
  /// The least mean darkness inside: hair, face and clothes fill more than a third.
  private static let leastDarkness: Float = 0.36

  private struct Box {
    var x: Int
    var y: Int
    var width: Int
    var height: Int
    var score: Float
  }

  private let columns: Int
  private let rows: Int
  private let isAtLeft: Bool
  private let darkness: SummedArea
  private let steepAcross: SummedArea
  private let steepDown: SummedArea

  /// Looks at a page that fills a picture, some three pixels a millimetre.
  ///
  /// - Parameters:
  ///   - page: The page, upright.
  ///   - isAtLeft: Whether the middle of the portrait lies in the left half.
  init(_ page: GrayImage, isAtLeft: Bool) {
    self.isAtLeft = isAtLeft
    (columns, rows) = (page.width, page.height)
    // Letters are thinner than 2.4 mm.
    let shades = page.dilated(columns: 7, rows: 7).eroded(columns: 7, rows: 7)
    let paper = Float(max(1, shades.percentile(0.8)))
    let width = page.width
    darkness = SummedArea(columns: columns, rows: rows) { x, y in
      min(1, max(0, (paper - Float(shades.pixels[y * width + x])) / (0.35 * paper)))
    }
    let soft = shades.averaged(columns: 3, rows: 3).pixels
    func step(_ a: Int, _ b: Int) -> Float { min(1, abs(Float(soft[a]) - Float(soft[b])) / 25) }
    steepAcross = SummedArea(columns: columns, rows: rows) { x, y in
      x == 0 || x == width - 1 ? 0 : step(y * width + x - 1, y * width + x + 1)
    }
    let rows = rows
    steepDown = SummedArea(columns: columns, rows: rows) { x, y in
      y == 0 || y == rows - 1 ? 0 : step((y - 1) * width + x, (y + 1) * width + x)
    }
  }

  /// The corners of the portrait, in pixels of the page's picture; `nil` where there is none.
  ///
  /// - Complexity: O(*n*) in the pixels of the page.
  func portrait() -> Quadrilateral? {
    guard var best = coarse() else { return nil }
    for reach in [2, 1] {
      var isBetter = true
      while isBetter {
        isBetter = false
        for box in neighbours(of: best, by: reach) where box.score > best.score {
          best = box
          isBetter = true
        }
      }
    }
    let inside = darkness(best.x..<best.x + best.width, best.y..<best.y + best.height)
    guard inside / Float(best.width * best.height) > Self.leastDarkness else { return nil }
    return Quadrilateral(
      around: [
        Point(x: Double(best.x), y: Double(best.y)),
        Point(x: Double(best.x + best.width), y: Double(best.y + best.height)),
      ])
  }

  /// The best rectangle of those that stand some pixels apart.
  private func coarse() -> Box? {
    var best: Box?
    for share in Self.widths {
      for shape in Self.shapes {
        let width = Int(share * Double(columns))
        let height = Int(Double(width) / shape)
        guard width > 8, width < columns, height < rows else { continue }
        for y in stride(from: 0, through: rows - height, by: 3) {
          for x in stride(from: 0, through: columns - width, by: 3) {
            guard let box = box(x, y, width, height) else { continue }
            if box.score > best?.score ?? 0 { best = box }
          }
        }
      }
    }
    return best
  }

  private func neighbours(of box: Box, by reach: Int) -> [Box] {
    let changes = [
      (1, 0, 0, 0), (-1, 0, 0, 0), (0, 1, 0, 0), (0, -1, 0, 0), (0, 0, 1, 0), (0, 0, -1, 0),
      (0, 0, 0, 1), (0, 0, 0, -1), (1, 0, -1, 0), (-1, 0, 1, 0), (0, 1, 0, -1), (0, -1, 0, 1),
    ]
    return changes.compactMap { change in
      self.box(
        box.x + reach * change.0, box.y + reach * change.1, box.width + reach * change.2,
        box.height + reach * change.3)
    }
  }

  /// A rectangle with its score, or `nil` where it does not lie on the page, or has no shape that
  /// portraits have.
  private func box(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> Box? {
    guard x >= 0, y >= 0, width > 8, height > 8, x + width <= columns, y + height <= rows else {
      return nil
    }
    guard !isAtLeft || 2 * x + width < columns else { return nil }
    let shape = Double(width) / Double(height)
    let share = Double(width) / Double(columns)
    guard (0.66...0.92).contains(shape), (0.17...0.42).contains(share) else { return nil }
    let (across, down) = (x..<x + width, y..<y + height)
    let inside = darkness(across, down) - 0.3 * Float(width * height)
    // Each side counts as a strip of paper would that is as wide as an eighth of the portrait.
    let weight = Float(width) / 8
    func side(_ at: Int, isUpright: Bool, _ along: Range<Int>) -> Float {
      let limit = isUpright ? columns : rows
      let strip = max(0, at - 1)..<min(limit, at + 1)
      let steep = isUpright ? steepAcross(strip, along) : steepDown(along, strip)
      return steep / 2 * weight
    }
    let sides =
      side(x, isUpright: true, down) + side(x + width, isUpright: true, down)
      + side(y, isUpright: false, across) + side(y + height, isUpright: false, across)
    return Box(x: x, y: y, width: width, height: height, score: inside + sides)
  }
}
