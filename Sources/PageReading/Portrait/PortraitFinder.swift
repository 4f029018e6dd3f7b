import Raster

/// Finds the portrait of a page: an upright rectangle near its usual place whose edges are seen, and
/// that has shades where print and paper have none.
///
/// It does not look for a face. What a page shows is weighed against where portraits usually stand and
/// how large they are: of 46 specimens and mock-ups 34 are found so that they overlap by 0.7 or more, 21 were
/// without the places.
struct PortraitFinder {
  /// What a step of the place by its spread counts, beside edges and shades.
  private static let weightOfPlace = 0.6
  /// By how much widths and shapes differ, in millimetres and as a ratio.
  private static let spread = (width: 3.5, shape: 0.05)
  /// The least contrast of shades between the inside and a strip around it: print has 0.01, the
  /// faintest portrait of the specimens 0.06.
  private static let leastContrast = 0.04
  /// The width of that strip, in millimetres.
  private static let strip = 3.0

  /// A rectangle, in pixels.
  private struct Box {
    var x: Int
    var y: Int
    var width: Int
    var height: Int
    var score = -Double.infinity
    var contrast = 0.0
  }

  private let columns: Int
  private let rows: Int
  private let shades: SummedArea
  private let steepAcross: SummedArea
  private let steepDown: SummedArea
  private let scale: Double
  private let origin: Point

  /// Looks at a page.
  ///
  /// - Parameters:
  ///   - page: The page, upright, some three pixels a millimetre, with what lies beside it.
  ///   - scale: The pixels of a millimetre.
  ///   - origin: The place of its first pixel on the page, in millimetres.
  init(_ page: GrayImage, scale: Double, origin: Point) {
    (columns, rows) = (page.width, page.height)
    (self.scale, self.origin) = (scale, origin)
    // Letters are thinner than 2.4 mm.
    let filled = page.dilated(columns: 7, rows: 7).eroded(columns: 7, rows: 7)
    let paper = Float(max(1, filled.percentile(0.8)))
    let soft = filled.averaged(columns: 3, rows: 3).pixels
    let (width, height) = (page.width, page.height)
    func across(_ x: Int, _ y: Int) -> Float {
      guard x > 0, x < width - 1 else { return 0 }
      return abs(Float(soft[y * width + x + 1]) - Float(soft[y * width + x - 1]))
    }
    func down(_ x: Int, _ y: Int) -> Float {
      guard y > 0, y < height - 1 else { return 0 }
      return abs(Float(soft[(y + 1) * width + x]) - Float(soft[(y - 1) * width + x]))
    }
    shades = SummedArea(columns: columns, rows: rows) { x, y in
      let dark = min(1, max(0, (paper - Float(filled.pixels[y * width + x])) / (0.35 * paper)))
      return (dark + min(1, max(across(x, y), down(x, y)) / 15) * 3) / 4
    }
    steepAcross = SummedArea(columns: columns, rows: rows) { min(1, across($0, $1) / 8) }
    steepDown = SummedArea(columns: columns, rows: rows) { min(1, down($0, $1) / 8) }
  }

  /// The portrait, near one of its places.
  ///
  /// - Parameter places: Where it may stand.
  /// - Returns: Its corners, in pixels of the page's picture; `nil` where there is none.
  /// - Complexity: O(*n*) in the pixels of the page.
  func portrait(at places: [PortraitPlace]) -> Quadrilateral? {
    guard let best = clearest(at: places), best.contrast > Self.leastContrast else { return nil }
    return Quadrilateral(
      around: [
        Point(x: Double(best.x), y: Double(best.y)),
        Point(x: Double(best.x + best.width), y: Double(best.y + best.height)),
      ])
  }

  /// How clearly a portrait is seen near one of its places.
  ///
  /// Of the outlines of drawn fronts (seeds 28301, 28302, 29001, 29002) the true ones have mostly 3 to 4.3,
  /// sheets, covers and parts of cards 1.3 to 3.
  ///
  /// - Parameter places: Where it may stand.
  /// - Returns: The score of the clearest rectangle.
  /// - Complexity: O(*n*) in the pixels of the page.
  func clearness(at places: [PortraitPlace]) -> Double {
    clearest(at: places)?.score ?? -.infinity
  }

  private func clearest(at places: [PortraitPlace]) -> Box? {
    places.compactMap { place in best(at: place).map { improved($0, at: place) } }
      .max { $0.score < $1.score }
  }

