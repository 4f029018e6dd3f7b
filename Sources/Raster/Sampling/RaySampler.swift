/// Samples a picture at equal steps along straight lines: `GrayImage.gray` for inner loops.
///
/// Places have sixteen bits of fraction and weights eight, so a sample is within 1/128 of the greys'
/// difference of what `gray` answers; the edge rule is the same. The picture has at least two rows and
/// columns, and its memory outlives the sampler.
@safe package struct RaySampler {
  private let input: UnsafePointer<UInt8>
  private let width: Int
  private let height: Int

  /// - Parameters:
  ///   - input: The samples, row by row.
  ///   - width: The number of columns, at least 2.
  ///   - height: The number of rows, at least 2.
  @unsafe
  package init(input: UnsafePointer<UInt8>, width: Int, height: Int) {
    unsafe self.input = unsafe input
    self.width = width
    self.height = height
  }

  /// A line that stays inside the picture, in parts of 65536 pixels.
  private struct Line {
    var x: Int
    var y: Int
    let stepX: Int
    let stepY: Int

    /// Takes a step, and gives the index of the pixel that it leaves.
    @inline(__always)
    mutating func next(width: Int) -> Int {
      let index = (y &>> 16) &* width &+ (x &>> 16)
      x &+= stepX
      y &+= stepY
      return index
    }
  }

  /// A line in parts of 65536 pixels, or `nil` where it leaves the picture.
  @inline(__always)
  private func line(_ start: Point, step: Point, count: Int, shift: Int) -> Line? {
    let limitX = Double(width) - 1.01
    let limitY = Double(height) - 1.01
    let end = start + step * Double(count - 1)
    guard start.x >= 0, end.x >= 0, start.y >= 0, end.y >= 0,
      start.x < limitX, end.x < limitX, start.y < limitY, end.y < limitY
    else { return nil }
    return Line(
      x: Int(start.x * 65536) &+ shift, y: Int(start.y * 65536) &+ shift,
      stepX: Int(step.x * 65536), stepY: Int(step.y * 65536))
  }

  /// Calls `body` with the number of each sample and its place in parts of 65536 pixels, for lines that
  /// leave the picture: there the places of its edge.
  @inline(never)
  func walkEdge(
    _ start: Point, step: Point, count: Int, shift: Int,
    _ body: (Int, Int, Int) -> Void
  ) {
    /// What is farther away than a million pixels counts as that, and "not a number" as 0.
    func fixed(_ value: Double) -> Int {
      guard value > -1e6 else { return value.isNaN ? 0 : -65_536_000_000 }
      return Int(min(value, 1e6) * 65536)
    }
    var x = fixed(start.x) &+ shift
    var y = fixed(start.y) &+ shift
    let stepX = fixed(step.x)
    let stepY = fixed(step.y)
    // a place of the last column or row would ask for one more
    let lastX = (width - 1) &<< 16 - 1
    let lastY = (height - 1) &<< 16 - 1
    for index in 0..<count {
      body(index, min(max(x, 0), lastX), min(max(y, 0), lastY))
      x &+= stepX
      y &+= stepY
    }
  }

  /// The grey at a place, interpolated between four pixels, in parts of 65536.
  @inline(__always)
  private func grey(_ x: Int, _ y: Int) -> Float {
    let corner = unsafe input + ((y &>> 16) &* width &+ (x &>> 16))
    let fx = Int32(truncatingIfNeeded: (x &>> 8) & 255)
    let fy = Int32(truncatingIfNeeded: (y &>> 8) & 255)
    let upperLeft = unsafe Int32(corner[0])
    let lowerLeft = unsafe Int32(corner[width])
    let upperStep = unsafe Int32(corner[1]) &- upperLeft
    let lowerStep = unsafe Int32(corner[width &+ 1]) &- lowerLeft
    let upper: Int32 = upperLeft &* 256 &+ upperStep &* fx
    let lower: Int32 = lowerLeft &* 256 &+ lowerStep &* fx
    return Float(upper &* 256 &+ (lower &- upper) &* fy)
  }

  /// As `grey` for the next four places of a line.
  ///
  /// All sums are whole numbers of at most 24 bits, which `Float` holds exactly: the greys are those of
  /// `grey` to the bit.
  @inline(__always)
  private func nextFour(
    _ line: inout Line, _ xs: inout SIMD4<UInt32>, _ ys: inout SIMD4<UInt32>
  ) -> SIMD4<Float> {
    let fx = Self.float(xs &>> 8 & 255)
    let fy = Self.float(ys &>> 8 & 255)
    var pixels = SIMD4<UInt32>.zero
    for lane in 0..<4 {
      let corner = unsafe UnsafeRawPointer(input + line.next(width: width))
      let upper = unsafe corner.loadUnaligned(as: UInt16.self).littleEndian
      let lower = unsafe corner.loadUnaligned(fromByteOffset: width, as: UInt16.self).littleEndian
      pixels[lane] = UInt32(upper) | UInt32(lower) &<< 16
    }
    xs &+= UInt32(truncatingIfNeeded: line.stepX &* 4)
    ys &+= UInt32(truncatingIfNeeded: line.stepY &* 4)
    let upperLeft = Self.float(pixels & 255)
    let lowerLeft = Self.float(pixels &>> 16 & 255)
    let upper = upperLeft * 256 + (Self.float(pixels &>> 8 & 255) - upperLeft) * fx
    let lower = lowerLeft * 256 + (Self.float(pixels &>> 24) - lowerLeft) * fx
    return upper * 256 + (lower - upper) * fy
  }

  /// The last bits of four places, `step` apart.
  @inline(__always)
  private static func fours(from start: Int, step: Int) -> SIMD4<UInt32> {
    SIMD4<UInt32>(0, 1, 2, 3) &* UInt32(truncatingIfNeeded: step)
      &+ UInt32(truncatingIfNeeded: start)
  }

  /// Bytes as floating point numbers: behind the exponent of 2²³ they are the last bits.
  @inline(__always)
  private static func float(_ bytes: SIMD4<UInt32>) -> SIMD4<Float> {
    unsafe unsafeBitCast(bytes | Float(8_388_608).bitPattern, to: SIMD4<Float>.self) - 8_388_608
  }

  /// Calls `fours` and, for what is left and at the edge, `one` with the number of the first sample
  /// and the greys, interpolated between four pixels, in parts of 65536.
  @inline(__always)
  func samples(
    from start: Point, step: Point, count: Int, fours: (Int, SIMD4<Float>) -> Void,
    one: (Int, Float) -> Void
  ) {
    guard var line = line(start, step: step, count: count, shift: 0) else {
      return walkEdge(start, step: step, count: count, shift: 0) { one($0, grey($1, $2)) }
    }
    var index = 0
    var xs = Self.fours(from: line.x, step: line.stepX)
    var ys = Self.fours(from: line.y, step: line.stepY)
    while index &+ 4 <= count {
      fours(index, nextFour(&line, &xs, &ys))
      index &+= 4
    }
    while index < count {
      one(index, grey(line.x, line.y))
      line.x &+= line.stepX
      line.y &+= line.stepY
      index &+= 1
    }
  }

  /// Writes the greys of a line of samples, interpolated between four pixels; O(count).
  ///
  /// - Parameters:
  ///   - start: The place of the first sample.
  ///   - step: The way from each sample to the next.
  ///   - count: The number of samples.
  ///   - output: Where the greys go, 0 to 255.
  package func sample(
    from start: Point, step: Point, count: Int, into output: UnsafeMutablePointer<Float>
  ) {
    samples(from: start, step: step, count: count) {
      unsafe UnsafeMutableRawPointer(output + $0).storeBytes(
        of: $1 * (1 / 65536), as: SIMD4<Float>.self)
    } one: {
      unsafe output[$0] = $1 * (1 / 65536)
    }
  }

  /// As `sample`, with the grey of the nearest pixel.
  package func sampleNearest(
    from start: Point, step: Point, count: Int, into output: UnsafeMutablePointer<Float>
  ) {
    // half a pixel more, so that cutting off rounds
    guard var line = line(start, step: step, count: count, shift: 32768) else {
      return walkEdge(start, step: step, count: count, shift: 32768) { index, x, y in
        unsafe output[index] = Float(input[(y &>> 16) &* width &+ (x &>> 16)])
      }
    }
    var index = 0
    while index &+ 4 <= count {
      var greys = SIMD4<UInt32>.zero
      for lane in 0..<4 { unsafe greys[lane] = UInt32(input[line.next(width: width)]) }
      unsafe UnsafeMutableRawPointer(output + index).storeBytes(
        of: Self.float(greys), as: SIMD4<Float>.self)
      index &+= 4
    }
    while index < count {
      unsafe output[index] = Float(input[line.next(width: width)])
      index &+= 1
    }
  }

  /// Adds the greys of a line of samples to numbers that are there, or 255 less them.
  package func add(
    from start: Point, step: Point, count: Int, isInverted: Bool,
    to sums: UnsafeMutablePointer<Float>
  ) {
    let base: Float = isInverted ? 255 : 0
    let factor: Float = isInverted ? -1 / 65536 : 1 / 65536
    samples(from: start, step: step, count: count) {
      let place = unsafe UnsafeMutableRawPointer(sums + $0)
      let present = unsafe place.loadUnaligned(as: SIMD4<Float>.self)
      unsafe place.storeBytes(of: present + (base + factor * $1), as: SIMD4<Float>.self)
    } one: {
      unsafe sums[$0] += base + factor * $1
    }
  }
}
