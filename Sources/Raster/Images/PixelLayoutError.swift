/// Why a buffer in memory is no picture.
public enum PixelLayoutError: Error, Hashable, Sendable {
  /// A side is zero or negative.
  case noPixels(width: Int, height: Int)
  /// The number of bytes cannot be counted.
  case tooLarge(width: Int, height: Int)
  /// The rows are closer to each other than the pixels of one are long.
  case rowTooShort(bytesPerRow: Int, needed: Int)
  /// The buffer ends before its last pixel.
  case tooFewBytes(Int, needed: Int)
}

extension PixelLayoutError: CustomStringConvertible {
  /// One sentence for a person, without a full stop.
  public var description: String {
    switch self {
    case .noPixels(let width, let height): "\(width) × \(height) pixels are no picture"
    case .tooLarge(let width, let height):
      "\(width) × \(height) pixels are more than can be counted"
    case .rowTooShort(let bytesPerRow, let needed):
      "rows of \(bytesPerRow) bytes are too short for their pixels, which need \(needed)"
    case .tooFewBytes(let count, let needed):
      "the buffer has \(count) bytes, and its pixels need \(needed)"
    }
  }
}
