/// How a line is cut out of a picture.
///
/// The defaults are what a recogniser is trained on; the others serve a second attempt.
public struct LineSampling: Hashable, Sendable {
  /// The width of a cell in the strip, in pixels.
  public var pixelsPerCell = 16
  /// The height of the strip, in pixels; the line runs through its middle.
  public var height = 24
  /// What the strip shows before the first and after the last cell, in pixels.
  public var margin = 24
  /// Makes characters taller (above 1) or flatter; at 1 the strip has one scale both ways, and a
  /// capital of OCR-B stands 15 to 16 pixels high in cells of 16 pixels.
  public var verticalScale = 1.0
  /// Moves the line to the right in the strip, in cells.
  public var horizontalOffset = 0.0
  /// Moves the line down in the strip, in cells.
  public var verticalOffset = 0.0

  /// Makes the defaults.
  public init() {}

  /// The same, with every number inside what makes sense: cells of 2 … 128 pixels, heights of
  /// 1 … 512, margins of 0 … 512, scales of 0.25 … 4, offsets up to 4 cells.
  var bounded: LineSampling {
    var result = self
    result.pixelsPerCell = min(max(pixelsPerCell, 2), 128)
    result.height = min(max(height, 1), 512)
    result.margin = min(max(margin, 0), 512)
    result.verticalScale = verticalScale.isNaN ? 1 : min(max(verticalScale, 0.25), 4)
    result.horizontalOffset = horizontalOffset.isNaN ? 0 : min(max(horizontalOffset, -4), 4)
    result.verticalOffset = verticalOffset.isNaN ? 0 : min(max(verticalOffset, -4), 4)
    return result
  }
}
