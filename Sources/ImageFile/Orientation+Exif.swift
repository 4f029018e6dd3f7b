import Raster

extension Orientation {
  /// The orientation that Exif metadata states; upright where it states none or nonsense.
  ///
  /// - Parameter exif: A TIFF stream, with or without the prefix of JPEG's APP1 segment.
  init(exif: ArraySlice<UInt8>) {
    let prefix = Array("Exif\0\0".utf8)
    let stream = exif.starts(with: prefix) ? exif.dropFirst(prefix.count) : exif
    let value = TIFFDirectory(parsing: stream)?.value(.orientation)
    self = value.flatMap(Orientation.init(rawValue:)) ?? .upright
  }
}
