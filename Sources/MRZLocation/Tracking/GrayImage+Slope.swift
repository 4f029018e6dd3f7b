import Raster

extension GrayImage {
  /// The grey at a place, as ``Raster/GrayImage/gray(_:_:)``, with its slopes over the pixel about it.
  ///
  /// What these are made of is fetched once.
  ///
  /// - Parameter place: The place.
  /// - Returns: The grey, and how much it grows over a pixel to the right and down.
  @inline(__always)
  func graySlope(_ place: Point) -> (gray: Float, right: Float, down: Float) {
    let (x, y) = (place.x - 0.5, place.y - 0.5)
    // Four pixels of a row are fetched, of which three count.
    guard x >= 0, y >= 0, x < Double(width - 3), y < Double(height - 2) else {
      return slopeAtEdge(place)
    }
    let (left, top) = (Int(x), Int(y))
    let (shareX, shareY) = (Float(x - Double(left)), Float(y - Double(top)))
    // They lie in the picture, which has width × height pixels.
    let rows = unsafe pixels.withUnsafeBytes { pixels in
      func row(_ first: Int) -> SIMD4<Float> {
        unsafe Self.floats(pixels.loadUnaligned(fromByteOffset: first, as: SIMD4<UInt8>.self))
      }
      let first = top &* width &+ left
      return (row(first), row(first &+ width), row(first &+ 2 &* width))
    }
    // The middle is half a pixel on: in the first two pixels, or in the last two.
    let (isRight, isLower) = (shareX >= 0.5, shareY >= 0.5)
    let (middleX, middleY) = (shareX + (isRight ? -0.5 : 0.5), shareY + (isLower ? -0.5 : 0.5))
    let upper = rows.0 + (rows.1 - rows.0) * shareY
    let lower = rows.1 + (rows.2 - rows.1) * shareY
    let from = isLower ? rows.1 : rows.0
    let middle = from + ((isLower ? rows.2 : rows.1) - from) * middleY
    func mixed(_ row: SIMD4<Float>) -> Float {
      let start = isRight ? row[1] : row[0]
      return start + ((isRight ? row[2] : row[1]) - start) * middleX
    }
    let ahead = middle[1] + (middle[2] - middle[1]) * shareX
    let behind = middle[0] + (middle[1] - middle[0]) * shareX
    return (mixed(middle), ahead - behind, mixed(lower) - mixed(upper))
  }

  /// The same where a pixel that it is made of may lie outside.
  @inline(never)
  private func slopeAtEdge(_ place: Point) -> (gray: Float, right: Float, down: Float) {
    (
      Float(gray(place)), Float(gray(place.x + 0.5, place.y) - gray(place.x - 0.5, place.y)),
      Float(gray(place.x, place.y + 0.5) - gray(place.x, place.y - 0.5))
    )
  }

  /// Bytes as floating point numbers: behind the exponent of 2²³ they are the last bits.
  @inline(__always)
  private static func floats(_ bytes: SIMD4<UInt8>) -> SIMD4<Float> {
    let bits = SIMD4<UInt32>(truncatingIfNeeded: bytes) | Float(8_388_608).bitPattern
    return unsafe unsafeBitCast(bits, to: SIMD4<Float>.self) - 8_388_608
  }
}
