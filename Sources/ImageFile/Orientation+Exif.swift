import Raster

extension Orientation {
  /// The orientation that Exif metadata states; upright where it states none or nonsense.
  ///
  /// - Parameter exif: A TIFF stream, with or without the prefix of JPEG's APP1 segment.
  init(exif: ArraySlice<UInt8>) {
    let prefix: [UInt8] = [0x45, 0x78, 0x69, 0x66, 0, 0]
    let stream = exif.starts(with: prefix) ? exif.dropFirst(prefix.count) : exif
    let value = TIFFDirectory(parsing: stream)?.value(.orientation)
    self = value.flatMap(Orientation.init(rawValue:)) ?? .upright
  }
}
