import ImageFile

/// An input file that is open, to be read here or handed over to another process.
package struct OpenInput: ~Copyable {
  private let file: OpenFile

  /// Opens a regular file whose path need not be UTF-8.
  ///
  /// - Parameter path: The bytes of the path.
  /// - Throws: ``ReaderError`` where it cannot be opened.
  package init(ofPath path: [UInt8]) throws(ReaderError) {
    do throws(ImageFileError) {
      file = try OpenFile(bytesOfPath: path)
    } catch {
      throw ReaderError(error)
    }
  }

  /// Takes over a descriptor that leads to a file.
  ///
  /// - Parameters:
  ///   - descriptor: The descriptor, which is closed at the end.
  ///   - name: How errors name the file.
  package init(owning descriptor: Int32, name: String) {
    file = OpenFile(owning: descriptor, path: name)
  }

  /// Puts bytes into a file that has no name (`mkstemp`, `unlink`), to hand them over.
  ///
  /// - Throws: ``ReaderError`` where the system gives none.
  package init(holding bytes: [UInt8]) throws(ReaderError) {
    do throws(ImageFileError) {
      file = try OpenFile(holding: bytes)
    } catch {
      throw ReaderError(error)
    }
  }

  /// The descriptor, open as long as this value lives.
  package var descriptor: Int32 { file.descriptor }

  /// Whether programs of the system make pictures of it, as of PDF and HEIF files.
  package var isConvertible: Bool { file.isConvertible }

  /// Reads the whole file.
  ///
  /// - Parameter limit: The most bytes.
  /// - Returns: The bytes.
  /// - Throws: ``ReaderError`` where it is larger, or the system could not read it.
  package borrowing func bytes(limit: Int) throws(ReaderError) -> [UInt8] {
    do throws(ImageFileError) {
      return try file.bytes(limit: limit)
    } catch {
      throw ReaderError(error)
    }
  }
}
