import ImageFile
public import Raster

/// Readings that a thread waits for. Several threads may ask at once: as many pictures are read at
/// the same time as the reader has engines, and whoever comes later waits in line.
///
/// In an asynchronous function the same names call the readings that tasks wait for.
extension DocumentReader {
  /// Reads a picture.
  ///
  /// - Parameters:
  ///   - image: The picture, upright or not.
  ///   - time: How long it may take, the wait for an engine included, or `nil` for as long as needed.
  ///     A reading that is not accepted by then is cut short (``Reading/isCutShort``).
  /// - Returns: What the picture says; a picture without a document is an answer too.
  /// - Throws: `ReaderError` where the picture is smaller than any document can be, or an engine
  ///   cannot be made.
  public func read(
    _ image: GrayImage, within time: Duration? = nil
  ) throws(ReaderError) -> Reading {
    try inLine(within: time) { () throws(ReaderError) in try readNow(SourcePicture(image)) }
  }

  /// Reads a picture from a file.
  ///
  /// - Parameters:
  ///   - path: The path of a PNG, JPEG, TIFF, WebP, PNM, BMP, GIF or JPEG 2000 file; of a PDF or HEIF
  ///     file too where ``ReaderConfiguration/usesConverters`` allows it.
  ///   - page: The page of the file or the frame of an animation, from 1; the reading of one of several
  ///     says how many there are (``Reading/pageCount``).
  ///   - time: How long it may take; decoding counts, and ends early
  ///     for JPEG and PNG; other formats end when they are decoded.
  /// - Returns: What the picture says; a picture without a document is an answer too.
  /// - Throws: `ReaderError` where the file cannot be opened or decoded, has no such page, or an engine
  ///   cannot be made.
  public func read(
    contentsOfFile path: String, page: Int = 1, within time: Duration? = nil
  ) throws(ReaderError) -> Reading {
    try inLine(within: time) { () throws(ReaderError) in
      try readNow(contentsOfFile: path, page: page)
    }
  }

  /// Reads a picture from the bytes of a file, such as the body of a request.
  ///
  /// Limits and errors are those of `read(contentsOfFile:page:within:)`.
  ///
  /// - Parameters:
  ///   - bytes: The bytes of a picture file: an array, `Data`, a raw buffer.
  ///   - page: The page or frame, from 1.
  ///   - time: How long it may take; decoding counts, and ends early
  ///     for JPEG and PNG; other formats end when they are decoded.
  /// - Returns: What the picture says; a picture without a document is an answer too.
  /// - Throws: `ReaderError` where the bytes cannot be decoded or have no such page, or an engine
  ///   cannot be made.
  public func read(
    encoded bytes: some Collection<UInt8>, page: Int = 1, within time: Duration? = nil
  ) throws(ReaderError) -> Reading {
    try inLine(within: time) { () throws(ReaderError) in
      try readNow(encoded: bytes, page: page)
    }
  }

  /// Does some work when there is a place for it, until the time is over.
  func inLine(
    within time: Duration?, _ work: () throws(ReaderError) -> Reading
  ) throws(ReaderError) -> Reading {
    // Without a time of its own the reading ends when the work around it does.
    guard let time else { return try inLine(work) }
    return try ReadingClock(time).time { () throws(ReaderError) in try inLine(work) }
  }

  private func inLine(_ work: () throws(ReaderError) -> Reading) throws(ReaderError) -> Reading {
    guard gate.enter() else {
      if Interruption.cause == .cancelled { throw .cancelled }
      return cutShortReading()
    }
    defer { gate.leave() }
    return try work()
  }
}
