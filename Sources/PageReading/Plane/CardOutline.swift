import IdentityDocument
import Raster

/// Finds a card or page that lies alone on something of one colour, by its outline.
struct CardOutline {
  /// The share of the picture's border that has to be of one colour.
  private static let calm = 0.75
  /// What differs by more grey levels from the border lies on it.
  private static let step = 18
  /// The share of its rectangle that an outline fills: corners are round.
  private static let fullness = 0.92

  private let luma: GrayImage
  private let brightest: GrayImage
  private let factor: Double

  /// Takes a picture, which is looked at with some 320 columns.
  init(_ picture: PagePicture) {
    luma = picture.luma.reduced(toSide: 320)
    brightest = picture.isGray ? luma : picture.brightest.reduced(toSide: 320)
    factor = luma.width == 0 ? 1 : Double(picture.width) / Double(luma.width)
  }

  /// The plane of what lies there, where it has the proportions of a card or a page; O(pixels).
  func plane() -> PagePlane? {
    guard let rectangle = rectangle() else { return nil }
    let corners = rectangle.corners.map { $0 * factor }
    let width = corners[0].distance(to: corners[1])
    let height = corners[1].distance(to: corners[2])
    guard height > 40 else { return nil }
    let outline = Quadrilateral(
      topLeft: corners[0], topRight: corners[1], bottomRight: corners[2], bottomLeft: corners[3])
    switch width / height {
    // ISO/IEC 7810: ID-1 is 1.585 times as wide as high, ID-2 and ID-3 are 1.42 times.
    case 1.5..<1.68:
      var plane = PagePlane(
        outline, size: .id1, sides: (125, 54 / PagePlane.cardUnit), evidence: .outline)
      plane?.unit = PagePlane.cardUnit
      return plane
    case 1.34..<1.5:
      return PagePlane(outline, size: nil, sides: (125, 88), evidence: .outline)
    default: return nil
    }
  }

  /// The least rectangle around everything that differs from the border; `nil` where the border is of
  /// many colours, or what lies on it is no rectangle.
  private func rectangle() -> Quadrilateral? {
    guard luma.width > 40, luma.height > 40, let paper = background() else { return nil }
    let different = (0..<luma.pixels.count).map { index -> UInt8 in
      let (a, b) = (Int(luma.pixels[index]), Int(brightest.pixels[index]))
      return abs(a - paper.luma) > Self.step || abs(b - paper.brightest) > Self.step ? 255 : 0
    }
    guard
      let mask = GrayImage(width: luma.width, height: luma.height, pixels: different)?
        .eroded(columns: 3, rows: 3)
    else { return nil }
    var ends: [Point] = []
    for y in 0..<mask.height {
      let row = mask.pixels[y * mask.width..<(y + 1) * mask.width]
      guard let first = row.firstIndex(of: 255), let last = row.lastIndex(of: 255) else { continue }
      ends.append(Point(x: Double(first - row.startIndex), y: Double(y)))
      ends.append(Point(x: Double(last - row.startIndex), y: Double(y)))
    }
    let hull = Self.hull(of: ends)
    let area = Self.area(of: hull)
    let whole = Double(luma.width * luma.height)
    guard area > 0.15 * whole, area < 0.97 * whole, let found = Self.rectangle(around: hull),
      area > Self.fullness * Self.area(of: found.corners)
    else { return nil }
    return found
  }

  /// The colour of the border, where it has one.
  private func background() -> (luma: Int, brightest: Int)? {
    let (width, height) = (luma.width, luma.height)
    var ring: [Int] = []
    for x in 0..<width { ring += [width + x, (height - 2) * width + x] }
    for y in 0..<height { ring += [y * width + 1, y * width + width - 2] }
    let greys = ring.map { Int(luma.pixels[$0]) }.sorted()
    let brights = ring.map { Int(brightest.pixels[$0]) }.sorted()
    let paper = (luma: greys[greys.count / 2], brightest: brights[brights.count / 2])
    let same = ring.count {
      abs(Int(luma.pixels[$0]) - paper.luma) <= Self.step
        && abs(Int(brightest.pixels[$0]) - paper.brightest) <= Self.step
    }
    return Double(same) > Self.calm * Double(ring.count) ? paper : nil
  }

  /// The convex hull (Andrew, 1979), in the order of the clock's hands.
  private static func hull(of points: [Point]) -> [Point] {
    let points = points.sorted { ($0.x, $0.y) < ($1.x, $1.y) }
    func chain(_ points: some Sequence<Point>) -> [Point] {
      var chain: [Point] = []
      for point in points {
        while chain.count > 1,
          (chain[chain.count - 1] - chain[chain.count - 2]).cross(point - chain[chain.count - 1])
            <= 0
        {
          chain.removeLast()
        }
        chain.append(point)
      }
      return Array(chain.dropLast())
    }
    return chain(points) + chain(points.reversed())
  }

  private static func area(of polygon: [Point]) -> Double {
    guard polygon.count > 2 else { return 0 }
    let next = polygon.dropFirst() + polygon.prefix(1)
    return abs(zip(polygon, next).reduce(0) { $0 + $1.0.cross($1.1) }) / 2
  }

  /// The least rectangle around a convex polygon: it has a side in common with it.
  private static func rectangle(around hull: [Point]) -> Quadrilateral? {
    var best: (area: Double, corners: Quadrilateral)?
    for (start, end) in zip(hull, hull.dropFirst() + hull.prefix(1)) where start != end {
      var along = (end - start).normalized
      // The document stands upright, within an eighth of a turn.
      if abs(along.x) < abs(along.y) { along = along.turned }
      if along.x < 0 { along = -along }
      let across = hull.map(along.dot)
      let down = hull.map(along.turned.dot)
      guard let left = across.min(), let right = across.max(), let top = down.min(),
        let bottom = down.max()
      else { continue }
      let area = (right - left) * (bottom - top)
      guard area < best?.area ?? .infinity else { continue }
      func corner(_ x: Double, _ y: Double) -> Point { along * x + along.turned * y }
      let corners = Quadrilateral(
        topLeft: corner(left, top), topRight: corner(right, top),
        bottomRight: corner(right, bottom), bottomLeft: corner(left, bottom))
      best = (area, corners)
    }
    return best?.corners
  }
}
