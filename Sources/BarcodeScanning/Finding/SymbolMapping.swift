import Raster

/// A mapping from modules to the picture that also follows small bends of the paper.
struct SymbolMapping {
  let version: QRVersion
  let homography: Homography
  /// Places known for certain and how far the homography misses each of them.
  private let anchors: [(position: Point, miss: Point)]

  /// Makes a mapping of a homography and the places that are known.
  init(version: QRVersion, homography: Homography, anchors: [(Point, Point)]) {
    self.version = version
    self.homography = homography
    // A small symbol hardly bends, and has too few places to tell.
    self.anchors =
      version.number < 7
      ? []
      : anchors.map { position, place in (position, place - homography(position.x, position.y)) }
  }

  /// Where a point of the symbol lies in the picture.
  func callAsFunction(_ x: Double, _ y: Double) -> Point {
    let plain = homography(x, y)
    guard !anchors.isEmpty else { return plain }
    // Shepard's interpolation: each anchor counts by the inverse fourth power of its distance.
    var sum = Point(x: 0, y: 0)
    var total = 1e-5
    for (position, miss) in anchors {
      let squared = (position.x - x) * (position.x - x) + (position.y - y) * (position.y - y)
      let weight = 1 / (squared * squared + 1)
      sum = sum + miss * weight
      total += weight
    }
    return plain + sum * (1 / total)
  }

  /// The corners of the symbol in the picture.
  var quadrilateral: Quadrilateral {
    let side = Double(version.side)
    return Quadrilateral(
      topLeft: homography(0, 0), topRight: homography(side, 0),
      bottomRight: homography(side, side), bottomLeft: homography(0, side))
  }

  /// The grey of every module, row by row, or `nil` where too much of the symbol lies outside.
  func samples(in image: SampledImage) -> [Double]? {
    let side = version.side
    let corners = quadrilateral.corners
    let margin = 0.1 * Double(max(image.width, image.height)) + 2
    guard
      corners.allSatisfy({
        $0.x > -margin && $0.y > -margin && $0.x < Double(image.width) + margin
          && $0.y < Double(image.height) + margin
      })
    else { return nil }
    let module = (homography(1, 0) - homography(0, 0)).length
    // Small modules have one pixel that is theirs alone; of greater ones several are worth asking.
    let spread = module < 2.5 ? 0 : 0.22
    var result: [Double] = []
    result.reserveCapacity(side * side)
    for y in 0..<side {
      for x in 0..<side {
        let (x, y) = (Double(x) + 0.5, Double(y) + 0.5)
        let center = self(x, y)
        guard spread > 0 else {
          result.append(image.gray(center.x, center.y))
          continue
        }
        let right = (homography(x + spread, y) - homography(x, y))
        let down = (homography(x, y + spread) - homography(x, y))
        var sum = 2 * image.gray(center.x, center.y)
        for offset in [right, right * -1, down, down * -1] {
          sum += image.gray(center.x + offset.x, center.y + offset.y)
        }
        result.append(sum / 6)
      }
    }
    return result
  }
}
