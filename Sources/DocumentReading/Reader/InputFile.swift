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

  /// Writes a file.
  ///
  /// - Parameters:
  ///   - bytes: The bytes.
  ///   - path: The path.
  ///   - isReplacing: Whether a regular file that lies there is replaced.
  /// - Throws: ``ReaderError`` where a file lies there that is not replaced, or it cannot be written.
  package static func write(
    _ bytes: [UInt8], to path: String, replacing isReplacing: Bool = false
  ) throws(ReaderError) {
    do throws(ImageFileError) {
      if isReplacing {
        try FileBytes.write(bytes, replacing: path)
      } else {
        try FileBytes.write(bytes, toNew: path)
      }
    } catch {
      throw ReaderError(error)
    }
  }

  /// Decodes a picture and encodes it as PNG.
  ///
  /// - Parameter encoded: The bytes of the picture.
  /// - Returns: The bytes of a PNG file; `nil` where it cannot be decoded within the usual limits.
  package static func png(of encoded: [UInt8]) -> [UInt8]? {
    try? PictureFile(encoded: encoded).colorImage().encoded(as: .png)
  }
}
