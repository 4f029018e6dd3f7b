extension GrayImage {
  /// The median of the samples: the grey of the paper where less than half of it is print.
  ///
  /// It is 0 without a pixel. O(pixels).
  public var medianGray: UInt8 {
    var counts = [Int](repeating: 0, count: 256)
    for sample in pixels { counts[Int(sample)] += 1 }
    var below = 0
    for (gray, count) in counts.enumerated() {
      below += count
      if 2 * below >= pixels.count { return UInt8(gray) }
    }
    return 0
  }

  /// The image with a border of one grey on all sides; O(pixels made).
  ///
  /// - Parameters:
  ///   - width: How wide the border is on each side, in pixels; a negative number counts as 0.
  ///   - gray: Its grey.
  /// - Returns: The larger image, or the image itself where the border would make it too large to
  ///   hold: more than two thousand million pixels.
  public func framed(by width: Int, gray: UInt8) -> GrayImage {
    let border = max(0, width)
    let (columns, isTooWide) = self.width.addingReportingOverflow(2 &* border)
    let (rows, isTooHigh) = self.height.addingReportingOverflow(2 &* border)
    guard border > 0, border <= Int.max / 4, !isTooWide, !isTooHigh,
      ImageSides.mayHold(width: columns, height: rows)
    else { return self }
    var samples: [UInt8] = []
    samples.reserveCapacity(columns * rows)
    samples.append(contentsOf: repeatElement(gray, count: border * columns))
    for row in 0..<self.height {
      samples.append(contentsOf: repeatElement(gray, count: border))
      samples.append(contentsOf: pixels[row * self.width..<(row + 1) * self.width])
      samples.append(contentsOf: repeatElement(gray, count: border))
    }
    samples.append(contentsOf: repeatElement(gray, count: border * columns))
    return GrayImage(width: columns, height: rows, pixels: samples) ?? self
  }
}
