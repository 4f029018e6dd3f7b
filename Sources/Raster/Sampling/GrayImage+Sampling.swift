extension GrayImage {
  /// The grey at a place between pixels, interpolated linearly between the four around it; O(1).
  ///
  /// The edge rule of everything that samples: outside the centres of the outermost pixels the picture
  /// goes on with the nearest of them, and a coordinate that is no number counts as 0.
  ///
  /// - Parameters:
  ///   - x: The distance to the right of the centre of the first column, in pixels.
  ///   - y: The distance below the centre of the first row, in pixels.
  /// - Returns: A grey of 0 to 255; 0 where the image has no pixels.
  @inlinable @inline(__always)
  public func gray(_ x: Double, _ y: Double) -> Double {
    guard !pixels.isEmpty else { return 0 }
    // so written, what is no number becomes 0
    let x = x > 0 ? min(x, Double(width - 1)) : 0
    let y = y > 0 ? min(y, Double(height - 1)) : 0
    let left = Int(x)
    let top = Int(y)
    let right = min(left + 1, width - 1)
    let bottom = min(top + 1, height - 1)
    let shareX = x - Double(left)
    let shareY = y - Double(top)
    // The four places lie in the picture, which has width × height pixels.
    return unsafe pixels.withUnsafeBufferPointer { pixels in
      let a = unsafe Double(pixels[top &* width &+ left])
      let b = unsafe Double(pixels[top &* width &+ right])
      let c = unsafe Double(pixels[bottom &* width &+ left])
      let d = unsafe Double(pixels[bottom &* width &+ right])
      let upper = a + (b - a) * shareX
      return upper + (c + (d - c) * shareX - upper) * shareY
    }
  }

  /// The grey at a point, as ``gray(_:_:)``.
  @inlinable @inline(__always)
  public func gray(_ place: Point) -> Double { gray(place.x, place.y) }

  /// Whether a place lies on a pixel.
  @inlinable @inline(__always)
  public func contains(_ place: Point) -> Bool {
    place.x >= -0.5 && place.y >= -0.5 && place.x < Double(width) - 0.5
      && place.y < Double(height) - 0.5
  }
}
