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
    let picture = try LeptonicaPicture(decoding: file, asGray: true)
    // The decoder has the last word on the sides: it may see another picture than the header does.
    try limits.check(width: picture.width, height: picture.height, of: file.format)
    let stored = SampleConversion(picture, of: file).grays(picture)
    let swaps = file.orientation.swapsSides
    let image = GrayImage(
      width: swaps ? picture.height : picture.width, height: swaps ? picture.width : picture.height,
      pixels: file.orientation.applied(
        to: stored, width: picture.width, height: picture.height))
    guard let image else { throw .damaged(file.format) }
    self = image
  }
}
