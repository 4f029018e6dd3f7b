/// Where the pixels of a buffer in memory lie.
///
/// A value of this type can be worked with: its sides are not zero, its rows hold their pixels, and
/// its size can be counted.
///
/// ```swift
/// let layout = try PixelLayout(width: 1920, height: 1080, format: .nv12, bytesPerRow: 2048)
/// let image = try GrayImage(pixels: bytes, layout: layout)
/// ```
public struct PixelLayout: Hashable, Sendable {
  /// The stored number of columns, in pixels.
  public let width: Int
  /// The stored number of rows, in pixels.
  public let height: Int
  /// How a pixel is stored.
  public let format: PixelFormat
  /// The bytes from the beginning of one row to that of the next, in the plane that is looked at.
  public let bytesPerRow: Int
  /// How the rows lie against the scene.
  public let orientation: Orientation
  /// The bytes that a buffer has at least: up to the last pixel of the last row.
  public let byteCount: Int

  /// Describes a buffer.
  ///
  /// - Parameters:
  ///   - width: The stored number of columns, in pixels.
  ///   - height: The stored number of rows, in pixels.
  ///   - format: How a pixel is stored.
  ///   - bytesPerRow: The bytes from one row to the next, or `nil` where nothing lies between them.
  ///   - orientation: How the rows lie against the scene.
  /// - Throws: ``PixelLayoutError/noPixels(width:height:)``, `tooLarge` or `rowTooShort`.
  public init(
    width: Int, height: Int, format: PixelFormat, bytesPerRow: Int? = nil,
    orientation: Orientation = .upright
  ) throws(PixelLayoutError) {
    guard width > 0, height > 0 else { throw .noPixels(width: width, height: height) }
    let (rowLength, isLongRow) = width.multipliedReportingOverflow(by: format.bytesPerPixel)
    guard !isLongRow else { throw .tooLarge(width: width, height: height) }
    let stride = bytesPerRow ?? rowLength
    guard stride >= rowLength else { throw .rowTooShort(bytesPerRow: stride, needed: rowLength) }
    let (lastRow, isHigh) = stride.multipliedReportingOverflow(by: height - 1)
    let (end, isLong) = lastRow.addingReportingOverflow(rowLength)
    guard !isHigh, !isLong else { throw .tooLarge(width: width, height: height) }
    (self.width, self.height, self.format) = (width, height, format)
    (self.bytesPerRow, self.orientation, byteCount) = (stride, orientation, end)
  }
}
