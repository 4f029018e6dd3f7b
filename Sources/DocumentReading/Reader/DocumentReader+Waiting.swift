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
  public func read(
    _ image: GrayImage, within time: Duration? = nil
  ) async throws(ReaderError) -> Reading {
    try await onThread(within: time) { reader throws(ReaderError) in
      try reader.readNow(SourcePicture(image))
    }
  }

  /// Reads a picture from a file as soon as one of the reader's engines is free.
  ///
  /// - Parameters:
  ///   - path: The path of a picture file, as in the reading that a thread waits for.
  ///   - page: The page of the file or the frame of an animation, from 1.
  ///   - time: How long it may take, the wait included; decoding counts, and ends early
  ///     for JPEG and PNG; other formats end when they are decoded.
  /// - Returns: What the picture says; a picture without a document is an answer too.
  /// - Throws: `ReaderError` where the file cannot be opened or decoded, has no such page, an engine
  ///   cannot be made, or the task was cancelled.
  public func read(
    contentsOfFile path: String, page: Int = 1, within time: Duration? = nil
  ) async throws(ReaderError) -> Reading {
    try await onThread(within: time) { reader throws(ReaderError) in
      try reader.readNow(contentsOfFile: path, page: page)
    }
  }

  /// Reads a picture from the bytes of a file, such as the body of a request, as soon as one of the
  /// reader's engines is free.
  ///
  /// - Parameters:
  ///   - bytes: The bytes of a picture file.
  ///   - page: The page or frame, from 1.
  ///   - time: How long it may take, the wait included; decoding counts, and ends early
  ///     for JPEG and PNG; other formats end when they are decoded.
  /// - Returns: What the picture says; a picture without a document is an answer too.
  /// - Throws: `ReaderError` where the bytes cannot be decoded or have no such page, an engine cannot
  ///   be made, or the task was cancelled.
  public func read(
    encoded bytes: some Collection<UInt8> & Sendable, page: Int = 1, within time: Duration? = nil
  ) async throws(ReaderError) -> Reading {
    try await onThread(within: time) { reader throws(ReaderError) in
      try reader.readNow(encoded: bytes, page: page)
    }
  }

  /// Does some work on a thread of its own when there is a place for it, until the time is over.
  func onThread(
    within time: Duration?,
    _ work: @escaping @Sendable (DocumentReader) throws(ReaderError) -> Reading
  ) async throws(ReaderError) -> Reading {
    let clock = ReadingClock(time)
    guard await clock.enter(gate) else {
      if clock.cause == .cancelled { throw .cancelled }
      return cutShortReading()
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
