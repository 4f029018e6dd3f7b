public import Raster

extension GrayImage {
  /// Reads a picture file as grey samples, turned upright as its Exif metadata says.
  ///
  /// PNG, JPEG, TIFF, WebP, PNM, BMP, GIF and JPEG 2000 are told apart by their bytes, not by the name
  /// of the file; of several pages the first is read (``PictureFile`` reads each). Colours become their luma
  /// (ITU-R BT.601), 16-bit samples lose their lower byte, and what is transparent shows white behind
  /// it.
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
    self = try PictureFile(contentsOfFile: path, limits: limits).grayImage()
  }

  /// Reads the bytes of a picture file as grey samples, as `init(contentsOfFile:limits:)` does.
  ///
  /// - Parameters:
  ///   - bytes: The bytes of the file: an array, `Data`, a raw buffer.
  ///   - limits: The greatest sizes, checked before decoding.
  /// - Throws: Why the bytes cannot be read.
  /// - Complexity: O(*n*) in the number of pixels.
  public init(encoded bytes: some Collection<UInt8>, limits: ImageFileLimits = ImageFileLimits())
    throws(ImageFileError)
  {
    self = try PictureFile(encoded: bytes, limits: limits).grayImage()
  }
}
