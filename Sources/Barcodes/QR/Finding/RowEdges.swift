/// The edges along one row of pixels: where dark and light meet, halfway between each extreme and the
/// next.
///
/// No threshold for dark is needed, so shadow and glare do no harm as long as they change slowly
/// beside the modules. A change counts as an edge when it is large against the changes just before.
/// Both ends of the row count as edges too: symbols are often cut out without their margin.
struct RowEdges {
  /// The least change that can be an edge, in grey levels.
  private let leastChange: Int32

  /// Where the edges lie, falling and rising by turns, and sixteen places or more behind the last.
  private(set) var positions: [Float]
  /// The grey of the extreme before each edge; the one after it is the next edge's.
  private(set) var extremes: [UInt8]
  /// The number of edges of the row.
  private(set) var count = 0
  /// Whether the first edge leads from light to dark.
  private(set) var beginsFalling = true

  /// Makes room for the edges of rows of a width.
  ///
  /// - Parameters:
  ///   - width: The number of pixels of a row.
  ///   - leastChange: The least change that can be an edge; it should be above the grain.
  init(width: Int, leastChange: Int) {
    self.leastChange = Int32(clamping: leastChange)
    positions = [Float](repeating: -0.5, count: width + 4 + 16)
    extremes = [UInt8](repeating: 0, count: width + 4)
  }

  /// Finds the edges of a row.
  ///
  /// - Complexity: O(*n*) in the number of pixels.
  mutating func find(in pixels: UnsafeRawBufferPointer) {
    guard let first = unsafe pixels.first else { return count = 0 }
    let walk = RowWalk(first: Int32(first), leastChange: leastChange)
    (count, beginsFalling) = unsafe positions.withUnsafeMutableBufferPointer { positions in
      unsafe extremes.withUnsafeMutableBufferPointer { extremes in
        unsafe Self.follow(walk, pixels, into: positions, extremes)
      }
    }
  }

  /// Writes the edges of a row behind the one at its beginning, and gives their number and whether
  /// the first one leads from light to dark; there is room for four more than pixels.
  @unsafe private static func follow(
    _ begun: RowWalk, _ pixels: UnsafeRawBufferPointer,
    into positions: UnsafeMutableBufferPointer<Float>, _ extremes: UnsafeMutableBufferPointer<UInt8>
  ) -> (count: Int, beginsFalling: Bool) {
    // A copy of its own stays in registers.
    var walk = begun
    let width = pixels.count
    var count = 1
    var x = 1
    while x < width {
      let value = Int32(unsafe pixels[x])
      if walk.isQuiet(value) {
        guard x &+ 16 <= width else {
          x &+= 1
          continue
        }
        let quiet = unsafe walk.quietCount(pixels, from: x)
        if quiet == 16 { walk.passQuiet() }
        x &+= quiet
        continue
      }
      if walk.isTurn(value, at: x) {
        let edge = unsafe walk.edge(in: pixels)
        unsafe positions[count] = Float(edge.place &- 1) + edge.share
        unsafe extremes[count] = UInt8(truncatingIfNeeded: walk.certain)
        count &+= 1
        walk.turn(value, at: x)
      }
      x &+= 1
    }
    // The last extreme stays in question up to the end.
    if walk.endsWithEdge {
      unsafe positions[count] = Float(walk.edge(in: pixels).place) - 0.5
      unsafe extremes[count] = UInt8(truncatingIfNeeded: walk.certain)
      count &+= 1
      unsafe extremes[count] = UInt8(truncatingIfNeeded: walk.candidate)
    } else {
      unsafe extremes[count] = UInt8(truncatingIfNeeded: walk.certain)
    }
    unsafe positions[count] = Float(width) - 0.5
    return (count &+ 1, walk.beginsFalling)
  }
}
