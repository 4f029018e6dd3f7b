import ImageFile

/// Files of any kind, with the care and the errors that pictures have.
package enum InputFile {
  /// The bytes of a regular file.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - limit: The most bytes.
  /// - Returns: The bytes.
  /// - Throws: ``ReaderError`` where it cannot be opened or is larger.
  package static func bytes(_ path: String, limit: Int) throws(ReaderError) -> [UInt8] {
    do throws(ImageFileError) {
      return try FileBytes.read(path, limit: limit)
    } catch {
      throw ReaderError(error)
    }
  }

  /// Writes a file that does not exist yet.
  ///
  /// - Parameters:
  ///   - bytes: The bytes.
  ///   - path: The path.
  /// - Throws: ``ReaderError`` where there is such a file, or it cannot be written.
  package static func write(_ bytes: [UInt8], toNew path: String) throws(ReaderError) {
    do throws(ImageFileError) {
      try FileBytes.write(bytes, toNew: path)
    } catch {
      throw ReaderError(error)
    }
  }
}
