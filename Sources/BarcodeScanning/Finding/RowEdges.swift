/// The edges along one row of pixels: where dark and light meet, halfway between each extreme and the
/// next.
///
/// No threshold for dark is needed, so shadow and glare do no harm as long as they change slowly
/// beside the modules. A change counts as an edge when it is large against the changes just before.
/// Both ends of the row count as edges too: symbols are often cut out without their margin.
struct RowEdges {
  /// The least change that can be an edge, in grey levels.
  private let leastChange: Int32

  /// Where the edges lie; they fall and rise by turns.
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
    positions = [Float](repeating: -0.5, count: width + 4)
    extremes = [UInt8](repeating: 0, count: width + 4)
  }

  /// Finds the edges of a row.
  ///
  /// - Complexity: O(*n*) in the number of pixels.
  mutating func find(in pixels: UnsafeRawBufferPointer) {
    let width = pixels.count
    let leastChange = leastChange
    var count = 1
    var beginsFalling = true
    unsafe positions.withUnsafeMutableBufferPointer { positions in
      unsafe extremes.withUnsafeMutableBufferPointer { extremes in
        guard let first = unsafe pixels.first else { return }
        // The extremes on both sides of now: the one that is certain, and the one in question.
        var certain = Int32(first)
        var certainPlace = 0
        var candidate = Int32(first)
        var candidatePlace = 0
        var isRising = false
        var isUndecided = true
        var change = leastChange
        var x = 1
        while x < width {
          // Sixteen pixels at a time where nothing happens: none beyond the extreme in question and
          // none so far from it that it is decided.
          if x &+ 16 <= width {
            let next = unsafe pixels.loadUnaligned(fromByteOffset: x, as: SIMD16<UInt8>.self)
            let low = isUndecided || isRising ? candidate &- change : candidate
            let high = isUndecided || !isRising ? candidate &+ change : candidate
            let floor = SIMD16<UInt8>(repeating: UInt8(truncatingIfNeeded: max(0, low)))
            let ceiling = SIMD16<UInt8>(repeating: UInt8(truncatingIfNeeded: min(255, high)))
            if next.min() >= floor[0] && next.max() <= ceiling[0] {
              x &+= 16
              // Edges long past say little about the contrast here.
              change = max(leastChange, change &- change / 8)
              continue
            }
          }
          let value = Int32(unsafe pixels[x])
          if isUndecided {
            if abs(value &- candidate) > change {
              isUndecided = false
              isRising = value > candidate
              // The end of the row is an edge of the other kind.
              beginsFalling = isRising
              certain = candidate
              candidate = value
              candidatePlace = x
            }
          } else if isRising ? value > candidate : value < candidate {
            candidate = value
            candidatePlace = x
          } else if isRising ? value < candidate &- change : value > candidate &+ change {
            // The candidate is an extreme: there is an edge between it and the one before.
            let middle = Float(certain &+ candidate) / 2
            var place = candidatePlace
            while place > certainPlace &+ 1,
              unsafe isRising
                ? Float(pixels[place &- 1]) > middle : Float(pixels[place &- 1]) < middle
            { place &-= 1 }
            let after = Float(unsafe pixels[place])
            let before = Float(unsafe pixels[place &- 1])
            let share = after == before ? 0.5 : (middle - before) / (after - before)
            unsafe positions[count] = Float(place &- 1) + min(1, max(0, share))
            unsafe extremes[count] = UInt8(truncatingIfNeeded: certain)
            count &+= 1
            change = max(leastChange, abs(candidate &- certain) / 4, change &- change / 4)
            certain = candidate
            certainPlace = candidatePlace
            candidate = value
            candidatePlace = x
            isRising.toggle()
          }
          x &+= 1
        }
        // The last extreme stays in question up to the end.
        if !isUndecided, abs(candidate &- certain) > change {
          let middle = Float(certain &+ candidate) / 2
          var place = candidatePlace
          while place > certainPlace &+ 1,
            unsafe isRising
              ? Float(pixels[place &- 1]) > middle : Float(pixels[place &- 1]) < middle
          { place &-= 1 }
          unsafe positions[count] = Float(place) - 0.5
          unsafe extremes[count] = UInt8(truncatingIfNeeded: certain)
          count &+= 1
          unsafe extremes[count] = UInt8(truncatingIfNeeded: candidate)
        } else {
          unsafe extremes[count] = UInt8(truncatingIfNeeded: certain)
        }
        unsafe positions[count] = Float(width) - 0.5
        count &+= 1
      }
    }
    self.count = count
    self.beginsFalling = beginsFalling
  }
}
