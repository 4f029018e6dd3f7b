import Glibc
import Raster

/// Where the modules of a symbol lie that has a single mark.
///
/// The mark's corners tell where the symbol begins and how it lies, the format information beside it how
/// large it is, and the patterns along its edges, followed from the mark on, where it ends.
struct SingleMarkGeometry {
  /// One of the eight ways in which a symbol may lie behind its mark.
  struct Turn {
    /// The quarter turns.
    let quarters: Int
    let isMirrored: Bool
  }

  static let turns = [false, true].flatMap { isMirrored in
    (0..<4).map { Turn(quarters: $0, isMirrored: isMirrored) }
  }

  let mark: FinderPattern
  let image: GrayImage
  /// The mark's corners, clockwise in the picture.
  private let corners: [Point]

  /// Measures a mark, or gives `nil` where its edges cannot be found.
  init?(_ mark: FinderPattern, in image: GrayImage) {
    self.mark = mark
    self.image = image
    let axis = Self.axis(of: mark, in: image)
    var measured = MeasuredPattern(
      mark, axis, Point(x: -axis.y, y: axis.x), in: image)
    measured.measureCorners(in: image)
    // Measured anew along its own sides, the mark gives way to perspective.
    if measured.corners.count == 4 { measured.measureCorners(in: image) }
    guard measured.corners.count == 4 else { return nil }
    corners = measured.corners
  }

  /// The direction, within a quarter turn, in which the mark is narrowest: that of its sides.
  private static func axis(of mark: FinderPattern, in image: GrayImage) -> Point {
    let walk = PatternWalk(
      image: image, isInverted: mark.isInverted, contrast: mark.contrast, size: mark.width)
    let expected = 1.5 * max(mark.width, mark.height)
    var best = (length: Double.infinity, axis: Point(x: 1, y: 0))
    for step in 0..<30 {
      let angle = Double(step) * 3 * Double.pi / 180
      let way = Point(x: cos(angle), y: sin(angle))
      guard
        let across = walk.crossing(through: mark.center, along: way, expected: expected),
        let along = walk.crossing(
          through: mark.center, along: Point(x: -way.y, y: way.x), expected: expected)
      else { continue }
      let length = across.length + along.length
      if length < best.length { best = (length, way) }
    }
    return best.axis
  }

  /// The corners as they are named when the symbol lies one way.
  private func corners(_ turn: Turn) -> [Point] {
    let turned = (0..<4).map { corners[($0 + turn.quarters) % 4] }
    return turn.isMirrored ? [turned[0], turned[3], turned[2], turned[1]] : turned
  }

  /// The mark's corners and, with little weight, how its sides go on: a square of seven modules says too
  /// little of perspective.
  private func pairs(_ turn: Turn) -> [SymbolGeometry.Pair] {
    let corners = corners(turn)
    let right = (corners[1] - corners[0] + corners[2] - corners[3]) * 0.5
    let down = (corners[3] - corners[0] + corners[2] - corners[1]) * 0.5
    let middle = (corners[0] + corners[1] + corners[2] + corners[3]) * 0.25
    let places = [(0.0, 0.0), (7, 0), (7, 7), (0, 7)]
    var pairs: [SymbolGeometry.Pair] = zip(places, corners).map {
      (Point(x: $0.0, y: $0.1), $1, 1)
    }
    for (x, y) in [(2.5, -0.5), (2.5, 2.5), (-0.5, 2.5)] {
      pairs.append((Point(x: 3.5 + 7 * x, y: 3.5 + 7 * y), middle + right * x + down * y, 0.02))
    }
    return pairs
  }

  /// The layouts that the format information states when the symbol lies one way.
  func layouts(_ turn: Turn) -> [SingleMarkLayout] {
    guard let mapping = Homography(nearest: pairs(turn)) else { return [] }
    // Halfway between the middle square and the light ring around it.
    let ring = [(1.5, 3.5), (5.5, 3.5), (3.5, 1.5), (3.5, 5.5)].map { image.gray(mapping($0, $1)) }
    let middle = (image.gray(mapping(3.5, 3.5)) + ring.reduce(0, +) / 4) / 2
    let sign = mark.isInverted ? -1.0 : 1.0
    func bits(_ places: [(x: Int, y: Int)]) -> Int {
      places.reduce(0) { bits, place in
        let gray = image.gray(mapping(Double(place.x) + 0.5, Double(place.y) + 0.5))
        return bits << 1 | (sign * (gray - middle) < 0 ? 1 : 0)
      }
    }
    return [
      MicroQRFormat.layout(bits(MicroQRFormat.places)), RMQRFormat.layout(bits(RMQRFormat.left)),
    ].compactMap { $0 }
  }

  /// The mapping from modules to the picture for a layout, or `nil` where most of the patterns that it
  /// asks for are not there.
  func mapping(_ turn: Turn, _ layout: SingleMarkLayout) -> SymbolMapping? {
    var pairs = pairs(turn)
    let search = AlignmentSearch(
      image: image, isInverted: mark.isInverted, contrast: mark.contrast)
    let anchors = Self.anchors(layout.modules)
    var foundCount = 0
    for anchor in anchors {
      guard let mapping = Homography(nearest: pairs) else { return nil }
      let position = Point(x: Double(anchor.x) + 0.5, y: Double(anchor.y) + 0.5)
      let place = search.place(
        of: position, template: layout.modules.template(around: anchor.x, anchor.y),
        under: { mapping($0, $1) }, radius: 0.75)
      guard let place else { continue }
      foundCount += 1
      pairs.append((position, place, 2))
    }
    guard 3 * foundCount >= 2 * anchors.count, let last = Homography(nearest: pairs) else {
      return nil
    }
    guard foundCount >= 8 else {
      return SymbolMapping(
        width: layout.modules.width, height: layout.modules.height, homography: last)
    }
    var bend = SymbolBend()
    for pair in pairs where pair.weight >= 1 {
      bend.add(pair.from, miss: pair.to - last(pair.from.x, pair.from.y))
    }
    return SymbolMapping(
      width: layout.modules.width, height: layout.modules.height, homography: last
    ) { bend.miss(at: $0, $1) }
  }

  /// Places along the edges with patterns, from the mark outwards, six modules apart: less than one
  /// module lies between a guess and the place.
  private static func anchors(_ modules: FunctionModules) -> [(x: Int, y: Int)] {
    let (right, bottom) = (modules.width - 1, modules.height - 1)
    let isMicro = modules.width == modules.height
    func steps(_ last: Int) -> [Int] {
      Array(stride(from: 10, to: last - 1, by: isMicro ? 3 : 6)) + [last]
    }
    if isMicro { return steps(right).flatMap { [(x: $0, y: 0), (x: 0, y: $0)] } }
    let corner = bottom > 8 ? [(x: 0, y: bottom)] : []
    return corner + steps(right).flatMap { [(x: $0, y: 0), (x: $0, y: bottom)] }
      + [(x: right - 2, y: bottom - 2)]
  }
}

extension FunctionModules {
  /// The modules around a place whose colour is known, by their distance from it.
  func template(around x: Int, _ y: Int) -> [AlignmentSearch.Module] {
    var result: [AlignmentSearch.Module] = []
    for dy in -3...3 {
      for dx in -3...3 {
        // Of the margin only what lies beside the symbol.
        guard (-1...width).contains(x + dx), (-1...height).contains(y + dy) else { continue }
        let module = self[x + dx, y + dy]
        guard module == .dark || module == .light else { continue }
        result.append((x: dx, y: dy, isDark: module == .dark))
      }
    }
    return result
  }
}
