public import Raster

extension GrayImage {
  /// Writes the picture as a PNG file, replacing what was there.
  ///
  /// - Parameter path: The path of the file.
  /// - Throws: Why the file cannot be written.
  /// - Complexity: O(*n*) in the number of pixels.
  public func write(toPNG path: String) throws(ImageFileError) {
    try FileBytes.write(encoded(as: .png), to: path)
  }

  /// The picture as the bytes of a JPEG file.
  ///
  /// - Parameter quality: The quality, 1 to 100; other numbers count as the nearest of these.
  /// - Returns: The bytes.
  /// - Throws: `ImageFileError.notEncodable` where the picture has no pixels, or a side beyond the
  ///   65 535 of the format.
  /// - Complexity: O(*n*) in the number of pixels.
  public func jpeg(quality: Int = 80) throws(ImageFileError) -> [UInt8] {
    try encoded(as: .jpeg, quality: min(max(quality, 1), 100))
  }

  /// The picture as the bytes of a file.
  package func encoded(as format: ImageFileFormat, quality: Int = 90) throws(ImageFileError)
    -> [UInt8]
  {
    try unsafe LeptonicaPicture(width: width, height: height, depth: 8) { y, row in
      for x in 0..<width {
        unsafe row[x >> 2] |= UInt32(pixels[y * width + x]) << UInt32(24 - 8 * (x & 3))
      }
    }.encoded(as: format, quality: quality)
  }
}
