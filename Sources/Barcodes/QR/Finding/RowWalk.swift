/// The extremes on both sides of now along a row of pixels: the one that is certain, and the one in
/// question.
struct RowWalk {
  /// The least change that can be an edge, in grey levels.
  let leastChange: Int32
  /// The grey of the last extreme that is certain, and its place.
  private(set) var certain: Int32
  private var certainPlace = 0
  /// The grey of the extreme in question, and its place.
  private(set) var candidate: Int32
  private var candidatePlace = 0
  private var isRising = false
  private var isUndecided = true
  /// How far the grey must come back to make the extreme in question certain.
  private var change: Int32
  /// Whether the first edge leads from light to dark; the end of the row is an edge of the other kind
  /// than the first that is seen.
  private(set) var beginsFalling = true

  init(first: Int32, leastChange: Int32) {
    self.leastChange = leastChange
    certain = first
    candidate = first
    change = leastChange
  }

  /// The greys that change nothing: none beyond the extreme in question and none so far from it that
  /// it is decided.
  @inline(__always)
  private var quietGreys: (least: Int32, most: Int32) {
    (
      isUndecided || isRising ? candidate &- change : candidate,
      isUndecided || !isRising ? candidate &+ change : candidate
    )
  }

  /// Whether a pixel changes nothing.
  @inline(__always)
  func isQuiet(_ value: Int32) -> Bool {
    let greys = quietGreys
    return value >= greys.least && value <= greys.most
  }

  /// How many of sixteen pixels change nothing before one does.
  @inline(__always)
  func quietCount(_ pixels: UnsafeRawBufferPointer, from x: Int) -> Int {
    let next = unsafe pixels.loadUnaligned(fromByteOffset: x, as: SIMD16<UInt8>.self)
    let greys = quietGreys
    let least = SIMD16(repeating: UInt8(truncatingIfNeeded: max(0, greys.least)))
    let most = SIMD16(repeating: UInt8(truncatingIfNeeded: min(255, greys.most)))
    let ends = SIMD16<UInt8>.zero.replacing(with: 255, where: (next .< least) .| (next .> most))
    let words = unsafe unsafeBitCast(ends, to: SIMD2<UInt64>.self)
    if words[0] != 0 { return words[0].littleEndian.trailingZeroBitCount >> 3 }
    return words[1] != 0 ? 8 &+ words[1].littleEndian.trailingZeroBitCount >> 3 : 16
  }

  /// Edges long past say little about the contrast here.
  @inline(__always)
  mutating func passQuiet() { change = max(leastChange, change &- change / 8) }

  /// Takes in a pixel: whether it makes the candidate an extreme, so that there is an edge between it
  /// and the one before.
  @inline(__always)
  mutating func isTurn(_ value: Int32, at x: Int) -> Bool {
    if isUndecided {
      guard abs(value &- candidate) > change else { return false }
      isUndecided = false
      isRising = value > candidate
      beginsFalling = isRising
      certain = candidate
    } else if isRising ? value <= candidate : value >= candidate {
      return isRising ? value < candidate &- change : value > candidate &+ change
    }
    candidate = value
    candidatePlace = x
    return false
  }

  /// Goes on behind an edge, the other way.
  @inline(__always)
  mutating func turn(_ value: Int32, at x: Int) {
    change = max(leastChange, abs(candidate &- certain) / 4, change &- change / 4)
    certain = candidate
    certainPlace = candidatePlace
    candidate = value
    candidatePlace = x
    isRising.toggle()
  }

  /// Whether the extreme in question is far enough from the last one at the end of the row.
  var endsWithEdge: Bool { !isUndecided && abs(candidate &- certain) > change }

  /// The first pixel on the candidate's side of the middle between both extremes, and the share of the
  /// way to it from the one before at which the grey is the middle.
  @inline(__always)
  func edge(in pixels: UnsafeRawBufferPointer) -> (place: Int, share: Float) {
    let sum = certain &+ candidate
    let middle = Float(sum) / 2
    var place = candidatePlace
    while place > certainPlace &+ 1,
      unsafe isRising
        ? 2 &* Int32(pixels[place &- 1]) > sum : 2 &* Int32(pixels[place &- 1]) < sum
    { place &-= 1 }
    let after = Float(unsafe pixels[place])
    let before = Float(unsafe pixels[place &- 1])
    let share = after == before ? 0.5 : (middle - before) / (after - before)
    return (place, min(1, max(0, share)))
  }
}
