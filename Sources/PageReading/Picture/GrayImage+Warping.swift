import Raster

extension GrayImage {
  /// The picture seen through a map of places, between pixels by cubic convolution (Keys, 1981, with
  /// a slope of -0.75, as OpenCV has it), or linearly; beyond its edges it goes on as they are.
  ///
  /// - Parameters:
  ///   - width: The columns that are made.
  ///   - height: The rows that are made.
  ///   - isEnlarged: Whether pixels come to lie further apart; cubic convolution pays there alone.
  ///   - place: The place in this picture of a column and a row.
  /// - Returns: The picture.
  /// - Complexity: O(pixels made).
  @inline(__always)
  func seen(
    width: Int, height: Int, isEnlarged: Bool, through place: (Double, Double) -> Point
  ) -> GrayImage {
    guard width > 0, height > 0, !pixels.isEmpty else {
      return GrayImage(width: 0, height: 0, filledWith: 0)
    }
    let samples = unsafe [UInt8](unsafeUninitializedCapacity: width * height) { output, count in
      unsafe pixels.withUnsafeBufferPointer { input in
        guard let source = input.baseAddress, let target = output.baseAddress else { return }
        let kernel = unsafe CubicKernel(source: source, width: self.width, height: self.height)
        for row in 0..<height {
          let line = unsafe target + row * width
          for column in 0..<width {
            let point = place(Double(column), Double(row))
            let gray = isEnlarged ? kernel.gray(point) : Float(self.gray(point))
            unsafe (line + column).initialize(to: UInt8(min(255, max(0, gray + 0.5))))
          }
        }
      }
      count = width * height
    }
    return GrayImage(width: width, height: height, pixels: samples)
      ?? GrayImage(width: 0, height: 0, filledWith: 0)
  }
}

/// Samples a picture by cubic convolution over four by four pixels.
@safe private struct CubicKernel {
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

  init(source: UnsafePointer<UInt8>, width: Int, height: Int) {
    unsafe self.source = unsafe source
    (self.width, self.height) = (width, height)
  }

  @inline(__always)
  func gray(_ place: Point) -> Float {
    // so written, what is no number becomes 0
    let x = place.x > 0 ? min(place.x, Double(width - 1)) : 0
    let y = place.y > 0 ? min(place.y, Double(height - 1)) : 0
    let (left, top) = (Int(x), Int(y))
    let across = weights[Int((x - Double(left)) * Double(Self.phases) + 0.5)]
    let down = weights[Int((y - Double(top)) * Double(Self.phases) + 0.5)]
    let isInside = left > 0 && top > 0 && left < width - 2 && top < height - 2
    var sum: Float = 0
    for k in 0..<4 {
      let row = isInside ? top + k - 1 : min(max(0, top + k - 1), height - 1)
      let line = unsafe source + row * width
      let four: SIMD4<UInt8>
      if isInside {
        four = unsafe UnsafeRawPointer(line + (left - 1)).loadUnaligned(as: SIMD4<UInt8>.self)
      } else {
        four = unsafe SIMD4(
          line[max(0, left - 1)], line[left], line[min(left + 1, width - 1)],
          line[min(left + 2, width - 1)])
      }
      sum += (SIMD4<Float>(truncatingIfNeeded: four) * across).sum() * down[k]
    }
    return sum
  }
}

extension SIMD4<Float> {
  @inline(__always)
  fileprivate init(truncatingIfNeeded bytes: SIMD4<UInt8>) {
    self.init(SIMD4<Int32>(truncatingIfNeeded: bytes))
  }
}
