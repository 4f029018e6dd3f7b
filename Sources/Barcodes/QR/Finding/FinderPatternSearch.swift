import Raster

/// Looks for finder patterns: along every few rows, then across each find.
struct FinderPatternSearch {
  private let image: GrayImage

  /// The marks found so far.
  private(set) var patterns: [FinderPattern] = []

  /// The greatest number of marks to keep: a page of print seldom shows more than a few by chance,
  /// strong grain many.
  private static let greatestCount = 160
  /// Of the rows that are scanned for small marks one of so many is scanned for large ones: those have
  /// middle squares of 17 pixels or more (`PictureSurvey.fineRegions`), where rows are 4 apart.
  private static let largeStep = 3

  /// Searches an image.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - rowStep: The distance of the rows that are scanned.
  ///   - regions: Where marks are looked for.
  ///   - fine: Where of that they may be small; everywhere when left out.
  /// - Complexity: O(*n*) in the number of pixels on the scanned rows.
  init(
    _ image: GrayImage, rowStep: Int, within regions: SearchRegions = .everywhere,
    fine: SearchRegions? = nil
  ) {
    self.image = image
    guard image.width >= 7, image.height >= 7 else { return }
    let leastChange = Int(min(40, max(10, 5 * image.grain())))
    var edges = RowEdges(width: image.width, leastChange: leastChange)
    for (number, y) in stride(from: rowStep / 2, to: image.height, by: rowStep).enumerated() {
      let regions = number % Self.largeStep == 0 ? regions : fine ?? regions
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
    let last = edges.count - 5
    for eight in stride(from: 0, to: last, by: Self.lanes) {
      let arePatterns = unsafe edges.positions.withUnsafeBytes {
        unsafe Self.arePatterns($0, from: eight)
      }
      guard arePatterns != .zero else { continue }
      for lane in 0..<min(Self.lanes, last - eight) where arePatterns[lane] != 0 {
        add(edges, eight + lane, from: start, y)
      }
    }
  }

  /// The number of first edges that are judged together.
  private static let lanes = SIMD8<Float>.scalarCount

  /// Whether five runs between six edges stand in the ratio of a finder pattern, for eight first edges
  /// that follow one another: 0 where they do not.
  ///
  /// Distances between edges of one kind come first: blur and ink that spreads leave them alone.
  @inline(__always) @unsafe
  private static func arePatterns(_ edges: UnsafeRawBufferPointer, from first: Int) -> SIMD8<Int32>
  {
    func places(_ index: Int) -> SIMD8<Float> {
      unsafe edges.loadUnaligned(
        fromByteOffset: (first &+ index) &* MemoryLayout<Float>.stride, as: SIMD8<Float>.self)
    }
    let (start, end) = (places(0), places(5))
    let (one, two) = (places(1) - start, places(2) - places(1))
    let three = places(3) - places(2)
    let (four, five) = (places(4) - places(3), end - places(4))
    let module = (end - start) / 7
    let slack = 0.8 * module + 0.5
    func isNear(_ length: SIMD8<Float>, _ slack: SIMD8<Float>) -> SIMDMask<SIMD8<Int32>> {
      (length .<= slack) .& (length .>= -slack)
    }
    let isWidest = (three .> one) .& (three .> two) .& (three .> four) .& (three .> five)
    let areNear =
      isNear(one + two - 2 * module, slack) .& isNear(four + five - 2 * module, slack)
      .& isNear(two + three - 4 * module, 1.5 * slack)
      .& isNear(three + four - 4 * module, 1.5 * slack)
    return SIMD8.zero.replacing(with: 1, where: isWidest .& areNear .& (module .>= 0.8))
  }

  /// Checks the pattern behind a first edge across and takes it in.
  private mutating func add(_ edges: RowEdges, _ first: Int, from start: Int, _ y: Int) {
    let (positions, extremes) = (edges.positions, edges.extremes)
    // Six edges, five runs: the extremes of the runs follow their first edge.
    let isInverted = (first & 1 == 0) != edges.beginsFalling
    var (least, greatest) = (255, 0)
    for index in first + 1...first + 4 {
      let contrast = abs(Int(extremes[index]) - Int(extremes[index + 1]))
      (least, greatest) = (min(least, contrast), max(greatest, contrast))
    }
    guard 4 * least >= greatest else { return }
    let center = Double(start) + Double(positions[first + 2] + positions[first + 3]) / 2
    let width = Double(positions[first + 5] - positions[first])
    add(x: center, y: Double(y), width: width, contrast: Double(greatest), isInverted: isInverted)
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
