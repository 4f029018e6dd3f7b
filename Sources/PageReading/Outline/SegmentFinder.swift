import Raster

/// Finds the straight pieces of the edges of a picture.
struct SegmentFinder {
  /// How far the points of an edge may lie from its straight line on average, in pixels: steps of a
  /// slanted edge lie 0.3 from it.
  private static let straightness = 0.7
  /// No more pieces are looked at, so that pictures full of texture cost bounded time.
  private static let most = 260

  private let width: Int
  private let height: Int
  /// The slopes across the edges that go along the rows, where they are steepest; else 0.
  private var ridge: [Int16]
  private let shortest: Double

  private init(width: Int, height: Int, shortest: Double, along: [Int16], across: [Int16]) {
    (self.width, self.height, self.shortest) = (width, height, shortest)
    ridge = [Int16](repeating: 0, count: along.count)
    guard width > 2, height > 4 else { return }
    for at in 2 * width..<(height - 2) * width {
      let slope = abs(across[at])
      if slope >= EdgeMap.leastSlope, slope >= abs(along[at]), slope >= abs(across[at - width]),
        slope > abs(across[at + width])
      {
        ridge[at] = across[at]
      }
    }
  }

  /// The pieces of level edges and those of upright ones, the weightiest of each first.
  ///
  /// - Parameter map: The slopes of the picture.
  /// - Returns: The pieces, and what becomes of such as lie in one line.
  /// - Complexity: O(pixels), and O(*n*²) in the pieces, of which there are a few hundred at most.
  static func segments(in map: EdgeMap) -> [EdgeSegment] {
    let (width, height) = (map.width, map.height)
    let shortest = max(14, 0.03 * Double(max(width, height)))
    var level = SegmentFinder(
      width: width, height: height, shortest: shortest, along: map.across, across: map.down)
    func turned(_ values: [Int16]) -> [Int16] {
      var result = [Int16](repeating: 0, count: values.count)
      for y in 0..<height {
        for x in 0..<width { result[x * height + y] = values[y * width + x] }
      }
      return result
    }
    var upright = SegmentFinder(
      width: height, height: width, shortest: shortest, along: turned(map.down),
      across: turned(map.across))
    func swapped(_ place: Point) -> Point { Point(x: place.y, y: place.x) }
    return joined(level.pieces())
      + joined(upright.pieces()).map {
        EdgeSegment(start: swapped($0.start), end: swapped($0.end), slope: $0.slope)
      }
  }

  /// The weightiest pieces, and what becomes of those that lie in one line.
  private static func joined(_ pieces: [EdgeSegment]) -> [EdgeSegment] {
    let pieces = Array(pieces.sorted { $0.precedes($1) }.prefix(most))
    var lines = pieces
    for index in pieces.indices {
      var line = pieces[index]
      var isLonger = false
      for other in pieces.indices where other != index {
        if let longer = line.joined(with: pieces[other]) {
          (line, isLonger) = (longer, true)
        }
      }
      if isLonger { lines.append(line) }
    }
    return Array(lines.sorted { $0.precedes($1) }.prefix(most))
  }

  /// Follows every edge along the rows, and parts it where it bends.
  private mutating func pieces() -> [EdgeSegment] {
    var pieces: [EdgeSegment] = []
    for x in 0..<width {
      for y in 2..<max(2, height - 2) where ridge[y * width + x] != 0 {
        let chain = chain(from: x, y)
        if Double(chain.count) >= 0.6 * shortest { part(chain[...], into: &pieces) }
      }
    }
    return pieces
  }

  /// The points of an edge from its left end on; they are taken off the ridge.
  private mutating func chain(from x: Int, _ y: Int) -> [(place: Point, slope: Int16)] {
    var (x, y) = (x, y)
    let isRising = ridge[y * width + x] > 0
    var chain: [(place: Point, slope: Int16)] = []
    while true {
      chain.append((Point(x: Double(x), y: Double(y)), abs(ridge[y * width + x])))
      ridge[y * width + x] = 0
      var next: (x: Int, y: Int, slope: Int16)?
      for ahead in 1...3 where x + ahead < width && next == nil {
        for row in max(0, y - 1)...min(height - 1, y + 1) {
          let slope = ridge[row * width + x + ahead]
          guard slope != 0, (slope > 0) == isRising else { continue }
          if abs(slope) > next?.slope ?? 0 { next = (x + ahead, row, abs(slope)) }
        }
      }
      guard let next else { return chain }
      (x, y) = (next.x, next.y)
    }
  }

  private func part(
    _ chain: ArraySlice<(place: Point, slope: Int16)>, into pieces: inout [EdgeSegment]
  ) {
    guard let first = chain.first, let last = chain.last,
      first.place.distance(to: last.place) >= shortest
    else { return }
    let (line, error) = Self.line(through: chain)
    guard error > Self.straightness else {
      pieces.append(line)
      return
    }
    let along = (last.place - first.place).normalized
    var worst = (index: chain.startIndex, distance: 0.0)
    for index in chain.indices {
      let distance = abs((chain[index].place - first.place).cross(along))
      if distance > worst.distance { worst = (index, distance) }
    }
    // Both ends lie on the line between them, so that both parts are shorter.
    guard worst.index > chain.startIndex else { return }
    part(chain[...worst.index], into: &pieces)
    part(chain[worst.index...], into: &pieces)
  }
  /// The line of least squares through the points of a chain, and how far they lie from it on average.
  private static func line(
    through chain: ArraySlice<(place: Point, slope: Int16)>
  ) -> (EdgeSegment, Double) {
    let count = Double(chain.count)
    var (mean, slope) = (Point.zero, 0.0)
    for point in chain {
      mean += point.place / count
      slope += Double(point.slope) / count
    }
    var (xx, xy, yy) = (0.0, 0.0, 0.0)
    for point in chain {
      let way = point.place - mean
      xx += way.x * way.x
      xy += way.x * way.y
      yy += way.y * way.y
    }
    let incline = xy / max(xx, 1e-9)
    func place(_ x: Double) -> Point { Point(x: x, y: mean.y + incline * (x - mean.x)) }
    let error = (max(0, yy - incline * xy) / count).squareRoot()
    return (
      EdgeSegment(
        start: place(chain.first?.place.x ?? 0), end: place(chain.last?.place.x ?? 0), slope: slope),
      error
    )
  }
}
