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
  /// - Returns: What this frame alone says.
  /// - Throws: `ReaderError` as ``read(_:)`` does.
  public func read(_ image: GrayImage, of burst: Burst) throws(ReaderError) -> Reading {
    try read(image, times: StageTimes(), of: burst)
  }

  /// Reads a picture as the next frame of a burst within a time, on the thread of the caller.
  ///
  /// - Parameters:
  ///   - image: The frame, upright or not.
  ///   - burst: The burst, as in ``read(_:of:)``.
  ///   - time: How long it may take, as in ``read(_:within:)``.
  /// - Returns: What this frame alone says.
  /// - Throws: `ReaderError` as ``read(_:)`` does.
  public func read(
    _ image: GrayImage, of burst: Burst, within time: Duration
  ) throws(ReaderError) -> Reading {
    try ReadingClock(time).time { () throws(ReaderError) in try read(image, of: burst) }
  }
}
