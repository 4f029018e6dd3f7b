extension GrayImage {
  /// The picture with its longer side reduced to a number of pixels: halved while it is more than
  /// twice as long, then interpolated; the picture itself where it is no longer than that.
  ///
  /// - Parameter limit: The longer side, in pixels; less than 1, or left out, changes nothing.
  /// - Returns: The reduced picture.
  /// - Complexity: O(pixels).
  public func reduced(toSide limit: Int?) -> GrayImage {
    guard let limit, limit > 0, max(width, height) > limit else { return self }
    var image = self
    while max(image.width, image.height) >= 2 * limit { image = image.halved() }
    let longer = max(image.width, image.height)
    guard longer > limit, image.width > 1, image.height > 1 else { return image }
    let scale = Double(longer) / Double(limit)
    let columns = max(1, Int(Double(image.width) / scale))
    let rows = max(1, Int(Double(image.height) / scale))
    let samples = unsafe [UInt8](unsafeUninitializedCapacity: columns * rows) { target, count in
      unsafe image.pixels.withUnsafeBufferPointer { source in
        guard let input = source.baseAddress, let output = target.baseAddress else { return }
        let sampler = unsafe RaySampler(input: input, width: image.width, height: image.height)
        for row in 0..<rows {
          let start = Point(x: 0, y: Double(row)).scaled(by: scale)
          let line = unsafe output + row * columns
          sampler.samples(from: start, step: Point(x: scale, y: 0), count: columns) {
            for lane in 0..<4 { unsafe line[$0 &+ lane] = rounded($1[lane]) }
          } one: {
            unsafe line[$0] = rounded($1)
          }
        }
      }
      count = columns * rows
    }
    return GrayImage(width: columns, height: rows, pixels: samples) ?? self
  }
  /// The nearest whole grey to one in parts of 65536.
  @inline(__always)
  private func rounded(_ grey: Float) -> UInt8 {
    UInt8(truncatingIfNeeded: (Int32(grey) &+ 32_768) &>> 16)
  }
}
