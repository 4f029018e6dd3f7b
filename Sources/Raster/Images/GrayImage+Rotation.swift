extension GrayImage {
  /// The image turned clockwise by a number of quarter turns; O(pixels).
  ///
  /// - Parameter count: The quarter turns, clockwise as one looks at the picture; negative numbers
  ///   turn the other way.
  /// - Returns: The turned image.
  public func rotated(quarterTurns count: Int) -> GrayImage {
    switch count & 3 {
    case 1: mapped(width: height, height: width) { x, y in (height - 1 - x) * width + y }
    case 2:
      mapped(width: width, height: height) { x, y in (height - 1 - y) * width + width - 1 - x }
    case 3: mapped(width: height, height: width) { x, y in x * width + width - 1 - y }
    default: self
    }
  }

  /// An image whose pixel at column `x`, row `y` is the sample `source(x, y)` of this one.
  private func mapped(
    width newWidth: Int, height newHeight: Int, source: (_ x: Int, _ y: Int) -> Int
  ) -> GrayImage {
    var samples: [UInt8] = []
    samples.reserveCapacity(newWidth * newHeight)
    for y in 0..<newHeight {
      for x in 0..<newWidth { samples.append(pixels[source(x, y)]) }
    }
    return GrayImage(width: newWidth, height: newHeight, pixels: samples) ?? self
  }
}