  /// The best rectangle about a place, of those that stand some pixels apart.
  private func best(at place: PortraitPlace) -> Box? {
    var best: Box?
    for width in stride(from: 0.7 * place.width, through: 1.35 * place.width, by: 1.5) {
      for shape in stride(from: 0.68, through: 0.88, by: 0.04) {
        let (left, top) = corner(at: place, width: width)
        let (across, down) = (2.2 * place.spread.across * scale, 2.5 * place.spread.down * scale)
        for y in stride(from: Int(top - down), through: Int(top + down), by: 3) {
          for x in stride(from: Int(left - across), through: Int(left + across), by: 3) {
            let box = box(
              Box(x: x, y: y, width: Int(width * scale), height: Int(width / shape * scale)),
              at: place)
            if box.score > best?.score ?? -.infinity { best = box }
          }
        }
      }
    }
    return best
  }

  private func improved(_ box: Box, at place: PortraitPlace) -> Box {
    var best = box
    for reach in [2, 1] {
      var isBetter = true
      while isBetter {
        isBetter = false
        for box in neighbours(of: best, by: reach).map({ self.box($0, at: place) })
        where box.score > best.score {
          best = box
          isBetter = true
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
    return changes.map { change in
      Box(
        x: box.x + reach * change.0, y: box.y + reach * change.1,
        width: box.width + reach * change.2, height: box.height + reach * change.3)
    }
  }

  /// Where the upper left corner of a portrait of some width is expected, in pixels.
  private func corner(at place: PortraitPlace, width: Double) -> (x: Double, y: Double) {
    let left =
      place.isAtRight ? place.right - place.indent - width : place.left + place.indent
    return ((left - origin.x) * scale, (place.top + place.drop - origin.y) * scale)
  }

  /// A rectangle with its score, which is least where it does not lie on its side of the document.
  private func box(_ box: Box, at place: PortraitPlace) -> Box {
    var box = box
    let (width, height) = (Double(box.width) / scale, Double(box.height) / scale)
    let (left, top) = (Double(box.x) / scale + origin.x, Double(box.y) / scale + origin.y)
    guard box.x >= 0, box.y >= 0, box.width > 8, box.height > 8, box.x + box.width < columns,
      box.y + box.height < rows, left > place.left - 1, top > place.top - 1,
      left + width < place.right + 1, top + height < place.bottom + 1
    else {
      box.score = -.infinity
      return box
    }
    let expected = corner(at: place, width: width)
    let away = [
      (Double(box.x) - expected.x) / scale / place.spread.across,
      (Double(box.y) - expected.y) / scale / place.spread.down,
      (width - place.width) / Self.spread.width,
      (width / height - PortraitPlace.shape) / Self.spread.shape,
    ].reduce(0) { $0 + $1 * $1 / 2 }
    box.contrast = contrast(of: box)
    box.score =
      3.5 * box.contrast + 1.2 * edges(of: box) - Self.weightOfPlace * away - place.doubt
    return box
  }

  /// How much more shades a rectangle has than the strip around it, a pixel.
  private func contrast(of box: Box) -> Double {
    let strip = Int(Self.strip * scale)
    let (across, down) = (box.x..<box.x + box.width, box.y..<box.y + box.height)
    let (left, top) = (max(0, box.x - strip), max(0, box.y - strip))
    let (right, bottom) = (
      min(columns, box.x + box.width + strip), min(rows, box.y + box.height + strip)
    )
    let inside = Double(shades(across, down))
    let both = Double(shades(left..<right, top..<bottom))
    let area = Double(box.width * box.height)
    let around = max(1, Double((right - left) * (bottom - top)) - area)
    return inside / area - (both - inside) / around
  }

  /// How clearly the four sides of a rectangle are seen; a clear one counts 0.6.
  private func edges(of box: Box) -> Double {
    let (across, down) = (box.x..<box.x + box.width, box.y..<box.y + box.height)
    func upright(_ x: Int) -> Double {
      let strip = max(0, x - 1)..<min(columns, x + 1)
      return min(0.6, Double(steepAcross(strip, down)) / Double(2 * box.height))
    }
    func level(_ y: Int) -> Double {
      let strip = max(0, y - 1)..<min(rows, y + 1)
      return min(0.6, Double(steepDown(across, strip)) / Double(2 * box.width))
    }
    return upright(box.x) + upright(box.x + box.width) + level(box.y) + level(box.y + box.height)
  }
}
