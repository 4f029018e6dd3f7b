import Raster

/// Finds the edges between light and dark along a straight line of pixels.
///
/// A line is smoothed a little across and followed from one extreme to the next; a turn counts when
/// it is higher than the noise and than a part of the turn before it. The edge lies where the line
/// crosses the middle between the two extremes, to a fraction of a pixel. A threshold would lose
/// the narrow bars of a blurred symbol, which never reach black or white. Both ends of the line are
/// edges as well: a symbol may touch the border of its picture.
struct EdgeScanner {
  /// The least height of a turn, in grey levels.
  var noise: Int32 = 7
  /// The places of the edges, in steps from the first pixel; only the first `count` hold.
  private(set) var edges: [Float]
  /// The number of edges found.
  private(set) var count = 0
  /// Whether it gets dark at the first edge.
  private(set) var beginsDark = false
  private var samples: [UInt8]

  /// A turn counts from this part of the one before it on: an eighth, as bits to shift by.
  private static let leastPartShift: Int32 = 3

  /// Makes a scanner for lines of up to `length` pixels.
  init(length: Int) {
    edges = [Float](repeating: 0, count: length + 2)
    samples = [UInt8](repeating: 0, count: length + 1)
  }

  /// Scans `length` pixels from the index `start` on, `stride` apart; `across` leads from a pixel to
  /// its neighbour on one side of the line.
  mutating func scan(_ picture: Picture, start: Int, stride: Int, across: Int, length: Int) {
    count = 0
    let last = start + stride * (length - 1)
    let reach = abs(across)
    guard length > 2, length < samples.count, min(start, last) - reach >= 0,
      max(start, last) + reach < picture.pixels.count
    else { return }
    unsafe picture.pixels.withUnsafeBufferPointer { pixels in
      unsafe samples.withUnsafeMutableBufferPointer { samples in
        // Pixels that follow one another are smoothed in vectors.
        if stride == 1 {
          for index in 0..<length {
            unsafe samples[index] = Self.smoothed(pixels, start &+ index, across)
          }
        } else {
          for index in 0..<length {
            unsafe samples[index] = Self.smoothed(pixels, start &+ index &* stride, across)
          }
        }
      }
    }
    let noise = noise
    (count, beginsDark) = unsafe samples.withUnsafeBufferPointer { samples in
      unsafe edges.withUnsafeMutableBufferPointer { edges in
        unsafe Self.findTurns(
          UnsafeBufferPointer(rebasing: samples[..<length]), noise: noise, into: edges)
      }
    }
  }

  /// Scans a line that is smoothed already.
  mutating func scan(_ line: SteepLines.Line, of lines: SteepLines) {
    count = 0
    guard line.length > 2, line.length < samples.count else { return }
    let noise = noise
    (count, beginsDark) = unsafe edges.withUnsafeMutableBufferPointer { edges in
      unsafe lines.withSamples(of: line) {
        unsafe Self.findTurns($0, noise: noise, into: edges)
      }
    }
  }

  /// The mean of a pixel, which counts twice, and its neighbours on both sides of a line.
  @inline(__always) @unsafe
  static func smoothed(
    _ pixels: UnsafeBufferPointer<UInt8>, _ place: Int, _ across: Int
  ) -> UInt8 {
    let sum =
      unsafe UInt16(pixels[place &- across]) &+ UInt16(pixels[place]) << 1
      &+ UInt16(pixels[place &+ across])
    return UInt8(truncatingIfNeeded: (sum &+ 2) >> 2)
  }

