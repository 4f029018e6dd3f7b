extension ColorImage {
  /// What lies within four corners as an upright picture, interpolated linearly.
  ///
  /// - Parameters:
  ///   - corners: The corners, in reading order; what lies beyond the picture goes on as its edge.
  ///   - width: The columns of the new picture.
  ///   - height: Its rows.
  /// - Returns: The picture, or `nil` where a side is not positive, it would have more than two thousand
  ///   million pixels, this picture has none or the corners have no area.
  /// - Complexity: O(pixels made).
  public func straightened(_ corners: Quadrilateral, width: Int, height: Int) -> ColorImage? {
    guard width > 0, height > 0, ImageSides.mayHold(width: width, height: height),
      !pixels.isEmpty, let map = Homography(ontoSquare: corners)
    else { return nil }
    var made: [Color] = []
    made.reserveCapacity(width * height)
    for y in 0..<height {
      for x in 0..<width {
        let place = map((Double(x) + 0.5) / Double(width), (Double(y) + 0.5) / Double(height))
        made.append(color(at: place))
      }
    }
    return ColorImage(width: width, height: height, pixels: made)
  }

  /// The colour at a place, between four pixels.
  private func color(at place: Point) -> Color {
    // So written, what is no number becomes 0.
    let x = place.x > 0 ? min(place.x, Double(width - 1)) : 0
    let y = place.y > 0 ? min(place.y, Double(height - 1)) : 0
    let (left, top) = (Int(x), Int(y))
    let (right, bottom) = (min(left + 1, width - 1), min(top + 1, height - 1))
    let (shareX, shareY) = (x - Double(left), y - Double(top))
    let (a, b) = (pixels[top * width + left], pixels[top * width + right])
    let (c, d) = (pixels[bottom * width + left], pixels[bottom * width + right])
    func mean(_ a: UInt8, _ b: UInt8, _ c: UInt8, _ d: UInt8) -> UInt8 {
      let upper = Double(a) + (Double(b) - Double(a)) * shareX
      let lower = Double(c) + (Double(d) - Double(c)) * shareX
      return UInt8(upper + (lower - upper) * shareY + 0.5)
    }
    return Color(
      red: mean(a.red, b.red, c.red, d.red), green: mean(a.green, b.green, c.green, d.green),
      blue: mean(a.blue, b.blue, c.blue, d.blue))
  }
}
