public import Raster

extension GrayImage {
  /// Reads a picture file as grey samples, turned upright as its Exif metadata says.
  ///
  /// PNG, JPEG, TIFF (the first page), WebP, PNM and BMP are told apart by their bytes, not by the
  /// name of the file. Colours become their luma (ITU-R BT.601), 16-bit samples lose their lower
  /// byte, and what is transparent shows white behind it.
  ///
  /// ```swift
  /// let image = try GrayImage(contentsOfFile: "passport.jpg")
  /// ```
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - limits: The greatest sizes, checked before decoding.
  /// - Throws: Why the file cannot be read.
  /// - Complexity: O(*n*) in the number of pixels.
  public init(contentsOfFile path: String, limits: ImageFileLimits = ImageFileLimits())
    throws(ImageFileError)
  {
    try self.init(encoded: FileBytes.read(path, limit: limits.bytes), limits: limits)
  }

  /// Reads the bytes of a picture file as grey samples, as `init(contentsOfFile:limits:)` does.
  ///
  /// - Parameters:
  ///   - bytes: The bytes of the file.
  ///   - limits: The greatest sizes, checked before decoding.
  /// - Throws: Why the bytes cannot be read.
  /// - Complexity: O(*n*) in the number of pixels.
  public init(encoded bytes: [UInt8], limits: ImageFileLimits = ImageFileLimits())
    throws(ImageFileError)
  {
    let file = try EncodedPicture(bytes, limits: limits)
    let stored = try file.decoded(asGray: true, within: limits) { $0.grays($1) }
    guard let image = GrayImage(width: stored.width, height: stored.height, pixels: stored.samples)
    else { throw .damaged(file.format) }
    self = image
  }
}
