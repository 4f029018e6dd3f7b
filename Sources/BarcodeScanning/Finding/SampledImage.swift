import Raster

/// A grey image that can be asked for the grey between its pixels.
struct SampledImage {
  let width: Int
  let height: Int
  let pixels: [UInt8]

  /// Takes an image, which must have pixels.
  init(_ image: GrayImage) {
    width = image.width
    height = image.height
    pixels = image.pixels
  }

  /// The grey at a place between pixels by linear interpolation, the edge repeated outside.
  @inline(__always)
  func gray(_ x: Double, _ y: Double) -> Double {
    // So written, what is no number becomes 0.
    let x = x > 0 ? min(x, Double(width - 1)) : 0
    let y = y > 0 ? min(y, Double(height - 1)) : 0
    let left = Int(x)
    let top = Int(y)
    let right = min(left + 1, width - 1)
    let bottom = min(top + 1, height - 1)
    let shareX = x - Double(left)
    let shareY = y - Double(top)
    let a = Double(pixels[top * width + left])
    let b = Double(pixels[top * width + right])
    let c = Double(pixels[bottom * width + left])
    let d = Double(pixels[bottom * width + right])
    let upper = a + (b - a) * shareX
    return upper + (c + (d - c) * shareX - upper) * shareY
  }

  /// The grey at a point.
  @inline(__always)
  func gray(_ point: Point) -> Double { gray(point.x, point.y) }

  /// Whether a point lies on a pixel.
  @inline(__always)
  func contains(_ point: Point) -> Bool {
    point.x >= -0.5 && point.y >= -0.5 && point.x < Double(width) - 0.5
      && point.y < Double(height) - 0.5
  }
}
