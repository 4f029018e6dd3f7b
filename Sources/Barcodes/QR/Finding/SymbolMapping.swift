import Raster

/// A mapping from modules to the picture that also follows bends of the paper.
struct SymbolMapping {
  /// The number of modules along a row and along a column.
  let width: Int
  let height: Int
  private let homography: Homography
  /// How far the homography misses at the nodes of a square grid, row by row; none where the symbol
  /// is taken to be flat.
  private let misses: [Point]
  private let nodesPerRow: Int

  /// The distance of the nodes, in modules.
  private static let nodeDistance = 4.0

  /// Makes a mapping of a homography and of how far places are off it, in pixels, if they are.
  init(
    width: Int, height: Int, homography: Homography,
    miss: ((_ x: Double, _ y: Double) -> Point)? = nil
  ) {
    (self.width, self.height) = (width, height)
    self.homography = homography
    let count = width / Int(Self.nodeDistance) + 2
    let rowCount = height / Int(Self.nodeDistance) + 2
    nodesPerRow = count
    misses =
      miss.map { miss in
        (0..<count * rowCount).map { index in
          miss(
            Double(index % count) * Self.nodeDistance, Double(index / count) * Self.nodeDistance)
        }
      } ?? []
  }

  /// The same for a symbol of a version.
  init(
    version: QRVersion, homography: Homography, miss: ((_ x: Double, _ y: Double) -> Point)? = nil
  ) {
    self.init(width: version.side, height: version.side, homography: homography, miss: miss)
  }

  /// Where a point of the symbol lies in the picture.
  func callAsFunction(_ x: Double, _ y: Double) -> Point {
    let plain = homography(x, y)
    guard !misses.isEmpty else { return plain }
    let column = min(max(Int(x / Self.nodeDistance), 0), nodesPerRow - 2)
    let row = min(max(Int(y / Self.nodeDistance), 0), misses.count / nodesPerRow - 2)
    let shareX = x / Self.nodeDistance - Double(column)
    let shareY = y / Self.nodeDistance - Double(row)
    let node = row * nodesPerRow + column
    let upper = misses[node] * (1 - shareX) + misses[node + 1] * shareX
    let lower =
      misses[node + nodesPerRow] * (1 - shareX) + misses[node + nodesPerRow + 1] * shareX
    return plain + upper * (1 - shareY) + lower * shareY
  }

  /// The same symbol where points of it lie elsewhere.
  func moved(_ place: @escaping (_ x: Double, _ y: Double) -> Point) -> SymbolMapping {
    SymbolMapping(width: width, height: height, homography: homography) { x, y in
      place(x, y) - homography(x, y)
    }
  }

  /// The corners of the symbol in the picture.
  var quadrilateral: Quadrilateral {
    let (width, height) = (Double(width), Double(height))
    return Quadrilateral(
      topLeft: self(0, 0), topRight: self(width, 0), bottomRight: self(width, height),
      bottomLeft: self(0, height))
  }

  /// The grey of every module, row by row, or `nil` where too much of the symbol lies outside.
  func samples(in image: GrayImage) -> [Double]? {
    let margin = 0.1 * Double(max(image.width, image.height)) + 2
    guard
      quadrilateral.corners.allSatisfy({
        $0.x > -margin && $0.y > -margin && $0.x < Double(image.width) + margin
          && $0.y < Double(image.height) + margin
      })
    else { return nil }
    // Small modules have one pixel that is theirs alone; of greater ones several are worth asking.
    let module = (homography(1, 0) - homography(0, 0)).length
    let spread = module < 2.5 ? 0 : 0.22
    var result: [Double] = []
    result.reserveCapacity(width * height)
    for y in 0..<height {
      for x in 0..<width {
        let (x, y) = (Double(x) + 0.5, Double(y) + 0.5)
        let center = self(x, y)
        guard spread > 0 else {
          result.append(image.gray(center))
          continue
        }
        let right = homography(x + spread, y) - homography(x, y)
        let down = homography(x, y + spread) - homography(x, y)
        var sum = 2 * image.gray(center)
        for offset in [right, right * -1, down, down * -1] { sum += image.gray(center + offset) }
        result.append(sum / 6)
      }
    }
    return result
  }
}
