public import Raster

/// The part of a frame that is looked at: Anyline's `cutoutConfig`, as far as it chooses pixels.
public struct Cutout: Hashable, Sendable {
  /// Where the box lies in the frame.
  public enum Alignment: String, Hashable, Sendable, Codable, CaseIterable {
    /// In the middle.
    case center
    /// At the upper edge, centred.
    case top
    /// In the middle of the upper half.
    case topHalf = "top_half"
    /// At the lower edge, centred.
    case bottom
    /// In the middle of the lower half.
    case bottomHalf = "bottom_half"
  }

  /// The largest width, in per cent of the frame's.
  public var maxWidthPercent = 100.0
  /// The largest height, in per cent of the frame's.
  public var maxHeightPercent = 100.0
  /// The width in pixels, or 0 for the largest that fits.
  public var width = 0.0
  /// Where the box lies.
  public var alignment = Alignment.center
  /// The sides of the box's shape, such as 86 × 54; `nil` for any shape.
  public var ratio: Point?
  /// How far the box is moved, in pixels.
  public var offset = Point(x: 0, y: 0)
  /// How far the part that is read is moved against the box, in pixels.
  public var cropOffset = Point(x: 0, y: 0)
  /// How much is left out inside the box at each edge, in pixels.
  public var cropPadding = Point(x: 0, y: 0)

  /// The box on a screen that is looked at, instead of one by shares and alignment, or `nil`.
  public var box: ScreenBox?

  /// Makes a cutout that is the whole frame.
  public init() {}

  /// The part of a frame that is read, cut at the frame's edges.
  ///
  /// - Parameters:
  ///   - frameWidth: The width of the frame, in pixels.
  ///   - frameHeight: The height of the frame, in pixels.
  /// - Returns: The corners, or `nil` where nothing is left.
  public func region(width frameWidth: Int, height frameHeight: Int) -> Quadrilateral? {
    let frame = Point(x: Double(frameWidth), y: Double(frameHeight))
    let (corner, size) = box?.rectangle(inWidth: frame.x, height: frame.y) ?? shares(of: frame)
    let left = corner.x + offset.x + cropOffset.x
    let top = corner.y + offset.y + cropOffset.y
    let minX = max(0, left + cropPadding.x)
    let maxX = min(frame.x, left + size.x - cropPadding.x)
    let minY = max(0, top + cropPadding.y)
    let maxY = min(frame.y, top + size.y - cropPadding.y)
    guard maxX - minX >= 1, maxY - minY >= 1 else { return nil }
    return Quadrilateral(
      topLeft: Point(x: minX, y: minY), topRight: Point(x: maxX - 1, y: minY),
      bottomRight: Point(x: maxX - 1, y: maxY - 1), bottomLeft: Point(x: minX, y: maxY - 1))
  }

  /// The box by shares, shape and alignment: its upper left corner and its sides.
  private func shares(of frame: Point) -> (Point, Point) {
    var size = Point(x: frame.x * maxWidthPercent / 100, y: frame.y * maxHeightPercent / 100)
    if width > 0 { size.x = min(size.x, width) }
    if let ratio, ratio.x > 0, ratio.y > 0 {
      let scale = min(size.x / ratio.x, size.y / ratio.y)
      size = Point(x: ratio.x * scale, y: ratio.y * scale)
    }
    let top =
      switch alignment {
      case .center: (frame.y - size.y) / 2
      case .top: 0.0
      case .topHalf: frame.y / 4 - size.y / 2
      case .bottom: frame.y - size.y
      case .bottomHalf: frame.y * 3 / 4 - size.y / 2
      }
    return (Point(x: (frame.x - size.x) / 2, y: top), size)
  }
}
