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

  /// Makes a cutout that is the whole frame.
  public init() {}

  /// The part of a frame that is read, cut at the frame's edges.
  ///
  /// - Parameters:
  ///   - frameWidth: The width of the frame, in pixels.
  ///   - frameHeight: The height of the frame, in pixels.
  /// - Returns: The corners, or `nil` where nothing is left.
  public func region(width frameWidth: Int, height frameHeight: Int) -> Quadrilateral? {
    let frame = (width: Double(frameWidth), height: Double(frameHeight))
    var box = (
      width: frame.width * maxWidthPercent / 100, height: frame.height * maxHeightPercent / 100
    )
    if width > 0 { box.width = min(box.width, width) }
    if let ratio, ratio.x > 0, ratio.y > 0 {
      let scale = min(box.width / ratio.x, box.height / ratio.y)
      box = (ratio.x * scale, ratio.y * scale)
    }
    let left = (frame.width - box.width) / 2 + offset.x + cropOffset.x
    let top = offset.y + cropOffset.y
    let y =
      switch alignment {
      case .center: (frame.height - box.height) / 2
      case .top: 0.0
      case .topHalf: frame.height / 4 - box.height / 2
      case .bottom: frame.height - box.height
      case .bottomHalf: frame.height * 3 / 4 - box.height / 2
      }
    let minX = max(0, left + cropPadding.x)
    let maxX = min(frame.width, left + box.width - cropPadding.x)
    let minY = max(0, top + y + cropPadding.y)
    let maxY = min(frame.height, top + y + box.height - cropPadding.y)
    guard maxX - minX >= 1, maxY - minY >= 1 else { return nil }
    return Quadrilateral(
      topLeft: Point(x: minX, y: minY), topRight: Point(x: maxX - 1, y: minY),
      bottomRight: Point(x: maxX - 1, y: maxY - 1), bottomLeft: Point(x: minX, y: maxY - 1))
  }
}
