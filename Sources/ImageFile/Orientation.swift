/// How the rows and columns of a stored picture lie against the scene: the eight values of the
/// orientation tag (TIFF 6.0, section 8; Exif 2.32, table 4).
enum Orientation: Int, CaseIterable {
  case upright = 1
  case mirrored
  case rotated180
  case mirroredRotated180
  case transposed
  case needsQuarterTurnRight
  case transposedRotated180
  case needsQuarterTurnLeft

  /// The orientation that Exif metadata states; upright where it states none or nonsense.
  ///
  /// - Parameter exif: A TIFF stream, with or without the prefix of JPEG's APP1 segment.
  init(exif: ArraySlice<UInt8>) {
    let prefix: [UInt8] = [0x45, 0x78, 0x69, 0x66, 0, 0]
    let stream = exif.starts(with: prefix) ? exif.dropFirst(prefix.count) : exif
    let value = TIFFDirectory(stream)?.value(.orientation)
    self = value.flatMap(Orientation.init(rawValue:)) ?? .upright
  }

  /// Whether rows of the stored picture are columns of the scene.
  var swapsSides: Bool { rawValue >= 5 }

  /// Puts stored samples in the order of the scene.
  ///
  /// - Parameters:
  ///   - samples: The stored rows, `width * height` samples.
  ///   - width: The stored number of columns.
  ///   - height: The stored number of rows.
  /// - Returns: The rows of the scene; the sides are exchanged where `swapsSides`.
  func applied<Sample>(to samples: [Sample], width: Int, height: Int) -> [Sample] {
    guard self != .upright, samples.count == width * height, !samples.isEmpty else {
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
