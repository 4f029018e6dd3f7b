import ImageFile
import Raster

extension DocumentReader {
  /// Opens a picture file, whose pages ``read(_:page:within:)`` reads.
  ///
  /// - Parameters:
  ///   - path: The path of a PNG, JPEG, TIFF, WebP, PNM, BMP or GIF file; of a PDF or HEIF file too where
  ///     ``ReaderConfiguration/usesConverters`` allows it.
  ///   - time: How long a conversion may take, or `nil` for as long as needed.
  /// - Returns: The pages.
  /// - Throws: `ReaderError` where the file cannot be opened, as far as it shows before decoding.
  public func pages(
    ofFile path: String, within time: Duration? = nil
  ) throws(ReaderError) -> DocumentPages {
    try pages(
      encoded: InputFile.bytes(path, limit: configuration.byteLimit), within: time)
  }

  /// Opens the bytes of a picture file, as ``pages(ofFile:within:)`` opens a file.
  ///
  /// - Parameters:
  ///   - bytes: The bytes of the file: an array, `Data`, a raw buffer.
  ///   - time: How long a conversion may take, or `nil` for as long as needed.
  /// - Returns: The pages.
  /// - Throws: `ReaderError` where the bytes cannot be read, as far as it shows before decoding.
  public func pages(
    encoded bytes: some Collection<UInt8>, within time: Duration? = nil
  ) throws(ReaderError) -> DocumentPages {
    let (limits, converts) = (fileLimits, configuration.usesConverters)
    return try ReadingClock(time).time { () throws(ReaderError) in
      do throws(ImageFileError) {
        let file =
          converts
          ? try PictureFile(converting: bytes, limits: limits)
          : try PictureFile(encoded: bytes, limits: limits)
        return DocumentPages(file: file)
      } catch {
        throw ReaderError(error)
      }
    }
  }

  /// Reads a page; the reading of one of several says which (``Reading/pageNumber``).
  ///
  /// - Parameters:
  ///   - pages: The file.
  ///   - page: The page or frame, from 1.
  ///   - time: How long it may take, decoding included. A reading that is not accepted by then is cut
  ///     short (``Reading/isCutShort``).
  /// - Returns: What the page says; a page without a document is an answer too.
  /// - Throws: `ReaderError` where there is no such page, it cannot be decoded, or an engine cannot be
  ///   made.
  public func read(
    _ pages: DocumentPages, page: Int, within time: Duration? = nil
  ) throws(ReaderError) -> Reading {
    var reading = try ReadingClock(time).time { () throws(ReaderError) in
      try read { (_) throws(ImageFileError) in try pages.file.grayImage(page: page) }
    }
    if pages.count > 1 { (reading.pageNumber, reading.pageCount) = (page, pages.count) }
    return reading
  }
}
