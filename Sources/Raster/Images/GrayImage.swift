/// An image of 8-bit grey samples, black 0 to white 255, held as a value.
///
/// Rows lie one behind the other without padding: the sample of column `x`, row `y` is
/// `pixels[y * width + x]`.
public struct GrayImage: Hashable, Sendable {
  /// The number of columns, in pixels.
  public let width: Int
  /// The number of rows, in pixels.
  public let height: Int
  /// The samples, row by row from the top; there are `width * height` of them.
  public private(set) var pixels: [UInt8]

  /// Makes an image of samples that are there already, or `nil` where a side is negative or the
  /// samples are not `width * height` in number; without a pixel both sides are 0.
  ///
  /// - Parameters:
  ///   - width: The number of columns, in pixels.
  ///   - height: The number of rows, in pixels.
  ///   - pixels: The samples, row by row.
  public init?(width: Int, height: Int, pixels: [UInt8]) {
    guard let sides = ImageSides(width: width, height: height, sampleCount: pixels.count) else {
      return nil
    }
    self.width = sides.width
    self.height = sides.height
    self.pixels = pixels
  }

  /// Makes an image of one grey value; without a pixel both sides are 0.
  ///
  /// - Parameters:
  ///   - width: The number of columns, in pixels; a negative number counts as 0.
  ///   - height: The number of rows, in pixels; a negative number counts as 0.
  ///   - value: The grey of every pixel.
  /// - Precondition: The memory of the process holds `width * height` bytes.
  public init(width: Int, height: Int, filledWith value: UInt8) {
    let sides = ImageSides(width: width, height: height)
    self.width = sides.width
    self.height = sides.height
    pixels = [UInt8](repeating: value, count: self.width * self.height)
  }

  /// The sample of column `x`, row `y`, both counted from 0.
  public subscript(x: Int, y: Int) -> UInt8 {
    get {
      precondition(x >= 0 && x < width && y >= 0 && y < height, "pixel outside the image")
      return pixels[y * width + x]
    }
    set {
      precondition(x >= 0 && x < width && y >= 0 && y < height, "pixel outside the image")
      pixels[y * width + x] = newValue
    }
  }
}
