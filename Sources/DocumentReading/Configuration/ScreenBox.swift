import Raster

/// A box on a screen that shows frames: MobbScan's
/// `setDocumentDetectionBoxCoordinates(rect, forScreenWidth, andScreenHeight)`.
///
/// The frame is taken to fill the screen, its middle in the screen's and what does not fit cut off, as
/// camera views do.
public struct ScreenBox: Hashable, Sendable {
  /// The left edge, in points of the screen.
  public var x: Double
  /// The upper edge, in points of the screen.
  public var y: Double
  /// The width, in points of the screen.
  public var width: Double
  /// The height, in points of the screen.
  public var height: Double
  /// The width of the screen, in points.
  public var screenWidth: Double
  /// The height of the screen, in points.
  public var screenHeight: Double

  /// Makes a box of its edges and the size of the screen.
  public init(
    x: Double, y: Double, width: Double, height: Double, screenWidth: Double, screenHeight: Double
  ) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
    self.screenWidth = screenWidth
    self.screenHeight = screenHeight
  }

  /// The box in the pixels of a frame: its upper left corner and its sides.
  func rectangle(inWidth frameWidth: Double, height frameHeight: Double) -> (Point, Point) {
    guard screenWidth > 0, screenHeight > 0, frameWidth > 0, frameHeight > 0 else {
      return (Point(x: 0, y: 0), Point(x: 0, y: 0))
    }
    let scale = max(screenWidth / frameWidth, screenHeight / frameHeight)
    let origin = Point(
      x: (x + (frameWidth * scale - screenWidth) / 2) / scale,
      y: (y + (frameHeight * scale - screenHeight) / 2) / scale)
    return (origin, Point(x: width / scale, y: height / scale))
  }
}
