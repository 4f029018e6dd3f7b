import Raster

/// Looks for finder patterns: along every few rows, then across each find.
struct FinderPatternSearch {
  private let image: ThresholdedImage

  /// The marks found so far.
  private(set) var patterns: [FinderPattern] = []

  /// The greatest number of marks to keep; a page of print seldom shows more than a few by chance.
  private static let greatestCount = 64

  /// Searches an image.
  ///
  /// - Parameters:
  ///   - image: The image with its thresholds.
  ///   - rowStep: The distance of the rows that are scanned.
  /// - Complexity: O(*n*) in the number of pixels on the scanned rows.
  init(_ image: ThresholdedImage, rowStep: Int) {
    self.image = image
    guard image.width >= 7, image.height >= 7 else { return }
    var edges = [Int32](repeating: 0, count: image.width + 2)
    for y in stride(from: rowStep / 2, to: image.height, by: rowStep) {
      let count = edgePositions(ofRow: y, &edges)
      guard count >= 6 else { continue }
      // Edge k begins a dark run where k is odd: the row is taken to begin light.
      for first in 0..<count - 5 where Self.isPattern(edges, first) {
        let center = Double(edges[first + 2] + edges[first + 3]) / 2 - 0.5
        let width = Double(edges[first + 5] - edges[first])
        add(x: center, y: Double(y), width: width, isInverted: first & 1 == 1)
        if patterns.count >= Self.greatestCount { return }
      }
    }
  }

  /// Writes where a row turns dark or light; the first entry begins a dark run, 0 where the row
  /// itself begins dark.
  private func edgePositions(ofRow y: Int, _ edges: inout [Int32]) -> Int {
    let width = image.width
    let start = y * width
    let blockStart = (y >> 3) * image.blocksPerRow
    return unsafe edges.withUnsafeMutableBufferPointer { edges in
      unsafe image.pixels.withUnsafeBytes { pixels in
        unsafe image.thresholds.withUnsafeBufferPointer { thresholds in
          var count = 0
          var previous: UInt8 = 0
          var x = 0
          while x &+ 8 <= width {
            let samples = unsafe pixels.loadUnaligned(
              fromByteOffset: start &+ x, as: SIMD8<UInt8>.self)
            let limit = SIMD8<UInt8>(repeating: unsafe thresholds[blockStart &+ x >> 3])
            let bits = SIMD8<UInt8>(1, 2, 4, 8, 16, 32, 64, 128)
              .replacing(with: 0, where: samples .> limit).wrappedSum()
            // A set bit is a pixel unlike the one before it.
            var changes = bits ^ (bits << 1 | previous)
            previous = bits >> 7
            while changes != 0 {
              unsafe edges[count] = Int32(truncatingIfNeeded: x &+ changes.trailingZeroBitCount)
              count &+= 1
              changes &= changes &- 1
            }
            x &+= 8
          }
          while x < width {
            let bit: UInt8 = unsafe pixels[start &+ x] <= thresholds[blockStart &+ x >> 3] ? 1 : 0
            if bit != previous {
              unsafe edges[count] = Int32(truncatingIfNeeded: x)
              count &+= 1
              previous = bit
            }
            x &+= 1
          }
          if previous == 1 {
            unsafe edges[count] = Int32(truncatingIfNeeded: width)
            count &+= 1
          }
          return count
        }
      }
    }
  }

  /// Whether five runs between six edges stand in the ratio of a finder pattern.
  ///
  /// Distances between edges of one kind come first: blur and ink that spreads leave them alone.
  @inline(__always)
  private static func isPattern(_ edges: [Int32], _ first: Int) -> Bool {
    let total = edges[first &+ 5] &- edges[first]
    guard total >= 7 else { return false }
    // All in units of a seventh of a module.
    let one = 7 &* (edges[first &+ 1] &- edges[first])
    let two = 7 &* (edges[first &+ 2] &- edges[first &+ 1])
    let three = 7 &* (edges[first &+ 3] &- edges[first &+ 2])
    let four = 7 &* (edges[first &+ 4] &- edges[first &+ 3])
    let five = 7 &* (edges[first &+ 5] &- edges[first &+ 4])
    // Whole pixels leave a rounding of up to one.
    let slack = 7 + total / 3
    return abs(one &+ two &- 2 &* total) <= slack + total / 3
      && abs(four &+ five &- 2 &* total) <= slack + total / 3
      && abs(two &+ three &- 4 &* total) <= slack + total / 2
      && abs(three &+ four &- 4 &* total) <= slack + total / 2
      && three > one && three > two && three > four && three > five
  }

  /// Checks a find across and takes it in.
  private mutating func add(x: Double, y: Double, width: Double, isInverted: Bool) {
    var center = Point(x: x, y: y)
    let walk = PatternWalk(image: image, isInverted: isInverted)
    let down = Point(x: 0, y: 1)
    guard let column = walk.crossing(through: center, along: down, expected: width) else { return }
    center.y += column.middle
    let right = Point(x: 1, y: 0)
    guard let row = walk.crossing(through: center, along: right, expected: width) else { return }
    center.x += row.middle
    let ratio = row.length / column.length
    guard ratio > 0.5, ratio < 2 else { return }
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
      center: center, width: row.length, height: column.length, isInverted: isInverted, count: 1)
    for index in patterns.indices where patterns[index].merge(found) { return }
    patterns.append(found)
  }
}
