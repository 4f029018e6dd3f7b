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

  /// Calls `body` with the number of each sample and its place in parts of 65536 pixels.
  @inline(__always)
  func walk(
    _ start: Point, step: Point, count: Int, shift: Int,
    _ body: (Int, Int, Int) -> Void
  ) {
    let limitX = Double(width) - 1.01
    let limitY = Double(height) - 1.01
    let end = start + step * Double(count - 1)
    guard start.x >= 0, end.x >= 0, start.y >= 0, end.y >= 0,
      start.x < limitX, end.x < limitX, start.y < limitY, end.y < limitY
    else {
      return walkEdge(start, step: step, count: count, shift: shift, body)
    }
    var x = Int(start.x * 65536) &+ shift
    var y = Int(start.y * 65536) &+ shift
    let stepX = Int(step.x * 65536)
    let stepY = Int(step.y * 65536)
    for index in 0..<count {
      body(index, x, y)
      x &+= stepX
      y &+= stepY
    }
  }

  /// As `walk`, for lines that leave the picture.
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

  /// Calls `body` with the number of each sample and its grey, interpolated between four pixels, in
  /// parts of 65536.
  @inline(__always)
  func samples(from start: Point, step: Point, count: Int, _ body: (Int, Int32) -> Void) {
    walk(start, step: step, count: count, shift: 0) { index, x, y in
      let corner = unsafe input + ((y &>> 16) &* width &+ (x &>> 16))
      let fx = Int32(truncatingIfNeeded: (x &>> 8) & 255)
      let fy = Int32(truncatingIfNeeded: (y &>> 8) & 255)
      let upperLeft = unsafe Int32(corner[0])
      let lowerLeft = unsafe Int32(corner[width])
      let upperStep = unsafe Int32(corner[1]) &- upperLeft
      let lowerStep = unsafe Int32(corner[width &+ 1]) &- lowerLeft
      let upper: Int32 = upperLeft &* 256 &+ upperStep &* fx
      let lower: Int32 = lowerLeft &* 256 &+ lowerStep &* fx
      body(index, upper &* 256 &+ (lower &- upper) &* fy)
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
      unsafe output[$0] = Float($1) * (1 / 65536)
    }
  }

  /// As `sample`, with the grey of the nearest pixel.
  package func sampleNearest(
    from start: Point, step: Point, count: Int, into output: UnsafeMutablePointer<Float>
  ) {
    // half a pixel more, so that cutting off rounds
    walk(start, step: step, count: count, shift: 32768) { index, x, y in
      unsafe output[index] = Float(input[(y &>> 16) &* width &+ (x &>> 16)])
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
      unsafe sums[$0] += base + factor * Float($1)
    }
  }
}
