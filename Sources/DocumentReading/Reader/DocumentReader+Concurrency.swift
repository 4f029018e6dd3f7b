public import Raster

/// Readings that tasks wait for. As many run at the same time as the reader has engines, each on a
/// thread of its own; waiting blocks no thread, and timers and other tasks keep their time.
extension DocumentReader {
  /// Reads a picture as soon as one of the reader's engines is free.
  ///
  /// Cancelling the task ends the wait at once, and the reading at its next step.
  ///
  /// - Parameters:
  ///   - image: The picture, upright or not.
  ///   - time: How long it may take, the wait for an engine included, or `nil` for as long as needed.
  ///     A reading that is not accepted by then is cut short (``Reading/isCutShort``).
  /// - Returns: What the picture says; a picture without a document is an answer too.
  /// - Throws: `ReaderError`, of kind `cancelled` where the task was cancelled.
  public func reading(
    of image: GrayImage, within time: Duration? = nil
  ) async throws(ReaderError) -> Reading {
    try await withPlace(time) { reader throws(ReaderError) in try reader.read(image) }
  }

  /// Reads a frame of a burst as soon as one of the reader's engines is free.
  func reading(of image: GrayImage, in burst: Burst) async throws(ReaderError) -> Reading {
    try await withPlace(nil) { reader throws(ReaderError) in try reader.read(image, of: burst) }
  }

  /// Reads a picture from a file as soon as one of the reader's engines is free.
  ///
  /// - Parameters:
  ///   - path: The path of a PNG, JPEG, TIFF, WebP, PNM, BMP, GIF or JPEG 2000 file.
  ///   - time: How long it may take, as in ``reading(of:within:)``.
  /// - Returns: What the picture says; a picture without a document is an answer too.
  /// - Throws: `ReaderError` where the file cannot be opened or decoded, an engine cannot be made, or
  ///   the task was cancelled.
  public func reading(
    ofFile path: String, within time: Duration? = nil
  ) async throws(ReaderError) -> Reading {
    try await withPlace(time) { reader throws(ReaderError) in
      try reader.read(contentsOfFile: path)
    }
  }

  /// Reads a picture from the bytes of a file, such as the body of a request, as soon as one of the
  /// reader's engines is free.
  ///
  /// - Parameters:
  ///   - bytes: The bytes of a picture file.
  ///   - time: How long it may take, as in ``reading(of:within:)``.
  /// - Returns: What the picture says; a picture without a document is an answer too.
  /// - Throws: `ReaderError` where the bytes cannot be decoded, an engine cannot be made, or the task
  ///   was cancelled.
  public func reading(
    ofEncoded bytes: some Collection<UInt8> & Sendable, within time: Duration? = nil
  ) async throws(ReaderError) -> Reading {
    try await withPlace(time) { reader throws(ReaderError) in try reader.read(encoded: bytes) }
  }

  /// Reads a picture within a time, on the thread of the caller.
  ///
  /// - Parameters:
  ///   - image: The picture, upright or not.
  ///   - time: How long it may take. A reading that is not accepted by then is cut short
  ///     (``Reading/isCutShort``).
  /// - Returns: What the picture says; a picture without a document is an answer too.
  /// - Throws: `ReaderError` as ``read(_:)`` does.
  public func read(_ image: GrayImage, within time: Duration) throws(ReaderError) -> Reading {
    try ReadingClock(time).time { () throws(ReaderError) in try read(image) }
  }

  /// Reads a picture from a file within a time, on the thread of the caller.
  ///
  /// - Parameters:
  ///   - path: The path of a picture file.
  ///   - time: How long it may take, as in ``read(_:within:)``; decoding counts, and is not cut short.
  /// - Returns: What the picture says; a picture without a document is an answer too.
  /// - Throws: `ReaderError` as ``read(contentsOfFile:)`` does.
  public func read(
    contentsOfFile path: String, within time: Duration
  ) throws(ReaderError) -> Reading {
    try ReadingClock(time).time { () throws(ReaderError) in try read(contentsOfFile: path) }
  }

  /// Reads a picture from the bytes of a file within a time, on the thread of the caller.
  ///
  /// - Parameters:
  ///   - bytes: The bytes of a picture file.
  ///   - time: How long it may take, as in ``read(_:within:)``; decoding counts, and is not cut short.
  /// - Returns: What the picture says; a picture without a document is an answer too.
  /// - Throws: `ReaderError` as ``read(encoded:)`` does.
  public func read(
    encoded bytes: some Collection<UInt8>, within time: Duration
  ) throws(ReaderError) -> Reading {
    try ReadingClock(time).time { () throws(ReaderError) in try read(encoded: bytes) }
  }

  private func withPlace(
    _ time: Duration?,
    _ work: @escaping @Sendable (DocumentReader) throws(ReaderError) -> Reading
  ) async throws(ReaderError) -> Reading {
    let clock = ReadingClock(time)
    guard await clock.enter(gate) else {
      if Task.isCancelled { throw .cancelled }
      // No engine was free in time: nothing was looked at.
      var reading = Reading()
      reading.isCutShort = true
      return reading
    }
    defer { gate.leave() }
    let result = await withTaskCancellationHandler {
      await ReadingThread.run {
        Result { () throws(ReaderError) in
          try clock.time { () throws(ReaderError) in try work(self) }
        }
      }
    } onCancel: {
      clock.cancel()
    }
    return try result.get()
  }
}
