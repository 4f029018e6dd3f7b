/// How the rows and columns of a stored picture lie against the scene: the eight values of the
/// orientation tag (TIFF 6.0, section 8; Exif 2.32, table 4).
public enum Orientation: Int, Hashable, Sendable, CaseIterable {
  /// The first row is the top of the scene, the first column its left.
  case upright = 1
  /// The first row is the top, the first column the right.
  case mirrored
  /// The first row is the bottom, the first column the right.
  case rotated180
  /// The first row is the bottom, the first column the left.
  case mirroredRotated180
  /// The first row is the left of the scene, the first column its top.
  case transposed
  /// The first row is the right, the first column the top: a quarter turn clockwise sets it upright.
  case needsQuarterTurnRight
  /// The first row is the right, the first column the bottom.
  case transposedRotated180
  /// The first row is the left, the first column the bottom: a quarter turn the other way sets it
  /// upright.
  case needsQuarterTurnLeft

  /// Whether rows of the stored picture are columns of the scene.
  public var swapsSides: Bool { rawValue >= 5 }

  /// Puts stored samples in the order of the scene; O(samples).
  ///
  /// - Parameters:
  ///   - samples: The stored rows, `width * height` samples; another number is given back as it is.
  ///   - width: The stored number of columns.
  ///   - height: The stored number of rows.
  /// - Returns: The rows of the scene; the sides are exchanged where ``swapsSides``.
  public func applied<Sample>(to samples: [Sample], width: Int, height: Int) -> [Sample] {
    let (pixelCount, overflow) = width.multipliedReportingOverflow(by: height)
    guard self != .upright, width > 0, height > 0, !overflow, samples.count == pixelCount else {
      return samples
    }
    let newWidth = swapsSides ? height : width
    let newHeight = swapsSides ? width : height
    let (origin, stepX, stepY) =
      switch self {
      case .upright: (0, 1, width)
      case .mirrored: (width - 1, -1, width)
      case .rotated180: (width * height - 1, -1, -width)
      case .mirroredRotated180: (width * (height - 1), 1, -width)
      case .transposed: (0, width, 1)
      case .needsQuarterTurnRight: (width * (height - 1), -width, 1)
      case .transposedRotated180: (width * height - 1, -width, -1)
      case .needsQuarterTurnLeft: (width - 1, width, -1)
      }
    // Tiles keep the columns that a quarter turn walks along within the cache.
    let side = 32
    return unsafe [Sample](unsafeUninitializedCapacity: samples.count) { result, count in
      unsafe samples.withUnsafeBufferPointer { source in
        for top in stride(from: 0, to: newHeight, by: side) {
          for left in stride(from: 0, to: newWidth, by: side) {
            for y in top..<min(top + side, newHeight) {
              for x in left..<min(left + side, newWidth) {
                unsafe result.initializeElement(
                  at: y &* newWidth &+ x, to: source[origin &+ x &* stepX &+ y &* stepY])
              }
            }
          }
        }
      }
      count = samples.count
    }
  }
}
