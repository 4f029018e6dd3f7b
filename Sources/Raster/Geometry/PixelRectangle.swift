/// An upright rectangle of whole pixels in a picture: columns `x ..< x + width`, rows
/// `y ..< y + height`.
public struct PixelRectangle: Hashable, Sendable {
  /// The first column.
  public var x: Int
  /// The first row.
  public var y: Int
  /// The number of columns.
  public var width: Int
  /// The number of rows.
  public var height: Int

  /// Makes a rectangle of its first column and row and its two sides, all in pixels.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Whether the rectangle holds no pixel.
  public var isEmpty: Bool { width <= 0 || height <= 0 }

  /// The part of the rectangle that lies inside an image; it may be empty.
  ///
  /// - Parameters:
  ///   - imageWidth: The number of columns of the image.
  ///   - imageHeight: The number of rows of the image.
  /// - Returns: The common part.
  public func clipped(toWidth imageWidth: Int, height imageHeight: Int) -> PixelRectangle {
    let columns = PixelRectangle.overlap(from: x, count: width, limit: imageWidth)
    let rows = PixelRectangle.overlap(from: y, count: height, limit: imageHeight)
    return PixelRectangle(
      x: columns.lowerBound, y: rows.lowerBound, width: columns.count, height: rows.count)
  }

  /// The part of `from ..< from + count` inside `0 ..< limit`, for any three numbers.
  private static func overlap(from: Int, count: Int, limit: Int) -> Range<Int> {
    let limit = max(0, limit)
    let (sum, overflow) = from.addingReportingOverflow(max(0, count))
    let upper = min(overflow ? limit : max(0, sum), limit)
    let lower = min(max(0, from), upper)
    return lower..<upper
  }
}
