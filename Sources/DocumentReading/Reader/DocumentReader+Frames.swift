public import Raster

extension DocumentReader {
  /// Reads a picture as the next frame of a burst: it is looked at first where the zone lay in the
  /// frame before, and what both nets see is kept for the burst.
  ///
  /// ```swift
  /// var burst = Burst(configuration: reader.configuration)
  /// for image in images {
  ///   burst.add(try reader.read(image, of: burst))
  ///   if burst.isAccepted { break }
  /// }
  /// print(burst.reading.document?.lastName ?? "")
  /// ```
  ///
  /// - Parameters:
  ///   - image: The frame, upright or not.
  ///   - burst: The burst; it does not change until the reading is added to it.
  ///   - time: How long it may take, the wait for an engine included.
  /// - Returns: What this frame alone says.
  /// - Throws: `ReaderError` where the picture is smaller than any document can be, or an engine
  ///   cannot be made.
  public func read(
    _ image: GrayImage, of burst: Burst, within time: Duration? = nil
  ) throws(ReaderError) -> Reading {
    try inLine(within: time) { () throws(ReaderError) in
      try readNow(SourcePicture(image), of: burst)
    }
  }

  /// Reads a picture as the next frame of a burst as soon as one of the reader's engines is free.
  ///
  /// - Parameters:
  ///   - image: The frame, upright or not.
  ///   - burst: The burst; it does not change until the reading is added to it.
  ///   - time: How long it may take, the wait for an engine included.
  /// - Returns: What this frame alone says.
  /// - Throws: `ReaderError`, of kind `cancelled` where the task was cancelled.
  public func read(
    _ image: GrayImage, of burst: Burst, within time: Duration? = nil
  ) async throws(ReaderError) -> Reading {
    try await onThread(within: time) { reader throws(ReaderError) in
      try reader.readNow(SourcePicture(image), of: burst)
    }
  }
}
