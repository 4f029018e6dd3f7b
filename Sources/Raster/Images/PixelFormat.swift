/// How the pixels of a buffer in memory are stored, as cameras and decoders hand them over.
public enum PixelFormat: String, Hashable, Sendable, CaseIterable {
  /// One byte a pixel, black 0 to white 255 (`GREY`, `Y8`).
  case gray
  /// Three bytes a pixel: red, green, blue.
  case rgb
  /// Three bytes a pixel: blue, green, red.
  case bgr
  /// Four bytes a pixel: red, green, blue, and opacity or nothing, which is not looked at.
  case rgba
  /// Four bytes a pixel: blue, green, red, and opacity or nothing, which is not looked at.
  case bgra
  /// A plane of luminance, one byte a pixel, then one of chrominance, which is not looked at and may
  /// be missing.
  case nv12
  /// A plane of luminance, one byte a pixel, then two of chrominance, which are not looked at and may
  /// be missing.
  case i420

  /// The bytes from one pixel to the next, in the plane that is looked at.
  public var bytesPerPixel: Int {
    switch self {
    case .gray, .nv12, .i420: 1
    case .rgb, .bgr: 3
    case .rgba, .bgra: 4
    }
  }

  /// Whether blue comes before red.
  var hasBlueFirst: Bool { self == .bgr || self == .bgra }
}
