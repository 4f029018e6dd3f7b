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

  /// The bytes of a regular file whose path need not be UTF-8.
  ///
  /// - Parameters:
  ///   - path: The bytes of the path.
  ///   - limit: The most bytes.
  /// - Returns: The bytes.
  /// - Throws: ``ReaderError`` where it cannot be opened or is larger.
  package static func bytes(ofPath path: [UInt8], limit: Int) throws(ReaderError) -> [UInt8] {
    do throws(ImageFileError) {
      return try FileBytes.read(bytesOfPath: path, limit: limit)
    } catch {
      throw ReaderError(error)
    }
  }

  /// The names in a folder, in the order of their bytes; `nil` where the path is no folder.
  ///
  /// - Parameter path: The bytes of the path.
  /// - Returns: The names, which need not be UTF-8.
  package static func names(inFolder path: [UInt8]) -> [[UInt8]]? {
    path.contains(0) ? nil : FolderNames.names(in: path)
  }

  /// Whether a path is a folder.
  ///
  /// - Parameters:
  ///   - path: The bytes of the path.
  ///   - followsLinks: Whether a link to a folder is one.
  /// - Returns: Whether it is.
  package static func isFolder(_ path: [UInt8], followsLinks: Bool = true) -> Bool {
    !path.contains(0) && FolderNames.isFolder(path, followsLinks: followsLinks)
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

  /// Decodes a picture and writes it as a PNG file that does not exist yet.
  ///
  /// - Parameters:
  ///   - encoded: The bytes of the picture.
  ///   - path: The path, which ends in `.png`.
  /// - Returns: Whether it could be decoded within the usual limits.
  /// - Throws: ``ReaderError`` where there is such a file, or it cannot be written.
  package static func writePNG(
    of encoded: [UInt8], toNew path: String
  ) throws(ReaderError) -> Bool {
    guard let image = try? PictureFile(encoded: encoded).colorImage() else { return false }
    do throws(ImageFileError) {
      try image.write(to: try PictureDestination(path: path))
    } catch {
      throw ReaderError(error)
    }
    return true
  }
}
