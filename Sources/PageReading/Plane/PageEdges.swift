import Raster

/// Finds the edges of a page near where its zone says they are.
///
/// Issuers place the zone up to 3 mm from where the standard has it, so that corners that follow from
/// it alone are off by that much; where the paper ends against what it lies on, or the picture ends,
/// they can be told better.
struct PageEdges {
  /// How far an edge is looked for, as a share of the page's width.
  private static let reach = 0.045
  /// The share of the side on which the edge has to be seen.
  private static let share = 0.3
  /// The least step of grey at an edge.
  private static let leastStep = 7.0
  private static let samples = 40
  /// How far an edge lies from the picture's border that is not the border's own dark rim, and how far the
  /// ends of a border that is no edge of the page differ along the zone, as shares of the page's width: of
  /// 13 scanned specimens that fill their pictures 0.010 and 0.007 at most.
  private static let clear = (distance: 0.013, turn: 0.009)
  /// The width of such a rim where it is narrow, in the same shares.
  private static let rim = 0.006
  /// The step of grey that is clear.
  private static let clearStep = 20.0

  private let image: GrayImage
  private let factor: Double

  /// Takes a picture, which is looked at with some 600 columns.
  init(_ picture: PagePicture) {
    image = picture.luma.reduced(toSide: 700)
    factor = image.width == 0 ? 1 : Double(picture.width) / Double(image.width)
  }

  /// The corners of a page, each side moved to the edge that is seen near it, or to the picture's
  /// border where that is nearer.
  ///
  /// - Parameter corners: Where the page is expected, in pixels of the picture.
  /// - Returns: The corners.
  func settled(_ corners: Quadrilateral) -> Quadrilateral {
    let places = corners.corners.map { $0 / factor }
    let center = places.reduce(Point.zero) { $0 + $1 / 4 }
    let width = places[0].distance(to: places[1])
    guard width > 40, !image.pixels.isEmpty else { return corners }
    let sides = (0..<4).map { index -> (Point, Point) in
      settled((places[index], places[(index + 1) % 4]), center: center, reach: Self.reach * width)
    }
    let found = (0..<4).map { index in
      Self.meeting(sides[(index + 3) % 4], sides[index]) ?? places[index]
    }
    // Sides that were moved to different things may cross where no page is.
    guard zip(found, places).allSatisfy({ $0.distance(to: $1) < 2.5 * Self.reach * width }) else {
      return corners
    }
    return Quadrilateral(
      topLeft: found[0] * factor, topRight: found[1] * factor, bottomRight: found[2] * factor,
      bottomLeft: found[3] * factor)
  }

  private func settled(
    _ side: (Point, Point), center: Point, reach: Double
  ) -> (Point, Point) {
    var outward = (side.1 - side.0).turned.normalized
    if outward.dot(side.0.mixed(with: side.1, 0.5) - center) < 0 { outward = -outward }
    let border = border(near: side, outward, reach)
    let edge = edge(near: side, outward, reach)
    if let border, edge.map({ !isClear($0, of: border, side, outward, reach) }) ?? true {
      return border
    }
    return edge ?? clipped(side, outward)
  }

  /// The edge that is seen best near a side.
  private func edge(
    near side: (Point, Point), _ outward: Point, _ reach: Double
  ) -> (Point, Point)? {
    var best: (score: Double, side: (Point, Point))?
    for first in stride(from: -reach, through: reach, by: 1) {
      let tilts = stride(
        from: max(-reach, first - reach / 2), through: min(reach, first + reach / 2), by: 1)
      for last in tilts {
        let moved = (side.0 + outward * first, side.1 + outward * last)
        let step = step(along: moved, outward)
        guard step >= Self.leastStep else { continue }
        // An edge further away has to be clearer, and one that turns away from the zone.
        let score =
          min(step, 40) * (1 - 0.5 * max(abs(first), abs(last)) / reach)
          * (1 - 0.3 * abs(first - last) / reach)
        if score > best?.score ?? 0 { best = (score, moved) }
      }
    }
    return best?.side
  }

  /// Whether an edge near the picture's border is the page's: it lies clear of the border, or is clear and
  /// turns away from it, or goes along the zone, which the border does not.
  private func isClear(
    _ edge: (Point, Point), of border: (Point, Point), _ side: (Point, Point), _ outward: Point,
    _ reach: Double
  ) -> Bool {
    let width = reach / Self.reach
    let (first, last) = (edge.0.distance(to: border.0), edge.1.distance(to: border.1))
    if min(first, last) > Self.clear.distance * width { return true }
    if min(first, last) > Self.rim * width, max(first, last) > 2 * Self.clear.distance * width,
      step(along: edge, outward) > Self.clearStep
    {
      return true
    }
    let (own, others) = (edge.1 - edge.0, border.1 - border.0)
    let along = (side.1 - side.0).normalized
    return abs(own.cross(along)) < Self.clear.turn * width / 2
      && abs(others.cross(along)) > Self.clear.turn * width
  }

  /// The picture's border, where a side lies beyond it or close to it all along.
  private func border(
    near side: (Point, Point), _ outward: Point, _ reach: Double
  ) -> (Point, Point)? {
    let (first, last) = (room(at: side.0, outward), room(at: side.1, outward))
    guard first < reach * 0.8, last < reach * 0.8, abs(first - last) < reach else { return nil }
    // A page that ends within the picture shows its edge.
    guard abs(outward.x) > 0.99 || abs(outward.y) > 0.99 else { return nil }
    return (side.0 + outward * first, side.1 + outward * last)
  }

  /// The side, moved in where it lies beyond the picture.
  private func clipped(_ side: (Point, Point), _ outward: Point) -> (Point, Point) {
    let room = min(room(at: side.0, outward), room(at: side.1, outward))
    return room >= 0 ? side : (side.0 + outward * room, side.1 + outward * room)
  }

  /// How far it is from a place to the border that lies outward; negative beyond it.
  private func room(at place: Point, _ outward: Point) -> Double {
    if abs(outward.x) > abs(outward.y) {
      return outward.x > 0 ? Double(image.width - 1) - place.x : place.x
    }
    return outward.y > 0 ? Double(image.height - 1) - place.y : place.y
  }

  /// The step of grey that all but a share of the places along a line exceed.
  private func step(along side: (Point, Point), _ outward: Point) -> Double {
    var steps: [Double] = []
    for index in 0..<Self.samples {
      let place = side.0.mixed(with: side.1, 0.06 + 0.88 * Double(index) / Double(Self.samples - 1))
      let (inner, outer) = (place - outward * 1.5, place + outward * 1.5)
      guard image.contains(inner), image.contains(outer) else { continue }
      steps.append(abs(image.gray(inner) - image.gray(outer)))
    }
    return steps.count * 10 < Self.samples * 7 ? 0 : percentile(Self.share, of: steps)
  }

  /// Where two lines meet.
  private static func meeting(_ a: (Point, Point), _ b: (Point, Point)) -> Point? {
    let (u, v) = (a.1 - a.0, b.1 - b.0)
    let determinant = u.cross(v)
    guard abs(determinant) > 1e-6 else { return nil }
    return a.0 + u * ((b.0 - a.0).cross(v) / determinant)
  }
}
