package import Raster

extension GrayImage {
  /// The mean of a rectangle around each pixel, cut off at the edges; O(pixels).
  ///
  /// - Parameters:
  ///   - columns: The width of the rectangle, an odd number.
  ///   - rows: Its height, an odd number.
  /// - Returns: The picture.
  package func averaged(columns: Int, rows: Int) -> GrayImage {
    guard width > 0, height > 0 else { return self }
    let stride = width + 1
    var sums = [UInt32](repeating: 0, count: stride * (height + 1))
    for y in 0..<height {
      var row: UInt32 = 0
      for x in 0..<width {
        row &+= UInt32(pixels[y * width + x])
        sums[(y + 1) * stride + x + 1] = sums[y * stride + x + 1] &+ row
      }
    }
    var samples = [UInt8](repeating: 0, count: width * height)
    for y in 0..<height {
      let (top, bottom) = (max(0, y - rows / 2), min(height, y + rows / 2 + 1))
      for x in 0..<width {
        let (left, right) = (max(0, x - columns / 2), min(width, x + columns / 2 + 1))
        // Differences stay right where the sums overflow.
        let sum =
          sums[bottom * stride + right] &- sums[bottom * stride + left]
          &- sums[top * stride + right] &+ sums[top * stride + left]
        samples[y * width + x] = UInt8(
          truncatingIfNeeded: sum / UInt32(truncatingIfNeeded: (bottom - top) * (right - left)))
      }
    }
    return GrayImage(width: width, height: height, pixels: samples) ?? self
  }

  /// So bright that a two hundredth of its pixels has a grey and more, but no more than so many times
  /// brighter.
  func brightened(to gray: Int, atMost most: Int) -> GrayImage {
    let white = max(gray / most, percentile(0.995), 1)
    guard white < gray else { return self }
    let grays = (0..<256).map { UInt8(min(255, ($0 * gray + white / 2) / white)) }
    return GrayImage(width: width, height: height, pixels: pixels.map { grays[Int($0)] }) ?? self
  }

  /// Without the finest noise: a quarter of each neighbour above and below, left and right, and half
  /// of the pixel itself.
  package func smoothed() -> GrayImage {
    guard width > 2, height > 2 else { return self }
    var samples = pixels
    let (width, height) = (width, height)
    unsafe pixels.withUnsafeBufferPointer { input in
      unsafe samples.withUnsafeMutableBufferPointer { output in
        for y in 1..<height - 1 {
          for x in 1..<width - 1 {
            let at = y &* width &+ x
            let (above, below) = (at &- width, at &+ width)
            let upper = unsafe Self.three(input, at: above)
            let middle = unsafe Self.three(input, at: at)
            let lower = unsafe Self.three(input, at: below)
            let sum = upper &+ 2 &* middle &+ lower &+ 8
            unsafe output[at] = UInt8(truncatingIfNeeded: sum >> 4)
          }
        }
      }
    }
    return GrayImage(width: width, height: height, pixels: samples) ?? self
  }

  @inline(__always) @unsafe
  private static func three(_ input: UnsafeBufferPointer<UInt8>, at index: Int) -> UInt16 {
    unsafe UInt16(input[index &- 1]) &+ 2 &* UInt16(input[index]) &+ UInt16(input[index &+ 1])
  }

  /// The paper alike bright everywhere: the picture divided by its background, which is what stays
  /// when everything dark that is narrower than a length is filled.
  ///
  /// - Parameter length: The length, in pixels.
  /// - Returns: The picture; the background is 250.
  func levelled(length: Int) -> GrayImage {
    let side = max(3, length / 4 | 1)
    let background = halved().halved()
      .dilated(columns: side, rows: side).eroded(columns: side, rows: side)
      .averaged(columns: side | 1, rows: side | 1)
    guard background.width > 1, background.height > 1 else { return self }
    let (width, columns) = (width, background.width)
    // Between which two columns of the background a pixel lies, and how far behind the first.
    let places = (0..<width).map { x in
      min(max(0, (Float(x) - 1.5) / 4), Float(columns - 1) - 0.001)
    }
    let lefts = places.map { Int32($0) }
    let shares = zip(places, lefts).map { $0 - Float($1) }
    var samples = pixels
    var row = [Float](repeating: 0, count: columns)
    var paper = [Float](repeating: 0, count: width)
    for y in 0..<height {
      let v = min(max(0, (Float(y) - 1.5) / 4), Float(background.height - 1) - 0.001)
      let (top, down) = (Int(v) * columns, v - Float(Int(v)))
      let below = min(top + columns, (background.height - 1) * columns)
      for x in 0..<columns {
        let upper = Float(background.pixels[top + x])
        let lower = Float(background.pixels[below + x])
        row[x] = upper + (lower - upper) * down
      }
      Self.interpolate(row, at: lefts, shares, into: &paper)
      Self.divide(&samples, from: y * width, by: paper)
    }
    return GrayImage(width: width, height: height, pixels: samples) ?? self
  }

  /// The grey of paper, of 20 at least, at places between two columns each of a row.
  private static func interpolate(
    _ row: [Float], at lefts: [Int32], _ shares: [Float], into paper: inout [Float]
  ) {
    unsafe paper.withUnsafeMutableBufferPointer { paper in
      for (x, left) in lefts.enumerated() {
        let gray = row[Int(left)]
        unsafe paper[x] = max(20, gray + (row[Int(left) + 1] - gray) * shares[x])
      }
    }
  }

  /// Makes each pixel of a row what it is of its paper's grey, with 250 for the paper itself, cut off to a
  /// whole number.
  private static func divide(_ samples: inout [UInt8], from start: Int, by paper: [Float]) {
    // Behind this number only whole ones are Floats, so that adding it rounds (IEEE 754); the bits below its
    // own are the sum's.
    let whole: Float = 8_388_608
    unsafe samples.withUnsafeMutableBufferPointer { samples in
      unsafe paper.withUnsafeBufferPointer { paper in
        for x in paper.indices {
          let quotient = unsafe Float(samples[start + x]) * 250 / paper[x]
          let gray = quotient < 255 ? quotient : 255
          let rounded = gray + whole
          let bits = rounded.bitPattern &- whole.bitPattern
          let excess: UInt32 = rounded - whole > gray ? 1 : 0
          unsafe samples[start + x] = UInt8(truncatingIfNeeded: bits &- excess)
        }
      }
    }
  }
}
