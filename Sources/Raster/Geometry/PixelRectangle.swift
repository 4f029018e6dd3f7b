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

  /// The columns, as far as they can be counted.
  var columns: Range<Int> { PixelRectangle.range(from: x, count: width) }

  /// The rows, as far as they can be counted.
  var rows: Range<Int> { PixelRectangle.range(from: y, count: height) }

  private static func range(from start: Int, count: Int) -> Range<Int> {
    let (end, overflow) = start.addingReportingOverflow(max(0, count))
    return start..<(overflow ? .max : end)
  }

  /// The part of the rectangle that lies inside an image; it may be empty.
  ///
  /// - Parameters:
  ///   - imageWidth: The number of columns of the image.
  ///   - imageHeight: The number of rows of the image.
  /// - Returns: The common part.
  public func clipped(toWidth imageWidth: Int, height imageHeight: Int) -> PixelRectangle {
    let columns = self.columns.clamped(to: 0..<max(0, imageWidth))
    let rows = self.rows.clamped(to: 0..<max(0, imageHeight))
    return PixelRectangle(
      x: columns.lowerBound, y: rows.lowerBound, width: columns.count, height: rows.count)
  }
}
