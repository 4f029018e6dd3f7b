/// An image of dark and light pixels, held as a value.
///
/// Eight pixels lie in a byte, the leftmost in the highest bit, 1 for dark; every row begins with a
/// byte of its own. This is the layout of a portable bitmap file (PBM, "P4").
public struct BitImage: Hashable, Sendable {
  /// The number of columns, in pixels.
  public let width: Int
  /// The number of rows, in pixels.
  public let height: Int
  /// The rows from the top; the bits behind the last pixel of a row are 0.
  public private(set) var bytes: [UInt8]

  /// The number of bytes in a row.
  public var bytesPerRow: Int { (width + 7) / 8 }

  /// Makes an image of light pixels; without a pixel both sides are 0.
  ///
  /// - Parameters:
  ///   - width: The number of columns, in pixels; a negative number counts as 0.
  ///   - height: The number of rows, in pixels; a negative number counts as 0.
  /// - Precondition: The memory of the process holds the bytes, an eighth of `width * height`.
  public init(width: Int, height: Int) {
    let sides = ImageSides(width: width, height: height)
    self.width = sides.width
    self.height = sides.height
    bytes = [UInt8](repeating: 0, count: (self.width + 7) / 8 * self.height)
  }

  /// Whether the pixel of column `x`, row `y`, both counted from 0, is dark.
  public subscript(x: Int, y: Int) -> Bool {
    get {
      precondition(x >= 0 && x < width && y >= 0 && y < height, "pixel outside the image")
      return bytes[y * bytesPerRow + x >> 3] >> UInt8(7 - x & 7) & 1 == 1
    }
    set {
      precondition(x >= 0 && x < width && y >= 0 && y < height, "pixel outside the image")
      let mask: UInt8 = 0x80 >> UInt8(x & 7)
      if newValue {
        bytes[y * bytesPerRow + x >> 3] |= mask
      } else {
        bytes[y * bytesPerRow + x >> 3] &= ~mask
      }
    }
  }
}

extension GrayImage {
  /// Makes a grey image of a bit image.
  ///
  /// - Parameters:
  ///   - image: The bit image.
  ///   - dark: The grey of its dark pixels.
  ///   - light: The grey of its light pixels.
  /// - Complexity: O(width · height).
  public init(_ image: BitImage, dark: UInt8 = 0, light: UInt8 = 255) {
    self.init(width: image.width, height: image.height, filledWith: light)
    for y in 0..<image.height {
      for x in 0..<image.width where image[x, y] { self[x, y] = dark }
    }
  }
}
