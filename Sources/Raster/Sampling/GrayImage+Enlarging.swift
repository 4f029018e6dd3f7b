extension GrayImage {
  /// The image at twice its width and height, interpolated between the pixels.
  ///
  /// Each pixel becomes a 2 × 2 square whose samples lie a quarter of a pixel from its centre, so
  /// ``halved()`` brings back nearly the same image. O(pixels).
  public func doubled() -> GrayImage {
    guard width > 1, height > 1 else { return self }
    let columns = 2 * width
    let rows = 2 * height
    let samples = unsafe [UInt8](unsafeUninitializedCapacity: columns * rows) { target, count in
      unsafe pixels.withUnsafeBufferPointer { source in
        guard let input = source.baseAddress, let output = target.baseAddress else { return }
        let sampler = unsafe RaySampler(input: input, width: width, height: height)
        for row in 0..<rows {
          let start = Point(x: 0, y: Double(row)).scaled(by: 0.5)
          let line = unsafe output + row * columns
          sampler.samples(from: start, step: Point(x: 0.5, y: 0), count: columns) {
            unsafe line[$0] = UInt8(truncatingIfNeeded: ($1 &+ 32_768) &>> 16)
          }
        }
      }
      count = columns * rows
    }
    return GrayImage(width: columns, height: rows, pixels: samples) ?? self
  }
}
