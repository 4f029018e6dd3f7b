extension GrayImage {
  /// The part of the image inside a rectangle, which is cut to the image first; O(pixels kept).
  ///
  /// - Parameter rectangle: The columns and rows to keep; what lies outside the image is dropped.
  /// - Returns: The part, of no pixels where the two do not meet.
  public func cropped(to rectangle: PixelRectangle) -> GrayImage {
    let kept = rectangle.clipped(toWidth: width, height: height)
    guard !kept.isEmpty else { return GrayImage(width: 0, height: 0, filledWith: 0) }
    if kept.width == width, kept.height == height { return self }
    var samples: [UInt8] = []
    samples.reserveCapacity(kept.width * kept.height)
    for row in kept.y..<kept.y + kept.height {
      let start = row * width + kept.x
      samples.append(contentsOf: pixels[start..<start + kept.width])
    }
    return GrayImage(width: kept.width, height: kept.height, pixels: samples)
      ?? GrayImage(width: 0, height: 0, filledWith: 0)
  }
}
