public import Raster

extension ColorImage {
  /// Reads a picture file in colour, turned upright as its Exif metadata says.
  ///
  /// The formats and rules are those of `GrayImage.init(contentsOfFile:limits:)`.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - limits: The greatest sizes, checked before decoding.
  /// - Throws: Why the file cannot be read.
  /// - Complexity: O(*n*) in the number of pixels.
  public init(contentsOfFile path: String, limits: ImageFileLimits = ImageFileLimits())
    throws(ImageFileError)
  {
    self = try PictureFile(contentsOfFile: path, limits: limits).colorImage()
  }

  /// Writes the picture as a PNG file, replacing what was there.
  ///
  /// - Parameter path: The path of the file.
  /// - Throws: Why the file cannot be written.
  /// - Complexity: O(*n*) in the number of pixels.
  public func write(toPNG path: String) throws(ImageFileError) {
    try FileBytes.write(encoded(as: .png), to: path)
  }

  /// Writes the picture as a file of the format that its path asks for.
  ///
  /// - Parameter destination: The file; what it does not allow to be replaced stays as it was.
  /// - Throws: Why the file cannot be written.
  /// - Complexity: O(*n*) in the number of pixels.
  public func write(to destination: PictureDestination) throws(ImageFileError) {
    try FileBytes.write(encoded(as: destination.format), to: destination)
  }

  /// The picture as the bytes of a file.
  package func encoded(as format: ImageFileFormat, quality: Int = 90) throws(ImageFileError)
    -> [UInt8]
  {
    try unsafe LeptonicaPicture(width: width, height: height, depth: 32) { y, row in
      for x in 0..<width {
        let color = pixels[y * width + x]
        unsafe row[x] =
          UInt32(color.red) << 24 | UInt32(color.green) << 16 | UInt32(color.blue) << 8
      }
    }.encoded(as: format, quality: quality)
  }
}
