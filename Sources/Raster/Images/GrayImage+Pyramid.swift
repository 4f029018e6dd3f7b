extension GrayImage {
  /// The image at half its width and height.
  ///
  /// Each pixel is the rounded mean of a 2 × 2 square; an odd last column or row is left out.
  /// O(pixels).
  public func halved() -> GrayImage {
    let columns = width / 2
    let rows = height / 2
    let stride = width
    let samples = unsafe [UInt8](unsafeUninitializedCapacity: columns * rows) { target, count in
      unsafe pixels.withUnsafeBufferPointer { source in
        guard let input = source.baseAddress, let output = target.baseAddress else { return }
        for row in 0..<rows {
          unsafe GrayImage.halve(
            upper: input + 2 * row * stride, lower: input + (2 * row + 1) * stride,
            into: output + row * columns, count: columns)
        }
      }
      count = columns * rows
    }
    return GrayImage(width: columns, height: rows, pixels: samples)
      ?? GrayImage(width: 0, height: 0, filledWith: 0)
  }

  /// Writes the means of one pair of rows, sixteen at a time: the even samples are the low bytes of
  /// 16-bit words, the odd ones the high bytes.
  private static func halve(
    upper: UnsafePointer<UInt8>, lower: UnsafePointer<UInt8>,
    into output: UnsafeMutablePointer<UInt8>, count: Int
  ) {
    let first = unsafe UnsafeRawPointer(upper)
    let second = unsafe UnsafeRawPointer(lower)
    let result = UnsafeMutableRawPointer(output)
    var x = 0
    while x + 16 <= count {
      let a = unsafe first.loadUnaligned(fromByteOffset: 2 * x, as: SIMD16<UInt16>.self)
      let b = unsafe second.loadUnaligned(fromByteOffset: 2 * x, as: SIMD16<UInt16>.self)
      let sum = (a & 0xff) &+ (a &>> 8) &+ (b & 0xff) &+ (b &>> 8) &+ 2
      unsafe result.storeBytes(
        of: SIMD16<UInt8>(truncatingIfNeeded: sum &>> 2), toByteOffset: x, as: SIMD16<UInt8>.self)
      x += 16
    }
    while x < count {
      let sum =
        unsafe UInt16(upper[2 * x]) &+ UInt16(upper[2 * x + 1])
        &+ UInt16(lower[2 * x]) &+ UInt16(lower[2 * x + 1]) &+ 2
      unsafe output[x] = UInt8(truncatingIfNeeded: sum &>> 2)
      x += 1
    }
  }
}
