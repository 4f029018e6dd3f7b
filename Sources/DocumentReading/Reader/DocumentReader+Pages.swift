import ImageFile
import Raster

/// Files of several pages, opened once.
extension DocumentReader {
  /// Opens a picture file, whose pages `read(_:page:within:)` reads.
  ///
  /// - Parameters:
  ///   - path: The path of a PNG, JPEG, TIFF, WebP, PNM, BMP, GIF or JPEG 2000 file; of a PDF or HEIF
  ///     file too where ``ReaderConfiguration/usesConverters`` allows it.
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
    guard let time else { return try openPages(bytes) }
    return try ReadingClock(time).time { () throws(ReaderError) in try openPages(bytes) }
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
    try inLine(within: time) { () throws(ReaderError) in try readNow(pages, page: page) }
  }

  /// Reads a page as soon as one of the reader's engines is free.
  ///
  /// - Parameters:
  ///   - pages: The file.
  ///   - page: The page or frame, from 1.
  ///   - time: How long it may take, the wait and decoding included.
  /// - Returns: What the page says; a page without a document is an answer too.
  /// - Throws: `ReaderError` where there is no such page, it cannot be decoded, an engine cannot be
  ///   made, or the task was cancelled.
  public func read(
    _ pages: DocumentPages, page: Int, within time: Duration? = nil
  ) async throws(ReaderError) -> Reading {
    try await onThread(within: time) { reader throws(ReaderError) in
      try reader.readNow(pages, page: page)
    }
  }
}

/// Readings on this thread and at once.
extension DocumentReader {
  /// What a picture file may cost.
  var fileLimits: ImageFileLimits {
    ImageFileLimits(pixels: configuration.pixelLimit, bytes: configuration.byteLimit)
  }

  private func openPages(_ bytes: some Collection<UInt8>) throws(ReaderError) -> DocumentPages {
    do throws(ImageFileError) {
      return DocumentPages(
        file: configuration.usesConverters
          ? try PictureFile(converting: bytes, limits: fileLimits)
          : try PictureFile(encoded: bytes, limits: fileLimits))
    } catch {
      throw ReaderError(error)
    }
  }

  /// Opens a file and reads a page of it.
  func readNow(contentsOfFile path: String, page: Int) throws(ReaderError) -> Reading {
    try readNow(
      encoded: InputFile.bytes(path, limit: configuration.byteLimit), page: page)
  }

  /// Reads a page of a file in memory.
  func readNow(
    encoded bytes: some Collection<UInt8>, page: Int
  ) throws(ReaderError) -> Reading {
    var times = StageTimes()
    let pages = try times.measure(\.decode) { () throws(ReaderError) in try openPages(bytes) }
    return try readNow(pages, page: page, times: times)
  }

  /// Reads a page of an open file.
  func readNow(
    _ pages: DocumentPages, page: Int, times: StageTimes = StageTimes()
  ) throws(ReaderError) -> Reading {
    var times = times
    let picture = try times.measure(\.decode) { () throws(ReaderError) -> SourcePicture? in
      do throws(ImageFileError) {
        return try SourcePicture(pages.file, page: page)
      } catch {
        if error == .interrupted, try Self.mustEnd() { return nil }
        throw ReaderError(error)
      }
    }
    var reading =
      try picture.map { (picture) throws(ReaderError) in
        try readNow(picture, times: times)
      } ?? cutShortReading(times)
    if pages.count > 1 { (reading.pageNumber, reading.pageCount) = (page, pages.count) }
    return reading
  }
}
