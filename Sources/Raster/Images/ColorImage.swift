/// An image of 8-bit red, green and blue samples, held as a value.
///
/// Reading documents needs no colour; this is what findings are drawn on for people to look at.
public struct ColorImage: Hashable, Sendable {
  /// The number of columns, in pixels.
  public let width: Int
  /// The number of rows, in pixels.
  public let height: Int
  /// The pixels, row by row from the top; there are `width * height` of them.
  public internal(set) var pixels: [Color]

  /// Makes an image of pixels that are there already, or `nil` where a side is negative or the
  /// pixels are not `width * height` in number; without a pixel both sides are 0.
  ///
  /// - Parameters:
  ///   - width: The number of columns.
  ///   - height: The number of rows.
  ///   - pixels: The pixels, row by row.
  public init?(width: Int, height: Int, pixels: [Color]) {
    guard let sides = ImageSides(width: width, height: height, sampleCount: pixels.count) else {
      return nil
    }
    self.width = sides.width
    self.height = sides.height
    self.pixels = pixels
  }

  /// Makes an image that shows the greys of another.
  ///
  /// - Parameter image: The grey image.
  /// - Complexity: O(*n*) in the number of pixels.
  public init(_ image: GrayImage) {
    width = image.width
    height = image.height
    pixels = image.pixels.map(Color.init(gray:))
  }
}
