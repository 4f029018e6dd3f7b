import Raster

/// Samples a picture at equal steps along straight lines by cubic convolution over four by four pixels.
///
/// The kernel is that of Keys, 1981, with a slope of -0.75, as OpenCV has it; beyond its edges the picture goes on
/// as they are. Its memory outlives the sampler.
@safe struct CubicSampler {
  private static let phases = 64
  /// The weights of four neighbours, by the place between the second and the third.
  private static let weights: [SIMD4<Float>] = (0...phases).map { phase in
    let x = Float(phase) / Float(phases)
    let a: Float = -0.75
    func near(_ x: Float) -> Float { ((a + 2) * x - (a + 3)) * x * x + 1 }
    func far(_ x: Float) -> Float { ((a * x - 5 * a) * x + 8 * a) * x - 4 * a }
    return SIMD4(far(x + 1), near(x), near(1 - x), far(2 - x))
  }

  private let source: UnsafePointer<UInt8>
  private let width: Int
  private let height: Int
  private let weights = Self.weights

  /// - Parameters:
  ///   - source: The samples, row by row.
  ///   - width: The number of columns, at least 1.
  ///   - height: The number of rows, at least 1.
  @unsafe
  init(source: UnsafePointer<UInt8>, width: Int, height: Int) {
    unsafe self.source = unsafe source
    (self.width, self.height) = (width, height)
  }

  /// Writes the greys of a line of samples; O(count).
  ///
  /// - Parameters:
  ///   - start: The place of the first sample.
  ///   - step: The way from each sample to the next.
  ///   - count: The number of samples.
  ///   - output: Where the greys go; a little below 0 and above 255 beside edges.
  func sample(
    from start: Point, step: Point, count: Int, into output: UnsafeMutablePointer<Float>
  ) {
    let end = start + step * Double(count - 1)
    let isInside =
      min(start.x, end.x) >= 1 && min(start.y, end.y) >= 1
      && max(start.x, end.x) < Double(width) - 2.01 && max(start.y, end.y) < Double(height) - 2.01
    guard isInside else {
      for index in 0..<count { unsafe output[index] = edge(start + step * Double(index)) }
      return
    }
    unsafe weights.withUnsafeBufferPointer { weights in
      // In parts of 65536 pixels; the weights are those of the nearest phase.
      var (x, y) = (Int(start.x * 65536), Int(start.y * 65536))
      let stepX = Int((step.x * 65536).rounded())
      let stepY = Int((step.y * 65536).rounded())
      for index in 0..<count {
        let corner = unsafe source + (((y &>> 16) &- 1) &* width &+ (x &>> 16) &- 1)
        let across = unsafe weights[(x & 65535 &+ 512) &>> 10]
        let down = unsafe weights[(y & 65535 &+ 512) &>> 10]
        var sum = unsafe Self.four(corner) * down[0]
        unsafe sum += Self.four(corner + width) * down[1]
        unsafe sum += Self.four(corner + 2 &* width) * down[2]
        unsafe sum += Self.four(corner + 3 &* width) * down[3]
        unsafe output[index] = (sum * across).sum()
        x &+= stepX
        y &+= stepY
      }
    }
  }

  /// Four pixels side by side.
  @inline(__always)
  private static func four(_ pixels: UnsafePointer<UInt8>) -> SIMD4<Float> {
    let bytes = unsafe UnsafeRawPointer(pixels).loadUnaligned(as: SIMD4<UInt8>.self)
    return SIMD4<Float>(SIMD4<Int32>(truncatingIfNeeded: bytes))
  }

  /// The grey at any place; what is no number counts as 0.
  private func edge(_ place: Point) -> Float {
    let x = place.x > 0 ? min(place.x, Double(width - 1)) : 0
    let y = place.y > 0 ? min(place.y, Double(height - 1)) : 0
    let (left, top) = (Int(x), Int(y))
    let across = weights[Int((x - Double(left)) * Double(Self.phases) + 0.5)]
    let down = weights[Int((y - Double(top)) * Double(Self.phases) + 0.5)]
    var sum: Float = 0
    for k in 0..<4 {
      let line = unsafe source + min(max(0, top + k - 1), height - 1) * width
      for l in 0..<4 {
        unsafe sum += Float(line[min(max(0, left + l - 1), width - 1)]) * across[l] * down[k]
      }
    }
    return sum
  }
}
