import Raster

/// Looks for finder patterns: along every few rows, then across each find.
struct FinderPatternSearch {
  private let image: GrayImage

  /// The marks found so far.
  private(set) var patterns: [FinderPattern] = []

  /// The greatest number of marks to keep: a page of print seldom shows more than a few by chance,
  /// strong grain many.
  private static let greatestCount = 160

  /// Searches an image.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - rowStep: The distance of the rows that are scanned.
  ///   - regions: Where marks are looked for.
  /// - Complexity: O(*n*) in the number of pixels on the scanned rows.
  init(_ image: GrayImage, rowStep: Int, within regions: SearchRegions = .everywhere) {
    self.image = image
    guard image.width >= 7, image.height >= 7 else { return }
    let leastChange = Int(min(40, max(10, 5 * image.grain())))
    var edges = RowEdges(width: image.width, leastChange: leastChange)
    for y in stride(from: rowStep / 2, to: image.height, by: rowStep) {
      for part in regions.parts(ofLineFrom: 0, y, stepX: 1, stepY: 0, length: image.width) {
        unsafe image.pixels.withUnsafeBytes { pixels in
          let row = y * image.width + part.lowerBound..<y * image.width + part.upperBound
          unsafe edges.find(in: UnsafeRawBufferPointer(rebasing: pixels[row]))
        }
        scan(edges, from: part.lowerBound, y)
        if patterns.count >= Self.greatestCount { return }
      }
    }
  }

  private mutating func scan(_ edges: RowEdges, from start: Int, _ y: Int) {
    let positions = edges.positions
    let extremes = edges.extremes
    guard edges.count >= 6 else { return }
    for first in 0..<edges.count - 5 {
      let isPattern = unsafe positions.withUnsafeBufferPointer {
        unsafe Self.isPattern($0, first)
      }
      guard isPattern else { continue }
      // Six edges, five runs: the extremes of the runs follow their first edge.
      let isInverted = (first & 1 == 0) != edges.beginsFalling
      let contrasts = (first + 1...first + 4).map { abs(Int(extremes[$0]) - Int(extremes[$0 + 1])) }
      guard let least = contrasts.min(), let greatest = contrasts.max(), 4 * least >= greatest
      else { continue }
      let center = Double(start) + Double(positions[first + 2] + positions[first + 3]) / 2
      let width = Double(positions[first + 5] - positions[first])
      add(
        x: center, y: Double(y), width: width, contrast: Double(greatest), isInverted: isInverted)
    }
  }

  /// Whether five runs between six edges stand in the ratio of a finder pattern.
  ///
  /// Distances between edges of one kind come first: blur and ink that spreads leave them alone.
  @inline(__always)
  private static func isPattern(_ edges: UnsafeBufferPointer<Float>, _ first: Int) -> Bool {
    let one = unsafe edges[first &+ 1] - edges[first]
    let two = unsafe edges[first &+ 2] - edges[first &+ 1]
    let three = unsafe edges[first &+ 3] - edges[first &+ 2]
    // What most runs lack.
    guard three > one, three > two else { return false }
    let four = unsafe edges[first &+ 4] - edges[first &+ 3]
    let five = unsafe edges[first &+ 5] - edges[first &+ 4]
    guard three > four, three > five else { return false }
    let module = unsafe (edges[first &+ 5] - edges[first]) / 7
    guard module >= 0.8 else { return false }
    let slack = 0.8 * module + 0.5
    return abs(one + two - 2 * module) <= slack && abs(four + five - 2 * module) <= slack
      && abs(two + three - 4 * module) <= 1.5 * slack
      && abs(three + four - 4 * module) <= 1.5 * slack
  }

  /// Checks a find across and takes it in.
  private mutating func add(x: Double, y: Double, width: Double, contrast: Double, isInverted: Bool)
  {
    var center = Point(x: x, y: y)
    // A mark that has been seen well needs no further sighting.
    for index in patterns.indices
    where patterns[index].isInverted == isInverted && patterns[index].count >= 3
      && patterns[index].covers(center)
    {
      patterns[index].count += 1
      return
    }
    let walk = PatternWalk(
      image: image, isInverted: isInverted, contrast: contrast, size: width)
    let x = min(max(Int(center.x.rounded()), 0), image.width - 1)
    guard let column = walk.crossing(alongColumn: x, from: Int(y), expected: width) else { return }
    center.y += column.middle
    let y = min(max(Int(center.y.rounded()), 0), image.height - 1)
    guard let row = walk.crossing(alongRow: y, from: x, expected: width) else { return }
    center.x = Double(x) + row.middle
    let ratio = row.length / column.length
    // A mark that is turned away by 60 degrees is half as wide, and less where it is the far one.
    guard ratio > 0.4, ratio < 2.5 else { return }
    // Both diagonals may be cut short by perspective or a bend, one of them must hold.
    let diagonal = 2.0.squareRoot() / 2
    let expected = 1.5 * max(row.length, column.length)
    let slopes = [Point(x: diagonal, y: diagonal), Point(x: diagonal, y: -diagonal)]
    guard
      slopes.contains(where: {
        walk.crossing(through: center, along: $0, expected: expected) != nil
      })
    else { return }
    let found = FinderPattern(
      center: center, width: row.length, height: column.length, contrast: contrast,
      isInverted: isInverted, count: 1)
    for index in patterns.indices where patterns[index].merge(found) { return }
    patterns.append(found)
  }
}