  /// Writes the edges of a line, and gives their number and whether it gets dark at the first; there
  /// is room for two more than samples.
  @unsafe private static func findTurns(
    _ samples: UnsafeBufferPointer<UInt8>, noise: Int32,
    into edges: UnsafeMutableBufferPointer<Float>
  ) -> (count: Int, beginsDark: Bool) {
    let length = samples.count
    var index = 1
    var low = unsafe Int32(samples[0])
    var high = low
    var lowPlace = 0
    var highPlace = 0
    // The first swing tells the way.
    while index < length, high &- low <= noise {
      let value = unsafe Int32(samples[index])
      if value > high {
        high = value
        highPlace = index
      } else if value <= low {
        low = value
        lowPlace = index
      }
      index &+= 1
    }
    guard high &- low > noise else { return (0, false) }
    var rises = highPlace > lowPlace
    let beginsDark = rises
    unsafe edges[0] = -0.5
    var count = 1
    var least = noise
    while index < length {
      if rises {
        unsafe follow(
          samples, at: &index, length: length, to: &high, &highPlace, least: least, rises: true)
      } else {
        unsafe follow(
          samples, at: &index, length: length, to: &low, &lowPlace, least: least, rises: false)
      }
      // The extreme is sure, and with it the edge that led to it.
      unsafe edges[count] =
        rises
        ? crossing(samples, from: lowPlace, to: highPlace, rises: true)
        : crossing(samples, from: highPlace, to: lowPlace, rises: false)
      count &+= 1
      guard index < length else { break }
      least = max(noise, (high &- low) >> leastPartShift)
      let value = unsafe Int32(samples[index])
      if rises { (low, lowPlace) = (value, index) } else { (high, highPlace) = (value, index) }
      rises.toggle()
    }
    unsafe edges[count] = Float(length) - 0.5
    return (count &+ 1, beginsDark)
  }

  /// Goes on while the samples rise, or fall, and keeps the extreme; a way back of more than `least`
  /// ends it.
  @inline(__always)
  private static func follow(
    _ samples: UnsafeBufferPointer<UInt8>, at index: inout Int, length: Int,
    to extreme: inout Int32, _ place: inout Int, least: Int32, rises: Bool
  ) {
    var limit = rises ? extreme &- least : extreme &+ least
    while index < length {
      let value = unsafe Int32(samples[index])
      if rises ? value < limit : value > limit { return }
      if rises ? value >= extreme : value <= extreme {
        extreme = value
        place = index
        limit = rises ? value &- least : value &+ least
        index &+= 1
      } else {
        index &+= 1
        if index &+ 16 <= length {
          index &+= unsafe quietCount(
            samples, from: index, extreme: extreme, limit: limit, rises: rises)
        }
      }
    }
  }

  /// How many of sixteen samples neither reach the extreme nor pass the limit before one does.
  @inline(__always) @unsafe
  private static func quietCount(
    _ samples: UnsafeBufferPointer<UInt8>, from index: Int, extreme: Int32, limit: Int32,
    rises: Bool
  ) -> Int {
    let next = unsafe UnsafeRawBufferPointer(samples).loadUnaligned(
      fromByteOffset: index, as: SIMD16<UInt8>.self)
    let most = SIMD16(repeating: UInt8(truncatingIfNeeded: extreme))
    let least = SIMD16(repeating: UInt8(truncatingIfNeeded: min(255, max(0, limit))))
    let isEvent =
      rises ? (next .>= most) .| (next .< least) : (next .<= most) .| (next .> least)
    let words = unsafe unsafeBitCast(
      SIMD16<UInt8>.zero.replacing(with: 255, where: isEvent), to: SIMD2<UInt64>.self)
    if words[0] != 0 { return words[0].littleEndian.trailingZeroBitCount >> 3 }
    return words[1] != 0 ? 8 &+ words[1].littleEndian.trailingZeroBitCount >> 3 : 16
  }

  /// Where the line first crosses the middle between two extremes.
  @inline(__always)
  private static func crossing(
    _ samples: UnsafeBufferPointer<UInt8>, from: Int, to: Int, rises: Bool
  ) -> Float {
    let first = unsafe Int32(samples[from])
    let last = unsafe Int32(samples[to])
    let middle = first &+ last
    // twice the value is even: the middle may be rounded away from the first extreme
    let limit = rises ? (middle &+ 1) >> 1 : middle >> 1
    var before = first
    var index = from &+ 1
    while index < to {
      let value = unsafe Int32(samples[index])
      if rises ? value >= limit : value <= limit { break }
      before = value
      index &+= 1
    }
    let value = unsafe Int32(samples[min(index, to)])
    guard value != before else { return Float(index) - 0.5 }
    let fraction = (Float(middle) * 0.5 - Float(before)) / Float(value &- before)
    return Float(index &- 1) + min(max(fraction, 0), 1)
  }
}
